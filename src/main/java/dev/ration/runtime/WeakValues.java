package dev.ration.runtime;

import java.util.Arrays;

/**
 * What WeakMaps and WeakSets hold for one key, kept by the key: a value lives as long as its key and needs no collector to say
 * so. What a map that is gone had put here goes with a later census. Few maps share a key, so they are searched in turn, at 1
 * fuel per 8.
 */
final class WeakValues {
  private static final int WEIGHT = 64;
  private static final int ENTRY_WEIGHT = 2 * JsObject.SLOT_WEIGHT;

  private JsObject[] maps = new JsObject[2];
  private Value[] values = new Value[2];
  private int size;

  /** Empty, with room for two maps; charged. */
  WeakValues(Realm realm) {
    realm.heap().allocate(WEIGHT + 2 * ENTRY_WEIGHT);
  }

  private int find(Realm realm, JsObject map) {
    realm.charge(size >> 3);
    for (int i = 0; i < size; i++) {
      if (maps[i] == map) {
        return i;
      }
    }
    return -1;
  }

  /** The value under {@code map}, or null. */
  Value get(Realm realm, JsObject map) {
    int i = find(realm, map);
    return i < 0 ? null : values[i];
  }

  void put(Realm realm, JsObject map, Value v) {
    realm.heap().countBox(v);
    // A map that no census has seen yet must not look gone to the next one.
    map.mark = Math.max(map.mark, realm.census().epoch());
    int i = find(realm, map);
    if (i >= 0) {
      values[i] = v;
      return;
    }
    if (size == maps.length) {
      int capacity = size + (size >> 1) + 1;
      realm.heap().allocate((long) (capacity - size) * ENTRY_WEIGHT);
      maps = Arrays.copyOf(maps, capacity);
      values = Arrays.copyOf(values, capacity);
    }
    maps[size] = map;
    values[size++] = v;
  }

  boolean remove(Realm realm, JsObject map) {
    int i = find(realm, map);
    if (i < 0) {
      return false;
    }
    size--;
    maps[i] = maps[size];
    values[i] = values[size];
    maps[size] = null;
    values[size] = null;
    return true;
  }

  /** Drops what belongs to maps that neither this census nor the one before it reached: 1 fuel per 16. */
  void purge(Realm realm, int epoch) {
    realm.charge(size >> 4);
    int n = 0;
    for (int i = 0; i < size; i++) {
      if (maps[i].mark >= epoch - 1) {
        maps[n] = maps[i];
        values[n++] = values[i];
      }
    }
    Arrays.fill(maps, n, size, null);
    Arrays.fill(values, n, size, null);
    size = n;
  }

  long weight() {
    return WEIGHT + (long) maps.length * ENTRY_WEIGHT;
  }

  void trace(Census census) {
    census.visitSlots(values, size);
  }
}
