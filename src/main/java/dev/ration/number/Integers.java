package dev.ration.number;

/** The integer conversions of ECMA-262 sec-type-conversion, from a Number. */
public final class Integers {
  private Integers() {}

  /** ToInt32: truncated, modulo 2^32, as a signed int; 0 for NaN and the infinities. */
  public static int toInt32(double x) {
    int i = (int) x;
    return i == x ? i : toInt32Slow(x);
  }

  /** ToUint32 as a long of 0 to 2^32 - 1. */
  public static long toUint32(double x) {
    return toInt32(x) & 0xFFFF_FFFFL;
  }

  /** ToUint16 as a char. */
  public static char toUint16(double x) {
    return (char) toInt32(x);
  }

  /** ToIntegerOrInfinity: truncated, NaN and -0 to 0. */
  public static double toIntegerOrInfinity(double x) {
    if (x != x) {
      return 0;
    }
    // Adding 0 turns -0 into 0.
    return (x < 0 ? Math.ceil(x) : Math.floor(x)) + 0.0;
  }

  private static int toInt32Slow(double x) {
    int exponent = Math.getExponent(x);
    if (exponent < 63) {
      return (int) (long) x;
    }
    int shift = exponent - 52;
    if (shift >= 32) {
      return 0; // a multiple of 2^32, or not finite
    }
    long mantissa = (Double.doubleToRawLongBits(x) & 0xF_FFFF_FFFF_FFFFL) | 0x10_0000_0000_0000L;
    int low = (int) (mantissa << shift);
    return x < 0 ? -low : low;
  }
}
