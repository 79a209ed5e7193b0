package dev.ration.parser;

import dev.ration.syntax.Source;
import java.util.Arrays;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenSource;
import org.antlr.v4.runtime.TokenStream;
import org.antlr.v4.runtime.misc.Interval;

/** The tokens read so far, fetched one at a time as the parser looks ahead. */
final class TokenBuffer implements TokenStream {
  private final ContextualTokenSource source;
  private SourceToken[] tokens = new SourceToken[64];
  private int size;
  private int position;

  TokenBuffer(ContextualTokenSource source) {
    this.source = source;
  }

  /** Where the tokens stand; null where nobody wants to know. */
  TokenTrail trail() {
    return source.trail();
  }

  /** The length of the text. */
  int end() {
    return source.text().length();
  }

  /** Whether a token stands for the rest of its line. */
  boolean endsLine(SourceToken token) {
    return token.end() == source.text().length() || Source.isLineTerminator(source.text().charAt(token.end()));
  }

  /** Goes on at a token in a list of statements at a depth of brackets, reading that token again. */
  void restart(int index, int depth) {
    source.restart(index == 0 ? read(0).start() : read(index - 1).end(), depth);
    source.trail().backTo(index);
    size = index;
    position = index;
  }

  /** The offset after the last token consumed. */
  int previousEnd() {
    return position == 0 ? 0 : tokens[position - 1].end();
  }

  /** The token before one, or null. */
  SourceToken before(SourceToken token) {
    return token.getTokenIndex() == 0 ? null : tokens[token.getTokenIndex() - 1];
  }

  /** The token after one that is not the last read. */
  SourceToken after(SourceToken token) {
    return tokens[token.getTokenIndex() + 1];
  }

  @Override
  public SourceToken LT(int k) {
    if (k == 1 && position < size) {
      return tokens[position];
    }
    return read(k > 0 ? position + k - 1 : position + k);
  }

  /** The token at an index, read if it has not been; null before the first, the last after it. */
  SourceToken read(int at) {
    if (at < 0) {
      return null;
    }
    while (at >= size) {
      if (size > 0 && tokens[size - 1].getType() == Token.EOF) {
        return tokens[size - 1];
      }
      fetch();
    }
    return tokens[at];
  }

  private void fetch() {
    if (size == tokens.length) {
      tokens = Arrays.copyOf(tokens, size * 2);
    }
    SourceToken token = source.nextToken();
    token.setIndex(size);
    tokens[size++] = token;
  }

  @Override
  public int LA(int k) {
    if (k == 1 && position < size) {
      return tokens[position].getType();
    }
    SourceToken token = LT(k);
    return token == null ? 0 : token.getType();
  }

  @Override
  public void consume() {
    LT(1);
    if (position < size - 1 || tokens[position].getType() != Token.EOF) {
      position++;
    }
  }

  @Override
  public Token get(int index) {
    return tokens[index];
  }

  @Override
  public TokenSource getTokenSource() {
    return source;
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
    return size;
  }

  @Override
  public String getSourceName() {
    return source.getSourceName();
  }

  @Override
  public String getText(Interval interval) {
    return getText(tokens[interval.a], tokens[interval.b]);
  }

  @Override
  public String getText() {
    return "";
  }

  @Override
  public String getText(RuleContext context) {
    return getText(context.getSourceInterval());
  }

  @Override
  public String getText(Token first, Token last) {
    return first.getText() + " to " + last.getText();
  }
}
