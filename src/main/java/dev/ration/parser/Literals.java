package dev.ration.parser;

import dev.ration.number.StringToNumber;
import java.math.BigInteger;

/** The values of BigInt, string and template tokens. All take time linear, or nearly so, in the text. */
final class Literals {
  /** Decimal digits that BigInteger parses at once; longer runs are halved. */
  private static final int DIGITS_AT_ONCE = 512;

  private Literals() {}

  private static int radix(String text) {
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

  static BigInteger bigInt(String raw) {
    String text = raw.substring(0, raw.length() - 1).replace("_", "");
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

  /** The value of a string token; {@code offset} is that of its opening quote. */
  static String string(String raw, int offset) {
    if (raw.indexOf('\\') < 0) {
      return raw.substring(1, raw.length() - 1);
    }
    StringBuilder value = new StringBuilder(raw.length());
    int bad = cook(raw, 1, raw.length() - 1, value);
    if (bad >= 0) {
      throw new ParseFailure(offset + bad, badEscape(raw, bad));
    }
    return value.toString();
  }

  /** What is wrong with the escape at an index. */
  static String badEscape(String raw, int at) {
    return switch (raw.charAt(at + 1)) {
      case 'x' -> "Invalid hexadecimal escape sequence";
      case 'u' -> "Invalid Unicode escape sequence";
      default -> "Octal escape sequences are not allowed";
    };
  }

  /**
   * Resolves the escapes of a range of text; returns the index of the first escape that is not allowed, or
   * -1.
   */
  static int cook(String raw, int from, int to, StringBuilder out) {
    int i = from;
    while (i < to) {
      char c = raw.charAt(i);
      if (c != '\\') {
        out.append(c);
        i++;
        continue;
      }
      int next = escape(raw, i, to, out);
      if (next < 0) {
        return i;
      }
      i = next;
    }
    return -1;
  }

  /** Appends what the escape at an index stands for and returns the index after it, or -1. */
  private static int escape(String raw, int at, int to, StringBuilder out) {
    char c = raw.charAt(at + 1);
    int next = at + 2;
    switch (c) {
      case 'n' -> out.append('\n');
      case 't' -> out.append('\t');
      case 'r' -> out.append('\r');
      case 'b' -> out.append('\b');
      case 'f' -> out.append('\f');
      case 'v' -> out.append('\u000B');
      case '\r' -> {
        return next < to && raw.charAt(next) == '\n' ? next + 1 : next;
      }
      case '\n', '\u2028', '\u2029' -> {
        return next;
      }
      case 'x' -> {
        return hexEscape(raw, next, next + 2, to, out) ? next + 2 : -1;
      }
      case 'u' -> {
        if (next < to && raw.charAt(next) == '{') {
          int close = raw.indexOf('}', next);
          return close > next + 1 && hexEscape(raw, next + 1, close, to, out) ? close + 1 : -1;
        }
        return hexEscape(raw, next, next + 4, to, out) ? next + 4 : -1;
      }
      case '0' -> {
        if (next < to && raw.charAt(next) >= '0' && raw.charAt(next) <= '9') {
          return -1;
        }
        out.append('\0');
      }
      case '1', '2', '3', '4', '5', '6', '7', '8', '9' -> {
        return -1;
      }
      default -> out.append(c);
    }
    return next;
  }

  private static boolean hexEscape(String raw, int from, int end, int to, StringBuilder out) {
    if (end > to) {
      return false;
    }
    for (int i = from; i < end; i++) {
      if (StringToNumber.digit(raw.charAt(i)) >= 16) {
        return false;
      }
    }
    int value = Names.hexValue(raw, from, end);
    if (value < 0) {
      return false;
    }
    out.appendCodePoint(value);
    return true;
  }

  /** Template text with its line endings as the language sees them: CRLF and CR are LF. */
  static String normalizeNewlines(String text) {
    if (text.indexOf('\r') < 0) {
      return text;
    }
    return text.replace("\r\n", "\n").replace('\r', '\n');
  }

  /** The flags of a regular expression token are known and distinct, and not both u and v. */
  static boolean validFlags(String flags) {
    for (int i = 0; i < flags.length(); i++) {
      if ("dgimsuvy".indexOf(flags.charAt(i)) < 0 || flags.indexOf(flags.charAt(i), i + 1) >= 0) {
        return false;
      }
    }
    return flags.indexOf('u') < 0 || flags.indexOf('v') < 0;
  }
}
