package dev.ration.host;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Census;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.KeyList;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Shape;
import dev.ration.runtime.Value;
import java.util.TreeMap;

/**
 * A frozen record whose values are in a snapshot until they are read. A container is made on its first read, which bills what the
 * snapshot measured of it, 1 fuel per 16 bytes, and keeps it; leaves are those of the snapshot and cost nothing. Whether a key
 * is there, and all keys, are told without making anything.
 */
final class DeferredRecord extends JsObject {
  /** Accounted bytes of one value that was made. */
  private static final int MADE_WEIGHT = 48;

  private final Snapshot.Node node;
  private final TreeMap<Integer, JsObject> made = new TreeMap<>();

  DeferredRecord(Realm realm, Snapshot.Node node) {
    super(realm.heap(), Shape.ofKeysElsewhere(realm.heap()));
    this.node = node;
    keepKeysElsewhere();
    if (node.complete) {
      refuseAbsentKeys();
    }
  }

  @Override
  public boolean hasOwnProperty(Realm realm, PropertyKey key) {
    return node.places.find(key) >= 0 || super.hasOwnProperty(realm, key);
  }

  @Override
  public Value ownValue(Realm realm, PropertyKey key) {
    int i = node.places.find(key);
    if (i < 0) {
      return super.ownValue(realm, key);
    }
    return node.values[i] instanceof Snapshot.Node inner ? container(realm, i, inner) : (Value) node.values[i];
  }

  private JsObject container(Realm realm, int i, Snapshot.Node inner) {
    JsObject known = made.get(i);
    if (known != null) {
      return known;
    }
    realm.charge(inner.bytes >> 4);
    realm.heap().allocate(MADE_WEIGHT);
    JsObject value = Unfolding.container(realm, inner);
    made.put(i, value);
    boolean full = false;
    try {
      Unfolding.fill(realm, value, inner);
      full = true;
    } finally {
      if (!full) {
        made.remove(i);
      }
    }
    return value;
  }

  @Override
  public int ownAttributes(Realm realm, PropertyKey key) {
    return node.places.find(key) >= 0 ? Attributes.ENUMERABLE : super.ownAttributes(realm, key);
  }

  /** What is told of a key of the snapshot can only be what it is already. */
  @Override
  protected void reconfigureOwn(Realm realm, PropertyKey key, Value value, int attributes) {
    if (node.places.find(key) < 0) {
      super.reconfigureOwn(realm, key, value, attributes);
    }
  }

  @Override
  protected boolean hasOwnIndexed() {
    return node.places.indices.length > 0;
  }

  @Override
  protected void ownIndexKeys(Realm realm, KeyList keys) {
    add(realm, node.places.indices, keys);
  }

  @Override
  protected void extraStringKeys(Realm realm, KeyList keys) {
    add(realm, node.places.names, keys);
  }

  private static void add(Realm realm, PropertyKey[] some, KeyList keys) {
    realm.charge(some.length >> 2);
    for (PropertyKey key : some) {
      keys.add(key);
    }
  }

  @Override
  protected long weight() {
    return super.weight() + (long) made.size() * MADE_WEIGHT;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    for (JsObject value : made.values()) {
      census.visit(value);
    }
  }
}
