package dev.ration.host;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;

/** A record of an expression's scope: no prototype, every property read-only; made unextensible when complete (row 152). */
final class FrozenRecord extends JsObject {
  FrozenRecord(Realm realm) {
    super(realm.heap(), null, 0);
  }

  void put(Realm realm, PropertyKey key, Value value) {
    if (!hasOwnProperty(realm, key)) {
      addOwn(realm, key, value, Attributes.ENUMERABLE);
    }
  }
}
