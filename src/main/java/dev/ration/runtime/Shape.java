package dev.ration.runtime;

import java.util.HashMap;

/**
 * The layout of an object's named properties: which key lives in which slot with which attributes. Shapes form
 * transition trees; a run of additions shares one append-only {@link Table}, of which a shape sees the first
 * {@code size} entries. Template shapes are shared by all realms and frozen; transitions that guests make from
 * them hang on the realm. An object with many properties, or one that lost or reconfigured a property, gets a shape
 * of its own ({@code unique}), replaced whenever a cached answer could become wrong.
 */
public final class Shape {
  /** More properties than this, and the shape is the object's own. */
  static final int MAX_SHARED = 64;
  /** More ways on from one shape, and the next one is the object's own. */
  private static final int MAX_TRANSITIONS = 64;
  /** Up to this many, a scan beats a hash table. */
  private static final int MAX_SCAN = 8;
  static final int WEIGHT = 48;
  /** Accounted bytes per table entry. */
  static final int ENTRY_WEIGHT = 16;
  private static final int HASHED_ENTRY_WEIGHT = 56;
  private static final int KEY_WEIGHT = 88;
  private static final int TRANSITION_WEIGHT = 144;

  /** Template shape of an object without properties; the root of everything guests build. */
  static final Shape EMPTY = new Shape(new Table(), 0, true, false);

  private final Table table;
  private final boolean template;
  private final boolean unique;
  private int size;
  private HashMap<Transition, Shape> transitions;
  private Transition lastTransition;
  private Shape lastTarget;
  int mark;

  /** Comparable, so that keys chosen for one hash become a tree and not a list. */
  private record Transition(PropertyKey key, int attributes) implements Comparable<Transition> {
    @Override
    public int compareTo(Transition other) {
      int order = key.compareTo(other.key);
      return order != 0 ? order : Integer.compare(attributes, other.attributes);
    }
  }

  /** Keys and attributes by slot; shared by shapes that are prefixes of one another. */
  private static final class Table {
    PropertyKey[] keys;
    byte[] attributes;
    int used;
    HashMap<PropertyKey, Integer> index;

    Table() {
      this(new PropertyKey[4], new byte[4], 0);
    }

    private Table(PropertyKey[] keys, byte[] attributes, int used) {
      this.keys = keys;
      this.attributes = attributes;
      this.used = used;
    }

    Table copy(int n) {
      int room = Math.max(4, n);
      Table t = new Table(java.util.Arrays.copyOf(keys, room), java.util.Arrays.copyOf(attributes, room), n);
      if (n > MAX_SCAN) {
        t.buildIndex();
      }
      return t;
    }

    void add(PropertyKey key, int attrs) {
      if (used == keys.length) {
        keys = java.util.Arrays.copyOf(keys, used * 2);
        attributes = java.util.Arrays.copyOf(attributes, used * 2);
      }
      keys[used] = key;
      attributes[used] = (byte) attrs;
      used++;
      if (index != null) {
        index.put(key, used - 1);
      } else if (used > MAX_SCAN) {
        buildIndex();
      }
    }

    private void buildIndex() {
      index = new HashMap<>(used * 2);
      for (int i = 0; i < used; i++) {
        if (keys[i] != null) {
          index.put(keys[i], i);
        }
      }
    }
  }

  private Shape(Table table, int size, boolean template, boolean unique) {
    this.table = table;
    this.size = size;
    this.template = template;
    this.unique = unique;
  }

  /** A shared template layout, made once per process from a family's rows. */
  static Shape template(PropertyKey[] keys, int[] attributes) {
    Table t = new Table();
    for (int i = 0; i < keys.length; i++) {
      t.add(keys[i], attributes[i]);
    }
    return new Shape(t, keys.length, true, false);
  }

  /**
   * A template for records whose keys are known before any realm is: all read-only. Of no object that guests can make, so
   * no cache can know a way to add to it.
   *
   * @param keys none twice, none an index, at most as many as a shared shape may have
   */
  public static Shape ofFrozenRecord(PropertyKey[] keys) {
    int[] attributes = new int[keys.length];
    java.util.Arrays.fill(attributes, Attributes.ENUMERABLE);
    return template(keys, attributes);
  }

  /** A layout of one object's own, without keys yet, for an object that keeps its string keys elsewhere. */
  public static Shape ofKeysElsewhere(Heap heap) {
    heap.allocate(WEIGHT);
    return new Shape(new Table(), 0, false, true);
  }

  /** Number of slots, removed ones of a unique shape included. */
  public int size() {
    return size;
  }

  /** Shared by realms: its objects may share their slots too, so a write must go through the object. */
  public boolean isTemplate() {
    return template;
  }

  /** The slot of {@code key}, or -1. */
  public int find(PropertyKey key) {
    Table t = table;
    if (t.index != null) {
      Integer i = t.index.get(key);
      return i != null && i < size ? i : -1;
    }
    PropertyKey[] keys = t.keys;
    for (int i = 0; i < size; i++) {
      if (keys[i] == key) {
        return i;
      }
    }
    for (int i = 0; i < size; i++) {
      if (key.equals(keys[i])) {
        return i;
      }
    }
    return -1;
  }

  /** The key in {@code slot}, or null for a removed one. */
  public PropertyKey key(int slot) {
    return table.keys[slot];
  }

  public int attributes(int slot) {
    return table.attributes[slot];
  }

  /** What {@link #add} would return if it was last asked for the same, else null: so the key is known to be absent. */
  public Shape addedLast(PropertyKey key, int attributes) {
    Transition last = lastTransition;
    return last != null && last.attributes == attributes && (last.key == key || last.key.equals(key)) ? lastTarget : null;
  }

  /** The shape with {@code key} added in the next slot. The caller knows that the key is absent. */
  public Shape add(Realm realm, PropertyKey key, int attributes) {
    if (unique) {
      realm.heap().allocate(HASHED_ENTRY_WEIGHT + ENTRY_WEIGHT);
      table.add(key, attributes);
      size++;
      return this;
    }
    if (size >= MAX_SHARED) {
      return toUnique(realm).add(realm, key, attributes);
    }
    if (template) {
      return realm.templateTransitions().computeIfAbsent(this, s -> s.mutableCopy(realm)).add(realm, key, attributes);
    }
    if (lastTarget != null && lastTransition.attributes == attributes && lastTransition.key.equals(key)) {
      return lastTarget;
    }
    Transition transition = new Transition(key, attributes);
    if (transitions != null) {
      Shape known = transitions.get(transition);
      if (known != null) {
        lastTransition = transition;
        lastTarget = known;
        return known;
      }
    }
    if (transitions != null && transitions.size() >= MAX_TRANSITIONS || !realm.countShape()) {
      // Shapes stay alive with their parents: an object used as a map of passing keys must not leak them.
      return toUnique(realm).add(realm, key, attributes);
    }
    Table t = table;
    if (t.used == size) {
      realm.heap().allocate(WEIGHT + TRANSITION_WEIGHT);
    } else {
      realm.heap().charge(1 + (size >> 2));
      realm.heap().allocate(WEIGHT + TRANSITION_WEIGHT + (long) size * ENTRY_WEIGHT);
      t = t.copy(size);
    }
    t.add(key, attributes);
    Shape target = new Shape(t, size + 1, false, false);
    if (lastTarget != null) {
      if (transitions == null) {
        transitions = new HashMap<>(4);
        transitions.put(lastTransition, lastTarget);
      }
      transitions.put(transition, target);
    }
    lastTransition = transition;
    lastTarget = target;
    return target;
  }

  /** A realm's own copy of a template shape, from which guest transitions start. */
  private Shape mutableCopy(Realm realm) {
    realm.heap().allocate(WEIGHT + (long) size * ENTRY_WEIGHT);
    return new Shape(table.copy(size), size, false, false);
  }

  /** A shape that belongs to one object: for removal, reconfiguration and many properties. */
  Shape toUnique(Realm realm) {
    realm.heap().charge(1 + (size >> 2));
    realm.heap().allocate(WEIGHT + (long) size * (ENTRY_WEIGHT + HASHED_ENTRY_WEIGHT));
    return new Shape(table.copy(size), size, false, true);
  }

  /** The layout with other attributes in {@code slot}; a new identity, so that caches miss. */
  Shape withAttributes(Realm realm, int slot, int attributes) {
    Shape s = unique ? renewed(realm) : toUnique(realm);
    s.table.attributes[slot] = (byte) attributes;
    return s;
  }

  /** The layout without the key in {@code slot}, which stays empty; a new identity. */
  Shape without(Realm realm, int slot) {
    Shape s = unique ? renewed(realm) : toUnique(realm);
    if (s.table.index != null) {
      s.table.index.remove(s.table.keys[slot]);
    }
    s.table.keys[slot] = null;
    s.table.attributes[slot] = 0;
    return s;
  }

  private Shape renewed(Realm realm) {
    realm.heap().allocate(WEIGHT);
    return new Shape(table, size, false, true);
  }

  /** Whether this layout belongs to one object. */
  public boolean isUnique() {
    return unique;
  }

  long weight() {
    if (!unique) {
      return WEIGHT + TRANSITION_WEIGHT;
    }
    // Keys of small layouts come from the program; an object used as a dictionary holds keys that the guest made.
    int entry = ENTRY_WEIGHT + HASHED_ENTRY_WEIGHT + (size > MAX_SCAN ? KEY_WEIGHT : 0);
    return WEIGHT + (long) size * entry;
  }

  void trace(Census census) {
    if (unique) {
      for (int i = 0; i < size; i++) {
        census.visitKey(table.keys[i]);
      }
    } else if (size > 0) {
      census.visitKey(table.keys[size - 1]);
    }
    if (lastTarget != null) {
      census.visitShape(lastTarget);
    }
    if (transitions != null) {
      for (Shape s : transitions.values()) {
        census.visitShape(s);
      }
    }
  }
}
