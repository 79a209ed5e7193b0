package dev.ration.host;

import java.io.Serializable;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;

/**
 * The host's copy of a small object: an unmodifiable map in the order of its properties. Records of one layout share their
 * names; a lookup looks at each.
 */
final class ResultRecord extends AbstractMap<String, Object> implements Serializable {
  private static final long serialVersionUID = 1;

  private String[] names;
  private boolean ownsNames;
  private final Object[] values;
  private int size;

  /** A record to be filled: {@code names} is never written here. */
  ResultRecord(String[] names) {
    this.names = names;
    this.values = new Object[names.length];
  }

  /** Adds the entry of {@code name}, which is the next of the names unless some were left out. */
  void append(String name, Object value) {
    int i = size;
    if (names[i] != name) {
      if (!ownsNames) {
        names = names.clone();
        ownsNames = true;
      }
      names[i] = name;
    }
    values[i] = value;
    size = i + 1;
  }

  private int find(Object key) {
    for (int i = 0; i < size; i++) {
      if (names[i].equals(key)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean containsKey(Object key) {
    return find(key) >= 0;
  }

  @Override
  public Object get(Object key) {
    int i = find(key);
    return i < 0 ? null : values[i];
  }

  @Override
  public Object remove(Object key) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void putAll(Map<? extends String, ?> m) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void clear() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Set<Map.Entry<String, Object>> entrySet() {
    return new Entries();
  }

  private final class Entries extends AbstractSet<Map.Entry<String, Object>> {
    @Override
    public int size() {
      return size;
    }

    @Override
    public Iterator<Map.Entry<String, Object>> iterator() {
      return new Iterator<>() {
        private int next;

        @Override
        public boolean hasNext() {
          return next < size;
        }

        @Override
        public Map.Entry<String, Object> next() {
          if (next == size) {
            throw new NoSuchElementException();
          }
          int i = next++;
          return new SimpleImmutableEntry<>(names[i], values[i]);
        }
      };
    }
  }
}
