package dev.ration.parser;

import dev.ration.syntax.EscapeSequences;
import dev.ration.syntax.ParseFailure;
import dev.ration.unicode.IdentifierCharacters;

/** Identifier names as tokens spell them. */
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
        codePoint = EscapeSequences.hexValue(raw, from, to);
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
}
