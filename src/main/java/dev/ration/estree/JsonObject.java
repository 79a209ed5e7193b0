package dev.ration.estree;

import java.util.Arrays;

/**
 * A JSON object of the document. Values are String, Double, Boolean, {@link Null}, JsonObject or List of
 * such; fields are few and looked up by going through them.
 */
final class JsonObject {
  private static final int MAX_FIELDS = 64;

  /** JSON's null. */
  enum Null { NULL }

  /** The value of {@code type} where that is a string, else null. */
  String type;
  private String[] keys = new String[8];
  private Object[] values = new Object[8];
  private int size;

  /** Adds a field, or says what is wrong with that. */
  String add(String key, Object value) {
    for (int i = 0; i < size; i++) {
      if (keys[i].equals(key)) {
        return "a field is given twice";
      }
    }
    if (size == MAX_FIELDS) {
      return "an object has more than " + MAX_FIELDS + " fields";
    }
    if (size == keys.length) {
      keys = Arrays.copyOf(keys, size * 2);
      values = Arrays.copyOf(values, size * 2);
    }
    keys[size] = key;
    values[size++] = value;
    if (key.equals("type") && value instanceof String text) {
      type = text;
    }
    return null;
  }

  int size() {
    return size;
  }

  String key(int i) {
    return keys[i];
  }

  Object value(int i) {
    return values[i];
  }

  /** The value of a field, or null where there is none. */
  Object get(String key) {
    for (int i = 0; i < size; i++) {
      if (keys[i].equals(key)) {
        return values[i];
      }
    }
    return null;
  }

  boolean is(String type) {
    return type.equals(this.type);
  }
}
