package dev.ration.runtime;

import java.util.Arrays;

/** A list of property keys, charged as it grows. */
public final class KeyList {
  private static final int INDEX_WEIGHT = 40;

  private final Realm realm;
  private PropertyKey[] keys = new PropertyKey[8];
  private int size;

  public KeyList(Realm realm) {
    this.realm = realm;
  }

  public void add(PropertyKey key) {
    if (size == keys.length) {
      realm.charge(size);
      // At once, so that a census on the way does not forget it. A named key belongs to a shape.
      realm.heap().allocate((long) size * 2 * (key.isIndex() ? INDEX_WEIGHT + JsObject.SLOT_WEIGHT : JsObject.SLOT_WEIGHT));
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

  /** Key {@code i} as a guest value; the text of an index is charged. */
  public Value value(int i) {
    PropertyKey key = keys[i];
    return key.isIndex() ? Conversions.numberToString(realm, key.index()) : key.toValue();
  }
}
