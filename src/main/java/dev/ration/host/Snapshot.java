package dev.ration.host;

import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.Null;
import dev.ration.runtime.PropertyKey;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Host data walked, checked and measured once, for the scopes of many runs: a detached tree of what JSON would have made of
 * it. Records that follow one another and have the same keys share their layout, so that a run makes them in one go.
 * Immutable once made; read by any number of threads.
 */
public final class Snapshot {
  private final Object root;
  private final long bytes;

  private Snapshot(Object root, long bytes) {
    this.root = root;
    this.bytes = bytes;
  }

  /** The root: a {@link Node}, a String, or the number, boolean or null that every realm can share. */
  Object root() {
    return root;
  }

  /** What the walk measured (row 90): what a run is billed for. */
  long bytes() {
    return bytes;
  }

  /** Whether this is a record of strings only. */
  public boolean isRecordOfStrings() {
    if (!(root instanceof Node node) || !node.record) {
      return false;
    }
    for (int i = 0; i < node.size; i++) {
      if (!(node.values[i] instanceof String)) {
        return false;
      }
    }
    return true;
  }

  /** A record or an array. */
  static final class Node {
    private static final Object[] NOTHING = {};
    private static final PropertyKey[] NO_KEYS = {};

    final boolean record;
    Object[] values = NOTHING;
    int size;
    /** The keys of a record, one a value, none twice and none an index; null for a record that has others too. */
    PropertyKey[] layout;
    /** The texts of a record's keys where there is no layout. */
    String[] names;
    /** The layout of the last record below this, which the next one probably has too. */
    private PropertyKey[] expected = NO_KEYS;
    private boolean asExpected = true;
    private PropertyKey[] keys = NO_KEYS;

    Node(boolean record) {
      this.record = record;
    }

    private void add(Object value) {
      if (size == values.length) {
        values = Arrays.copyOf(values, Math.max(4, size * 2));
      }
      values[size++] = value;
    }
  }

  /** Walks several values of one scope within one budget. */
  public static final class Maker extends HostWalk<Object> {
    public Maker(CrossingRules rules) {
      super(rules);
    }

    /** A snapshot of {@code v}, which a refusal calls {@code name}. */
    public Snapshot of(String name, Object v) throws CrossingRefused {
      long before = bytes();
      return new Snapshot(copy(name, v), bytes() - before);
    }

    @Override
    Object leaf(Object reduced) {
      if (reduced instanceof Double d) {
        return JsNumber.of(d);
      }
      if (reduced instanceof Boolean b) {
        return JsBoolean.of(b);
      }
      if (reduced instanceof Instant t) {
        return HostLeaf.isoText(t);
      }
      return reduced == null || reduced == Absent.UNDEFINED ? Null.INSTANCE : reduced;
    }

    @Override
    Object newRecord() {
      Node node = new Node(true);
      if (parent() instanceof Node outer) {
        node.keys = outer.expected;
      }
      return node;
    }

    @Override
    Object newArray() {
      return new Node(false);
    }

    @Override
    void put(Object record, String key, Object value) {
      Node node = (Node) record;
      int i = node.size;
      if (node.asExpected && (i >= node.keys.length || !key.equals(node.keys[i].text()))) {
        node.asExpected = false;
        node.keys = Arrays.copyOf(node.keys, Math.max(4, i + 1));
      }
      if (!node.asExpected) {
        if (i >= node.keys.length) {
          node.keys = Arrays.copyOf(node.keys, i * 2);
        }
        node.keys[i] = PropertyKey.of(key);
      }
      node.add(value);
    }

    @Override
    void append(Object array, long index, Object value) {
      ((Node) array).add(value);
    }

    @Override
    void finish(Object container, boolean record) {
      Node node = (Node) container;
      if (record) {
        if (!node.asExpected || node.keys.length != node.size) {
          node.keys = Arrays.copyOf(node.keys, node.size);
          settle(node);
        } else {
          node.layout = node.keys;
        }
      }
      node.keys = null;
    }

    /** Makes the keys a layout; a record with index keys or a key twice keeps its names instead, each once. */
    private void settle(Node node) {
      if (isLayout(node.keys)) {
        node.layout = node.keys;
        if (parent() instanceof Node outer) {
          outer.expected = node.layout;
        }
        return;
      }
      Map<String, Object> once = new LinkedHashMap<>();
      for (int i = 0; i < node.size; i++) {
        once.put(node.keys[i].text(), node.values[i]);
      }
      node.names = once.keySet().toArray(new String[0]);
      node.values = once.values().toArray();
      node.size = node.names.length;
    }

    private static boolean isLayout(PropertyKey[] keys) {
      if (keys.length > 64) {
        return false;
      }
      for (int i = 0; i < keys.length; i++) {
        if (keys[i].isIndex()) {
          return false;
        }
        for (int j = 0; j < i; j++) {
          if (keys[i].equals(keys[j])) {
            return false;
          }
        }
      }
      return true;
    }

    @Override
    void pay(long bytes) {}
  }
}
