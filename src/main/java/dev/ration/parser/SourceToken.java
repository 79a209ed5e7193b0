package dev.ration.parser;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenFactory;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.misc.Pair;

/** A token by its offsets; its text is cut from the source when asked for. */
final class SourceToken implements Token {
  /** Makes the tokens of one lexer. */
  static final class Factory implements TokenFactory<SourceToken> {
    private final String source;

    Factory(String source) {
      this.source = source;
    }

    @Override
    public SourceToken create(Pair<TokenSource, CharStream> from, int type, String text, int channel,
        int start, int stop, int line, int column) {
      return new SourceToken(source, type, start, Math.min(stop + 1, source.length()));
    }

    @Override
    public SourceToken create(int type, String text) {
      throw new AssertionError("tokens come from the source");
    }
  }

  private final String source;
  private final int start;
  private final int end;
  private int type;
  private int index;
  private String name;
  /** Whether a line terminator stands between the token before and this one. */
  boolean afterNewline;

  SourceToken(String source, int type, int start, int end) {
    this.source = source;
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
    return end - start == word.length() && source.startsWith(word, start);
  }

  /** The name that an identifier or private name spells, without {@code #}; fails if it is not a name. */
  String name() {
    String spelled = name;
    if (spelled == null) {
      int from = source.charAt(start) == '#' ? start + 1 : start;
      spelled = Names.cook(source.substring(from, end), from);
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
    return type == Token.EOF ? "<EOF>" : source.substring(start, end);
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
