package dev.ration.runtime;

import java.math.BigDecimal;
import java.math.BigInteger;

/** Testing and comparison, sections 7.2.9 to 7.2.15. Comparing long strings of equal length charges 1 fuel per 32 units. */
public final class Comparison {
  private Comparison() {}

  /** IsStrictlyEqual. */
  public static boolean strictEquals(Realm realm, Value a, Value b) {
    if (a instanceof JsNumber x) {
      return b instanceof JsNumber y && x.value() == y.value();
    }
    return a == b || sameContent(realm, a, b);
  }

  /** SameValue. */
  public static boolean sameValue(Realm realm, Value a, Value b) {
    if (a instanceof JsNumber x) {
      return b instanceof JsNumber y && Double.compare(x.value(), y.value()) == 0;
    }
    return a == b || sameContent(realm, a, b);
  }

  /** SameValueZero. */
  public static boolean sameValueZero(Realm realm, Value a, Value b) {
    if (a instanceof JsNumber x) {
      return b instanceof JsNumber y && (x.value() == y.value() || x.value() != x.value() && y.value() != y.value());
    }
    return a == b || sameContent(realm, a, b);
  }

  private static boolean sameContent(Realm realm, Value a, Value b) {
    if (a instanceof JsString x && b instanceof JsString y) {
      return stringEquals(realm, x, y);
    }
    return a instanceof JsBigInt x && b instanceof JsBigInt y && bigIntEquals(realm, x, y);
  }

  private static boolean bigIntEquals(Realm realm, JsBigInt x, JsBigInt y) {
    realm.charge(x.value().bitLength() >> 8);
    return x.value().equals(y.value());
  }

  /** Equality of strings by content. */
  public static boolean stringEquals(Realm realm, JsString x, JsString y) {
    if (x == y) {
      return true;
    }
    if (x.length() != y.length()) {
      return false;
    }
    if (x.length() >= 32) {
      realm.charge(x.length() >> 5);
    }
    return x.contentEquals(y);
  }

  /** IsLooselyEqual, section 7.2.14. */
  public static boolean looseEquals(Realm realm, Value a, Value b) {
    while (true) {
      Value.Type x = a.type();
      Value.Type y = b.type();
      if (x == y) {
        return strictEquals(realm, a, b);
      }
      if (a.isNullish() || b.isNullish()) {
        return a.isNullish() && b.isNullish();
      }
      if (x == Value.Type.OBJECT) {
        a = Conversions.toPrimitive(realm, a, Conversions.Hint.DEFAULT);
      } else if (y == Value.Type.OBJECT) {
        b = Conversions.toPrimitive(realm, b, Conversions.Hint.DEFAULT);
      } else if (x == Value.Type.SYMBOL || y == Value.Type.SYMBOL) {
        return false;
      } else if (x == Value.Type.BIGINT || y == Value.Type.BIGINT) {
        return x == Value.Type.BIGINT ? bigIntEqualsPrimitive(realm, (JsBigInt) a, b)
            : bigIntEqualsPrimitive(realm, (JsBigInt) b, a);
      } else {
        return Conversions.toNumber(realm, a) == Conversions.toNumber(realm, b);
      }
    }
  }

  private static boolean bigIntEqualsPrimitive(Realm realm, JsBigInt x, Value v) {
    if (v instanceof JsString s) {
      BigInteger n = BigIntText.parse(realm, s);
      return n != null && n.equals(x.value());
    }
    double d = Conversions.toNumber(realm, v);
    return d == d && !Double.isInfinite(d) && compareBigInt(realm, x, d) == 0;
  }

  private static int compareBigInt(Realm realm, JsBigInt x, double d) {
    if (Double.isInfinite(d)) {
      return d > 0 ? -1 : 1;
    }
    realm.charge(1 + (x.value().bitLength() >> 8));
    int bits = x.value().bitLength();
    if (bits > 1100) {
      return x.value().signum();
    }
    return new BigDecimal(x.value()).compareTo(new BigDecimal(d));
  }

  /** The answers of IsLessThan. */
  public enum Order { TRUE, FALSE, UNDEFINED }

  /** IsLessThan(a, b) with a evaluated first when {@code leftFirst}, section 7.2.13. */
  public static Order lessThan(Realm realm, Value a, Value b, boolean leftFirst) {
    Value x;
    Value y;
    if (leftFirst) {
      x = Conversions.toPrimitive(realm, a, Conversions.Hint.NUMBER);
      y = Conversions.toPrimitive(realm, b, Conversions.Hint.NUMBER);
    } else {
      y = Conversions.toPrimitive(realm, b, Conversions.Hint.NUMBER);
      x = Conversions.toPrimitive(realm, a, Conversions.Hint.NUMBER);
    }
    if (x instanceof JsString s && y instanceof JsString t) {
      realm.charge(Math.min(s.length(), t.length()) >> 5);
      return order(s.toString().compareTo(t.toString()) < 0);
    }
    if (x instanceof JsBigInt m && y instanceof JsString t) {
      BigInteger n = BigIntText.parse(realm, t);
      return n == null ? Order.UNDEFINED : order(m.value().compareTo(n) < 0);
    }
    if (x instanceof JsString s && y instanceof JsBigInt m) {
      BigInteger n = BigIntText.parse(realm, s);
      return n == null ? Order.UNDEFINED : order(n.compareTo(m.value()) < 0);
    }
    Value p = Conversions.toNumeric(realm, x);
    Value q = Conversions.toNumeric(realm, y);
    if (p instanceof JsBigInt m) {
      if (q instanceof JsBigInt n) {
        realm.charge(m.value().bitLength() >> 8);
        return order(m.value().compareTo(n.value()) < 0);
      }
      double d = ((JsNumber) q).value();
      return d != d ? Order.UNDEFINED : order(compareBigInt(realm, m, d) < 0);
    }
    double d = ((JsNumber) p).value();
    if (q instanceof JsBigInt n) {
      return d != d ? Order.UNDEFINED : order(compareBigInt(realm, n, d) > 0);
    }
    double e = ((JsNumber) q).value();
    return d != d || e != e ? Order.UNDEFINED : order(d < e);
  }

  private static Order order(boolean b) {
    return b ? Order.TRUE : Order.FALSE;
  }
}
