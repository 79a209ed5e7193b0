package dev.ration.host;

import dev.ration.runtime.Census;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsBoolean;
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
public final class Inbound extends HostWalk<Value> implements Census.Root {
  private final Realm realm;
  private long billed;

  public Inbound(Realm realm, CrossingRules rules) {
    super(rules);
    this.realm = realm;
    realm.addRoot(this);
  }

  @Override
  public void trace(Census census) {
    census.visit(root());
  }

  @Override
  void pay(long bytes) {
    long due = (bytes >> 4) - billed;
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
      return JsString.of(realm.heap(), HostLeaf.isoText(t));
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
