package dev.ration.runtime;

import dev.ration.number.StringToNumber;
import java.math.BigInteger;

/** StringToBigInt, section 7.1.14: quadratic in the digits, charged so. */
public final class BigIntText {
  private BigIntText() {}

  /** The BigInt that the text of {@code s} is, or null when it is none. */
  public static BigInteger parse(Realm realm, JsString s) {
    realm.charge(1 + s.length() / 8 + (long) s.length() * s.length() / 4096);
    String t = trim(s.toString());
    if (t.isEmpty()) {
      return BigInteger.ZERO;
    }
    if (t.length() > 2 && t.charAt(0) == '0') {
      int radix = switch (t.charAt(1)) {
        case 'x', 'X' -> 16;
        case 'o', 'O' -> 8;
        case 'b', 'B' -> 2;
        default -> 10;
      };
      if (radix != 10) {
        return digits(t, 2, radix);
      }
    }
    boolean signed = t.charAt(0) == '-' || t.charAt(0) == '+';
    BigInteger n = digits(t, signed ? 1 : 0, 10);
    return n != null && t.charAt(0) == '-' ? n.negate() : n;
  }

  /** ToBigInt, section 7.1.13. */
  public static JsBigInt toBigInt(Realm realm, Value v) {
    Value p = Conversions.toPrimitive(realm, v, Conversions.Hint.NUMBER);
    if (p instanceof JsBigInt b) {
      return b;
    }
    if (p instanceof JsBoolean b) {
      return JsBigInt.of(realm.heap(), b.value() ? BigInteger.ONE : BigInteger.ZERO);
    }
    if (p instanceof JsString s) {
      BigInteger n = parse(realm, s);
      if (n == null) {
        throw realm.syntaxError("Cannot convert " + ErrorText.plain(s) + " to a BigInt");
      }
      return checked(realm, n);
    }
    throw realm.typeError("Cannot convert " + ErrorText.describe(realm, p) + " to a BigInt");
  }

  /** A BigInt of a computed value, or the RangeError of one that is too large. */
  public static JsBigInt checked(Realm realm, BigInteger n) {
    if (n.bitLength() > JsBigInt.MAX_BITS) {
      throw realm.rangeError("Maximum BigInt size exceeded");
    }
    return JsBigInt.of(realm.heap(), n);
  }

  private static String trim(String t) {
    int from = 0;
    int to = t.length();
    while (from < to && StringToNumber.isWhiteSpace(t.charAt(from))) {
      from++;
    }
    while (to > from && StringToNumber.isWhiteSpace(t.charAt(to - 1))) {
      to--;
    }
    return t.substring(from, to);
  }

  private static BigInteger digits(String t, int from, int radix) {
    if (from == t.length()) {
      return null;
    }
    for (int i = from; i < t.length(); i++) {
      if (StringToNumber.digit(t.charAt(i)) >= radix) {
        return null;
      }
    }
    return new BigInteger(t.substring(from), radix);
  }
}
