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
  private static final PropertyKey[] DIAGNOSTICS = {PropertyKey.NAME, PropertyKey.MESSAGE, PropertyKey.STACK,
      PropertyKey.of("fileName"), PropertyKey.of("lineNumber")};

  private ResultContract() {}

  /**
   * A condition's result by its original type (row 200). An object is serialized all the same before it is refused: what that reads
   * counts (row 256), and how that fails (row 246).
   */
  static Object condition(Realm realm, Value v) throws NotSerializable {
    if (v instanceof JsBoolean || v instanceof JsString || v instanceof JsNumber) {
      return primitive(realm, v);
    }
    if (v instanceof JsObject o) {
      object(realm, o);
    }
    throw ofType(v);
  }

  /** The result of a transform or merge. */
  static Object json(Realm realm, Value v) throws NotSerializable {
    if (v instanceof JsObject o) {
      Object converted = object(realm, o);
      if (o instanceof JsFunction || o instanceof JsPrimitiveObject) {
        throw ofType(v);
      }
      return converted;
    }
    if (v instanceof JsBoolean || v instanceof JsString || v instanceof JsNumber || v == Null.INSTANCE) {
      return primitive(realm, v);
    }
    throw ofType(v);
  }

  private static NotSerializable ofType(Value v) {
    return new NotSerializable("the result is of type " + v.typeOf());
  }

  /** Of the failures of a conversion only the engine's own keep their reason (row 246). */
  private static Object object(Realm realm, JsObject o) throws NotSerializable {
    try {
      return serialize(realm, o);
    } catch (JsThrow e) {
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

  private static Object serialize(Realm realm, JsObject o) throws NotSerializable {
    Outbound out = new Outbound(realm, false, x -> null);
    Object converted = out.convert(o);
    ResultSize.check(realm, converted, out.longUnits(), out.jsonBound());
    if (converted == null) {
      return null;
    }
    boolean record = converted instanceof Map<?, ?>;
    if (!record && !(converted instanceof List<?>)) {
      throw new NotSerializable("the result converts to a scalar");
    }
    try (ValueList read = new ValueList(realm)) {
      for (PropertyKey field : DIAGNOSTICS) {
        boolean missing = !record || !((Map<?, ?>) converted).containsKey(field.text());
        read.add(missing ? read(realm, o, field) : Undefined.INSTANCE);
      }
      return record ? withDiagnostics(realm, (Map<?, ?>) converted, out, read) : converted;
    }
  }

  /** A field's value; undefined when its getter throws (row 222). */
  private static Value read(Realm realm, JsObject o, PropertyKey field) {
    if (!o.hasProperty(realm, field)) {
      return Undefined.INSTANCE;
    }
    try {
      return o.get(realm, field);
    } catch (JsThrow e) {
      return Undefined.INSTANCE;
    }
  }

  private static Object withDiagnostics(Realm realm, Map<?, ?> converted, Outbound data, ValueList read)
      throws NotSerializable {
    Map<String, Object> all = null;
    long least = data.longUnits();
    long most = data.jsonBound();
    for (int i = 0; i < DIAGNOSTICS.length; i++) {
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
      Outbound out = new Outbound(realm, false, x -> null);
      Object field = out.convert(v, DIAGNOSTICS[i].text());
      all.put(DIAGNOSTICS[i].text(), field instanceof Double d && d - d != 0 ? null : field);
      least += out.longUnits();
      most += out.jsonBound();
    }
    if (all == null) {
      return converted;
    }
    ResultSize.check(realm, all, least, most);
    return Collections.unmodifiableMap(all);
  }

  /** Whether {@code value} is what a run of {@code kind} may give: the check of the receiving side. */
  static boolean isResult(ExpressionKind kind, Object value) {
    if (value instanceof Boolean || value instanceof String || value instanceof Long || value instanceof Double) {
      return true;
    }
    return kind != ExpressionKind.CONDITION && (value == null || value instanceof List<?> || value instanceof Map<?, ?>);
  }

  private static Object primitive(Realm realm, Value v) {
    if (v instanceof JsNumber n) {
      return Outbound.toHost(n.value());
    }
    if (v instanceof JsBoolean b) {
      return b.value();
    }
    if (v == Null.INSTANCE) {
      return null;
    }
    String text = v.toString();
    ResultSize.check(realm, text, text.length(), 6L * text.length() + 2);
    return text;
  }
}
