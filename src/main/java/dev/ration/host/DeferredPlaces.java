package dev.ration.host;

import dev.ration.runtime.PropertyKey;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/** The keys of a record of which runs make the values one by one: where each value is, and the order in which they are listed. */
final class DeferredPlaces {
  /** Ascending. */
  final PropertyKey[] indices;
  /** As they came. */
  final PropertyKey[] names;
  private final Map<PropertyKey, Integer> places;

  DeferredPlaces(Snapshot.Node node) {
    TreeMap<Long, PropertyKey> ascending = new TreeMap<>();
    PropertyKey[] named = new PropertyKey[node.size];
    int n = 0;
    places = new HashMap<>(node.size * 2);
    for (int i = 0; i < node.size; i++) {
      PropertyKey key = node.layout != null ? node.layout.key(i) : PropertyKey.of(node.names[i]);
      places.put(key, i);
      if (key.isIndex()) {
        ascending.put(key.index(), key);
      } else {
        named[n++] = key;
      }
    }
    indices = ascending.values().toArray(new PropertyKey[0]);
    names = Arrays.copyOf(named, n);
  }

  /** The place of the value of {@code key}, or -1. */
  int find(PropertyKey key) {
    Integer i = key.isSymbol() ? null : places.get(key);
    return i == null ? -1 : i;
  }
}
