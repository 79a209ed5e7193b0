package dev.ration.number;

import java.math.BigInteger;

/**
 * Number::toString (ECMA-262 sec-numeric-types-number-tostring): the shortest digits that read back as the same
 * double, of those the closest to it, and of two as close the even one. Every radix gets the digits the specification asks for, none a
 * floating-point approximation of them.
 */
public final class NumberToString {
  private static final double MAX_SAFE_INTEGER = 9007199254740991.0;
  private static final String DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

  private NumberToString() {}

  /** {@code String(x)}: at most 24 characters. */
  public static String toString(double x) {
    int i = (int) x;
    if (i == x) {
      return Integer.toString(i); // -0 included: it prints as 0
    }
    if (Math.abs(x) <= MAX_SAFE_INTEGER && x == Math.rint(x)) {
      return Long.toString((long) x);
    }
    if (x != x) {
      return "NaN";
    }
    if (Double.isInfinite(x)) {
      return x > 0 ? "Infinity" : "-Infinity";
    }
    StringBuilder out = new StringBuilder(26);
    if (x < 0) {
      out.append('-');
    }
    Decimal decimal = Decimal.shortest(Math.abs(x));
    int n = decimal.exponent() + 1;
    if (n > -6 && n <= 21) {
      appendPositional(out, decimal.digits(), n);
    } else {
      appendExponential(out, decimal.digits(), n - 1);
    }
    return out.toString();
  }

  /**
   * {@code x.toString(radix)} for a radix of 2 to 36: at most 1,100 characters, never in exponential form unless
   * the radix is 10.
   */
  public static String toString(double x, int radix) {
    if (radix == 10 || !Double.isFinite(x)) {
      return toString(x);
    }
    if (Math.abs(x) <= MAX_SAFE_INTEGER && x == Math.rint(x)) {
      return Long.toString((long) x, radix);
    }
    StringBuilder digits = new StringBuilder(64);
    int n = shortestDigits(Math.abs(x), radix, digits);
    StringBuilder out = new StringBuilder(digits.length() + Math.abs(n) + 3);
    if (x < 0) {
      out.append('-');
    }
    appendPositional(out, digits, n);
    return out.toString();
  }

  /** Digits with the point after the first n of them, zeros where there are none. */
  static void appendPositional(StringBuilder out, CharSequence digits, int n) {
    int k = digits.length();
    if (n >= k) {
      out.append(digits).append("0".repeat(n - k));
    } else if (n > 0) {
      out.append(digits, 0, n).append('.').append(digits, n, k);
    } else {
      out.append("0.").append("0".repeat(-n)).append(digits);
    }
  }

  /** {@code d.ddde±x}. */
  static void appendExponential(StringBuilder out, CharSequence digits, int exponent) {
    out.append(digits.charAt(0));
    if (digits.length() > 1) {
      out.append('.').append(digits, 1, digits.length());
    }
    out.append('e').append(exponent < 0 ? '-' : '+').append(Math.abs(exponent));
  }

  /**
   * Steele and White's free-format algorithm in exact integers: appends the shortest digits of x > 0 and returns
   * n, so that x reads as 0.d1d2d3… × radix^n.
   */
  static int shortestDigits(double x, int radix, StringBuilder digits) {
    long bits = Double.doubleToLongBits(x);
    int biased = (int) (bits >>> 52);
    long fraction = bits & 0xF_FFFF_FFFF_FFFFL;
    long mantissa = biased == 0 ? fraction : fraction | 0x10_0000_0000_0000L;
    int exponent = Math.max(biased, 1) - 1075;
    boolean evenIncludesEnds = (mantissa & 1) == 0;
    boolean narrowBelow = fraction == 0 && biased > 1; // the next double down is half as far away

    // x = r/s; half the distance to the neighbours is up/s and down/s.
    int scaleUp = Math.max(exponent, 0);
    int shift = narrowBelow ? 2 : 1;
    BigInteger r = BigInteger.valueOf(mantissa).shiftLeft(scaleUp + shift);
    BigInteger s = BigInteger.ONE.shiftLeft(Math.max(-exponent, 0) + shift);
    BigInteger down = BigInteger.ONE.shiftLeft(scaleUp);
    BigInteger up = narrowBelow ? down.shiftLeft(1) : down;

    BigInteger base = BigInteger.valueOf(radix);
    int n = (int) Math.ceil((Math.getExponent(mantissa) + exponent) * (StrictMath.log(2) / StrictMath.log(radix)));
    if (n >= 0) {
      s = s.multiply(base.pow(n));
    } else {
      BigInteger scale = base.pow(-n);
      r = r.multiply(scale);
      up = up.multiply(scale);
      down = down.multiply(scale);
    }
    // The estimate may be off by one either way: bring (r + up)/s into [1/radix, 1).
    while (reaches(r.add(up), s, evenIncludesEnds)) {
      s = s.multiply(base);
      n++;
    }
    while (!reaches(r.add(up).multiply(base), s, evenIncludesEnds)) {
      r = r.multiply(base);
      up = up.multiply(base);
      down = down.multiply(base);
      n--;
    }
    while (true) {
      BigInteger[] step = r.multiply(base).divideAndRemainder(s);
      int digit = step[0].intValue();
      r = step[1];
      up = up.multiply(base);
      down = down.multiply(base);
      boolean low = reaches(down, r, evenIncludesEnds);
      boolean high = reaches(r.add(up), s, evenIncludesEnds);
      if (!low && !high) {
        digits.append(DIGITS.charAt(digit));
        continue;
      }
      int half = r.shiftLeft(1).compareTo(s);
      boolean nearerUp = half > 0 || (half == 0 && (digit & 1) == 1);
      if (high && (!low || nearerUp)) {
        digit++;
      }
      digits.append(DIGITS.charAt(digit));
      return n;
    }
  }

  private static boolean reaches(BigInteger a, BigInteger b, boolean inclusive) {
    int order = a.compareTo(b);
    return inclusive ? order >= 0 : order > 0;
  }
}
