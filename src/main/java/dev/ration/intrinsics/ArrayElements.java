package dev.ration.intrinsics;

import dev.ration.runtime.Accessor;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.NativeFunction;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** What the methods of Array.prototype share: elements by integer index of any array-like, and the making of results. */
final class ArrayElements {
  /** Largest length of an array-like: 2^53 - 1. */
  static final long MAX_SAFE_LENGTH = (1L << 53) - 1;

  private ArrayElements() {}

  /** ToObject(this value), held for the length of the call. */
  static JsObject receiver(Call c) {
    Value v = c.receiver();
    if (v instanceof JsObject o) {
      return o;
    }
    if (v.isNullish()) {
      throw c.typeError("Array.prototype." + c.callee().intrinsic().row().name() + " called on null or undefined");
    }
    return c.keep(Conversions.toObject(c.realm(), v));
  }

  /** LengthOfArrayLike. */
  static long length(Realm realm, JsObject o) {
    return ObjectOperations.lengthOfArrayLike(realm, o);
  }

  /** The element at {@code index} if HasProperty says there is one, else null. */
  static Value find(Realm realm, JsObject o, long index) {
    if (o instanceof JsArray a) {
      Value v = a.dense(index);
      if (v != null) {
        return v;
      }
    }
    return o.hasIndex(realm, index) ? o.getIndex(realm, index) : null;
  }

  /** CreateDataPropertyOrThrow of an index. */
  static void create(Realm realm, JsObject o, long index, Value v) {
    if (!(o instanceof JsArray a && a.putDense(realm, index, v))) {
      o.createDataPropertyOrThrow(realm, PropertyKey.ofIndex(index), v);
    }
  }

  /** Set of an index with throw = true. */
  static void set(Realm realm, JsObject o, long index, Value v) {
    ObjectOperations.setOrThrow(realm, o, index, v);
  }

  /** DeletePropertyOrThrow of an index. */
  static void delete(Realm realm, JsObject o, long index) {
    ObjectOperations.deleteOrThrow(realm, o, PropertyKey.ofIndex(index));
  }

  /** Set of "length" with throw = true. */
  static void setLength(Realm realm, JsObject o, long length) {
    if (o instanceof JsArray a && a.hasWritableLength() && length <= JsArray.MAX_LENGTH && a.setLength(realm, length)) {
      return;
    }
    ObjectOperations.setOrThrow(realm, o, PropertyKey.LENGTH, JsNumber.of((double) length));
  }

  /** ArrayCreate with %Array.prototype%: no elements are made, whatever the length. */
  static JsArray arrayCreate(Realm realm, long length) {
    if (length > JsArray.MAX_LENGTH) {
      throw realm.rangeError("Invalid array length");
    }
    return new JsArray(realm, realm.arrayPrototype(), length);
  }

  /** ArraySpeciesCreate, section 23.1.3.1.1 (sec-arrayspeciescreate); the result is held for the length of the call. */
  static JsObject speciesCreate(Call c, JsObject original, long length) {
    Realm realm = c.realm();
    return create(c, speciesConstructor(realm, original), length);
  }

  /** The array that {@code constructor} makes, null for the intrinsic %Array%; held for the length of the call. */
  static JsObject create(Call c, JsFunction constructor, long length) {
    Realm realm = c.realm();
    return c.keep(constructor == null ? arrayCreate(realm, length) : construct(realm, constructor, length));
  }

  /** Construct(C, « length »); for %Array% itself the array is made at once. */
  static JsObject construct(Realm realm, JsFunction constructor, long length) {
    if (constructor == realm.intrinsic(WellKnown.ARRAY)) {
      realm.charge(1);
      return arrayCreate(realm, length);
    }
    return realm.construct(constructor, JsNumber.of((double) length));
  }

  /** The constructor that ArraySpeciesCreate picks, null for the intrinsic %Array%. */
  static JsFunction speciesConstructor(Realm realm, JsObject original) {
    if (!ObjectOperations.isArray(original)) {
      return null;
    }
    Value c = original.get(realm, PropertyKey.CONSTRUCTOR);
    if (c instanceof JsObject o) {
      if (hasOriginalSpecies(realm, o)) {
        realm.charge(1);
        return null;
      }
      c = o.get(realm, JsSymbol.SPECIES.key());
      if (c.isNullish()) {
        return null;
      }
    }
    if (c.isUndefined()) {
      return null;
    }
    if (c instanceof JsFunction f && f.isConstructor()) {
      return f;
    }
    throw realm.typeError("object.constructor[Symbol.species] is not a constructor");
  }

  /** Whether {@code constructor} is %Array% with the species getter that it was born with. */
  private static boolean hasOriginalSpecies(Realm realm, JsObject constructor) {
    return constructor == realm.intrinsic(WellKnown.ARRAY)
        && constructor.ownValue(realm, JsSymbol.SPECIES.key()) instanceof Accessor a
        && a.getter(realm) instanceof NativeFunction n
        && n.intrinsic() == ArrayIntrinsics.SPECIES;
  }
}
