package dev.ration.parser;

import dev.ration.syntax.ErrorLog;
import dev.ration.syntax.ParseFailure;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;

/**
 * Finds where to go on after a statement or class member that cannot be read: after its semicolon or its block, before
 * a keyword that only a statement begins with, or before the brace that closes the list in which it stands. Brackets
 * that it left open are closed; blocks inside it are passed over whole. Every token is passed over once.
 */
final class Recovery {
  private static final IntervalSet BEGINS_STATEMENT =
      RationParser._ATN.nextTokens(RationParser._ATN.ruleToStartState[RationParser.RULE_statement]);

  private final TokenBuffer tokens;
  private final ErrorLog log;
  private boolean endless;

  Recovery(TokenBuffer tokens, ErrorLog log) {
    this.tokens = tokens;
    this.log = log;
  }

  /** Keeps a failure, or throws it if it is the last. That a text ends too early is no news after an endless comment. */
  void report(ParseFailure failure) {
    if (endless && failure.offset() >= tokens.end()) {
      return;
    }
    endless |= failure.endsText();
    log.report(failure);
  }

  /** Whether the next token begins a statement or ends a list of them. */
  boolean beginsOrEnds(boolean ofCase) {
    int type = tokens.LA(1);
    return switch (type) {
      case RationLexer.RIGHT_BRACE, Token.EOF -> true;
      case RationLexer.CASE, RationLexer.DEFAULT -> ofCase;
      default -> BEGINS_STATEMENT.contains(type);
    };
  }

  /** Passes over the rest of what began at a mark. */
  void leaveOut(AstFactory.Mark mark) {
    log.gap(mark.start());
    int first = mark.token();
    boolean body = needsBody(tokens.read(first).getType());
    TokenTrail trail = tokens.trail();
    int depth = trail.depth(first);
    int at = Math.max(first, tokens.index());
    while (!isBoundary(at, first, depth)) {
      SourceToken token = tokens.read(at);
      boolean inside = trail.listAfter(at) == depth;
      boolean ended = switch (token.getType()) {
        case RationLexer.SEMICOLON -> trail.list(at) == depth && !trail.is(at, TokenTrail.IN_ONE_PIECE);
        case RationLexer.ASI -> trail.depth(at) == depth;
        case RationLexer.RIGHT_BRACE -> inside && trail.is(at, TokenTrail.ENDS_STATEMENT);
        case RationLexer.UNEXPECTED_CHARACTER -> inside && tokens.endsLine(token);
        default -> false;
      };
      body &= !(token.getType() == RationLexer.RIGHT_BRACE && ended);
      at++;
      if (ended && !goesOn(first, at)) {
        break;
      }
    }
    if (body && at > first) {
      log.bodyWithoutHead(tokens.read(at).start());
    }
    tokens.restart(at, depth);
  }

  /** Whether a token is not part of what began at {@code first} in the list of statements at a depth. */
  private boolean isBoundary(int at, int first, int depth) {
    SourceToken token = tokens.read(at);
    TokenTrail trail = tokens.trail();
    int type = token.getType();
    if (type == Token.EOF || type == RationLexer.RIGHT_BRACE && trail.depth(at) <= depth) {
      return true;
    }
    if (at == first || trail.list(at) != depth) {
      return false;
    }
    return switch (type) {
      case RationLexer.VAR, RationLexer.LET, RationLexer.CONST, RationLexer.IF, RationLexer.FOR, RationLexer.WHILE,
          RationLexer.DO, RationLexer.SWITCH, RationLexer.TRY, RationLexer.RETURN, RationLexer.THROW,
          RationLexer.BREAK, RationLexer.CONTINUE, RationLexer.DEBUGGER, RationLexer.FUNCTION, RationLexer.CLASS,
          RationLexer.ASYNC_DECLARATION -> true;
      case RationLexer.FUNCTION_EXPRESSION, RationLexer.CLASS_EXPRESSION ->
          token.afterNewline && at == tokens.index();
      case RationLexer.CASE, RationLexer.DEFAULT -> trail.depth(at) == depth && trail.is(at, TokenTrail.IN_SWITCH);
      case RationLexer.ELSE, RationLexer.ELSE_IF -> trail.depth(at) == depth && !isIf(first);
      case RationLexer.CATCH, RationLexer.FINALLY -> trail.depth(at) == depth && tokens.read(first).getType() != RationLexer.TRY;
      default -> false;
    };
  }

  /** Whether what began at {@code first} has another part after a statement in it. */
  private boolean goesOn(int first, int at) {
    return switch (tokens.read(at).getType()) {
      case RationLexer.ELSE, RationLexer.ELSE_IF -> isIf(first);
      case RationLexer.CATCH, RationLexer.FINALLY -> tokens.read(first).getType() == RationLexer.TRY;
      default -> false;
    };
  }

  private boolean isIf(int token) {
    return switch (tokens.read(token).getType()) {
      case RationLexer.IF, RationLexer.ELSE, RationLexer.ELSE_IF -> true;
      default -> false;
    };
  }

  private static boolean needsBody(int type) {
    return switch (type) {
      case RationLexer.FUNCTION, RationLexer.ASYNC_DECLARATION, RationLexer.CLASS, RationLexer.SWITCH,
          RationLexer.TRY -> true;
      default -> false;
    };
  }

  /** Passes over a brace that closes nothing. */
  void strayBrace(ParseFailure failure) {
    if (!log.closeBodyWithoutHead(failure.offset())) {
      report(failure);
    }
    tokens.restart(tokens.index() + 1, 0);
  }
}
