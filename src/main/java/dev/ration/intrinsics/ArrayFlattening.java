package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/** FlattenIntoArray with a stack of its own: depth is data. 1 fuel per index. */
final class ArrayFlattening {
  private ArrayFlattening() {}

  /** Section 23.1.3.13 (sec-array.prototype.flat). */
  static Value flat(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    double depth = c.arg(0).isUndefined() ? 1 : c.toIntegerOrInfinity(0);
    JsObject result = ArrayElements.speciesCreate(c, o, 0);
    flatten(c, result, o, n, depth, null);
    return result;
  }

  /** Section 23.1.3.14 (sec-array.prototype.flatmap). */
  static Value flatMap(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    long n = ArrayElements.length(realm, o);
    if (!(c.arg(0) instanceof JsFunction mapper)) {
      throw c.typeError("flatMap mapper function is not callable");
    }
    JsObject result = ArrayElements.speciesCreate(c, o, 0);
    flatten(c, result, o, n, 1, mapper);
    return result;
  }

  /** FlattenIntoArray, section 23.1.3.13.1; the mapper applies to the outermost elements. */
  private static void flatten(Call c, JsObject target, JsObject source, long n, double depth, JsFunction mapper) {
    Realm realm = c.realm();
    long to = 0;
    long k = 0;
    // Three values a level: the array, the next index, the length.
    try (ValueList outer = new ValueList(realm)) {
      while (true) {
        if (k >= n) {
          if (outer.size() == 0) {
            return;
          }
          int top = outer.size() - 3;
          source = (JsObject) outer.get(top);
          k = (long) ((JsNumber) outer.get(top + 1)).value();
          n = (long) ((JsNumber) outer.get(top + 2)).value();
          outer.truncate(top);
          continue;
        }
        c.fuel(1);
        Value v = ArrayElements.find(realm, source, k);
        k++;
        if (v == null) {
          continue;
        }
        int level = outer.size() / 3;
        if (mapper != null && level == 0) {
          v = c.invoke(mapper, c.arg(1), v, JsNumber.of((double) (k - 1)), source);
        }
        if (level < depth && ObjectOperations.isArray(v)) {
          outer.add(source);
          outer.add(JsNumber.of((double) k));
          outer.add(JsNumber.of((double) n));
          source = c.hold((JsObject) v);
          k = 0;
          n = ArrayElements.length(realm, source);
        } else {
          if (to >= ArrayElements.MAX_SAFE_LENGTH) {
            throw c.typeError("Invalid array length");
          }
          ArrayElements.create(realm, target, to++, v);
        }
      }
    }
  }
}
