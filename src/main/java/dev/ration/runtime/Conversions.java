package dev.ration.runtime;

import dev.ration.number.Integers;
import dev.ration.number.NumberToString;
import dev.ration.number.StringToNumber;

/** Type conversion, section 7.1. */
public final class Conversions {
  /** Preferred type of ToPrimitive. */
  public enum Hint {
    DEFAULT("default"), NUMBER("number"), STRING("string");

    private final JsString text;

    Hint(String text) {
      this.text = JsString.permanent(text);
    }
  }

  private Conversions() {}

  /** ToPrimitive, section 7.1.1. */
  public static Value toPrimitive(Realm realm, Value v, Hint hint) {
    if (!(v instanceof JsObject o)) {
      return v;
    }
    Value exotic = o.get(realm, JsSymbol.TO_PRIMITIVE.key());
    if (!exotic.isNullish()) {
      if (!(exotic instanceof JsFunction f)) {
        throw realm.typeError("Symbol.toPrimitive is not a function");
      }
      Value result = realm.call(f, o, hint.text);
      if (result.isObject()) {
        throw realm.typeError("Cannot convert object to primitive value");
      }
      return result;
    }
    return ordinaryToPrimitive(realm, o, hint);
  }

  /** OrdinaryToPrimitive, section 7.1.1.1: a hint of default counts as number. */
  public static Value ordinaryToPrimitive(Realm realm, JsObject o, Hint hint) {
    PropertyKey first = hint == Hint.STRING ? PropertyKey.TO_STRING : PropertyKey.VALUE_OF;
    PropertyKey second = hint == Hint.STRING ? PropertyKey.VALUE_OF : PropertyKey.TO_STRING;
    if (o.get(realm, first) instanceof JsFunction f) {
      Value result = realm.call(f, o);
      if (!result.isObject()) {
        return result;
      }
    }
    if (o.get(realm, second) instanceof JsFunction f) {
      Value result = realm.call(f, o);
      if (!result.isObject()) {
        return result;
      }
    }
    throw realm.typeError("Cannot convert object to primitive value");
  }

  /** ToBoolean. */
  public static boolean toBoolean(Value v) {
    if (v instanceof JsBoolean b) {
      return b.value();
    }
    if (v instanceof JsNumber n) {
      double d = n.value();
      return d == d && d != 0;
    }
    if (v instanceof JsString s) {
      return s.length() > 0;
    }
    if (v instanceof JsBigInt b) {
      return b.value().signum() != 0;
    }
    return !v.isNullish();
  }

  /** ToNumber, section 7.1.4. */
  public static double toNumber(Realm realm, Value v) {
    if (v instanceof JsNumber n) {
      return n.value();
    }
    if (v instanceof JsBoolean b) {
      return b.value() ? 1 : 0;
    }
    if (v instanceof JsString s) {
      realm.charge(s.length() >> 3);
      return StringToNumber.stringToNumber(s.toString());
    }
    if (v == Undefined.INSTANCE) {
      return Double.NaN;
    }
    if (v == Null.INSTANCE) {
      return 0;
    }
    if (v instanceof JsSymbol) {
      throw realm.typeError("Cannot convert a Symbol value to a number");
    }
    if (v instanceof JsBigInt) {
      throw realm.typeError("Cannot convert a BigInt value to a number");
    }
    return toNumber(realm, toPrimitive(realm, v, Hint.NUMBER));
  }

  /** ToNumeric: a JsNumber or a JsBigInt. */
  public static Value toNumeric(Realm realm, Value v) {
    if (v instanceof JsNumber || v instanceof JsBigInt) {
      return v;
    }
    Value p = toPrimitive(realm, v, Hint.NUMBER);
    return p instanceof JsBigInt ? p : JsNumber.of(toNumber(realm, p));
  }

  /** ToIntegerOrInfinity of a number; never -0. */
  public static double toIntegerOrInfinity(double d) {
    return Integers.toIntegerOrInfinity(d);
  }

  /** ToInt32 of a number. */
  public static int toInt32(double d) {
    return Integers.toInt32(d);
  }

  /** ToUint32 of a number. */
  public static long toUint32(double d) {
    return Integers.toUint32(d);
  }

  /** ToLength: 0 to 2^53-1. */
  public static long toLength(Realm realm, Value v) {
    double d = toIntegerOrInfinity(toNumber(realm, v));
    return d <= 0 ? 0 : (long) Math.min(d, 0x1.fffffffffffffp52);
  }

  /** ToIndex: 0 to 2^53-1, or a RangeError. */
  public static long toIndex(Realm realm, Value v) {
    double d = toIntegerOrInfinity(toNumber(realm, v));
    if (d < 0 || d > 0x1.fffffffffffffp52) {
      throw realm.rangeError("Invalid value: not (convertible to) a safe integer");
    }
    return (long) d;
  }

  /** ToString, section 7.1.17. */
  public static JsString toJsString(Realm realm, Value v) {
    if (v instanceof JsString s) {
      return s;
    }
    if (v instanceof JsNumber n) {
      return numberToString(realm, n.value());
    }
    if (v instanceof JsBoolean b) {
      return b.value() ? TRUE : FALSE;
    }
    if (v == Undefined.INSTANCE) {
      return UNDEFINED;
    }
    if (v == Null.INSTANCE) {
      return NULL;
    }
    if (v instanceof JsSymbol) {
      throw realm.typeError("Cannot convert a Symbol value to a string");
    }
    if (v instanceof JsBigInt b) {
      return bigIntToString(realm, b, 10);
    }
    return toJsString(realm, toPrimitive(realm, v, Hint.STRING));
  }

  private static final JsString TRUE = JsString.permanent("true");
  private static final JsString FALSE = JsString.permanent("false");
  private static final JsString UNDEFINED = JsString.permanent("undefined");
  private static final JsString NULL = JsString.permanent("null");
  private static final JsString[] DIGITS = new JsString[256];

  static {
    for (int i = 0; i < DIGITS.length; i++) {
      DIGITS[i] = JsString.permanent(Integer.toString(i));
    }
  }

  /** Number::toString with radix 10. */
  public static JsString numberToString(Realm realm, double d) {
    int i = (int) d;
    if (i == d) {
      if (i >= 0 && i < DIGITS.length) {
        return DIGITS[i];
      }
      return JsString.of(realm.heap(), Integer.toString(i));
    }
    return JsString.of(realm.heap(), NumberToString.toString(d));
  }

  /** BigInt::toString: its cost grows with the square of the digits. */
  public static JsString bigIntToString(Realm realm, JsBigInt b, int radix) {
    long words = (b.value().bitLength() >> 5) + 1;
    realm.charge(1 + words * words / 64 + 16 * words);
    return realm.heap().string(b.value().toString(radix));
  }

  /** ToPropertyKey; long text charges for its hash. */
  public static PropertyKey toPropertyKey(Realm realm, Value v) {
    if (v instanceof JsString s) {
      if (s.length() > 32) {
        realm.charge(s.length() >> 4);
      }
      return s.toKey();
    }
    if (v instanceof JsNumber n) {
      double d = n.value();
      long i = (long) d;
      if (i == d && i >= 0 && i <= PropertyKey.MAX_INDEX) {
        return PropertyKey.ofIndex(i);
      }
      return PropertyKey.of(NumberToString.toString(d));
    }
    if (v instanceof JsSymbol s) {
      return s.key();
    }
    Value p = toPrimitive(realm, v, Hint.STRING);
    return p instanceof JsSymbol s ? s.key() : p instanceof JsNumber ? toPropertyKey(realm, p)
        : toPropertyKey(realm, toJsString(realm, p));
  }

  /** ToObject, section 7.1.18. */
  public static JsObject toObject(Realm realm, Value v) {
    if (v instanceof JsObject o) {
      return o;
    }
    if (v.isNullish()) {
      throw realm.typeError("Cannot convert undefined or null to object");
    }
    return new JsPrimitiveObject(realm, prototypeOf(realm, v), v);
  }

  /** The prototype through which property reads on a primitive go; undefined and null have none. */
  public static JsObject prototypeOf(Realm realm, Value primitive) {
    return realm.intrinsic(switch (primitive.type()) {
      case STRING -> WellKnown.STRING_PROTOTYPE;
      case NUMBER -> WellKnown.NUMBER_PROTOTYPE;
      case BOOLEAN -> WellKnown.BOOLEAN_PROTOTYPE;
      case SYMBOL -> WellKnown.SYMBOL_PROTOTYPE;
      case BIGINT -> WellKnown.BIGINT_PROTOTYPE;
      case UNDEFINED, NULL, OBJECT -> throw new AssertionError(primitive);
    });
  }
}
