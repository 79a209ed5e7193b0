package dev.ration.runtime;

import dev.ration.number.StringToNumber;
import java.math.BigInteger;

/**
 * Text to BigInt, section 7.1.14. Other radices than ten are linear; decimal digits are joined pairwise, chunk by chunk, so
 * that the JDK's fast multiplication does the work: charged as the power 3/2 of the digits.
 */
public final class BigIntText {
  /** Decimal digits that the JDK's quadratic parser is given at once. */
  private static final int CHUNK = 256;

  private BigIntText() {}

  /** The BigInt that the text of {@code s} is, or null when it is none. */
  public static BigInteger parse(Realm realm, JsString s) {
    long n = s.length();
    realm.charge(1 + n / 2 + (n > CHUNK ? n * (long) Math.sqrt(n) / 64 : 0));
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
    BigInteger v = digits(t, signed ? 1 : 0, 10);
    return v != null && t.charAt(0) == '-' ? v.negate() : v;
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
    return radix == 10 ? decimal(t, from) : binary(t, from, Integer.numberOfTrailingZeros(radix));
  }

  /** Digits of {@code bits} bits each, written into the magnitude from the low end. */
  private static BigInteger binary(String t, int from, int bits) {
    byte[] magnitude = new byte[(int) (((long) (t.length() - from) * bits + 7) / 8)];
    long position = 0;
    for (int i = t.length() - 1; i >= from; i--) {
      int shifted = StringToNumber.digit(t.charAt(i)) << (int) (position & 7);
      int at = magnitude.length - 1 - (int) (position >> 3);
      magnitude[at] |= (byte) shifted;
      if (shifted > 0xFF) {
        magnitude[at - 1] |= (byte) (shifted >> 8);
      }
      position += bits;
    }
    return new BigInteger(1, magnitude);
  }

  private static BigInteger decimal(String t, int from) {
    int n = t.length() - from;
    if (n <= CHUNK) {
      return new BigInteger(t.substring(from));
    }
    BigInteger[] parts = new BigInteger[(n + CHUNK - 1) / CHUNK];
    for (int i = 0, end = t.length(); i < parts.length; i++, end -= CHUNK) {
      parts[i] = new BigInteger(t.substring(Math.max(from, end - CHUNK), end));
    }
    BigInteger power = BigInteger.TEN.pow(CHUNK);
    for (int count = parts.length; count > 1; count = (count + 1) / 2, power = power.multiply(power)) {
      for (int i = 0; i < count; i += 2) {
        parts[i / 2] = i + 1 < count ? parts[i + 1].multiply(power).add(parts[i]) : parts[i];
      }
    }
    return parts[0];
  }
}
