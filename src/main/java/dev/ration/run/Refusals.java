package dev.ration.run;

import dev.ration.runtime.JsObject;

/** Objects that an Eval result may not hold, and what to do instead (row 88). */
final class Refusals {
  private Refusals() {}

  /** Why {@code o} may not leave, or null. */
  static String of(JsObject o) {
    switch (o.builtinTag()) {
      case "Map":
        return "JSON cannot express a Map: use an object, or an array of [key, value] pairs";
      case "Set":
        return "JSON cannot express a Set: use an array";
      default:
        return null;
    }
  }
}
