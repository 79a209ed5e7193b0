package dev.ration.parser;

import dev.ration.syntax.Source;
import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.TokenStream;

/**
 * What the generated parser extends: it builds no parse tree, calls the {@link AstFactory} and ends at the
 * first error.
 */
abstract class AstParser extends Parser {
  AstFactory ast;
  private TokenBuffer tokens;

  AstParser(TokenStream input) {
    super(input);
  }

  final void start(Source source, TokenBuffer tokens, int nesting) {
    this.tokens = tokens;
    ast = new AstFactory(source, tokens, nesting);
    setBuildParseTree(false);
    removeErrorListeners();
    setErrorHandler(new FirstError(ast));
  }

  /** The offset after the last token consumed. */
  final int end() {
    return tokens.previousEnd();
  }

  /** Where the expression begins that the next member, call or template goes on with. */
  final int from(NewChain news, Token start) {
    return news == null ? ast.at(start) : news.from;
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
