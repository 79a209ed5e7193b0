package dev.ration.number;

import java.math.BigInteger;

/** The digits of a BigInt literal as a number, in time nearly linear in the text. */
public final class BigIntDigits {
  /** Decimal digits that BigInteger parses at once; longer runs are halved. */
  private static final int DIGITS_AT_ONCE = 512;

  private BigIntDigits() {}

  /** The radix that a prefix {@code 0x 0o 0b} gives, else 10. */
  public static int radix(String text) {
    if (text.length() < 2 || text.charAt(0) != '0') {
      return 10;
    }
    return switch (text.charAt(1)) {
      case 'x', 'X' -> 16;
      case 'o', 'O' -> 8;
      case 'b', 'B' -> 2;
      default -> 10;
    };
  }

  /** The value of digits, with their prefix if they have one; the text must be such. */
  public static BigInteger value(String text) {
    int radix = radix(text);
    if (radix == 10) {
      return decimal(text, 0, text.length());
    }
    return powerOfTwo(text, Integer.numberOfTrailingZeros(radix));
  }

  private static BigInteger decimal(String text, int from, int to) {
    if (to - from <= DIGITS_AT_ONCE) {
      return new BigInteger(text.substring(from, to));
    }
    int middle = from + (to - from) / 2;
    BigInteger high = decimal(text, from, middle);
    return high.multiply(BigInteger.TEN.pow(to - middle)).add(decimal(text, middle, to));
  }

  private static BigInteger powerOfTwo(String text, int bits) {
    byte[] bytes = new byte[(text.length() * bits) / 8 + 2];
    int bit = 0;
    for (int i = text.length() - 1; i >= 2; i--) {
      int digit = StringToNumber.digit(text.charAt(i));
      for (int b = 0; b < bits; b++, bit++) {
        if ((digit >> b & 1) != 0) {
          bytes[bytes.length - 1 - bit / 8] |= (byte) (1 << bit % 8);
        }
      }
    }
    return new BigInteger(bytes);
  }
}
