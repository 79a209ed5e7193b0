package dev.ration.runtime;

import java.util.Arrays;

/** A list of property keys, charged as it grows. */
public final class KeyList {
  private final Realm realm;
  private PropertyKey[] keys = new PropertyKey[8];
  private int size;

  public KeyList(Realm realm) {
    this.realm = realm;
  }

  public void add(PropertyKey key) {
    if (size == keys.length) {
      realm.charge(size >> 4);
      realm.heap().allocate((long) size * 2 * JsObject.SLOT_WEIGHT);
      keys = Arrays.copyOf(keys, size * 2);
    }
    keys[size++] = key;
  }

  public int size() {
    return size;
  }

  public PropertyKey get(int i) {
    return keys[i];
  }
}
