package dev.ration.records;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;

/** What a record of the host holds. */
public final class RecordComponents {
  private RecordComponents() {}

  /**
   * The components of {@code record} by name, in order of their declaration: each accessor is called once, nothing else of it is.
   *
   * @throws IllegalStateException when an accessor throws or may not be called
   */
  public static Map<String, Object> read(Object record) {
    Map<String, Object> components = new LinkedHashMap<>();
    for (RecordComponent component : record.getClass().getRecordComponents()) {
      Method accessor = component.getAccessor();
      try {
        accessor.setAccessible(true);
        components.put(component.getName(), accessor.invoke(record));
      } catch (InvocationTargetException e) {
        if (e.getCause() instanceof VirtualMachineError failure) {
          throw failure;
        }
        throw unreadable(component, e);
      } catch (ReflectiveOperationException | RuntimeException e) {
        throw unreadable(component, e);
      }
    }
    return components;
  }

  private static IllegalStateException unreadable(RecordComponent component, Exception cause) {
    return new IllegalStateException("component " + component.getName() + " could not be read", cause);
  }
}
