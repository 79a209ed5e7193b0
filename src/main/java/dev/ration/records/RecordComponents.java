package dev.ration.records;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.Map;

/** What records of the host hold, for one run: rows of one class are read by what was found out about the first. */
public final class RecordComponents {
  /** Of the class that was read last; replaced as a whole. */
  private Accessors last;

  private record Accessors(Class<?> type, String[] names, Method[] methods) {
    static Accessors of(Class<?> type) {
      RecordComponent[] components = type.getRecordComponents();
      String[] names = new String[components.length];
      Method[] methods = new Method[components.length];
      for (int i = 0; i < names.length; i++) {
        names[i] = components[i].getName();
        methods[i] = components[i].getAccessor();
        methods[i].setAccessible(true);
      }
      return new Accessors(type, names, methods);
    }
  }

  /**
   * The components of {@code record} by name, in order of their declaration: each accessor is called once, nothing else of it is.
   *
   * @throws IllegalStateException when an accessor throws or may not be called
   */
  public Map<String, Object> read(Object record) {
    Accessors accessors = last;
    if (accessors == null || accessors.type != record.getClass()) {
      accessors = Accessors.of(record.getClass());
      last = accessors;
    }
    Map<String, Object> components = new LinkedHashMap<>();
    for (int i = 0; i < accessors.names.length; i++) {
      String name = accessors.names[i];
      try {
        components.put(name, accessors.methods[i].invoke(record));
      } catch (InvocationTargetException e) {
        if (e.getCause() instanceof VirtualMachineError failure) {
          throw failure;
        }
        throw unreadable(name, e);
      } catch (ReflectiveOperationException | RuntimeException e) {
        throw unreadable(name, e);
      }
    }
    return components;
  }

  private static IllegalStateException unreadable(String name, Exception cause) {
    return new IllegalStateException("component " + name + " could not be read", cause);
  }
}
