package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Comparison;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/** Looking for elements: 1 fuel per 4 dense elements, 1 per element otherwise; comparing long text costs its own. */
final class ArraySearch {
  /** Dense elements looked at between two charges. */
  private static final int CHUNK = 64;

  private ArraySearch() {}

  /** Section 23.1.3.1 (sec-array.prototype.at). */
  static Value at(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    double relative = c.toIntegerOrInfinity(0);
    double k = relative >= 0 ? relative : n + relative;
    return k < 0 || k >= n ? Undefined.INSTANCE : o.getIndex(realm, (long) k);
  }

  /** Section 23.1.3.16 (sec-array.prototype.includes). */
  static Value includes(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    if (n == 0) {
      return JsBoolean.FALSE;
    }
    Value wanted = c.arg(0);
    long k = c.relativeIndex(1, n, 0);
    while (k < n) {
      int dense = denseRun(c, o, k, n);
      if (dense > 0) {
        if (denseIncludes(realm, (JsArray) o, (int) k, (int) k + dense, wanted)) {
          return JsBoolean.TRUE;
        }
        k += dense;
      } else {
        c.fuel(1);
        if (Comparison.sameValueZero(realm, o.getIndex(realm, k), wanted)) {
          return JsBoolean.TRUE;
        }
        k++;
      }
    }
    return JsBoolean.FALSE;
  }

  private static boolean denseIncludes(Realm realm, JsArray a, int from, int to, Value wanted) {
    double[] numbers = a.denseNumbers();
    if (numbers != null && wanted instanceof JsNumber w && w.value() == w.value()) {
      return indexInDense(realm, a, from, to, wanted) >= 0;
    }
    for (int i = from; i < to; i++) {
      // A getter on a prototype may have changed the array.
      if (Comparison.sameValueZero(realm, a.getIndex(realm, i), wanted)) {
        return true;
      }
    }
    return false;
  }

  /** Charges for and returns the number of dense elements from {@code k} to look at next, at most a chunk. */
  private static int denseRun(Call c, JsObject o, long k, long n) {
    if (!(o instanceof JsArray a) || k >= a.denseSize()) {
      return 0;
    }
    int run = (int) Math.min(CHUNK, Math.min(n, a.denseSize()) - k);
    c.fuel(run + 3 >> 2);
    return run;
  }

  /** Section 23.1.3.17 (sec-array.prototype.indexof). */
  static Value indexOf(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    if (n == 0) {
      return JsNumber.of(-1);
    }
    Value wanted = c.arg(0);
    long k = c.relativeIndex(1, n, 0);
    while (k < n) {
      int dense = denseRun(c, o, k, n);
      if (dense > 0) {
        int found = indexInDense(realm, (JsArray) o, (int) k, (int) k + dense, wanted);
        if (found >= 0) {
          return JsNumber.of(found);
        }
        k += dense;
      } else {
        c.fuel(1);
        Value v = ArrayElements.find(realm, o, k);
        if (v != null && Comparison.strictEquals(realm, v, wanted)) {
          return JsNumber.of((double) k);
        }
        k++;
      }
    }
    return JsNumber.of(-1);
  }

  /** The first dense index that holds {@code wanted}; a hole may still read through to a prototype. */
  private static int indexInDense(Realm realm, JsArray a, int from, int to, Value wanted) {
    double[] numbers = a.denseNumbers();
    if (numbers != null) {
      if (wanted instanceof JsNumber w) {
        double d = w.value();
        for (int i = from; i < to; i++) {
          if (numbers[i] == d) {
            return i;
          }
        }
      }
      return -1;
    }
    for (int i = from; i < to; i++) {
      // A getter on a prototype may have changed the array.
      Value v = ArrayElements.find(realm, a, i);
      if (v != null && Comparison.strictEquals(realm, v, wanted)) {
        return i;
      }
    }
    return -1;
  }

  /** Section 23.1.3.20 (sec-array.prototype.lastindexof). */
  static Value lastIndexOf(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    if (n == 0) {
      return JsNumber.of(-1);
    }
    Value wanted = c.arg(0);
    double from = c.argc() > 1 ? c.toIntegerOrInfinity(1) : n - 1;
    long k = (long) (from >= 0 ? Math.min(from, n - 1) : n + from);
    for (; k >= 0; k--) {
      c.fuel(1);
      Value v = ArrayElements.find(realm, o, k);
      if (v != null && Comparison.strictEquals(realm, v, wanted)) {
        return JsNumber.of((double) k);
      }
    }
    return JsNumber.of(-1);
  }
}
