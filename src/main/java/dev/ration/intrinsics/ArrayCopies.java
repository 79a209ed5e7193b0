package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;

/** The methods of Array.prototype that copy elements into a new array: 1 fuel per 4 dense elements, else 1 each. */
final class ArrayCopies {
  private ArrayCopies() {}

  /** The start argument of splice and toSpliced. */
  static long start(Call c, long n) {
    return c.relativeIndex(0, n, 0);
  }

  /** The deleteCount of splice and its skipCount twin: all that follows when only a start is given. */
  static long deleteCount(Call c, long n, long start) {
    if (c.argc() == 0) {
      return 0;
    }
    if (c.argc() == 1) {
      return n - start;
    }
    return (long) Math.min(Math.max(c.toIntegerOrInfinity(1), 0), n - start);
  }

  /** Appends elements {@code from} to {@code to - 1} of {@code o} to {@code result} from index 0, holes as holes. */
  static void copy(Call c, JsObject o, long from, long to, JsObject result) {
    copy(c, o, from, to, result, 0);
  }

  private static void copy(Call c, JsObject o, long from, long to, JsObject result, long at) {
    Realm realm = c.realm();
    if (from >= to || o instanceof JsArray source && result instanceof JsArray target && !realm.hasIndexOnPrototype()
        && target.length() == at && target.appendDense(realm, source, from, to)) {
      return;
    }
    for (long k = from; k < to; k++) {
      c.fuel(1);
      Value v = ArrayElements.find(realm, o, k);
      if (v != null) {
        ArrayElements.create(realm, result, at + k - from, v);
      }
    }
  }

  /** Section 23.1.3.28 (sec-array.prototype.slice). */
  static Value slice(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    long from = c.relativeIndex(0, n, 0);
    long to = c.relativeIndex(1, n, n);
    long count = Math.max(to - from, 0);
    JsFunction constructor = ArrayElements.speciesConstructor(realm, o);
    if (constructor == null && o instanceof JsArray source) {
      JsArray copy = source.copyDense(realm, from, to);
      if (copy != null) {
        return copy;
      }
    }
    JsObject result = ArrayElements.create(c, constructor, count);
    copy(c, o, from, to, result);
    ArrayElements.setLength(realm, result, count);
    return result;
  }

  /** Section 23.1.3.2 (sec-array.prototype.concat). */
  static Value concat(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    JsObject result = ArrayElements.speciesCreate(c, o, 0);
    long n = 0;
    for (int i = -1; i < c.argc(); i++) {
      c.fuel(2);
      Value item = i < 0 ? o : c.arg(i);
      if (isConcatSpreadable(realm, item)) {
        JsObject source = (JsObject) item;
        long length = ArrayElements.length(realm, source);
        if (n + length > ArrayElements.MAX_SAFE_LENGTH) {
          throw c.typeError("Invalid array length");
        }
        copy(c, source, 0, length, result, n);
        n += length;
      } else {
        if (n >= ArrayElements.MAX_SAFE_LENGTH) {
          throw c.typeError("Invalid array length");
        }
        ArrayElements.create(realm, result, n++, item);
      }
    }
    ArrayElements.setLength(realm, result, n);
    return result;
  }

  /** IsConcatSpreadable, section 23.1.3.2.1. */
  private static boolean isConcatSpreadable(Realm realm, Value v) {
    if (!(v instanceof JsObject o)) {
      return false;
    }
    Value spreadable = o.get(realm, JsSymbol.IS_CONCAT_SPREADABLE.key());
    return spreadable.isUndefined() ? ObjectOperations.isArray(o) : Conversions.toBoolean(spreadable);
  }

  /** Section 23.1.3.33 (sec-array.prototype.toreversed). */
  static Value toReversed(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    JsArray result = c.keep(ArrayElements.arrayCreate(realm, n));
    for (long k = 0; k < n; k++) {
      c.fuel(1);
      ArrayElements.create(realm, result, k, o.getIndex(realm, n - 1 - k));
    }
    return result;
  }

  /** Section 23.1.3.35 (sec-array.prototype.tospliced). */
  static Value toSpliced(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    long start = start(c, n);
    long skipped = deleteCount(c, n, start);
    int items = Math.max(0, c.argc() - 2);
    long length = n + items - skipped;
    if (length > ArrayElements.MAX_SAFE_LENGTH) {
      throw c.typeError("Invalid array length");
    }
    JsArray result = c.keep(ArrayElements.arrayCreate(realm, length));
    long to = 0;
    for (; to < start; to++) {
      c.fuel(1);
      ArrayElements.create(realm, result, to, o.getIndex(realm, to));
    }
    c.fuel(items);
    for (int i = 0; i < items; i++) {
      ArrayElements.create(realm, result, to++, c.arg(i + 2));
    }
    for (long from = start + skipped; to < length; to++, from++) {
      c.fuel(1);
      ArrayElements.create(realm, result, to, o.getIndex(realm, from));
    }
    return result;
  }

  /** Section 23.1.3.39 (sec-array.prototype.with). */
  static Value with(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    double relative = c.toIntegerOrInfinity(0);
    double index = relative >= 0 ? relative : n + relative;
    if (index >= n || index < 0) {
      throw c.rangeError("Invalid index : " + ErrorText.describe(c.realm(), c.arg(0)));
    }
    JsArray result = c.keep(ArrayElements.arrayCreate(realm, n));
    for (long k = 0; k < n; k++) {
      c.fuel(1);
      ArrayElements.create(realm, result, k, k == (long) index ? c.arg(1) : o.getIndex(realm, k));
    }
    return result;
  }
}
