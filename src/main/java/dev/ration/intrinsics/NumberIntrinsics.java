package dev.ration.intrinsics;

import static dev.ration.runtime.Row.constructor;
import static dev.ration.runtime.Row.method;
import static dev.ration.runtime.Row.prototype;
import static dev.ration.runtime.Row.staticMethod;
import static dev.ration.runtime.Row.staticValue;

import dev.ration.number.NumberFormats;
import dev.ration.number.NumberToString;
import dev.ration.number.StringToNumber;
import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsPrimitiveObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** Number, section 21.1, with the globals parseFloat and parseInt. */
enum NumberIntrinsics implements Intrinsic {
  NUMBER(constructor("Number", 1, Fuel.flat(), "sec-number-constructor")),
  PROTOTYPE(prototype(Row.Exotic.NUMBER, "sec-properties-of-the-number-prototype-object")),
  PARSE_FLOAT(staticMethod("parseFloat", 1, Fuel.metered("per unit of the text"), "sec-number.parsefloat")),
  PARSE_INT(staticMethod("parseInt", 2, Fuel.metered("per unit of the text"), "sec-number.parseint")),
  IS_FINITE(staticMethod("isFinite", 1, Fuel.flat(), "sec-number.isfinite")),
  IS_INTEGER(staticMethod("isInteger", 1, Fuel.flat(), "sec-number.isinteger")),
  IS_NAN(staticMethod("isNaN", 1, Fuel.flat(), "sec-number.isnan")),
  IS_SAFE_INTEGER(staticMethod("isSafeInteger", 1, Fuel.flat(), "sec-number.issafeinteger")),
  EPSILON(constant("EPSILON", 0x1p-52, "sec-number.epsilon")),
  MAX_SAFE_INTEGER(constant("MAX_SAFE_INTEGER", 0x1.fffffffffffffp52, "sec-number.max_safe_integer")),
  MAX_VALUE(constant("MAX_VALUE", Double.MAX_VALUE, "sec-number.max_value")),
  MIN_SAFE_INTEGER(constant("MIN_SAFE_INTEGER", -0x1.fffffffffffffp52, "sec-number.min_safe_integer")),
  MIN_VALUE(constant("MIN_VALUE", Double.MIN_VALUE, "sec-number.min_value")),
  NAN(constant("NaN", Double.NaN, "sec-number.nan")),
  NEGATIVE_INFINITY(constant("NEGATIVE_INFINITY", Double.NEGATIVE_INFINITY, "sec-number.negative_infinity")),
  POSITIVE_INFINITY(constant("POSITIVE_INFINITY", Double.POSITIVE_INFINITY, "sec-number.positive_infinity")),
  TO_EXPONENTIAL(method("toExponential", 1, Fuel.flat(32), "sec-number.prototype.toexponential")),
  TO_FIXED(method("toFixed", 1, Fuel.flat(32), "sec-number.prototype.tofixed")),
  TO_LOCALE_STRING(method("toLocaleString", 0, Fuel.flat(4), "sec-number.prototype.tolocalestring")),
  TO_PRECISION(method("toPrecision", 1, Fuel.flat(32), "sec-number.prototype.toprecision")),
  TO_STRING(method("toString", 1, Fuel.flat(4), "sec-number.prototype.tostring")),
  VALUE_OF(method("valueOf", 0, Fuel.flat(), "sec-number.prototype.valueof"));

  /** Printing a number in a radix other than 10 works in exact integers of up to 1,100 bits. */
  private static final int RADIX_FUEL = 256;

  private final Row row;

  NumberIntrinsics(Row row) {
    this.row = row;
  }

  private static Row constant(String name, double value, String section) {
    return staticValue(name, JsNumber.of(value), Attributes.NONE, section);
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case NUMBER -> number(c);
      case PARSE_FLOAT -> parseFloat(c);
      case PARSE_INT -> parseInt(c);
      case IS_FINITE -> JsBoolean.of(c.arg(0) instanceof JsNumber n && Double.isFinite(n.value()));
      case IS_INTEGER -> JsBoolean.of(c.arg(0) instanceof JsNumber n && isInteger(n.value()));
      case IS_NAN -> JsBoolean.of(c.arg(0) == JsNumber.NAN);
      case IS_SAFE_INTEGER -> JsBoolean.of(c.arg(0) instanceof JsNumber n && isInteger(n.value())
          && Math.abs(n.value()) <= 0x1.fffffffffffffp52);
      case TO_EXPONENTIAL -> toExponential(c);
      case TO_FIXED -> toFixed(c);
      case TO_LOCALE_STRING -> Conversions.numberToString(c.realm(), thisNumber(c, "toLocaleString"));
      case TO_PRECISION -> toPrecision(c);
      case TO_STRING -> toJsString(c);
      case VALUE_OF -> JsNumber.of(thisNumber(c, "valueOf"));
      case PROTOTYPE, EPSILON, MAX_SAFE_INTEGER, MAX_VALUE, MIN_SAFE_INTEGER, MIN_VALUE, NAN, NEGATIVE_INFINITY,
          POSITIVE_INFINITY -> throw new AssertionError(this);
    };
  }

  private static Value number(Call c) {
    double value = 0;
    if (c.argc() > 0) {
      Value n = Conversions.toNumeric(c.realm(), c.arg(0));
      if (n instanceof JsBigInt b) {
        c.fuel(b.value().bitLength() >> 8);
        value = b.value().doubleValue();
      } else {
        value = ((JsNumber) n).value();
      }
    }
    if (c.newTarget() == null) {
      return JsNumber.of(value);
    }
    return new JsPrimitiveObject(c.realm(), c.prototypeFromNewTarget(WellKnown.NUMBER_PROTOTYPE), JsNumber.of(value));
  }

  private static Value parseFloat(Call c) {
    if (c.arg(0) instanceof JsNumber n) {
      return n.value() == 0 ? JsNumber.ZERO : n; // its text reads back as itself
    }
    JsString text = c.toJsString(0);
    c.fuel(text.length() >> 3);
    return JsNumber.of(StringToNumber.parseFloat(text.toString()));
  }

  private static Value parseInt(Call c) {
    if (c.argc() == 1 && c.arg(0) instanceof JsNumber n && Math.abs(n.value()) < 1e15 && Math.abs(n.value()) >= 1) {
      return JsNumber.of(Conversions.toIntegerOrInfinity(n.value()));
    }
    JsString text = c.toJsString(0);
    int radix = Conversions.toInt32(c.toNumber(1));
    // Digits of a radix that is no power of two cost the square of their number, up to the longest finite one.
    long digits = Math.min(text.length(), 1024);
    c.fuel((text.length() >> 3) + digits * digits / 4096);
    return JsNumber.of(StringToNumber.parseInt(text.toString(), radix));
  }

  private static boolean isInteger(double d) {
    return Double.isFinite(d) && d == Math.rint(d);
  }

  private static double thisNumber(Call c, String method) {
    Value v = c.receiver();
    if (v instanceof JsPrimitiveObject o) {
      v = o.primitive();
    }
    if (v instanceof JsNumber n) {
      return n.value();
    }
    throw c.typeError("Number.prototype." + method + " requires that 'this' be a Number");
  }

  private static Value toExponential(Call c) {
    double x = thisNumber(c, "toExponential");
    double digits = c.toIntegerOrInfinity(0);
    if (!Double.isFinite(x)) {
      return c.string(NumberToString.toString(x));
    }
    if (digits < 0 || digits > 100) {
      throw c.rangeError("toExponential() argument must be between 0 and 100");
    }
    c.fuel(2L * (int) digits);
    return c.string(c.arg(0).isUndefined() ? NumberFormats.toExponential(x) : NumberFormats.toExponential(x, (int) digits));
  }

  private static Value toFixed(Call c) {
    double x = thisNumber(c, "toFixed");
    double digits = c.toIntegerOrInfinity(0);
    if (digits < 0 || digits > 100) {
      throw c.rangeError("toFixed() digits argument must be between 0 and 100");
    }
    c.fuel(2L * (int) digits);
    return c.string(NumberFormats.toFixed(x, (int) digits));
  }

  private static Value toPrecision(Call c) {
    double x = thisNumber(c, "toPrecision");
    if (c.arg(0).isUndefined()) {
      return Conversions.numberToString(c.realm(), x);
    }
    double precision = c.toIntegerOrInfinity(0);
    if (!Double.isFinite(x)) {
      return c.string(NumberToString.toString(x));
    }
    if (precision < 1 || precision > 100) {
      throw c.rangeError("toPrecision() argument must be between 1 and 100");
    }
    c.fuel(2L * (int) precision);
    return c.string(NumberFormats.toPrecision(x, (int) precision));
  }

  private static Value toJsString(Call c) {
    double x = thisNumber(c, "toString");
    double radix = c.arg(0).isUndefined() ? 10 : c.toIntegerOrInfinity(0);
    if (radix < 2 || radix > 36) {
      throw c.rangeError("toString() radix argument must be between 2 and 36");
    }
    if (radix == 10) {
      return Conversions.numberToString(c.realm(), x);
    }
    if (!isInteger(x) || Math.abs(x) > 0x1p53) {
      c.fuel(RADIX_FUEL);
    }
    return c.string(NumberToString.toString(x, (int) radix));
  }
}
