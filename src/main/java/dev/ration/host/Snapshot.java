package dev.ration.host;

import dev.ration.runtime.Accessor;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Null;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Shape;
import dev.ration.runtime.Value;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Host data walked, checked and measured once, for the scopes of many runs: a detached tree of what JSON would have made of
 * it. Records that follow one another and have the same keys share their layout, so that a run makes them in one go.
 * Immutable once made; read by any number of threads.
 */
public final class Snapshot {
  private final Object root;
  private final long bytes;

  private final int longest;
  private long deferredBytes;

  private Snapshot(Object root, long bytes, int longest) {
    this.root = root;
    this.bytes = bytes;
    this.longest = longest;
  }

  /** Length of the longest string in it. */
  int longest() {
    return longest;
  }

  /** The root: a {@link Node}, or the string, number, boolean or null that every realm can share. */
  Object root() {
    return root;
  }

  /** What the walk measured (row 90): what a run is billed for. */
  long bytes() {
    return bytes;
  }

  /** Whether this is a record of strings only, or of accessors that deny them. */
  public boolean isRecordOfStrings() {
    if (!(root instanceof Node node) || !node.record) {
      return false;
    }
    for (int i = 0; i < node.size; i++) {
      if (!(node.values[i] instanceof JsString) && node.values[i] != Accessor.DENIED) {
        return false;
      }
    }
    return true;
  }

  /** Bytes of what is not made before it is read. */
  long deferredBytes() {
    return deferredBytes;
  }

  /** Makes reads of keys that the record under {@code key} does not have a fault of the run. Before the snapshot is shared. */
  public void complete(String key) {
    Node inner = inner(key);
    if (inner != null) {
      inner.complete = true;
      inner.renewLayout();
    }
  }

  /** Lets runs make each value of the record under {@code key} when it is first read. Before the snapshot is shared. */
  public void defer(String key) {
    Node inner = inner(key);
    if (inner != null && inner.leaves == null) {
      inner.places = new DeferredPlaces(inner);
      deferredBytes = inner.bytes;
    }
  }

  private Node inner(String key) {
    if (root instanceof Node node && node.record) {
      for (int i = 0; i < node.size; i++) {
        if (node.name(i).equals(key) && node.values[i] instanceof Node inner && inner.record) {
          return inner;
        }
      }
    }
    return null;
  }

  /** A record or an array. */
  static final class Node {
    private static final Object[] NOTHING = {};
    private static final Shape EMPTY = Shape.ofFrozenRecord(new PropertyKey[0]);

    final boolean record;
    /** Of a record: reads of absent keys are refused. */
    boolean complete;
    /** Of a record whose values are made when they are read; else null. */
    DeferredPlaces places;
    /** What the walk measured of this and all below it. */
    long bytes;
    Object[] values = NOTHING;
    int size;
    /** The keys of a record, one a slot; null where one is an index or there are too many. */
    Shape layout;
    /** The slots of a record with a layout and nothing but leaves: shared by all runs, never written. */
    Value[] leaves;
    /** The texts of a record's keys where there is no layout. */
    String[] names;
    /** The layout of the last record below this, which the next one probably has too. */
    private Shape expected = EMPTY;
    private boolean asExpected = true;
    /** The keys of a record in the making that has not the expected layout. */
    private PropertyKey[] keys;

    Node(boolean record) {
      this.record = record;
    }

    /** The text of key {@code i} of a record. */
    String name(int i) {
      return layout != null ? layout.key(i).text() : names[i];
    }

    /** Gives this record a layout that it shares with none, so that no cache takes it for another. */
    private void renewLayout() {
      if (layout != null) {
        PropertyKey[] names = new PropertyKey[layout.size()];
        for (int i = 0; i < names.length; i++) {
          names[i] = layout.key(i);
        }
        layout = Shape.ofFrozenRecord(names);
      }
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
    private static final int MAX_POOLED = 64;

    private final Map<String, JsString> texts = new HashMap<>();
    private int longest;
    private Predicate<String> denied = key -> false;

    public Maker(CrossingRules rules) {
      super(rules);
    }

    /** A snapshot of {@code v}, which a refusal calls {@code name}. */
    public Snapshot of(String name, Object v) throws CrossingRefused {
      long before = bytes();
      longest = 0;
      Object root = copy(name, v);
      return new Snapshot(root, bytes() - before, longest);
    }

    /**
     * A snapshot of a record in which the values that {@code denied} names are accessors: they are neither looked at nor kept, and
     * a run that reads one is {@linkplain dev.ration.runtime.Realm#deniedRead denied}.
     */
    public Snapshot of(String name, Map<?, ?> record, Predicate<String> denied) throws CrossingRefused {
      this.denied = denied;
      try {
        return of(name, record);
      } finally {
        this.denied = key -> false;
      }
    }

    @Override
    boolean denies(String key) {
      return denied.test(key);
    }

    @Override
    Object leaf(Object reduced) {
      if (reduced instanceof String text) {
        longest = Math.max(longest, text.length());
        // One string for one text, so that keys made of it are found by identity.
        return text.length() > MAX_POOLED ? JsString.permanent(text)
            : texts.computeIfAbsent(text, JsString::permanent);
      }
      if (reduced instanceof Double d) {
        return JsNumber.of(d);
      }
      if (reduced instanceof Boolean b) {
        return JsBoolean.of(b);
      }
      if (reduced instanceof Instant t) {
        return JsString.permanent(HostLeaf.isoText(t));
      }
      if (reduced == Denied.VALUE) {
        return Accessor.DENIED;
      }
      return reduced == null || reduced == Absent.UNDEFINED ? Null.INSTANCE : reduced;
    }

    @Override
    Object newRecord() {
      Node node = new Node(true);
      node.bytes = -bytes();
      node.layout = parent() instanceof Node outer ? outer.expected : Node.EMPTY;
      return node;
    }

    @Override
    Object newArray() {
      Node node = new Node(false);
      node.bytes = -bytes();
      return node;
    }

    @Override
    void put(Object record, String key, Object value) {
      Node node = (Node) record;
      int i = node.size;
      if (node.asExpected && (i >= node.layout.size() || !key.equals(node.layout.key(i).text()))) {
        node.asExpected = false;
        node.keys = new PropertyKey[Math.max(4, i + 1)];
        for (int k = 0; k < i; k++) {
          node.keys[k] = node.layout.key(k);
        }
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
      node.bytes += bytes();
      if (record && node.asExpected && node.layout.size() != node.size) {
        node.asExpected = false;
        node.keys = new PropertyKey[node.size];
        for (int k = 0; k < node.size; k++) {
          node.keys[k] = node.layout.key(k);
        }
      }
      if (record && !node.asExpected) {
        settle(node, Arrays.copyOf(node.keys, node.size));
        node.keys = null;
      }
      node.leaves = record && node.layout != null ? leaves(node) : null;
    }

    private static Value[] leaves(Node node) {
      Value[] leaves = new Value[node.size];
      for (int i = 0; i < leaves.length; i++) {
        if (!(node.values[i] instanceof Value v)) {
          return null;
        }
        leaves[i] = v;
      }
      return leaves;
    }

    /** Gives a record the layout of its keys; one with index keys or a key twice keeps its names instead, each once. */
    private void settle(Node node, PropertyKey[] keys) {
      if (isLayout(keys)) {
        node.layout = Shape.ofFrozenRecord(keys);
        if (parent() instanceof Node outer) {
          outer.expected = node.layout;
        }
        return;
      }
      Map<String, Object> once = new LinkedHashMap<>();
      for (int i = 0; i < node.size; i++) {
        once.put(keys[i].text(), node.values[i]);
      }
      node.layout = null;
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
