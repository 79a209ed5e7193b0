package dev.ration.expression;

import dev.ration.host.NotSerializable;
import dev.ration.host.Outbound;
import dev.ration.meter.Limit;
import dev.ration.meter.LimitExceeded;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsError;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsPrimitiveObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.Null;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What an expression may give, and how it leaves (rows 200-228). */
final class ResultContract {
  /** Read of every object result after its own data, in this order (row 218). */
  private static final List<String> DIAGNOSTICS = List.of("name", "message", "stack", "fileName", "lineNumber");

  private ResultContract() {}

  /** A condition's result by its original type (row 200). */
  static Object condition(Realm realm, Value v) throws NotSerializable {
    if (v instanceof JsBoolean || v instanceof JsString || v instanceof JsNumber) {
      return primitive(v);
    }
    throw new NotSerializable("the result is of type " + v.typeOf());
  }

  /** The result of a transform or merge. */
  static Object json(Realm realm, Value v) throws NotSerializable {
    if (!(v instanceof JsObject o)) {
      if (v instanceof JsBoolean || v instanceof JsString || v instanceof JsNumber || v == Null.INSTANCE) {
        return primitive(v);
      }
      throw new NotSerializable("the result is of type " + v.typeOf());
    }
    if (o instanceof JsFunction || o instanceof JsPrimitiveObject) {
      throw new NotSerializable("the result is a function or a boxed primitive");
    }
    try {
      return object(realm, o);
    } catch (JsThrow e) {
      // Of the failures of a conversion only the engine's own keep their reason (row 246).
      if (e.value() instanceof JsError error && error.isStackOverflow()) {
        throw e;
      }
      throw new NotSerializable("the conversion of the result threw");
    } catch (LimitExceeded e) {
      if (e.limit() == Limit.TIMEOUT) {
        throw new NotSerializable("the conversion of the result took too long");
      }
      throw e;
    }
  }

  private static Object object(Realm realm, JsObject o) throws NotSerializable {
    Object converted = new Outbound(realm, false, x -> null).convert(o);
    if (converted == null) {
      return null;
    }
    boolean record = converted instanceof Map<?, ?>;
    if (!record && !(converted instanceof List<?>)) {
      throw new NotSerializable("the result converts to a scalar");
    }
    try (ValueList read = new ValueList(realm)) {
      for (String field : DIAGNOSTICS) {
        boolean missing = !record || !((Map<?, ?>) converted).containsKey(field);
        read.add(missing ? read(realm, o, field) : Undefined.INSTANCE);
      }
      return record ? withDiagnostics(realm, (Map<?, ?>) converted, read) : converted;
    }
  }

  /** A field's value; undefined when its getter throws (row 222). */
  private static Value read(Realm realm, JsObject o, String field) {
    try {
      return o.get(realm, PropertyKey.of(field));
    } catch (JsThrow e) {
      return Undefined.INSTANCE;
    }
  }

  private static Object withDiagnostics(Realm realm, Map<?, ?> converted, ValueList read) throws NotSerializable {
    Map<String, Object> all = null;
    for (int i = 0; i < DIAGNOSTICS.size(); i++) {
      Value v = read.get(i);
      if (v.isUndefined() || v instanceof JsSymbol || v instanceof JsFunction) {
        continue;
      }
      if (all == null) {
        all = new LinkedHashMap<>();
        for (Map.Entry<?, ?> e : converted.entrySet()) {
          all.put((String) e.getKey(), e.getValue());
        }
      }
      all.put(DIAGNOSTICS.get(i), nested(realm, v, DIAGNOSTICS.get(i)));
    }
    return all == null ? converted : Collections.unmodifiableMap(all);
  }

  private static Object nested(Realm realm, Value v, String field) throws NotSerializable {
    Object converted = new Outbound(realm, false, x -> null).convert(v, field);
    return converted instanceof Double d && d - d != 0 ? null : converted;
  }

  private static Object primitive(Value v) {
    if (v instanceof JsNumber n) {
      return Outbound.toHost(n.value());
    }
    if (v instanceof JsBoolean b) {
      return b.value();
    }
    return v == Null.INSTANCE ? null : v.toString();
  }
}
