package dev.ration.run;

import dev.ration.runtime.ErrorText;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsError;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Value;
import dev.ration.syntax.Source;
import dev.ration.vm.ThrowPosition;
import dev.ration.vm.Vm;

/** An uncaught guest throw as a fault: name and message are read once, bounded, on the run's budget (rows 79, 81). */
final class ThrownValue {
  private ThrownValue() {}

  static Fault describe(Realm realm, Vm vm, Value v) {
    ThrowPosition at = vm.lastThrow();
    String name = "Error";
    String message;
    String stack = "";
    Fault.Kind kind = Fault.Kind.RUNTIME;
    if (v instanceof JsObject o) {
      String own = read(realm, o, PropertyKey.NAME);
      name = own == null || own.isEmpty() ? name : own;
      message = read(realm, o, PropertyKey.MESSAGE);
      if (message == null) {
        message = o instanceof JsError ? "" : ErrorText.describe(o) + " was thrown";
      }
      if (o instanceof JsError e) {
        stack = e.trace().render();
        kind = e.isStackOverflow() ? Fault.Kind.STACK : kind;
      }
    } else {
      message = primitive(v);
    }
    if (at == null || at.line() == 0) {
      return new Fault(kind, name, message, 0, 0, "", stack, !v.isObject());
    }
    String frame = new Source("", at.source()).codeFrame(at.offset());
    return new Fault(kind, name, message, at.line(), at.column(), frame, stack, !v.isObject());
  }

  /** The text of a property: a getter may run; what it throws is not passed on. */
  private static String read(Realm realm, JsObject o, PropertyKey key) {
    if (!o.hasProperty(realm, key)) {
      return null;
    }
    Value v;
    try {
      v = o.get(realm, key);
    } catch (JsThrow e) {
      return null;
    }
    return v.isObject() || v.isUndefined() ? null : primitive(v);
  }

  private static String primitive(Value v) {
    String text = v instanceof JsString || !(v instanceof JsBigInt) ? v.toString() : ErrorText.describe(v);
    return text.length() > Run.MAX_TEXT ? text.substring(0, Run.MAX_TEXT) : text;
  }
}
