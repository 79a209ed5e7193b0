package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/**
 * The methods of Set.prototype that take another set: 1 fuel per element visited. The other one may be any object with
 * size, has and keys, so guest code runs at every step and may change the receiver.
 */
final class SetAlgebra {
  private static final PropertyKey SIZE = PropertyKey.of("size");
  private static final PropertyKey HAS = PropertyKey.of("has");
  private static final PropertyKey KEYS = PropertyKey.of("keys");

  private SetAlgebra() {}

  /** A Set Record, section 24.2.1.1. */
  private record SetRecord(JsObject set, double size, JsFunction has, JsFunction keys) {
    /** SetDataHas through the other's own method. */
    boolean has(Call c, Value v) {
      return Conversions.toBoolean(c.invoke(has, set, v));
    }

    /** GetIteratorFromMethod(set, keys). */
    Iteration.Record iterator(Call c) {
      Value it = c.invoke(keys, set);
      if (!(it instanceof JsObject o)) {
        throw c.typeError("Result of the keys method is not an object");
      }
      return c.keep(Iteration.getIteratorDirect(c.realm(), o));
    }
  }

  /** GetSetRecord, section 24.2.1.2. */
  private static SetRecord setRecord(Call c) {
    Realm realm = c.realm();
    if (!(c.arg(0) instanceof JsObject o)) {
      throw c.typeError(ErrorText.describe(c.realm(), c.arg(0)) + " is not an object");
    }
    double number = Conversions.toNumber(realm, o.get(realm, SIZE));
    if (number != number) {
      throw c.typeError("The 'size' property must be a number");
    }
    double size = Conversions.toIntegerOrInfinity(number);
    if (size < 0) {
      throw c.rangeError("'" + Conversions.numberToString(realm, size) + "' is an invalid size");
    }
    JsFunction has = method(c, o, HAS);
    return new SetRecord(o, size, has, method(c, o, KEYS));
  }

  private static JsFunction method(Call c, JsObject o, PropertyKey key) {
    if (o.get(c.realm(), key) instanceof JsFunction f) {
      return c.keep(f);
    }
    throw c.typeError("The '" + key + "' property must be a function");
  }

  private static JsSet result(Call c) {
    return c.keep(new JsSet(c.realm(), c.realm().intrinsic(WellKnown.SET_PROTOTYPE)));
  }

  /** Section 24.2.4.17 (sec-set.prototype.union). */
  static Value union(Call c, JsSet set) {
    Realm realm = c.realm();
    Iteration.Record keys = setRecord(c).iterator(c);
    JsSet result = result(c);
    result.data().addAll(realm, set.data());
    for (Value v = Iteration.step(realm, keys); v != null; v = Iteration.step(realm, keys)) {
      result.data().put(realm, v, v);
    }
    return result;
  }

  /** Section 24.2.4.9 (sec-set.prototype.intersection). */
  static Value intersection(Call c, JsSet set) {
    Realm realm = c.realm();
    SetRecord other = setRecord(c);
    JsSet result = result(c);
    OrderedTable data = set.data();
    if (data.size() <= other.size()) {
      OrderedTable.Cursor cursor = new OrderedTable.Cursor(data);
      for (int e = cursor.advance(realm); e >= 0; e = cursor.advance(realm)) {
        c.fuel(1);
        Value v = c.hold(data.key(e));
        if (other.has(c, v)) {
          result.data().put(realm, v, v);
        }
      }
      return result;
    }
    Iteration.Record keys = other.iterator(c);
    for (Value v = Iteration.step(realm, keys); v != null; v = Iteration.step(realm, keys)) {
      if (data.has(realm, v)) {
        result.data().put(realm, v, v);
      }
    }
    return result;
  }

  /** Section 24.2.4.5 (sec-set.prototype.difference). */
  static Value difference(Call c, JsSet set) {
    Realm realm = c.realm();
    SetRecord other = setRecord(c);
    JsSet result = result(c);
    OrderedTable data = set.data();
    result.data().addAll(realm, data);
    if (data.size() <= other.size()) {
      OrderedTable.Cursor cursor = new OrderedTable.Cursor(data);
      for (int e = cursor.advance(realm); e >= 0; e = cursor.advance(realm)) {
        c.fuel(1);
        Value v = c.hold(data.key(e));
        if (other.has(c, v)) {
          result.data().remove(realm, v);
        }
      }
      return result;
    }
    Iteration.Record keys = other.iterator(c);
    for (Value v = Iteration.step(realm, keys); v != null; v = Iteration.step(realm, keys)) {
      result.data().remove(realm, v);
    }
    return result;
  }

  /** Section 24.2.4.15 (sec-set.prototype.symmetricdifference). */
  static Value symmetricDifference(Call c, JsSet set) {
    Realm realm = c.realm();
    Iteration.Record keys = setRecord(c).iterator(c);
    JsSet result = result(c);
    result.data().addAll(realm, set.data());
    for (Value v = Iteration.step(realm, keys); v != null; v = Iteration.step(realm, keys)) {
      if (set.data().has(realm, v)) {
        result.data().remove(realm, v);
      } else {
        result.data().put(realm, v, v);
      }
    }
    return result;
  }

  /** Section 24.2.4.11 (sec-set.prototype.issubsetof). */
  static Value isSubsetOf(Call c, JsSet set) {
    SetRecord other = setRecord(c);
    return JsBoolean.of(set.data().size() <= other.size() && !anyElement(c, set.data(), other, false));
  }

  /** Whether the other set's has answers {@code answer} for some element. */
  private static boolean anyElement(Call c, OrderedTable data, SetRecord other, boolean answer) {
    OrderedTable.Cursor cursor = new OrderedTable.Cursor(data);
    for (int e = cursor.advance(c.realm()); e >= 0; e = cursor.advance(c.realm())) {
      c.fuel(1);
      if (other.has(c, data.key(e)) == answer) {
        return true;
      }
    }
    return false;
  }

  /** Section 24.2.4.12 (sec-set.prototype.issupersetof). */
  static Value isSupersetOf(Call c, JsSet set) {
    SetRecord other = setRecord(c);
    return JsBoolean.of(set.data().size() >= other.size() && !anyKey(c, set.data(), other, false));
  }

  /** Whether {@code data} has (or, for {@code false}, lacks) some key of the other set; the iterator is closed then. */
  private static boolean anyKey(Call c, OrderedTable data, SetRecord other, boolean present) {
    Realm realm = c.realm();
    Iteration.Record keys = other.iterator(c);
    for (Value v = Iteration.step(realm, keys); v != null; v = Iteration.step(realm, keys)) {
      if (data.has(realm, v) == present) {
        Iteration.close(realm, keys);
        return true;
      }
    }
    return false;
  }

  /** Section 24.2.4.10 (sec-set.prototype.isdisjointfrom). */
  static Value isDisjointFrom(Call c, JsSet set) {
    SetRecord other = setRecord(c);
    boolean meets = set.data().size() <= other.size() ? anyElement(c, set.data(), other, true)
        : anyKey(c, set.data(), other, true);
    return JsBoolean.of(!meets);
  }
}
