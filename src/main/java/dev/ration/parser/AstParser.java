package dev.ration.parser;

import dev.ration.syntax.ErrorLog;
import dev.ration.syntax.ParseFailure;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Statement;
import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;

/**
 * What the generated parser extends: it builds no parse tree and calls the {@link AstFactory}. It ends at the first
 * error, unless the log keeps all: then a statement or class member that fails is left out, and {@link Recovery} says
 * where the next one begins.
 */
abstract class AstParser extends Parser {
  AstFactory ast;
  private TokenBuffer tokens;
  /** Null where the first error is the last. */
  private Recovery recovery;

  AstParser(TokenStream input) {
    super(input);
  }

  final void start(Source source, TokenBuffer tokens, int nesting, ErrorLog log) {
    this.tokens = tokens;
    ast = new AstFactory(source, tokens, nesting, log);
    recovery = log.keepsAll() ? new Recovery(tokens, log) : null;
    setBuildParseTree(false);
    removeErrorListeners();
    setErrorHandler(new FirstError(ast));
  }

  /** Notes the first token of a rule and no more: there are no listeners and no parse tree. */
  @Override
  public final void enterRule(ParserRuleContext context, int state, int rule) {
    setState(state);
    _ctx = context;
    context.start = tokens.LT(1);
  }

  @Override
  public final void exitRule() {
    setState(_ctx.invokingState);
    _ctx = (ParserRuleContext) _ctx.parent;
  }

  /** The offset after the last token consumed. */
  final int end() {
    return tokens.previousEnd();
  }

  /** Where the expression begins that the next member, call or template goes on with. */
  final int from(NewChain news, Token start) {
    return news == null ? ast.at(start) : news.from;
  }

  /** Before a statement or class member; null if nobody will come back. */
  final AstFactory.Mark mark() {
    return recovery == null ? null : ast.mark();
  }

  final Statement recovered(AstFactory.Mark mark, RecognitionException e) {
    return recovered(mark, ast.unexpected(e.getOffendingToken()));
  }

  /** Goes on after what began at a mark and failed; an empty statement stands in its place. */
  final Statement recovered(AstFactory.Mark mark, ParseFailure failure) {
    if (recovery == null) {
      throw failure;
    }
    recovery.report(failure);
    recovery.leaveOut(mark);
    ast.backTo(mark);
    return ast.empty(tokens.get(mark.token()), Math.max(mark.start(), end()));
  }

  /** In a list of statements: leaves out what begins none, up to what may end the list. */
  final void beforeStatement(boolean ofCase) {
    if (recovery != null) {
      while (!recovery.beginsOrEnds(ofCase)) {
        AstFactory.Mark mark = ast.mark();
        recovery.report(ast.unexpected(tokens.LT(1)));
        recovery.leaveOut(mark);
        ast.backTo(mark);
      }
    }
  }

  /** At the end of the statements of a whole text: leaves out a brace that closes nothing. */
  final void strayBrace() {
    recovery.strayBrace(ast.unexpected(tokens.LT(1)));
  }

  private static final class FirstError extends DefaultErrorStrategy {
    private final AstFactory ast;

    FirstError(AstFactory ast) {
      this.ast = ast;
    }

    @Override
    public void reportError(Parser recognizer, RecognitionException e) {
      throw ast.unexpected(e.getOffendingToken());
    }

    @Override
    public void recover(Parser recognizer, RecognitionException e) {
      throw ast.unexpected(e.getOffendingToken());
    }

    @Override
    public Token recoverInline(Parser recognizer) {
      throw ast.unexpected(new InputMismatchException(recognizer).getOffendingToken());
    }

    @Override
    public void sync(Parser recognizer) {}
  }
}
