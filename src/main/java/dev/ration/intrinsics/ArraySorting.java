package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/** Sorting: the elements are taken out, sorted in a list that a census sees, and put back (row 182). */
final class ArraySorting {
  private ArraySorting() {}

  /** Section 23.1.3.30 (sec-array.prototype.sort). */
  static Value sort(Call c) {
    Realm realm = c.realm();
    JsFunction comparator = comparator(c);
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    try (ValueList items = new ValueList(realm)) {
      for (long k = 0; k < n; k++) {
        c.fuel(1);
        Value v = ArrayElements.find(realm, o, k);
        if (v != null) {
          items.add(v);
        }
      }
      sort(c, items, comparator);
      int count = items.size();
      for (int i = 0; i < count; i++) {
        ArrayElements.set(realm, o, i, items.get(i));
      }
      ArrayMutation.deleteFrom(c, o, count, n);
    }
    return o;
  }

  /** Section 23.1.3.34 (sec-array.prototype.tosorted). */
  static Value toSorted(Call c) {
    Realm realm = c.realm();
    JsFunction comparator = comparator(c);
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    JsArray result = c.keep(ArrayElements.arrayCreate(realm, n));
    try (ValueList items = new ValueList(realm)) {
      for (long k = 0; k < n; k++) {
        c.fuel(1);
        items.add(o.getIndex(realm, k));
      }
      sort(c, items, comparator);
      for (int i = 0; i < items.size(); i++) {
        ArrayElements.create(realm, result, i, items.get(i));
      }
    }
    return result;
  }

  private static JsFunction comparator(Call c) {
    Value v = c.arg(0);
    if (v.isUndefined()) {
      return null;
    }
    if (v instanceof JsFunction f) {
      return f;
    }
    throw c.typeError("The comparison function must be either a function or undefined");
  }

  /** SortIndexedProperties without the reading: undefined goes last, CompareArrayElements decides the rest. */
  private static void sort(Call c, ValueList items, JsFunction comparator) {
    int n = 0;
    int undefined = 0;
    for (int i = 0; i < items.size(); i++) {
      Value v = items.get(i);
      if (v.isUndefined()) {
        undefined++;
      } else {
        items.set(n++, v);
      }
    }
    for (int i = 0; i < undefined; i++) {
      items.set(n + i, Undefined.INSTANCE);
    }
    if (n < 2) {
      return;
    }
    if (comparator != null) {
      MergeSort.sort(c, items, n, (a, b) -> compare(c, comparator, a, b));
    } else if (hasObjects(items, n)) {
      // Guest toString methods run at each comparison, as the specification has it.
      MergeSort.sort(c, items, n, (a, b) -> compareText(c, c.hold(text(c, a)), text(c, b)));
    } else {
      sortByText(c, items, n);
    }
  }

  private static JsString text(Call c, Value v) {
    return Conversions.toJsString(c.realm(), v);
  }

  private static boolean hasObjects(ValueList items, int n) {
    for (int i = 0; i < n; i++) {
      if (items.get(i).isObject()) {
        return true;
      }
    }
    return false;
  }

  /** Primitives become text once each; numbers and the like then follow their text. */
  private static void sortByText(Call c, ValueList items, int n) {
    boolean text = true;
    for (int i = 0; i < n && text; i++) {
      text = items.get(i) instanceof JsString;
    }
    if (text) {
      MergeSort.sort(c, items, n, (a, b) -> compareText(c, (JsString) a, (JsString) b));
      return;
    }
    try (ValueList keys = new ValueList(c.realm())) {
      for (int i = 0; i < n; i++) {
        c.fuel(1);
        keys.add(text(c, items.get(i)));
      }
      MergeSort.sort(c, keys, items, n, (a, b) -> compareText(c, (JsString) a, (JsString) b));
    }
  }

  private static double compareText(Call c, JsString a, JsString b) {
    c.fuel(Math.min(a.length(), b.length()) >> 5);
    return a.toString().compareTo(b.toString());
  }

  private static double compare(Call c, JsFunction comparator, Value a, Value b) {
    Value v = c.invoke(comparator, Undefined.INSTANCE, a, b);
    return v instanceof JsNumber n ? n.value() : Conversions.toNumber(c.realm(), v);
  }
}
