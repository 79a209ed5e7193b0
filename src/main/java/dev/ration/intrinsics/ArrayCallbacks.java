package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/**
 * The methods of Array.prototype that call a function for each element. 1 fuel per index, before the call. Each step
 * reads the element anew: the callback may have changed the array.
 */
final class ArrayCallbacks {
  private ArrayCallbacks() {}

  private static JsNumber number(long n) {
    return JsNumber.of((double) n);
  }

  /** The index argument in position {@code position}, if {@code f} reads it: most callbacks do not. */
  private static JsNumber index(JsFunction f, int position, long k) {
    return f.argumentsRead() > position ? JsNumber.of((double) k) : JsNumber.ZERO;
  }

  /** Section 23.1.3.6 (sec-array.prototype.every). */
  static Value every(Call c) {
    return JsBoolean.of(untilTest(c, false));
  }

  /** Section 23.1.3.29 (sec-array.prototype.some). */
  static Value some(Call c) {
    return JsBoolean.of(!untilTest(c, true));
  }

  /** Whether no element's test gave {@code stop}. */
  private static boolean untilTest(Call c, boolean stop) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    JsFunction f = c.function(0);
    Value thisArg = c.arg(1);
    for (long k = 0; k < n; k++) {
      c.fuel(1);
      Value v = ArrayElements.find(realm, o, k);
      if (v != null && Conversions.toBoolean(c.invoke(f, thisArg, v, index(f, 1, k), o)) == stop) {
        return false;
      }
    }
    return true;
  }

  /** Section 23.1.3.15 (sec-array.prototype.foreach). */
  static Value forEach(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    JsFunction f = c.function(0);
    Value thisArg = c.arg(1);
    for (long k = 0; k < n; k++) {
      c.fuel(1);
      Value v = ArrayElements.find(realm, o, k);
      if (v != null) {
        c.invoke(f, thisArg, v, index(f, 1, k), o);
      }
    }
    return Undefined.INSTANCE;
  }

  /** Section 23.1.3.21 (sec-array.prototype.map). */
  static Value map(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    JsFunction f = c.function(0);
    Value thisArg = c.arg(1);
    JsObject result = ArrayElements.speciesCreate(c, o, n);
    for (long k = 0; k < n; k++) {
      c.fuel(1);
      Value v = ArrayElements.find(realm, o, k);
      if (v != null) {
        ArrayElements.create(realm, result, k, c.invoke(f, thisArg, v, index(f, 1, k), o));
      }
    }
    return result;
  }

  /** Section 23.1.3.8 (sec-array.prototype.filter). */
  static Value filter(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    JsFunction f = c.function(0);
    Value thisArg = c.arg(1);
    JsObject result = ArrayElements.speciesCreate(c, o, 0);
    long to = 0;
    for (long k = 0; k < n; k++) {
      c.fuel(1);
      Value v = ArrayElements.find(realm, o, k);
      if (v != null && Conversions.toBoolean(c.invoke(f, thisArg, v, index(f, 1, k), o))) {
        ArrayElements.create(realm, result, to++, v);
      }
    }
    return result;
  }

  /** FindViaPredicate, section 23.1.3.12.1: the element or its index. */
  static Value find(Call c, boolean fromEnd, boolean wantElement) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    JsFunction f = c.function(0);
    Value thisArg = c.arg(1);
    for (long i = 0; i < n; i++) {
      c.fuel(1);
      long k = fromEnd ? n - 1 - i : i;
      Value v = o.getIndex(realm, k);
      if (Conversions.toBoolean(c.invoke(f, thisArg, v, index(f, 1, k), o))) {
        return wantElement ? v : number(k);
      }
    }
    return wantElement ? Undefined.INSTANCE : number(-1);
  }

  /** Section 23.1.3.24 (sec-array.prototype.reduce). */
  static Value reduce(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    JsFunction f = c.function(0);
    long k = 0;
    Value accumulator = c.argc() >= 2 ? c.arg(1) : null;
    for (; accumulator == null && k < n; k++) {
      c.fuel(1);
      accumulator = c.hold(ArrayElements.find(realm, o, k));
    }
    requireInitial(c, accumulator);
    for (; k < n; k++) {
      c.fuel(1);
      Value v = ArrayElements.find(realm, o, k);
      if (v != null) {
        accumulator = c.hold(c.invoke(f, Undefined.INSTANCE, accumulator, v, index(f, 2, k), o));
      }
    }
    return accumulator;
  }

  /** Section 23.1.3.25 (sec-array.prototype.reduceright). */
  static Value reduceRight(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long k = ArrayElements.length(realm, o) - 1;
    JsFunction f = c.function(0);
    Value accumulator = c.argc() >= 2 ? c.arg(1) : null;
    for (; accumulator == null && k >= 0; k--) {
      c.fuel(1);
      accumulator = c.hold(ArrayElements.find(realm, o, k));
    }
    requireInitial(c, accumulator);
    for (; k >= 0; k--) {
      c.fuel(1);
      Value v = ArrayElements.find(realm, o, k);
      if (v != null) {
        accumulator = c.hold(c.invoke(f, Undefined.INSTANCE, accumulator, v, index(f, 2, k), o));
      }
    }
    return accumulator;
  }

  private static void requireInitial(Call c, Value accumulator) {
    if (accumulator == null) {
      throw c.typeError("Reduce of empty array with no initial value");
    }
  }
}
