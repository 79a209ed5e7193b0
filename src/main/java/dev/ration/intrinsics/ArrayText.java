package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.TextBuilder;
import dev.ration.runtime.Value;

/** Arrays as text. An array that contains itself prints as the empty string within itself, as engines agreed to do. */
final class ArrayText {
  private static final PropertyKey JOIN = PropertyKey.of("join");
  private static final PropertyKey TO_LOCALE_STRING = PropertyKey.of("toLocaleString");
  private static final JsString COMMA = JsString.permanent(",");

  private ArrayText() {}

  /** Section 23.1.3.18 (sec-array.prototype.join). */
  static Value join(Call c) {
    JsObject o = ArrayElements.receiver(c);
    if (c.realm().isRunning(ArrayIntrinsics.JOIN, o, c)) {
      return JsString.EMPTY;
    }
    long n = ArrayElements.length(c.realm(), o);
    JsString separator = c.arg(0).isUndefined() ? COMMA : c.keep(c.toJsString(0));
    return concatenate(c, o, n, separator, false);
  }

  /** Section 23.1.3.32 (sec-array.prototype.tolocalestring): the separator is a comma in every locale. */
  static Value toLocaleString(Call c) {
    JsObject o = ArrayElements.receiver(c);
    if (c.realm().isRunning(ArrayIntrinsics.TO_LOCALE_STRING, o, c)) {
      return JsString.EMPTY;
    }
    return concatenate(c, o, ArrayElements.length(c.realm(), o), COMMA, true);
  }

  private static Value concatenate(Call c, JsObject o, long n, JsString separator, boolean locale) {
    Realm realm = c.realm();
    try (TextBuilder text = new TextBuilder(realm)) {
      for (long k = 0; k < n; k++) {
        c.fuel(1);
        if (k > 0) {
          text.append(separator);
        }
        Value v = o.getIndex(realm, k);
        if (!v.isNullish()) {
          if (locale) {
            v = ObjectOperations.invoke(realm, v, TO_LOCALE_STRING);
          }
          text.append(Conversions.toJsString(realm, v));
        }
      }
      return text.toJsString();
    }
  }

  /** Section 23.1.3.36 (sec-array.prototype.tostring). */
  static Value toString(Call c) {
    Realm realm = c.realm();
    JsObject o = ArrayElements.receiver(c);
    if (o.get(realm, JOIN) instanceof JsFunction join) {
      return c.invoke(join, o);
    }
    // %Object.prototype.toString%
    Value tag = o.get(realm, JsSymbol.TO_STRING_TAG.key());
    return c.string("[object " + (tag instanceof JsString s ? s.toString() : o.builtinTag()) + "]");
  }
}
