package dev.ration.parser;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.IntStream;
import org.antlr.v4.runtime.misc.Interval;

/**
 * UTF-16 units of a source for the lexer. Non-ASCII units appear as the classes that the grammar knows, so
 * that every step of the lexer is an edge of its DFA cache, which covers ASCII only.
 */
final class SourceChars implements CharStream {
  private static final int OTHER = 1;
  private static final int LINE_TERMINATOR = 2;
  private static final int WHITE_SPACE = 3;
  private static final int CONTROL = 4;

  private final String text;
  private final int length;
  private int position;

  SourceChars(String text, int position) {
    this.text = text;
    this.length = text.length();
    this.position = position;
  }

  /** Whether a unit is ECMAScript white space, line terminators left out. */
  static boolean isWhiteSpace(int c) {
    return c == ' ' || c == '\t' || c == 0x0B || c == 0x0C || c >= 128 && classOf(c) == WHITE_SPACE;
  }

  private static int classOf(int c) {
    return switch (c) {
      case 0x2028, 0x2029 -> LINE_TERMINATOR;
      case 0xA0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009,
          0x200A, 0x202F, 0x205F, 0x3000, 0xFEFF -> WHITE_SPACE;
      default -> OTHER;
    };
  }

  @Override
  public int LA(int i) {
    return unit(i > 0 ? position + i - 1 : position + i);
  }

  /** What the grammar sees at an offset. */
  int unit(int at) {
    if (at < 0 || at >= length) {
      return IntStream.EOF;
    }
    char c = text.charAt(at);
    if (c >= 128) {
      return classOf(c);
    }
    return c > 0 && c <= WHITE_SPACE ? CONTROL : c;
  }

  @Override
  public void consume() {
    position++;
  }

  @Override
  public int mark() {
    return 0;
  }

  @Override
  public void release(int marker) {}

  @Override
  public int index() {
    return position;
  }

  @Override
  public void seek(int index) {
    position = index;
  }

  @Override
  public int size() {
    return length;
  }

  @Override
  public String getSourceName() {
    return UNKNOWN_SOURCE_NAME;
  }

  @Override
  public String getText(Interval interval) {
    return text.substring(interval.a, Math.min(interval.b + 1, length));
  }
}
