package dev.ration.intrinsics;

import dev.ration.runtime.BigIntText;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsPrimitiveObject;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;
import java.math.BigDecimal;
import java.math.BigInteger;

/** BigInt objects, section 21.2. */
enum BigIntIntrinsics implements Intrinsic {
  BIGINT(Row.constructor("BigInt", 1, Fuel.metered("1 per 2 digits, and their power 3/2 divided by 64"), "sec-bigint-constructor-number-value")),
  PROTOTYPE(Row.prototype("sec-properties-of-the-bigint-prototype-object")),
  TO_LOCALE_STRING(Row.method("toLocaleString", 0, Fuel.metered("grows with the square of the digits"),
      "sec-bigint.prototype.tolocalestring")),
  TO_STRING(Row.method("toString", 0, Fuel.metered("grows with the square of the digits"), "sec-bigint.prototype.tostring")),
  VALUE_OF(Row.method("valueOf", 0, Fuel.flat(), "sec-bigint.prototype.valueof")),
  TO_STRING_TAG(Row.toStringTag("BigInt", "sec-bigint.prototype-%symbol.tostringtag%")),
  AS_INT_N(Row.staticMethod("asIntN", 2, Fuel.metered("1 per 32 bits"), "sec-bigint.asintn")),
  AS_UINT_N(Row.staticMethod("asUintN", 2, Fuel.metered("1 per 32 bits"), "sec-bigint.asuintn"));

  private final Row row;

  BigIntIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case BIGINT -> bigInt(c);
      case TO_LOCALE_STRING -> Conversions.bigIntToString(c.realm(), thisBigIntValue(c), 10);
      case TO_STRING -> toString(c);
      case VALUE_OF -> thisBigIntValue(c);
      case AS_INT_N -> asIntN(c);
      case AS_UINT_N -> asUintN(c);
      case PROTOTYPE, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  private static Value bigInt(Call c) {
    if (c.newTarget() != null) {
      throw c.typeError("BigInt is not a constructor");
    }
    Value p = Conversions.toPrimitive(c.realm(), c.arg(0), Conversions.Hint.NUMBER);
    return p instanceof JsNumber n ? numberToBigInt(c, n.value()) : BigIntText.toBigInt(c.realm(), p);
  }

  /** NumberToBigInt, section 21.2.1.1.1. */
  private static Value numberToBigInt(Call c, double d) {
    if (d != Math.rint(d) || Double.isInfinite(d)) {
      throw c.rangeError("The number " + Conversions.numberToString(c.realm(), d)
          + " cannot be converted to a BigInt because it is not an integer");
    }
    long exact = (long) d;
    return JsBigInt.of(c.realm().heap(),
        Math.abs(d) < 0x1p62 ? BigInteger.valueOf(exact) : new BigDecimal(d).toBigInteger());
  }

  private JsBigInt thisBigIntValue(Call c) {
    if (c.receiver() instanceof JsBigInt b) {
      return b;
    }
    if (c.receiver() instanceof JsPrimitiveObject o && o.primitive() instanceof JsBigInt b) {
      return b;
    }
    throw c.typeError("BigInt.prototype." + row.name() + " requires that 'this' be a BigInt");
  }

  private Value toString(Call c) {
    JsBigInt b = thisBigIntValue(c);
    double radix = c.arg(0).isUndefined() ? 10 : c.toIntegerOrInfinity(0);
    if (radix < 2 || radix > 36) {
      throw c.rangeError("toString() radix argument must be between 2 and 36");
    }
    return Conversions.bigIntToString(c.realm(), b, (int) radix);
  }

  private static Value asIntN(Call c) {
    long bits = Conversions.toIndex(c.realm(), c.arg(0));
    JsBigInt b = BigIntText.toBigInt(c.realm(), c.arg(1));
    BigInteger n = b.value();
    // bitLength leaves out the sign: what fits stays as it is.
    if (n.bitLength() < bits) {
      return b;
    }
    if (bits == 0) {
      return JsBigInt.of(c.realm().heap(), BigInteger.ZERO);
    }
    c.fuel(n.bitLength() >> 5);
    BigInteger low = low(n, (int) bits);
    return JsBigInt.of(c.realm().heap(), low.testBit((int) bits - 1) ? low.subtract(powerOfTwo((int) bits)) : low);
  }

  private static Value asUintN(Call c) {
    long bits = Conversions.toIndex(c.realm(), c.arg(0));
    JsBigInt b = BigIntText.toBigInt(c.realm(), c.arg(1));
    BigInteger n = b.value();
    if (n.signum() >= 0 && n.bitLength() <= bits) {
      return b;
    }
    if (bits > JsBigInt.MAX_BITS) {
      throw c.rangeError("Maximum BigInt size exceeded");
    }
    c.fuel(Math.max(n.bitLength(), bits) >> 5);
    return JsBigInt.of(c.realm().heap(), low(n, (int) bits));
  }

  private static BigInteger low(BigInteger n, int bits) {
    return n.and(powerOfTwo(bits).subtract(BigInteger.ONE));
  }

  private static BigInteger powerOfTwo(int bits) {
    return BigInteger.ONE.shiftLeft(bits);
  }
}
