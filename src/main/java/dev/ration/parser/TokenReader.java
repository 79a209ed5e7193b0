package dev.ration.parser;

import dev.ration.syntax.Source;
import org.antlr.v4.runtime.Lexer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.ATNSimulator;
import org.antlr.v4.runtime.atn.LexerATNSimulator;
import org.antlr.v4.runtime.dfa.DFAState;

/**
 * Cuts a text into tokens with the generated lexer. It follows the edges that the lexer's DFA cache has already and asks
 * the lexer only where one is missing, which fills it in; so does the lexer itself, at four times the cost.
 */
final class TokenReader {
  private static final int MISSING = Integer.MIN_VALUE;

  private final String text;
  private final NameTable names;
  private final SourceChars chars;
  private final RationLexer lexer;
  private final LexerATNSimulator simulator;
  private int mode = Lexer.DEFAULT_MODE;
  private int position;

  TokenReader(String text, int from) {
    this.text = text;
    names = new NameTable(text);
    this.position = from;
    chars = new SourceChars(text, from);
    lexer = new RationLexer(chars);
    simulator = lexer.getInterpreter();
  }

  /** A token that the text does not hold as it is. */
  SourceToken made(int type, int start, int end) {
    return new SourceToken(names, type, start, end);
  }

  SourceChars chars() {
    return chars;
  }

  /** Goes on at an offset. */
  void seek(int offset) {
    position = offset;
  }

  /** Reads what follows in a mode of the lexical grammar. */
  void mode(int next) {
    mode = next;
  }

  /** The next token that is neither white space nor comment; tells whether a line ended before it. */
  SourceToken next() {
    boolean newline = false;
    while (true) {
      int start = position;
      int at = start;
      if (mode == Lexer.DEFAULT_MODE) {
        while (at < text.length()) {
          char c = text.charAt(at);
          if (c == '\n' || c == '\r') {
            newline = true;
          } else if (c != ' ' && c != '\t') {
            break;
          }
          at++;
        }
        start = at;
      }
      if (at == text.length()) {
        position = at;
        return token(Token.EOF, at, at, newline);
      }
      int type = follow(start);
      if (type == MISSING) {
        type = ask(start);
      }
      if (type != Lexer.SKIP) {
        return token(type, start, position, newline);
      }
      newline = newline || hasNewline(start, position);
    }
  }

  private SourceToken token(int type, int start, int end, boolean newline) {
    SourceToken token = new SourceToken(names, type, start, end);
    token.afterNewline = newline;
    return token;
  }

  /** The longest token at an offset by the edges of the cache; MISSING if they do not tell. Moves behind it. */
  private int follow(int from) {
    DFAState state = simulator.decisionToDFA[mode].s0;
    if (state == null) {
      return MISSING;
    }
    DFAState accepted = null;
    int end = from;
    int at = from;
    while (true) {
      DFAState[] edges = state.edges;
      int unit = chars.unit(at);
      if (edges == null || unit < 0) {
        return MISSING;
      }
      DFAState target = edges[unit];
      if (target == null) {
        return MISSING;
      }
      if (target == ATNSimulator.ERROR) {
        break;
      }
      at++;
      if (target.isAcceptState) {
        accepted = target;
        end = at;
      }
      state = target;
    }
    if (accepted == null) {
      return MISSING;
    }
    position = end;
    return accepted.lexerActionExecutor == null ? accepted.prediction : Lexer.SKIP;
  }

  /** The same by the lexer, whose only actions skip. */
  private int ask(int from) {
    chars.seek(from);
    lexer.setType(Token.INVALID_TYPE);
    int type = simulator.match(chars, mode);
    position = chars.index();
    return lexer.getType() == Lexer.SKIP ? Lexer.SKIP : type;
  }

  private boolean hasNewline(int from, int to) {
    for (int i = from; i < to; i++) {
      if (Source.isLineTerminator(text.charAt(i))) {
        return true;
      }
    }
    return false;
  }
}
