package dev.ration.syntax.ast;

import dev.ration.syntax.Source;
import java.util.List;

/**
 * A whole source text.
 *
 * @param params the parameters of a FUNCTION_BODY, else empty; their offsets are 0
 * @param body for EXPRESSION exactly one {@link ExpressionStatement}; for FUNCTION one whose expression is a
 *     {@link FunctionExpression}
 * @param hashbang the text after {@code #!}, or null
 * @param containsDirectEval a direct eval call stands anywhere in the text
 */
public record Program(int start, int end, Kind kind, List<Identifier> params, List<Statement> body,
    String hashbang, boolean containsDirectEval, Source source) implements Node {
  /**
   * What the text is; decides what {@code this}, {@code return}, completion values and top-level declarations
   * mean.
   */
  public enum Kind { SCRIPT, EXPRESSION, FUNCTION_BODY, FUNCTION, EVAL }

  /** The expression of an EXPRESSION or FUNCTION program. */
  public Expression expression() {
    return ((ExpressionStatement) body.get(0)).expression();
  }
}
