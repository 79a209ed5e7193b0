package dev.ration.host;

import dev.ration.runtime.Census;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsDate;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Null;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import java.math.BigInteger;
import java.time.Instant;

/**
 * The crossing into a realm: fresh guest values, billed at 1 fuel per 16 bytes before the copying (rows 69, 90, 100). No
 * host object is kept.
 */
public final class Inbound extends HostWalk<Value> implements Census.Root, AutoCloseable {
  private final Realm realm;
  private JsObject unfolding;
  private long billed;
  /** Bytes that are within the budget and billed when they are read. */
  private long deferred;

  public Inbound(Realm realm, CrossingRules rules) {
    super(rules);
    this.realm = realm;
    realm.addRoot(this);
  }

  @Override
  public void trace(Census census) {
    census.visit(root());
    census.visit(unfolding);
  }

  /** Ends the crossing: what was copied is for others to keep. */
  @Override
  public void close() {
    realm.removeRoot(this);
  }

  /** Bills a crossing that was refused for its size, as far as it was looked at. */
  public void payForRefusal() {
    pay(Math.min(bytes(), rules.bytes()));
  }

  /** A copy of host data, or of a snapshot of it. */
  public Value bring(String name, Object v) throws CrossingRefused {
    return v instanceof Snapshot s ? unfold(name, s) : copy(name, v);
  }

  /** A realm's own values of a snapshot: frozen, as in a walk under the same rules, and billed alike, if not all at once. */
  private Value unfold(String name, Snapshot snapshot) throws CrossingRefused {
    deferred += snapshot.deferredBytes();
    billAll(name, snapshot.bytes());
    realm.heap().checkStringLength(snapshot.longest());
    try {
      Object root = snapshot.root();
      if (!(root instanceof Snapshot.Node node)) {
        return shared(root);
      }
      unfolding = Unfolding.container(realm, node);
      Unfolding.fill(realm, unfolding, node);
      return unfolding;
    } finally {
      unfolding = null;
    }
  }

  private Value shared(Object leaf) {
    return leaf instanceof Value v ? v : leaf(leaf);
  }

  @Override
  void pay(long bytes) {
    long due = Math.max(0, (bytes - deferred >> 4) - billed);
    billed += due;
    realm.charge(due);
  }

  @Override
  Value leaf(Object reduced) {
    if (reduced instanceof String s) {
      realm.heap().checkStringLength(s.length());
      return JsString.of(realm.heap(), s);
    }
    if (reduced instanceof Double d) {
      return JsNumber.of(d);
    }
    if (reduced instanceof Boolean b) {
      return JsBoolean.of(b);
    }
    if (reduced instanceof Instant t) {
      return rules.tree() ? JsString.of(realm.heap(), HostLeaf.isoText(t))
          : JsDate.crossed(realm, t.toEpochMilli());
    }
    if (reduced instanceof BigInteger b) {
      return JsBigInt.of(realm.heap(), b);
    }
    return reduced == null ? Null.INSTANCE : Undefined.INSTANCE;
  }

  @Override
  Value newRecord() {
    return rules.frozen() ? new FrozenRecord(realm) : JsObject.create(realm);
  }

  @Override
  Value newArray() {
    return JsArray.create(realm);
  }

  @Override
  void put(Value record, String key, Value value) {
    PropertyKey k = PropertyKey.of(key);
    if (record instanceof FrozenRecord frozen) {
      frozen.put(realm, k, value);
    } else {
      ((JsObject) record).createDataProperty(realm, k, value);
    }
  }

  @Override
  void append(Value array, long index, Value value) {
    ((JsObject) array).setIndex(realm, index, value);
  }

  @Override
  void finish(Value container, boolean record) {
    if (rules.frozen()) {
      if (container instanceof JsArray a) {
        a.fixElements(realm, true);
        a.fixLength();
      }
      ((JsObject) container).preventExtensions(realm);
    }
  }
}
