package dev.ration.host;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Census;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Shape;
import dev.ration.runtime.Value;

/** A record of an expression's scope: no prototype, every property read-only, nothing to be added (row 152). */
final class FrozenRecord extends JsObject {
  private boolean shared;

  /** A record to be filled by {@link #put} and then made unextensible. */
  FrozenRecord(Realm realm) {
    super(realm.heap(), null, 0);
  }

  /** A record whose layout is complete and whose slots are to be set one by one. */
  FrozenRecord(Realm realm, Shape shape) {
    super(realm.heap(), shape);
  }

  /** A record of leaves only, over the slots that its snapshot keeps for all runs. */
  FrozenRecord(Realm realm, Shape shape, Value[] leaves) {
    super(realm.heap(), shape, leaves);
    this.shared = true;
  }

  /** Refuses reads of what it does not have. */
  void complete() {
    refuseAbsentKeys();
  }

  @Override
  protected long weight() {
    return shared ? BASE_WEIGHT : super.weight();
  }

  @Override
  protected void trace(Census census) {
    if (!shared) {
      super.trace(census);
    }
  }

  void put(Realm realm, PropertyKey key, Value value) {
    if (!hasOwnProperty(realm, key)) {
      addOwn(realm, key, value, Attributes.ENUMERABLE);
    } else {
      writeOwn(realm, key, value);
    }
  }
}
