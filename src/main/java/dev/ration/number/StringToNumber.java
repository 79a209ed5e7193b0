package dev.ration.number;

import com.fasterxml.jackson.core.io.NumberInput;
import java.math.BigInteger;

/**
 * Text to number: StringToNumber, the numeric literals of the language, parseFloat and parseInt. Every result is the
 * double nearest to the exact value of the text, ties to even. Time is linear in the length of the text.
 */
public final class StringToNumber {
  /** No halfway point between two doubles has more significant decimal digits than this; the rest is only sticky. */
  private static final int SIGNIFICANT = 770;
  private static final int PLAIN_LENGTH = 64;
  /** With this many digits after leading zeros, a number in any radix is over the largest double. */
  private static final int INFINITE_LENGTH = 1025;

  private StringToNumber() {}

  /** StringToNumber (sec-stringtonumber): white space is trimmed, empty is 0, what does not match is NaN. */
  public static double stringToNumber(CharSequence text) {
    int start = skipWhiteSpace(text, 0);
    int end = text.length();
    while (end > start && isWhiteSpace(text.charAt(end - 1))) {
      end--;
    }
    if (start == end) {
      return 0;
    }
    int radix = prefixRadix(text, start, end);
    if (radix != 0) {
      int digits = start + 2;
      return digits < end && digitsEnd(text, digits, end, radix) == end
          ? integer(text, digits, end, radix)
          : Double.NaN;
    }
    return decimalEnd(text, start, end) == end ? strDecimalLiteral(text, start, end) : Double.NaN;
  }

  /** sec-parsefloat-string: the longest prefix that is a StrDecimalLiteral, NaN if there is none. */
  public static double parseFloat(CharSequence text) {
    int start = skipWhiteSpace(text, 0);
    int end = decimalEnd(text, start, text.length());
    return end == start ? Double.NaN : strDecimalLiteral(text, start, end);
  }

  /** sec-parseint-string-radix, after ToInt32 of the radix: exact, then rounded once. */
  public static double parseInt(CharSequence text, int radix) {
    int end = text.length();
    int start = skipWhiteSpace(text, 0);
    boolean negative = start < end && text.charAt(start) == '-';
    if (start < end && (negative || text.charAt(start) == '+')) {
      start++;
    }
    if (radix != 0 && (radix < 2 || radix > 36)) {
      return Double.NaN;
    }
    int base = radix == 0 ? 10 : radix;
    if ((radix == 0 || radix == 16) && prefixRadix(text, start, end) == 16) {
      start += 2;
      base = 16;
    }
    int digits = digitsEnd(text, start, end, base);
    if (digits == start) {
      return Double.NaN;
    }
    double value = integer(text, start, digits, base);
    return negative ? -value : value;
  }

  /**
   * The value of a NumericLiteral token (sec-numeric-literals), which the lexer has matched: decimal, or with a
   * {@code 0x}, {@code 0o} or {@code 0b} prefix, with or without {@code _} between digits.
   */
  public static double numericLiteral(CharSequence token) {
    CharSequence text = withoutSeparators(token);
    int radix = prefixRadix(text, 0, text.length());
    return radix == 0 ? decimal(text, 0, text.length()) : integer(text, 2, text.length(), radix);
  }

  /**
   * The value of {@code text[start, end)}, which the caller has matched against digits with an optional sign, point
   * and exponent (a JSON number, a StrUnsignedDecimalLiteral).
   */
  public static double decimal(CharSequence text, int start, int end) {
    int length = end - start;
    if (length <= 15 && digitsEnd(text, start, end, 10) == end) {
      return smallInteger(text, start, end, 10);
    }
    return length <= PLAIN_LENGTH ? read(text.subSequence(start, end).toString()) : longDecimal(text, start, end);
  }

  /** WhiteSpace or LineTerminator (sec-white-space, sec-line-terminators): what trim and StringToNumber strip. */
  public static boolean isWhiteSpace(char c) {
    if (c < 0x80) {
      return c == ' ' || (c >= 0x09 && c <= 0x0D);
    }
    return switch (c) {
      case 0xA0, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF -> true;
      default -> c >= 0x2000 && c <= 0x200A;
    };
  }

  private static int skipWhiteSpace(CharSequence text, int from) {
    int i = from;
    while (i < text.length() && isWhiteSpace(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** 16, 8 or 2 for 0x, 0o, 0b in either case, else 0. */
  private static int prefixRadix(CharSequence text, int start, int end) {
    if (end - start < 2 || text.charAt(start) != '0') {
      return 0;
    }
    return switch (text.charAt(start + 1)) {
      case 'x', 'X' -> 16;
      case 'o', 'O' -> 8;
      case 'b', 'B' -> 2;
      default -> 0;
    };
  }

  /** The value of an ASCII digit or letter, 36 or more for anything else. Character.digit would take other scripts. */
  public static int digit(char c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    char lower = (char) (c | 0x20);
    return c < 0x80 && lower >= 'a' && lower <= 'z' ? lower - 'a' + 10 : 36;
  }

  private static int digitsEnd(CharSequence text, int start, int end, int radix) {
    int i = start;
    while (i < end && digit(text.charAt(i)) < radix) {
      i++;
    }
    return i;
  }

  /** Where the longest StrDecimalLiteral from start ends; start itself if there is none. */
  private static int decimalEnd(CharSequence text, int start, int end) {
    int i = start;
    if (i < end && (text.charAt(i) == '+' || text.charAt(i) == '-')) {
      i++;
    }
    if (matches(text, i, end, "Infinity")) {
      return i + 8;
    }
    int whole = i;
    i = digitsEnd(text, i, end, 10);
    int digits = i - whole;
    if (i < end && text.charAt(i) == '.') {
      int fraction = digitsEnd(text, i + 1, end, 10);
      digits += fraction - (i + 1);
      i = fraction;
    }
    if (digits == 0) {
      return start;
    }
    if (i < end && (text.charAt(i) | 0x20) == 'e') {
      int e = i + 1;
      if (e < end && (text.charAt(e) == '+' || text.charAt(e) == '-')) {
        e++;
      }
      int power = digitsEnd(text, e, end, 10);
      if (power > e) {
        i = power;
      }
    }
    return i;
  }

  private static boolean matches(CharSequence text, int at, int end, String word) {
    if (end - at < word.length()) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if (text.charAt(at + i) != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  private static double strDecimalLiteral(CharSequence text, int start, int end) {
    boolean negative = text.charAt(start) == '-';
    int from = negative || text.charAt(start) == '+' ? start + 1 : start;
    double value = text.charAt(from) == 'I' ? Double.POSITIVE_INFINITY : decimal(text, from, end);
    return negative ? -value : value;
  }

  /** Digits of any radix, at least one, to the nearest double. */
  private static double integer(CharSequence text, int start, int end, int radix) {
    int from = start;
    while (from < end - 1 && text.charAt(from) == '0') {
      from++;
    }
    int length = end - from;
    if (length <= 10) {
      return smallInteger(text, from, end, radix); // 36^10 < 2^53
    }
    if (radix == 10) {
      return decimal(text, from, end);
    }
    if (length >= INFINITE_LENGTH) {
      return Double.POSITIVE_INFINITY;
    }
    return new BigInteger(text.subSequence(from, end).toString(), radix).doubleValue();
  }

  private static double smallInteger(CharSequence text, int start, int end, int radix) {
    long value = 0;
    for (int i = start; i < end; i++) {
      value = value * radix + digit(text.charAt(i));
    }
    return value;
  }

  /**
   * The same value in few characters: leading zeros dropped, digits that cannot matter folded into one, the
   * exponent brought to the first digit, out-of-range magnitudes answered here.
   */
  private static double longDecimal(CharSequence text, int start, int end) {
    StringBuilder digits = new StringBuilder(SIGNIFICANT + 16);
    long exponent = -1; // of the first significant digit
    boolean point = false;
    boolean sticky = false;
    boolean negative = false;
    int i = start;
    for (; i < end; i++) {
      char c = text.charAt(i);
      if (c == '.') {
        point = true;
        continue;
      }
      if (c == '+' || c == '-') {
        negative = c == '-';
        continue;
      }
      if (c == 'e' || c == 'E') {
        break;
      }
      if (c == '0' && digits.length() == 0) {
        exponent -= point ? 1 : 0;
        continue;
      }
      exponent += point ? 0 : 1;
      if (digits.length() < SIGNIFICANT) {
        digits.append(c);
      } else {
        sticky |= c != '0';
      }
    }
    exponent += i < end ? power(text, i + 1, end) : 0;
    double zero = negative ? -0.0 : 0.0;
    if (digits.length() == 0 || exponent < -330) {
      return zero;
    }
    if (exponent > 310) {
      return negative ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    if (sticky) {
      digits.append('1');
    }
    digits.insert(1, '.').append('e').append(exponent);
    double value = read(digits.toString());
    return negative ? -value : value;
  }

  /** A decimal exponent with its sign, held within ±2^60 so that adding a text length cannot overflow. */
  private static long power(CharSequence text, int start, int end) {
    boolean negative = text.charAt(start) == '-';
    long value = 0;
    for (int i = negative || text.charAt(start) == '+' ? start + 1 : start; i < end; i++) {
      value = Math.min(value * 10 + digit(text.charAt(i)), 1L << 56);
    }
    return negative ? -value : value;
  }

  private static double read(String text) {
    return NumberInput.parseDouble(text, true);
  }

  private static CharSequence withoutSeparators(CharSequence token) {
    for (int i = 0; i < token.length(); i++) {
      if (token.charAt(i) == '_') {
        return token.toString().replace("_", "");
      }
    }
    return token;
  }
}
