package dev.ration.run;

import dev.ration.intrinsics.JsMap;
import dev.ration.intrinsics.JsSet;
import dev.ration.runtime.JsObject;

/** Objects that an Eval result may not hold, and what to do instead (row 88). */
final class Refusals {
  private Refusals() {}

  /** Why {@code o} may not leave, or null. */
  static String of(JsObject o) {
    if (o instanceof JsMap) {
      return "JSON cannot express a Map: use an object, or an array of [key, value] pairs";
    }
    if (o instanceof JsSet) {
      return "JSON cannot express a Set: use an array";
    }
    return null;
  }
}
