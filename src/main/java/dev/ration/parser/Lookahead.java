package dev.ration.parser;

import dev.ration.syntax.Source;
import dev.ration.unicode.IdentifierCharacters;

/** Looks ahead in the text over white space and comments. */
final class Lookahead {
  private final String text;
  /** Whether a line ended before what {@link #next} found last. */
  boolean newline;

  Lookahead(String text) {
    this.text = text;
  }

  /**
   * The offset of the next character that is neither white space nor comment, or -1; notes whether a line
   * ended before it.
   */
  int next(int from) {
    newline = false;
    int i = from;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (Source.isLineTerminator(c)) {
        newline = true;
        i++;
      } else if (SourceChars.isWhiteSpace(c)) {
        i++;
      } else if (c == '/' && text.startsWith("//", i)) {
        i += 2;
        while (i < text.length() && !Source.isLineTerminator(text.charAt(i))) {
          i++;
        }
      } else if (c == '/' && text.startsWith("/*", i)) {
        int end = text.indexOf("*/", i + 2);
        if (end < 0) {
          return -1;
        }
        newline |= hasNewline(i, end);
        i = end + 2;
      } else {
        return i;
      }
    }
    return -1;
  }

  /** The end of the word at an offset; the offset itself where none starts. */
  int wordEnd(int from) {
    int i = from;
    while (i < text.length()) {
      char c = text.charAt(i);
      boolean part = c >= 128 ? !SourceChars.isWhiteSpace(c) && !Source.isLineTerminator(c)
          : c == '\\' || IdentifierCharacters.isPart(c);
      if (!part || i == from && c >= '0' && c <= '9') {
        break;
      }
      i++;
    }
    return i;
  }

  /** Whether a line ends in a range of the text. */
  boolean hasNewline(int from, int to) {
    for (int i = from; i < to; i++) {
      if (Source.isLineTerminator(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }
}
