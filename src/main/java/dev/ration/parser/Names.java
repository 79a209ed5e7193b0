package dev.ration.parser;

import dev.ration.number.StringToNumber;
import dev.ration.unicode.IdentifierCharacters;

/** Identifier names: escapes, characters and reserved words. */
final class Names {
  private Names() {}

  /**
   * The name that an identifier token spells; fails where a character or an escape is not allowed in a name.
   */
  static String cook(String raw, int offset) {
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == '\\' || c >= 128) {
        return cookSlow(raw, offset);
      }
    }
    return raw;
  }

  private static String cookSlow(String raw, int offset) {
    StringBuilder name = new StringBuilder(raw.length());
    int i = 0;
    while (i < raw.length()) {
      int at = i;
      int codePoint = raw.codePointAt(i);
      if (codePoint == '\\') {
        boolean braced = raw.charAt(i + 2) == '{';
        int from = braced ? i + 3 : i + 2;
        int to = braced ? raw.indexOf('}', from) : from + 4;
        codePoint = hexValue(raw, from, to);
        i = braced ? to + 1 : to;
      } else {
        i += Character.charCount(codePoint);
      }
      boolean allowed = name.length() == 0
          ? IdentifierCharacters.isStart(codePoint) : IdentifierCharacters.isPart(codePoint);
      if (!allowed) {
        throw new ParseFailure(offset + at, raw.charAt(at) == '\\'
            ? "Invalid Unicode escape sequence in an identifier" : "Invalid or unexpected character");
      }
      name.appendCodePoint(codePoint);
    }
    return name.toString();
  }

  /** The value of hexadecimal digits, or -1 if it is no code point. */
  static int hexValue(String text, int from, int to) {
    int value = 0;
    for (int i = from; i < to; i++) {
      value = value * 16 + StringToNumber.digit(text.charAt(i));
      if (value > Character.MAX_CODE_POINT) {
        return -1;
      }
    }
    return value;
  }

  /** Whether the name is a reserved word of strict code, which neither a reference nor a binding may be. */
  static boolean isReserved(String name) {
    return switch (name) {
      case "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do",
          "else", "enum", "export", "extends", "false", "finally", "for", "function", "if", "implements",
          "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private",
          "protected", "public", "return", "static", "super", "switch", "this", "throw", "true", "try",
          "typeof", "var", "void", "while", "with", "yield" -> true;
      default -> false;
    };
  }

  /** Whether the text is an identifier name without escapes. */
  static boolean isIdentifierName(String text) {
    if (text.isEmpty() || !IdentifierCharacters.isStart(text.codePointAt(0))) {
      return false;
    }
    return text.codePoints().allMatch(IdentifierCharacters::isPart);
  }
}
