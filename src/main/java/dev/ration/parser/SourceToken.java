package dev.ration.parser;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;

/** A token by its offsets; its text is cut from the source when asked for. */
final class SourceToken implements Token {
  private final NameTable names;
  private final int start;
  private final int end;
  private int type;
  private int index;
  private String name;
  /** Whether a line terminator stands between the token before and this one. */
  boolean afterNewline;

  SourceToken(NameTable names, int type, int start, int end) {
    this.names = names;
    this.type = type;
    this.start = start;
    this.end = Math.max(start, end);
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** Whether the text, escapes and all, is the word. */
  boolean is(String word) {
    return end - start == word.length() && names.text.startsWith(word, start);
  }

  /** The name that an identifier or private name spells, without {@code #}; fails if it is not a name. */
  String name() {
    String spelled = name;
    if (spelled == null) {
      spelled = names.name(names.text.charAt(start) == '#' ? start + 1 : start, end);
      name = spelled;
    }
    return spelled;
  }

  void setType(int type) {
    this.type = type;
  }

  void setIndex(int index) {
    this.index = index;
  }

  @Override
  public String getText() {
    return type == Token.EOF ? "<EOF>" : names.text.substring(start, end);
  }

  @Override
  public int getType() {
    return type;
  }

  @Override
  public int getLine() {
    return 0;
  }

  @Override
  public int getCharPositionInLine() {
    return start;
  }

  @Override
  public int getChannel() {
    return Token.DEFAULT_CHANNEL;
  }

  @Override
  public int getTokenIndex() {
    return index;
  }

  @Override
  public int getStartIndex() {
    return start;
  }

  @Override
  public int getStopIndex() {
    return end - 1;
  }

  @Override
  public TokenSource getTokenSource() {
    return null;
  }

  @Override
  public CharStream getInputStream() {
    return null;
  }

  @Override
  public String toString() {
    return type + ":" + getText() + "@" + start;
  }
}
