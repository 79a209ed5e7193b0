package dev.ration.syntax;

import dev.ration.number.StringToNumber;

/** The escapes of string and template text, in time linear in the text. */
public final class EscapeSequences {
  private EscapeSequences() {}

  /** What is wrong with the escape at an index. */
  public static String badEscape(String raw, int at) {
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
  public static int cook(String raw, int from, int to, StringBuilder out) {
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
    int value = hexValue(raw, from, end);
    if (value < 0) {
      return false;
    }
    out.appendCodePoint(value);
    return true;
  }

  /** Template text with its line endings as the language sees them: CRLF and CR are LF. */
  public static String normalizeNewlines(String text) {
    if (text.indexOf('\r') < 0) {
      return text;
    }
    return text.replace("\r\n", "\n").replace('\r', '\n');
  }

  /** The value of hexadecimal digits, or -1 if it is no code point. */
  public static int hexValue(String text, int from, int to) {
    int value = 0;
    for (int i = from; i < to; i++) {
      value = value * 16 + StringToNumber.digit(text.charAt(i));
      if (value > Character.MAX_CODE_POINT) {
        return -1;
      }
    }
    return value;
  }
}
