package dev.ration.parser;

import static dev.ration.parser.RationLexer.ARROW;
import static dev.ration.parser.RationLexer.ASI;
import static dev.ration.parser.RationLexer.ASSIGN;
import static dev.ration.parser.RationLexer.ASYNC;
import static dev.ration.parser.RationLexer.ASYNC_ARROW;
import static dev.ration.parser.RationLexer.ASYNC_DECLARATION;
import static dev.ration.parser.RationLexer.AWAIT;
import static dev.ration.parser.RationLexer.BIGINT;
import static dev.ration.parser.RationLexer.BREAK;
import static dev.ration.parser.RationLexer.CASE;
import static dev.ration.parser.RationLexer.CATCH;
import static dev.ration.parser.RationLexer.CLASS;
import static dev.ration.parser.RationLexer.CLASS_EXPRESSION;
import static dev.ration.parser.RationLexer.COLON;
import static dev.ration.parser.RationLexer.COMMA;
import static dev.ration.parser.RationLexer.CONTINUE;
import static dev.ration.parser.RationLexer.DEBUGGER;
import static dev.ration.parser.RationLexer.DECREMENT;
import static dev.ration.parser.RationLexer.DEFAULT;
import static dev.ration.parser.RationLexer.DO;
import static dev.ration.parser.RationLexer.DOT;
import static dev.ration.parser.RationLexer.ELLIPSIS;
import static dev.ration.parser.RationLexer.ELSE;
import static dev.ration.parser.RationLexer.ELSE_IF;
import static dev.ration.parser.RationLexer.EXTENDS;
import static dev.ration.parser.RationLexer.FALSE;
import static dev.ration.parser.RationLexer.FINALLY;
import static dev.ration.parser.RationLexer.FOR;
import static dev.ration.parser.RationLexer.FOR_IN;
import static dev.ration.parser.RationLexer.FOR_OF;
import static dev.ration.parser.RationLexer.FUNCTION;
import static dev.ration.parser.RationLexer.FUNCTION_EXPRESSION;
import static dev.ration.parser.RationLexer.GET;
import static dev.ration.parser.RationLexer.IDENTIFIER;
import static dev.ration.parser.RationLexer.IF;
import static dev.ration.parser.RationLexer.IN;
import static dev.ration.parser.RationLexer.INCREMENT;
import static dev.ration.parser.RationLexer.LABEL;
import static dev.ration.parser.RationLexer.LEFT_BRACE;
import static dev.ration.parser.RationLexer.LEFT_BRACKET;
import static dev.ration.parser.RationLexer.LEFT_PAREN;
import static dev.ration.parser.RationLexer.LEGACY_NUMBER;
import static dev.ration.parser.RationLexer.LESS;
import static dev.ration.parser.RationLexer.META_NEW;
import static dev.ration.parser.RationLexer.NEW;
import static dev.ration.parser.RationLexer.NULL;
import static dev.ration.parser.RationLexer.NUMBER;
import static dev.ration.parser.RationLexer.OBJECT_BRACE;
import static dev.ration.parser.RationLexer.OPTIONAL;
import static dev.ration.parser.RationLexer.POSTFIX_DECREMENT;
import static dev.ration.parser.RationLexer.POSTFIX_INCREMENT;
import static dev.ration.parser.RationLexer.PRIVATE_NAME;
import static dev.ration.parser.RationLexer.QUESTION;
import static dev.ration.parser.RationLexer.QUESTION_NUMBER;
import static dev.ration.parser.RationLexer.REGEXP;
import static dev.ration.parser.RationLexer.REGULAR_EXPRESSION;
import static dev.ration.parser.RationLexer.RETURN;
import static dev.ration.parser.RationLexer.RIGHT_BRACE;
import static dev.ration.parser.RationLexer.RIGHT_BRACKET;
import static dev.ration.parser.RationLexer.RIGHT_PAREN;
import static dev.ration.parser.RationLexer.SEMICOLON;
import static dev.ration.parser.RationLexer.SET;
import static dev.ration.parser.RationLexer.SLASH;
import static dev.ration.parser.RationLexer.SLASH_ASSIGN;
import static dev.ration.parser.RationLexer.STAR;
import static dev.ration.parser.RationLexer.STATIC;
import static dev.ration.parser.RationLexer.STRING;
import static dev.ration.parser.RationLexer.SUPER;
import static dev.ration.parser.RationLexer.SWITCH;
import static dev.ration.parser.RationLexer.TEMPLATE;
import static dev.ration.parser.RationLexer.TEMPLATE_CONTINUATION;
import static dev.ration.parser.RationLexer.TEMPLATE_HEAD;
import static dev.ration.parser.RationLexer.TEMPLATE_MIDDLE;
import static dev.ration.parser.RationLexer.TEMPLATE_TAIL;
import static dev.ration.parser.RationLexer.THIS;
import static dev.ration.parser.RationLexer.THROW;
import static dev.ration.parser.RationLexer.TRUE;
import static dev.ration.parser.RationLexer.TRY;
import static dev.ration.parser.RationLexer.UNEXPECTED_CHARACTER;
import static dev.ration.parser.RationLexer.UNTERMINATED_COMMENT;
import static dev.ration.parser.RationLexer.UNTERMINATED_STRING;
import static dev.ration.parser.RationLexer.UNTERMINATED_TEMPLATE;
import static dev.ration.parser.RationLexer.WHILE;
import static dev.ration.parser.RationLexer.WITH;
import static dev.ration.parser.RationLexer.YIELD;

import dev.ration.meter.Toll;
import dev.ration.parser.BracketFrame.After;
import dev.ration.parser.BracketFrame.Bracket;
import dev.ration.parser.BracketFrame.Member;
import dev.ration.syntax.IdentifierNames;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.ParseFailure;
import dev.ration.syntax.Source;
import dev.ration.unicode.IdentifierCharacters;
import java.util.Arrays;
import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenFactory;
import org.antlr.v4.runtime.TokenSource;

/**
 * Decides what the lexical grammar cannot: whether a slash divides or opens a regular expression, what a
 * brace opens and closes, where a semicolon is inserted, and which contextual words are keywords. It knows
 * the previous token and a stack of what opened each bracket; it looks ahead only over white space and
 * comments. Every unit of text is read a bounded number of times.
 */
final class ContextualTokenSource implements TokenSource {
  private static final int POLL_MASK = 1023;
  /** What a guest pays for a token: to read it, to parse it, and to make its nodes. */
  private static final int TOKEN_FUEL = 4;

  private final Source source;
  private final String text;
  private final Lookahead ahead;
  private final TokenReader reader;
  private final int tokenLimit;
  private final long deadline;
  private final Toll toll;
  private BracketFrame[] frames = new BracketFrame[16];
  private BracketFrame frame;
  private int depth;
  private After previous;
  private int previousType;
  private int beforePreviousType;
  private int previousEnd;
  private boolean asyncParenClosed;
  private boolean asyncArrow;
  private SourceToken pending;
  private int count;
  /** Where the tokens stand, for those who go on after an error; else null. */
  private final TokenTrail trail;
  private BracketFrame closed;

  /** Reads a text as statements, or as one expression, from an offset on. */
  ContextualTokenSource(Source source, int from, boolean statements, ParseLimits limits, long deadlineNanos,
      boolean goOn) {
    this.source = source;
    this.text = source.text();
    this.ahead = new Lookahead(text);
    this.reader = new TokenReader(text, from);
    this.tokenLimit = limits.tokens();
    this.toll = limits.toll();
    this.deadline = deadlineNanos;
    this.trail = goOn ? new TokenTrail() : null;
    previousEnd = from;
    previous = statements ? After.START : After.OPERATOR;
    frame = new BracketFrame();
    frames[0] = frame;
    frame.reset(statements ? Bracket.STATEMENTS : Bracket.EXPRESSION, After.START, false);
  }

  @Override
  public SourceToken nextToken() {
    return trail == null ? next() : nextWithTrail();
  }

  private SourceToken next() {
    SourceToken token = pending;
    if (token == null) {
      token = read();
      refuse(token);
      if (needsSemicolon(token)) {
        pending = token;
        return semicolon();
      }
    } else {
      pending = null;
    }
    return accept(classify(token));
  }

  private SourceToken accept(SourceToken token) {
    beforePreviousType = previousType;
    previousType = token.getType();
    previousEnd = token.end();
    return token;
  }

  // Going on after errors

  TokenTrail trail() {
    return trail;
  }

  String text() {
    return text;
  }

  /** As {@link #next}, but text that is no token is one of type UNEXPECTED_CHARACTER, and the trail knows why. */
  private SourceToken nextWithTrail() {
    SourceToken token = pending;
    ParseFailure failure = null;
    if (token == null) {
      token = read();
      try {
        refuse(token);
      } catch (ParseFailure e) {
        failure = e;
        token = unreadable(token, e);
      }
      if (needsSemicolon(token)) {
        // what cannot be read is read again after the semicolon
        pending = failure == null ? token : null;
        if (failure != null) {
          reader.seek(previousEnd);
        }
        trail.add(depth, frame.list, frame.list, 0);
        return semicolon();
      }
    } else {
      pending = null;
    }
    closed = null;
    int outer = depth;
    int list = frame.list;
    int flags = frame.onePiece ? TokenTrail.IN_ONE_PIECE : 0;
    if (failure == null) {
      if (token.getType() == RIGHT_BRACE) {
        outer = unwind();
        list = frame.list;
      } else if (token.getType() == CASE || token.getType() == DEFAULT) {
        frame.cases |= previous == After.START || token.getType() == CASE;
        flags |= frame.cases ? TokenTrail.IN_SWITCH : 0;
      }
      try {
        token = classify(token);
      } catch (ParseFailure e) {
        failure = e;
        reader.mode(RationLexer.DEFAULT_MODE);
        token = unreadable(token, e);
      }
    }
    if (failure != null) {
      previous = After.OPERAND;
      trail.fail(failure);
    }
    flags |= closed != null && closed.after == After.START ? TokenTrail.ENDS_STATEMENT : 0;
    trail.add(outer, list, frame.list, flags);
    return accept(token);
  }

  /** The token that stands for text that is none; the rest of the line where a literal has no end. */
  private SourceToken unreadable(SourceToken token, ParseFailure failure) {
    int end = Math.max(token.end(), failure.offset());
    int type = token.getType();
    if (failure.endsText()) {
      end = text.length();
    } else if (type == UNTERMINATED_STRING || type == SLASH || type == SLASH_ASSIGN || type == LESS || type == DECREMENT) {
      while (end < text.length() && !Source.isLineTerminator(text.charAt(end))) {
        end++;
      }
    } else {
      end = Math.max(end, ahead.wordEnd(end));
    }
    reader.seek(end);
    SourceToken unreadable = reader.made(UNEXPECTED_CHARACTER, token.start(), end);
    unreadable.afterNewline = token.afterNewline;
    return unreadable;
  }

  /** Before a brace that closes: closes the other brackets that are open inside it; returns its depth. */
  private int unwind() {
    int brace = depth;
    while (brace > 0 && !frames[brace].isBrace()) {
      brace--;
    }
    depth = brace;
    frame = frames[brace];
    return brace;
  }

  /** Goes on at an offset, before a statement or class member in the frame at a depth. */
  void restart(int offset, int at) {
    reader.seek(offset);
    pending = null;
    depth = at;
    frame = frames[at];
    frame.restart();
    endStatement();
    previousType = SEMICOLON;
    beforePreviousType = 0;
    previousEnd = offset;
    asyncParenClosed = false;
  }

  private SourceToken read() {
    if (++count > tokenLimit) {
      throw new ParseFailure(previousEnd, ParseError.Kind.NESTING, "the source has too many tokens");
    }
    if ((count & POLL_MASK) == 0 && System.nanoTime() - deadline > 0) {
      throw new ParseFailure(previousEnd, ParseError.Kind.DEADLINE, "the source takes too long to parse");
    }
    toll.pay(TOKEN_FUEL);
    return reader.next();
  }

  /** Fails on what no context allows. */
  private void refuse(SourceToken token) {
    int start = token.start();
    switch (token.getType()) {
      case UNTERMINATED_COMMENT -> throw ParseFailure.endless(start, "Unterminated comment");
      case UNTERMINATED_STRING -> throw new ParseFailure(start, "Unterminated string");
      case UNTERMINATED_TEMPLATE -> throw ParseFailure.endless(start, "Unterminated template");
      case LEGACY_NUMBER -> throw new ParseFailure(start, token.getText().indexOf('_') >= 0
          ? "Numeric separators are not allowed here" : "Octal literals and leading zeros are not allowed");
      case UNEXPECTED_CHARACTER -> throw new ParseFailure(start, unexpectedCharacter(start));
      case NUMBER, BIGINT -> checkAfterNumber(token.end());
      case LESS -> {
        if (text.startsWith("<!--", start)) {
          throw new ParseFailure(start, "HTML-like comments are not supported");
        }
      }
      case DECREMENT -> {
        if (text.startsWith("-->", start) && (token.afterNewline || previousType == 0)) {
          throw new ParseFailure(start, "HTML-like comments are not supported");
        }
      }
      default -> { }
    }
  }

  private String unexpectedCharacter(int offset) {
    char c = text.charAt(offset);
    if (c == '@') {
      return "Decorators are not supported";
    }
    return c == '\\' ? "Invalid Unicode escape sequence" : "Invalid or unexpected character";
  }

  private void checkAfterNumber(int offset) {
    if (offset >= text.length()) {
      return;
    }
    int c = text.codePointAt(offset);
    if (c == '_') {
      throw new ParseFailure(offset, "Numeric separators are not allowed here");
    }
    if (c == '\\' || IdentifierCharacters.isPart(c)) {
      throw new ParseFailure(offset, "A number must not be followed by an identifier or a digit");
    }
  }

  // Semicolon insertion

  private boolean needsSemicolon(SourceToken token) {
    if (previous == After.START || previous == After.OPERATOR || !frame.holdsStatements()) {
      return false;
    }
    int type = token.getType();
    if (type == RIGHT_BRACE || type == Token.EOF) {
      return true;
    }
    if (!token.afterNewline) {
      return false;
    }
    if (frame.bracket == Bracket.CLASS && frame.member == Member.NAMED) {
      return type != LEFT_PAREN && type != ASSIGN && type != SEMICOLON;
    }
    if (frame.classes > 0 && (type == LEFT_BRACE || type == EXTENDS)) {
      return false;
    }
    return switch (previous) {
      case OPERAND -> !TokenSets.CONTINUES[type];
      case POSTFIX -> !TokenSets.CONTINUES[type] || type == LEFT_PAREN || type == LEFT_BRACKET || type == TEMPLATE
          || type == TEMPLATE_HEAD;
      default -> !TokenSets.FOLLOWS_ASSIGNMENT[type];
    };
  }

  private SourceToken semicolon() {
    SourceToken token = reader.made(ASI, previousEnd, previousEnd);
    endStatement();
    beforePreviousType = previousType;
    previousType = ASI;
    return token;
  }

  private void endStatement() {
    previous = After.START;
    frame.ternaries = 0;
    frame.concise = false;
    frame.member = Member.START;
  }

  // Roles

  private SourceToken classify(SourceToken token) {
    int type = token.getType();
    if (previousType == ARROW && type != LEFT_BRACE) {
      frame.concise = true;
      frame.conciseAwait = asyncArrow;
      frame.conciseTernaries = frame.ternaries;
    }
    switch (type) {
      case SLASH, SLASH_ASSIGN -> {
        if (previous != After.OPERAND && previous != After.POSTFIX) {
          return regularExpression(token);
        }
        previous = After.OPERATOR;
      }
      case LEFT_BRACE -> leftBrace(token);
      case RIGHT_BRACE -> {
        return rightBrace(token);
      }
      case LEFT_PAREN -> leftParen(token);
      case RIGHT_PAREN -> rightParen();
      case LEFT_BRACKET -> {
        boolean key = frame.holdsMembers() && frame.member == Member.START;
        if (key) {
          frame.functionAsync = followsAsync();
        }
        push(key ? Bracket.COMPUTED_KEY : Bracket.BRACKET, After.OPERAND);
        previous = After.OPERATOR;
      }
      case RIGHT_BRACKET -> rightBracket();
      case TEMPLATE_HEAD -> {
        push(Bracket.TEMPLATE, After.OPERAND);
        previous = After.OPERATOR;
      }
      case COMMA -> {
        frame.concise = false;
        if (frame.bracket == Bracket.OBJECT) {
          frame.member = Member.START;
        }
        previous = After.OPERATOR;
      }
      case SEMICOLON -> {
        endStatement();
        if (!frame.holdsStatements()) {
          frame.forHead = false;
          previous = After.OPERATOR;
        }
      }
      case COLON -> colon();
      case QUESTION -> {
        frame.ternaries++;
        previous = After.OPERATOR;
      }
      case QUESTION_NUMBER -> {
        reader.seek(token.start() + 1);
        frame.ternaries++;
        previous = After.OPERATOR;
        return reader.made(QUESTION, token.start(), token.start() + 1);
      }
      case ASSIGN, ELLIPSIS -> {
        frame.member = Member.VALUE;
        previous = After.OPERATOR;
      }
      case ARROW -> {
        asyncArrow = previousType == RIGHT_PAREN ? asyncParenClosed : beforePreviousType == ASYNC_ARROW;
        previous = After.OPERATOR;
      }
      case INCREMENT, DECREMENT -> {
        if (previous == After.OPERAND && !token.afterNewline) {
          token.setType(type == INCREMENT ? POSTFIX_INCREMENT : POSTFIX_DECREMENT);
          previous = After.POSTFIX;
        } else {
          previous = After.OPERATOR;
        }
      }
      case STRING, NUMBER, BIGINT, PRIVATE_NAME -> {
        if (type == PRIVATE_NAME) {
          token.name();
        }
        named();
        previous = After.OPERAND;
      }
      case REGEXP, TEMPLATE, Token.EOF -> previous = After.OPERAND;
      default -> {
        if (type >= BREAK && type <= IDENTIFIER) {
          word(token);
        } else {
          previous = After.OPERATOR;
        }
      }
    }
    return token;
  }

  private SourceToken regularExpression(SourceToken slash) {
    SourceToken token = lexAgain(slash, REGULAR_EXPRESSION);
    if (token.getType() != REGEXP) {
      throw new ParseFailure(slash.start(), "Unterminated regular expression");
    }
    if (token.end() < text.length() && (text.charAt(token.end()) == '\\')) {
      throw new ParseFailure(token.end(), "Invalid regular expression flags");
    }
    previous = After.OPERAND;
    return token;
  }

  private SourceToken lexAgain(SourceToken token, int mode) {
    reader.seek(token.start());
    reader.mode(mode);
    SourceToken again = reader.next();
    reader.mode(RationLexer.DEFAULT_MODE);
    again.afterNewline = token.afterNewline;
    return again;
  }

  // Brackets

  private BracketFrame push(Bracket bracket, After after) {
    return push(bracket, after, awaitIsKeyword());
  }

  private BracketFrame push(Bracket bracket, After after, boolean await) {
    if (++depth == frames.length) {
      frames = Arrays.copyOf(frames, depth * 2);
    }
    if (frames[depth] == null) {
      frames[depth] = new BracketFrame();
    }
    BracketFrame outer = frame;
    frame = frames[depth];
    frame.reset(bracket, after, await);
    frame.nest(outer, depth);
    return frame;
  }

  private boolean awaitIsKeyword() {
    if (frame.concise) {
      return frame.conciseAwait;
    }
    return frame.await && !(frame.bracket == Bracket.CLASS && frame.member == Member.VALUE);
  }

  /** Closes the innermost bracket; what follows is what its frame says. */
  private BracketFrame pop() {
    BracketFrame closed = frame;
    this.closed = closed;
    frame = frames[--depth];
    if (closed.after != null) {
      previous = closed.after;
    } else if (frame.bracket == Bracket.CLASS) { // the body of a method or a static block
      frame.member = Member.START;
      previous = After.START;
    } else {
      frame.member = Member.VALUE;
      previous = After.OPERAND;
    }
    return closed;
  }

  private void leftBrace(SourceToken token) {
    if (previousType == ARROW) {
      push(Bracket.BODY, After.ARROW_BODY, asyncArrow);
    } else if (frame.body) {
      frame.body = false;
      push(Bracket.BODY, frame.functionAfter, frame.functionAsync);
    } else if (previousType == STATIC) {
      push(Bracket.BODY, null, true);
    } else if (frame.classes > 0 && (previous == After.OPERAND || previousType == CLASS
        || previousType == CLASS_EXPRESSION)) {
      boolean declaration = --frame.classes == 0 && frame.classDeclaration;
      push(Bracket.CLASS, declaration ? After.START : After.OPERAND);
    } else if (previous == After.OPERATOR || previous == After.RESTRICTED) {
      token.setType(OBJECT_BRACE);
      push(Bracket.OBJECT, After.OPERAND);
    } else {
      push(Bracket.BLOCK, After.START);
    }
    previous = After.START;
  }

  private SourceToken rightBrace(SourceToken token) {
    switch (frame.bracket) {
      case BLOCK, BODY, CLASS, OBJECT -> pop();
      case TEMPLATE -> {
        SourceToken part = lexAgain(token, TEMPLATE_CONTINUATION);
        switch (part.getType()) {
          case TEMPLATE_MIDDLE -> {
            frame.reset(Bracket.TEMPLATE, After.OPERAND, frame.await);
            previous = After.OPERATOR;
          }
          case TEMPLATE_TAIL -> pop();
          default -> throw ParseFailure.endless(token.start(), "Unterminated template");
        }
        return part;
      }
      default -> previous = After.OPERAND; // unbalanced: the parser says so
    }
    return token;
  }

  private void leftParen(SourceToken token) {
    if (frame.function) {
      frame.function = false;
      push(Bracket.PARAMETERS, After.OPERATOR, frame.functionAsync);
    } else if (frame.holdsMembers() && frame.member == Member.NAMED) {
      frame.functionAfter = null;
      push(Bracket.PARAMETERS, After.OPERATOR, frame.functionAsync);
    } else if (opensHead()) {
      push(Bracket.HEAD, After.START).forHead = previousType == FOR || beforePreviousType == FOR;
    } else {
      boolean asyncCall = previousType == IDENTIFIER && !token.afterNewline && previousEnd >= 5
          && text.startsWith("async", previousEnd - 5);
      push(Bracket.PAREN, After.OPERAND).asyncCall = asyncCall;
    }
    previous = After.OPERATOR;
  }

  private boolean opensHead() {
    return switch (previousType) {
      case IF, FOR, WHILE, WITH, SWITCH, CATCH -> true;
      case AWAIT -> beforePreviousType == FOR;
      default -> false;
    };
  }

  private void rightParen() {
    switch (frame.bracket) {
      case PARAMETERS -> {
        pop();
        frame.body = true;
      }
      case HEAD -> pop();
      case PAREN -> asyncParenClosed = pop().asyncCall;
      default -> previous = After.OPERAND;
    }
  }

  private void rightBracket() {
    switch (frame.bracket) {
      case BRACKET -> pop();
      case COMPUTED_KEY -> {
        pop();
        frame.member = Member.NAMED;
      }
      default -> previous = After.OPERAND;
    }
  }

  private void colon() {
    if (frame.ternaries > 0) {
      if (frame.concise && frame.ternaries == frame.conciseTernaries) {
        frame.concise = false;
      }
      frame.ternaries--;
      previous = After.OPERATOR;
    } else if (frame.bracket == Bracket.OBJECT) {
      frame.member = Member.VALUE;
      previous = After.OPERATOR;
    } else {
      previous = frame.holdsStatements() ? After.START : After.OPERATOR;
    }
  }

  // Words

  private void named() {
    if (frame.holdsMembers() && frame.member == Member.START) {
      nameMember();
    }
  }

  private void nameMember() {
    frame.functionAsync = followsAsync();
    frame.member = Member.NAMED;
  }

  private boolean followsAsync() {
    return previousType == ASYNC || previousType == STAR && beforePreviousType == ASYNC;
  }

  private void word(SourceToken token) {
    if (previousType == DOT || previousType == OPTIONAL) {
      token.setType(IDENTIFIER);
      token.name();
      previous = After.OPERAND;
    } else if (frame.holdsMembers() && frame.member == Member.START) {
      memberWord(token);
    } else if (token.getType() == IDENTIFIER) {
      identifier(token);
    } else {
      keyword(token);
    }
  }

  /** A property name, or a word that modifies the name after it. */
  private void memberWord(SourceToken token) {
    int modifier = modifier(token);
    if (modifier != 0) {
      token.setType(modifier);
      previous = After.OPERATOR;
      return;
    }
    token.setType(IDENTIFIER);
    token.name();
    nameMember();
    previous = After.OPERAND;
  }

  private int modifier(SourceToken token) {
    int length = token.end() - token.start();
    int type;
    if (length == 3 && token.is("get")) {
      type = GET;
    } else if (length == 3 && token.is("set")) {
      type = SET;
    } else if (length == 5 && token.is("async")) {
      type = ASYNC;
    } else if (length == 6 && frame.bracket == Bracket.CLASS && previousType != STATIC
        && token.is("static")) {
      type = STATIC;
    } else {
      return 0;
    }
    int next = ahead.next(token.end());
    if (next < 0 || type == ASYNC && ahead.newline) {
      return 0;
    }
    char c = text.charAt(next);
    boolean modifies = switch (c) {
      case '(', '=', ';', '}', ',', ':' -> false;
      case '*' -> type == ASYNC || type == STATIC;
      case '{' -> type == STATIC;
      default -> true;
    };
    return modifies ? type : 0;
  }

  private void identifier(SourceToken token) {
    int next;
    boolean operandPosition = previous != After.OPERAND && previous != After.POSTFIX;
    switch (token.end() - token.start()) {
      case 2 -> {
        if (frame.forHead && frame.ternaries == 0 && previous == After.OPERAND && token.is("of")) {
          token.setType(FOR_OF);
          previous = After.OPERATOR;
          return;
        }
      }
      case 5 -> {
        if (operandPosition && token.is("async") && async(token)) {
          return;
        }
        if (token.is("await") && (previousType == FOR || awaitIsKeyword() && !namesFunctionExpression())) {
          token.setType(AWAIT);
          previous = After.OPERATOR;
          return;
        }
      }
      default -> { }
    }
    if (IdentifierNames.isReserved(token.name())) {
      throw new ParseFailure(token.start(), "Keyword must not contain escaped characters");
    }
    if (previous == After.START && frame.holdsStatements() && (next = ahead.next(token.end())) >= 0
        && text.charAt(next) == ':') {
      token.setType(LABEL);
    }
    previous = After.OPERAND;
  }

  /**
   * The name of a function expression that is not async is outside the async function or static block around
   * it.
   */
  private boolean namesFunctionExpression() {
    return frame.function && !frame.functionAsync && frame.functionAfter == After.OPERAND
        && (previousType == FUNCTION_EXPRESSION || previousType == STAR);
  }

  /** Whether {@code async} starts a function here; gives the token its role then. */
  private boolean async(SourceToken token) {
    int next = ahead.next(token.end());
    if (next < 0 || ahead.newline) {
      return false;
    }
    int to = ahead.wordEnd(next);
    if (to == next) {
      return false;
    }
    boolean atStart = previous == After.START;
    if (text.startsWith("function", next) && to == next + 8) {
      token.setType(atStart ? ASYNC_DECLARATION : ASYNC);
      previous = atStart ? After.START : After.OPERATOR;
      return true;
    }
    String word = text.substring(next, to);
    if (word.equals("in") || word.equals("instanceof") || word.equals("of") && frame.forHead
        && !arrowAt(to)) {
      return false;
    }
    token.setType(ASYNC_ARROW);
    previous = After.OPERATOR;
    return true;
  }

  private boolean arrowAt(int from) {
    int next = ahead.next(from);
    return next >= 0 && text.startsWith("=>", next);
  }

  private void keyword(SourceToken token) {
    boolean atStart = previous == After.START;
    previous = After.OPERATOR;
    switch (token.getType()) {
      case FUNCTION -> {
        frame.function = true;
        frame.functionAsync = previousType == ASYNC || previousType == ASYNC_DECLARATION;
        frame.functionAfter = atStart ? After.START : After.OPERAND;
        if (!atStart) {
          token.setType(FUNCTION_EXPRESSION);
        }
      }
      case CLASS -> {
        if (frame.classes++ == 0) {
          frame.classDeclaration = atStart;
        }
        if (!atStart) {
          token.setType(CLASS_EXPRESSION);
        }
      }
      case NEW -> {
        int next = ahead.next(token.end());
        if (next >= 0 && text.charAt(next) == '.') {
          token.setType(META_NEW);
        }
      }
      case ELSE -> {
        int next = ahead.next(token.end());
        if (next >= 0 && text.startsWith("if", next) && ahead.wordEnd(next) == next + 2) {
          token.setType(ELSE_IF);
        }
        previous = After.START;
      }
      case IN -> {
        if (frame.forHead && frame.ternaries == 0) {
          token.setType(FOR_IN);
        }
      }
      case THIS, SUPER, NULL, TRUE, FALSE -> previous = After.OPERAND;
      case BREAK, CONTINUE, RETURN, THROW, YIELD, DEBUGGER -> previous = After.RESTRICTED;
      case DO, TRY, FINALLY, CATCH -> previous = After.START;
      default -> { }
    }
  }

  // What the interface wants and nothing reads

  @Override
  public int getLine() {
    return source.line(previousEnd);
  }

  @Override
  public int getCharPositionInLine() {
    return source.column(previousEnd) - 1;
  }

  @Override
  public CharStream getInputStream() {
    return reader.chars();
  }

  @Override
  public String getSourceName() {
    return source.name();
  }

  @Override
  public void setTokenFactory(TokenFactory<?> factory) {
    throw new AssertionError("tokens are made by TokenReader");
  }

  @Override
  public TokenFactory<?> getTokenFactory() {
    throw new AssertionError("tokens are made by TokenReader");
  }
}
