package dev.ration.intrinsics;

import dev.ration.runtime.Census;
import dev.ration.runtime.Comparison;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.Null;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/**
 * A hash table in insertion order that may change while it is walked: the data of Map, Set and their weak kin. Keys
 * compare by SameValueZero; text hashes by content at 1 fuel per 16 units, objects by their number in the realm. Chains
 * longer than {@link #FREE_HOPS} cost 1 fuel a link, so chosen collisions are paid for by who chose them.
 *
 * <p>Entries lie in arrays in order of insertion; a removed one leaves a gap until the next {@link #rebuild}. Each entry
 * has a sequence number that never changes, by which a {@link Cursor} finds its place again after a rebuild.
 */
final class OrderedTable {
  private static final int FREE_HOPS = 8;
  /** Fuel of a new entry, the later moves to larger arrays included. */
  private static final int APPEND_FUEL = 2;
  private static final int MIN_CAPACITY = 4;
  /** Tables smaller than this keep their arrays however few entries are left. */
  private static final int MIN_SHRINK = 32;
  private static final int ARRAYS_WEIGHT = 80;

  /** Accounted bytes of a table without entries, charged by its owner. */
  static final int OWN_WEIGHT = 64;

  private final boolean hasValues;
  private Value[] keys;
  private Value[] values;
  private int[] hashes;
  private int[] chain;
  /** Entry number plus one of the first entry of each chain. */
  private int[] buckets;
  /** Entries in use, gaps included. */
  private int used;
  private int size;
  private long nextSequence;
  /** Sequence numbers by entry; null while entry i has number {@code base + i}. */
  private long[] sequences;
  private long base;
  /** Counts the times that entries changed their places. */
  private int moves;

  OrderedTable(boolean hasValues) {
    this.hasValues = hasValues;
  }

  /** Number of entries. */
  int size() {
    return size;
  }

  // ---- hashing ----

  private static int hash(Realm realm, Value key) {
    if (key instanceof JsString s) {
      realm.charge(s.length() >> 4);
      return spread(s.toString().hashCode());
    }
    if (key instanceof JsNumber n) {
      double d = n.value();
      int i = (int) d;
      return spread(i == d ? i : Double.hashCode(d));
    }
    return spread(hashOther(realm, key));
  }

  private static int hashOther(Realm realm, Value key) {
    if (key instanceof JsObject o) {
      return o.number(realm);
    }
    if (key instanceof JsSymbol s) {
      return s.key().hashCode();
    }
    if (key instanceof JsBigInt b) {
      realm.charge(b.value().bitLength() >> 8);
      return b.value().hashCode();
    }
    return key == Undefined.INSTANCE ? -1 : key == Null.INSTANCE ? -2 : key == JsBoolean.TRUE ? -3 : -4;
  }

  private static int spread(int h) {
    int x = h * 0x9E3779B9;
    return x ^ x >>> 15;
  }

  /** CanonicalizeKeyedCollectionKey: -0 is +0. */
  static Value canonical(Value key) {
    return key instanceof JsNumber n && n.value() == 0 ? JsNumber.ZERO : key;
  }

  // ---- entries ----

  /** The entry of {@code key}, or -1. */
  int find(Realm realm, Value key) {
    return size == 0 ? -1 : find(realm, key, hash(realm, key));
  }

  private int find(Realm realm, Value key, int hash) {
    int hops = 0;
    for (int e = buckets[hash & buckets.length - 1] - 1; e >= 0; e = chain[e]) {
      if (hashes[e] == hash && Comparison.sameValueZero(realm, keys[e], key)) {
        return e;
      }
      if (++hops > FREE_HOPS) {
        realm.charge(1);
      }
    }
    return -1;
  }

  boolean has(Realm realm, Value key) {
    return find(realm, key) >= 0;
  }

  /** The key of a living entry. */
  Value key(int entry) {
    return keys[entry];
  }

  /** The value of a living entry; for a table without values the key. */
  Value value(int entry) {
    return hasValues ? values[entry] : keys[entry];
  }

  /** The value for {@code key}, or undefined. */
  Value get(Realm realm, Value key) {
    int e = find(realm, key);
    return e < 0 ? Undefined.INSTANCE : values[e];
  }

  /** Adds {@code key}, or gives its entry another value. */
  void put(Realm realm, Value key, Value value) {
    int hash = hash(realm, key);
    int e = size == 0 ? -1 : find(realm, key, hash);
    if (e < 0) {
      append(realm, canonical(key), value, hash);
    } else if (hasValues) {
      realm.heap().countBox(value);
      values[e] = value;
    }
  }

  private void append(Realm realm, Value key, Value value, int hash) {
    realm.charge(APPEND_FUEL);
    if (keys == null) {
      rebuild(realm, MIN_CAPACITY);
    } else if (used == keys.length) {
      rebuild(realm, size > used - (used >> 2) ? used * 2 : used);
    }
    int e = used++;
    realm.heap().countBox(key);
    keys[e] = key;
    if (hasValues) {
      realm.heap().countBox(value);
      values[e] = value;
    }
    if (sequences != null) {
      sequences[e] = nextSequence;
    }
    nextSequence++;
    link(e, hash);
    size++;
  }

  private void link(int e, int hash) {
    int b = hash & buckets.length - 1;
    hashes[e] = hash;
    chain[e] = buckets[b] - 1;
    buckets[b] = e + 1;
  }

  /** Removes {@code key}; false when it was not there. */
  boolean remove(Realm realm, Value key) {
    if (size == 0) {
      return false;
    }
    int hash = hash(realm, key);
    int e = find(realm, key, hash);
    if (e < 0) {
      return false;
    }
    int b = hash & buckets.length - 1;
    int p = buckets[b] - 1;
    if (p == e) {
      buckets[b] = chain[e] + 1;
    } else {
      while (chain[p] != e) {
        p = chain[p];
      }
      chain[p] = chain[e];
    }
    keys[e] = null;
    if (hasValues) {
      values[e] = null;
    }
    size--;
    if (keys.length >= MIN_SHRINK && size < keys.length >> 3) {
      rebuild(realm, keys.length >> 2);
    }
    return true;
  }

  /** Removes everything. */
  void clear() {
    keys = null;
    values = null;
    hashes = null;
    chain = null;
    buckets = null;
    sequences = null;
    used = 0;
    size = 0;
    base = nextSequence;
    moves++;
  }

  /** New arrays without gaps: 1 fuel per 4 entries. A census may run while they are made: the old ones stay until then. */
  private void rebuild(Realm realm, int capacity) {
    realm.charge(used >> 2);
    boolean moved = size < used;
    boolean numbered = sequences != null || moved;
    Value[] newKeys = realm.heap().values(capacity);
    Value[] newValues = hasValues ? realm.heap().values(capacity) : null;
    int[] oldHashes = hashes;
    int[] newHashes = realm.heap().ints(capacity);
    int[] newChain = realm.heap().ints(capacity);
    int[] newBuckets = realm.heap().ints(capacity);
    long[] newSequences = numbered ? realm.heap().longs(capacity) : null;
    Value[] oldKeys = keys;
    Value[] oldValues = values;
    keys = newKeys;
    values = newValues;
    hashes = newHashes;
    chain = newChain;
    buckets = newBuckets;
    int n = 0;
    for (int i = 0; i < used; i++) {
      if (oldKeys[i] != null) {
        keys[n] = oldKeys[i];
        if (hasValues) {
          values[n] = oldValues[i];
        }
        if (numbered) {
          newSequences[n] = sequence(i);
        }
        link(n, oldHashes[i]);
        n++;
      }
    }
    sequences = newSequences;
    used = n;
    if (moved) {
      moves++;
    }
  }

  private long sequence(int entry) {
    return sequences != null ? sequences[entry] : base + entry;
  }

  /** Adds the keys of {@code source} in its order: 1 fuel per entry. */
  void addAll(Realm realm, OrderedTable source) {
    realm.charge(source.used);
    for (int i = 0; i < source.used; i++) {
      Value key = source.keys[i];
      if (key != null && (size == 0 || find(realm, key, source.hashes[i]) < 0)) {
        append(realm, key, source.value(i), source.hashes[i]);
      }
    }
  }

  // ---- walking ----

  /** A place between two entries of a table that others may change. */
  static final class Cursor {
    static final int WEIGHT = 40;

    private final OrderedTable table;
    private int index;
    private long next;
    private int moves;

    Cursor(OrderedTable table) {
      this.table = table;
      this.moves = table.moves;
    }

    /**
     * Steps over the next living entry and returns its number, valid until the table changes; -1 at the end. Gaps cost 1
     * fuel per 16; the entry itself is for the caller to charge.
     */
    int advance(Realm realm) {
      OrderedTable t = table;
      if (moves != t.moves) {
        index = t.firstFrom(next);
        moves = t.moves;
      }
      while (index < t.used) {
        int e = index++;
        if (t.keys[e] != null) {
          next = t.sequence(e) + 1;
          return e;
        }
        if ((index & 15) == 0) {
          realm.charge(1);
        }
      }
      return -1;
    }
  }

  /** The first entry, gaps included, whose sequence number is at least {@code sequence}. */
  private int firstFrom(long sequence) {
    if (sequences == null) {
      return (int) Math.max(0, Math.min(used, sequence - base));
    }
    int low = 0;
    int high = used;
    while (low < high) {
      int middle = low + high >>> 1;
      if (sequences[middle] < sequence) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  // ---- census ----

  /** Accounted bytes of this table. */
  long weight() {
    if (keys == null) {
      return OWN_WEIGHT;
    }
    long n = keys.length;
    return OWN_WEIGHT + ARRAYS_WEIGHT + n * (hasValues ? 2 : 1) * JsObject.SLOT_WEIGHT + n * 12
        + (sequences == null ? 0 : n * 8);
  }

  void trace(Census census) {
    if (keys != null) {
      census.visitSlots(keys, used);
      if (hasValues) {
        census.visitSlots(values, used);
      }
    }
  }
}
