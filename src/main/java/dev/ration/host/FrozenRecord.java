package dev.ration.host;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Shape;
import dev.ration.runtime.Value;

/** A record of an expression's scope: no prototype, every property read-only, nothing to be added (row 152). */
final class FrozenRecord extends JsObject {
  /** A record to be filled by {@link #put} and then made unextensible. */
  FrozenRecord(Realm realm) {
    super(realm.heap(), null, 0);
  }

  /** A finished record of a shape from {@link #shapeOf}, whose slots are to be set one by one. */
  FrozenRecord(Realm realm, Shape shape) {
    super(realm.heap(), shape);
  }

  /** The shape of records with these keys. No other object has it, so that no cache can know a way to add to it. */
  static Shape shapeOf(Realm realm, PropertyKey[] layout) {
    Shape shape = Shape.FROZEN_RECORD;
    for (PropertyKey key : layout) {
      shape = shape.add(realm, key, Attributes.ENUMERABLE);
    }
    return shape;
  }

  void put(Realm realm, PropertyKey key, Value value) {
    if (!hasOwnProperty(realm, key)) {
      addOwn(realm, key, value, Attributes.ENUMERABLE);
    }
  }
}
