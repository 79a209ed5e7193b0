package dev.ration.records;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Detached results as Java types: records by the names of their components, Lists, Maps of String, Optional, enums by name,
 * numbers that fit, String, Boolean, Instant, Object. A value that is not of the type is refused by its path.
 */
public final class TypedValue {
  /** Levels of records, lists and maps: each takes some Java stack. */
  private static final int MAX_DEPTH = 100;

  private final String path;
  private final TypedValue outer;
  private final int depth;

  private TypedValue(String path, TypedValue outer) {
    this.path = path;
    this.outer = outer;
    this.depth = outer == null ? 0 : outer.depth + 1;
  }

  /**
   * {@code value} as a {@code type}; errors call it {@code name}.
   *
   * @throws IllegalStateException when it is not of the type
   */
  public static <T> T as(String name, Object value, Class<T> type) {
    return wrap(type).cast(new TypedValue(name, null).convert(value, type));
  }

  @SuppressWarnings("unchecked")
  private static <T> Class<T> wrap(Class<T> type) {
    if (!type.isPrimitive()) {
      return type;
    }
    Class<?> boxed = type == long.class ? Long.class : type == int.class ? Integer.class : type == double.class ? Double.class
        : type == boolean.class ? Boolean.class : type == float.class ? Float.class : type == short.class ? Short.class
        : type == byte.class ? Byte.class : Object.class;
    return (Class<T>) boxed;
  }

  private Object convert(Object v, Type type) {
    if (depth > MAX_DEPTH) {
      throw new IllegalStateException("the result is nested more than " + MAX_DEPTH + " levels deep: use value()");
    }
    if (type instanceof WildcardType w) {
      return convert(v, w.getUpperBounds()[0]);
    }
    if (type instanceof ParameterizedType p) {
      return container(v, (Class<?>) p.getRawType(), p.getActualTypeArguments());
    }
    if (!(type instanceof Class<?> c)) {
      throw new IllegalStateException(where() + " has a type that nothing can be made of: " + type.getTypeName());
    }
    if (c == Optional.class || c == List.class || c == Map.class) {
      return container(v, c, c == Map.class ? new Type[] {String.class, Object.class} : new Type[] {Object.class});
    }
    if (v == null && !c.isPrimitive()) {
      return null;
    }
    if (c.isRecord()) {
      return record(v, c);
    }
    if (c.isEnum()) {
      return constant(v, c);
    }
    Object number = v instanceof Number n ? number(n, wrap(c)) : null;
    if (number != null) {
      return number;
    }
    if (v != null && wrap(c).isInstance(v)) {
      return v;
    }
    throw refused(v, c.getSimpleName());
  }

  private Object number(Number n, Class<?> c) {
    double d = n.doubleValue();
    boolean whole = n instanceof Long || n instanceof Double && d == Math.rint(d) && Math.abs(d) < 0x1p63;
    if (c == Double.class && !(n instanceof BigInteger)) {
      return d;
    }
    if (c == Float.class && !(n instanceof BigInteger) && (d != d || (float) d == d)) {
      return (float) d;
    }
    if (c == BigInteger.class && whole) {
      return BigInteger.valueOf(n.longValue());
    }
    if (n instanceof BigInteger b && b.bitLength() < 64 && c != BigInteger.class) {
      whole = true;
    }
    long l = n.longValue();
    if (whole) {
      if (c == Long.class) {
        return l;
      }
      if (c == Integer.class && (int) l == l) {
        return (int) l;
      }
      if (c == Short.class && (short) l == l) {
        return (short) l;
      }
      if (c == Byte.class && (byte) l == l) {
        return (byte) l;
      }
    }
    return null;
  }

  private Object container(Object v, Class<?> raw, Type[] of) {
    if (raw == Optional.class) {
      return v == null ? Optional.empty() : Optional.ofNullable(convert(v, of[0]));
    }
    if (v == null) {
      return null;
    }
    if (raw == List.class) {
      if (!(v instanceof List<?> list)) {
        throw refused(v, "List");
      }
      List<Object> copy = new ArrayList<>(list.size());
      for (Object element : list) {
        copy.add(new TypedValue("[" + copy.size() + "]", this).convert(element, of[0]));
      }
      return Collections.unmodifiableList(copy);
    }
    if (raw != Map.class || of[0] != String.class) {
      throw new IllegalStateException(where() + " has a type that nothing can be made of: " + raw.getSimpleName());
    }
    if (!(v instanceof Map<?, ?> map)) {
      throw refused(v, "Map");
    }
    Map<String, Object> copy = new LinkedHashMap<>();
    map.forEach((key, element) ->
        copy.put((String) key, new TypedValue("." + key, this).convert(element, of[1])));
    return Collections.unmodifiableMap(copy);
  }

  /** Through the canonical constructor, which may refuse what it is given. */
  private Object record(Object v, Class<?> type) {
    if (!(v instanceof Map<?, ?> map)) {
      throw refused(v, type.getSimpleName());
    }
    RecordComponent[] components = type.getRecordComponents();
    Class<?>[] types = new Class<?>[components.length];
    Object[] arguments = new Object[components.length];
    for (int i = 0; i < components.length; i++) {
      String name = components[i].getName();
      types[i] = components[i].getType();
      if (types[i].isPrimitive() && !map.containsKey(name)) {
        throw new IllegalStateException(where() + " has no '" + name + "', which " + type.getSimpleName() + " needs");
      }
      arguments[i] = new TypedValue("." + name, this).convert(map.get(name), components[i].getGenericType());
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(arguments);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(where() + " was refused by " + type.getSimpleName() + ": " + e.getCause().getMessage(),
          e.getCause());
    } catch (ReflectiveOperationException | RuntimeException e) {
      throw new IllegalStateException(where() + " could not be made a " + type.getSimpleName(), e);
    }
  }

  private Object constant(Object v, Class<?> type) {
    for (Object constant : type.getEnumConstants()) {
      if (((Enum<?>) constant).name().equals(v)) {
        return constant;
      }
    }
    throw refused(v, "constant of " + type.getSimpleName());
  }

  private IllegalStateException refused(Object v, String wanted) {
    return new IllegalStateException(where() + " is " + describe(v) + ", not a " + wanted);
  }

  private String where() {
    StringBuilder where = new StringBuilder();
    for (TypedValue at = this; at != null; at = at.outer) {
      where.insert(0, at.path);
    }
    return where.toString();
  }

  /** What a detached value is, in words. */
  public static String describe(Object v) {
    return v == null ? "null" : v instanceof String ? "a string" : v instanceof Boolean ? "a boolean"
        : v instanceof Long l ? "the number " + l : v instanceof Double d ? "the number " + d
        : v instanceof BigInteger ? "a BigInt" : v instanceof Instant ? "a date" : v instanceof List ? "an array"
        : v instanceof Map ? "an object" : "undefined";
  }
}
