package dev.ration.estree;

import dev.ration.number.StringToNumber;
import dev.ration.syntax.Source;

/** Finds brackets in a text whose tree is known: over white space and comments. */
final class SourceScan {
  private SourceScan() {}

  /** The offset of what follows a word and white space, if the word stands at {@code at}; else {@code at}. */
  static int afterWord(String text, int at, String word) {
    return text.startsWith(word, at) ? skip(text, at + word.length()) : at;
  }

  /**
   * The offset of a character behind white space, comments and the characters of {@code over}, or {@code
   * from} if it is not there.
   */
  static int find(String text, int from, char wanted, String over) {
    int i = skip(text, from);
    while (i < text.length() && text.charAt(i) != wanted && over.indexOf(text.charAt(i)) >= 0) {
      i = skip(text, i + 1);
    }
    return i < text.length() && text.charAt(i) == wanted ? i : from;
  }

  /**
   * The offset behind the last of the characters of {@code over} that follow {@code from}, or {@code from} if
   * none does.
   */
  static int endOf(String text, int from, String over) {
    int end = from;
    int i = skip(text, from);
    while (i < text.length() && over.indexOf(text.charAt(i)) >= 0) {
      end = i + 1;
      i = skip(text, end);
    }
    return end;
  }

  /** The offset of the next character that is neither white space nor in a comment, or the end. */
  static int skip(String text, int from) {
    int i = from;
    while (i < text.length()) {
      char c = text.charAt(i);
      if (StringToNumber.isWhiteSpace(c)) {
        i++;
      } else if (text.startsWith("//", i)) {
        while (i < text.length() && !Source.isLineTerminator(text.charAt(i))) {
          i++;
        }
      } else if (text.startsWith("/*", i)) {
        int end = text.indexOf("*/", i + 2);
        i = end < 0 ? text.length() : end + 2;
      } else {
        return i;
      }
    }
    return text.length();
  }
}
