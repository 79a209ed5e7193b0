package dev.ration.vm;

import dev.ration.bytecode.Op;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.Realm;
import java.math.BigInteger;

/** BigInt operators, section 6.1.6.2. Each charges by the 32-bit words it works through before it does. */
final class BigIntArithmetic {
  private BigIntArithmetic() {}

  static JsBigInt operate(Realm realm, int op, JsBigInt left, JsBigInt right) {
    BigInteger x = left.value();
    BigInteger y = right.value();
    return switch (op) {
      case Op.ADD -> linear(realm, x, y, 0);
      case Op.SUB -> linear(realm, x, y, 1);
      case Op.BIT_AND -> linear(realm, x, y, 2);
      case Op.BIT_OR -> linear(realm, x, y, 3);
      case Op.BIT_XOR -> linear(realm, x, y, 4);
      case Op.MUL -> multiply(realm, x, y);
      case Op.DIV, Op.MOD -> divide(realm, op, x, y);
      case Op.EXP -> exponentiate(realm, x, y);
      case Op.SHL -> shift(realm, x, y);
      case Op.SHR -> shift(realm, x, y.negate());
      case Op.USHR -> throw realm.typeError("BigInts have no unsigned right shift, use >> instead");
      default -> throw new AssertionError(op);
    };
  }

  static JsBigInt unary(Realm realm, int op, JsBigInt b) {
    BigInteger x = b.value();
    return switch (op) {
      case Op.INC -> linear(realm, x, BigInteger.ONE, 0);
      case Op.DEC -> linear(realm, x, BigInteger.ONE, 1);
      case Op.NEG -> {
        realm.charge(words(x) >> 3);
        yield JsBigInt.of(realm.heap(), x.negate());
      }
      case Op.BIT_NOT -> {
        realm.charge(words(x) >> 3);
        yield JsBigInt.of(realm.heap(), x.not());
      }
      default -> b;
    };
  }

  private static long words(BigInteger x) {
    return (x.bitLength() >> 5) + 1;
  }

  private static JsBigInt linear(Realm realm, BigInteger x, BigInteger y, int operation) {
    realm.charge(Math.max(words(x), words(y)) >> 3);
    return make(realm, switch (operation) {
      case 0 -> x.add(y);
      case 1 -> x.subtract(y);
      case 2 -> x.and(y);
      case 3 -> x.or(y);
      default -> x.xor(y);
    });
  }

  private static JsBigInt multiply(Realm realm, BigInteger x, BigInteger y) {
    checkSize(realm, (long) x.bitLength() + y.bitLength() - 1);
    realm.charge(multiplication(words(x), words(y)));
    return make(realm, x.multiply(y));
  }

  /** Word by word while short; the JDK multiplies long numbers in less than the power 3/2. */
  private static long multiplication(long a, long b) {
    return Math.min(a * b >> 4, Math.max(a, b) * (long) Math.sqrt(Math.min(a, b)) >> 1);
  }

  private static JsBigInt divide(Realm realm, int op, BigInteger x, BigInteger y) {
    if (y.signum() == 0) {
      throw realm.rangeError("Division by zero");
    }
    long steps = Math.max(1, words(x) - words(y));
    realm.charge(steps * words(y) >> 3);
    return make(realm, op == Op.DIV ? x.divide(y) : x.remainder(y));
  }

  private static JsBigInt exponentiate(Realm realm, BigInteger x, BigInteger y) {
    if (y.signum() < 0) {
      throw realm.rangeError("Exponent must be non-negative");
    }
    if (x.bitLength() <= 1 && (x.signum() >= 0 || x.equals(BigInteger.ONE.negate()))) {
      boolean power = y.signum() == 0 || x.signum() > 0 || x.signum() < 0 && !y.testBit(0);
      return make(realm, power ? BigInteger.ONE : x);
    }
    if (y.bitLength() > 31) {
      checkSize(realm, Long.MAX_VALUE);
    }
    int n = y.intValue();
    checkSize(realm, (long) (x.bitLength() - 1) * n);
    long result = ((long) x.bitLength() * n >> 5) + 1;
    realm.charge(multiplication(result, result));
    return make(realm, x.pow(n));
  }

  private static JsBigInt shift(Realm realm, BigInteger x, BigInteger by) {
    if (by.bitLength() > 31) {
      if (by.signum() > 0 && x.signum() != 0) {
        checkSize(realm, Long.MAX_VALUE);
      }
      return make(realm, x.signum() < 0 && by.signum() < 0 ? BigInteger.ONE.negate() : BigInteger.ZERO);
    }
    int n = by.intValue();
    if (x.signum() != 0) {
      checkSize(realm, (long) x.bitLength() + n);
    }
    realm.charge(words(x) + Math.max(0, n >> 5) >> 3);
    return make(realm, x.signum() == 0 ? x : x.shiftLeft(n));
  }

  private static void checkSize(Realm realm, long bits) {
    if (bits > JsBigInt.MAX_BITS) {
      throw realm.rangeError("Maximum BigInt size exceeded");
    }
  }

  private static JsBigInt make(Realm realm, BigInteger x) {
    checkSize(realm, x.bitLength());
    return JsBigInt.of(realm.heap(), x);
  }
}
