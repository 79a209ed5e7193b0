package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;

/** The methods of Array.prototype that change their receiver. Dense arrays move in bulk; others 1 fuel per index. */
final class ArrayMutation {
  private ArrayMutation() {}

  private static JsNumber number(long n) {
    return JsNumber.of((double) n);
  }

  /** Section 23.1.3.23 (sec-array.prototype.push). */
  static Value push(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    int argc = c.argc();
    if (o instanceof JsArray a && a.denseSize() == a.length()) {
      int i = 0;
      c.fuel(argc >> 2);
      while (i < argc && a.putDense(realm, a.length(), c.arg(i))) {
        i++;
      }
      if (i == argc && argc > 0) {
        return number(a.length());
      }
      return pushSlowly(c, o, i);
    }
    return pushSlowly(c, o, 0);
  }

  /** Push of one argument onto a dense array; null for the general way. */
  static Value pushOne(Realm realm, Value receiver, Value v) {
    return receiver instanceof JsArray a && a.denseSize() == a.length() && a.putDense(realm, a.length(), v)
        ? number(a.length()) : null;
  }

  private static Value pushSlowly(Call c, JsObject o, int from) {
    Realm realm = c.realm();
    long n = ArrayElements.length(realm, o);
    int count = c.argc() - from;
    if (n + count > ArrayElements.MAX_SAFE_LENGTH) {
      throw c.typeError("Pushing " + count + " elements on an array-like of length " + n
          + " is disallowed, as the total surpasses 2**53-1");
    }
    c.fuel(count);
    for (int i = from; i < c.argc(); i++) {
      ArrayElements.set(realm, o, n++, c.arg(i));
    }
    ArrayElements.setLength(realm, o, n);
    return number(n);
  }

  /** Section 23.1.3.22 (sec-array.prototype.pop). */
  static Value pop(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    if (o instanceof JsArray a) {
      Value last = a.popDense(realm);
      if (last != null) {
        return last;
      }
    }
    long n = ArrayElements.length(realm, o);
    if (n == 0) {
      ArrayElements.setLength(realm, o, 0);
      return Undefined.INSTANCE;
    }
    Value last = c.hold(o.getIndex(realm, n - 1));
    ArrayElements.delete(realm, o, n - 1);
    ArrayElements.setLength(realm, o, n - 1);
    return last;
  }

  /** Section 23.1.3.27 (sec-array.prototype.shift). */
  static Value shift(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    if (n == 0) {
      ArrayElements.setLength(realm, o, 0);
      return Undefined.INSTANCE;
    }
    Value first = c.hold(o.getIndex(realm, 0));
    if (o instanceof JsArray a && a.length() == n && a.spliceDense(realm, 0, 1, c.args(), 0, 0)) {
      return first;
    }
    for (long k = 1; k < n; k++) {
      c.fuel(1);
      move(realm, o, k, k - 1);
    }
    ArrayElements.delete(realm, o, n - 1);
    ArrayElements.setLength(realm, o, n - 1);
    return first;
  }

  /** Sets element {@code to} to element {@code from}, or deletes it where there is none. */
  private static void move(Realm realm, JsObject o, long from, long to) {
    Value v = ArrayElements.find(realm, o, from);
    if (v != null) {
      ArrayElements.set(realm, o, to, v);
    } else {
      ArrayElements.delete(realm, o, to);
    }
  }

  /** Section 23.1.3.37 (sec-array.prototype.unshift). */
  static Value unshift(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    int argc = c.argc();
    if (argc > 0) {
      if (n + argc > ArrayElements.MAX_SAFE_LENGTH) {
        throw c.typeError("Invalid array length");
      }
      if (o instanceof JsArray a && a.spliceDense(realm, 0, 0, c.args(), 0, argc)) {
        return number(a.length());
      }
      for (long k = n; k > 0; k--) {
        c.fuel(1);
        move(realm, o, k - 1, k + argc - 1);
      }
      c.fuel(argc);
      for (int i = 0; i < argc; i++) {
        ArrayElements.set(realm, o, i, c.arg(i));
      }
    }
    ArrayElements.setLength(realm, o, n + argc);
    return number(n + argc);
  }

  /** Section 23.1.3.31 (sec-array.prototype.splice). */
  static Value splice(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    long start = ArrayCopies.start(c, n);
    long deleted = ArrayCopies.deleteCount(c, n, start);
    int items = Math.max(0, c.argc() - 2);
    if (n + items - deleted > ArrayElements.MAX_SAFE_LENGTH) {
      throw c.typeError("Invalid array length");
    }
    JsObject result = ArrayElements.speciesCreate(c, o, deleted);
    ArrayCopies.copy(c, o, start, start + deleted, result);
    ArrayElements.setLength(realm, result, deleted);
    // User code may have changed the array: its length then differs and the general way does what is asked.
    if (o instanceof JsArray a && a.length() == n
        && a.spliceDense(realm, (int) start, (int) deleted, c.args(), Math.min(2, c.argc()), items)) {
      return result;
    }
    replace(c, o, n, start, deleted, items);
    return result;
  }

  private static void replace(Call c, JsObject o, long n, long start, long deleted, int items) {
    Realm realm = c.realm();
    if (items < deleted) {
      for (long k = start; k < n - deleted; k++) {
        c.fuel(1);
        move(realm, o, k + deleted, k + items);
      }
      for (long k = n; k > n - deleted + items; k--) {
        c.fuel(1);
        ArrayElements.delete(realm, o, k - 1);
      }
    } else if (items > deleted) {
      for (long k = n - deleted; k > start; k--) {
        c.fuel(1);
        move(realm, o, k + deleted - 1, k + items - 1);
      }
    }
    c.fuel(items);
    for (int i = 0; i < items; i++) {
      ArrayElements.set(realm, o, start + i, c.arg(i + 2));
    }
    ArrayElements.setLength(realm, o, n - deleted + items);
  }

  /** Section 23.1.3.26 (sec-array.prototype.reverse). */
  static Value reverse(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    if (o instanceof JsArray a && a.reverseDense(realm)) {
      return o;
    }
    for (long lower = 0; lower < n >> 1; lower++) {
      c.fuel(2);
      long upper = n - 1 - lower;
      boolean lowerExists = o.hasIndex(realm, lower);
      Value low = lowerExists ? c.hold(o.getIndex(realm, lower)) : null;
      boolean upperExists = o.hasIndex(realm, upper);
      Value high = upperExists ? o.getIndex(realm, upper) : null;
      if (upperExists) {
        ArrayElements.set(realm, o, lower, high);
      } else if (lowerExists) {
        ArrayElements.delete(realm, o, lower);
      }
      if (lowerExists) {
        ArrayElements.set(realm, o, upper, low);
      } else if (upperExists) {
        ArrayElements.delete(realm, o, upper);
      }
    }
    return o;
  }

  /** Section 23.1.3.7 (sec-array.prototype.fill). */
  static Value fill(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    long k = c.relativeIndex(1, n, 0);
    long end = c.relativeIndex(2, n, n);
    Value v = c.arg(0);
    for (; k < end; k++) {
      if ((k & 3) == 0 || !(o instanceof JsArray a && a.isPlainDense())) {
        c.fuel(1);
      }
      ArrayElements.set(realm, o, k, v);
    }
    return o;
  }

  /** Section 23.1.3.4 (sec-array.prototype.copywithin). */
  static Value copyWithin(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    long to = c.relativeIndex(0, n, 0);
    long from = c.relativeIndex(1, n, 0);
    long end = c.relativeIndex(2, n, n);
    long count = Math.min(end - from, n - to);
    boolean backwards = from < to && to < from + count;
    for (long i = 0; i < count; i++) {
      c.fuel(1);
      long k = backwards ? count - 1 - i : i;
      move(realm, o, from + k, to + k);
    }
    return o;
  }

  /** Deletes what a sort left over: the holes move to the end. */
  static void deleteFrom(Call c, JsObject o, long from, long n) {
    for (long k = from; k < n; k++) {
      c.fuel(1);
      ArrayElements.delete(c.realm(), o, k);
    }
  }
}
