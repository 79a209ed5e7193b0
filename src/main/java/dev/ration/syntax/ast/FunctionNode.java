package dev.ration.syntax.ast;

import java.util.List;

/**
 * What all functions share. {@code id} is null when absent. The body of a concise arrow is one
 * {@link ReturnStatement} with the range of its expression. {@code start} and {@code end} give the text of
 * {@code Function.prototype.toString}: for a method, from its key or first modifier (without {@code static}).
 *
 * @param simpleParameters the parameters are identifiers without defaults or rest
 * @param useStrict the body has its own {@code "use strict"} directive
 * @param containsDirectEval a direct eval call stands in the parameters or the body, nested functions
 *     included
 */
public record FunctionNode(int start, int end, Kind kind, Identifier id, List<Pattern> params,
    List<Statement> body, boolean async, boolean generator, boolean conciseBody, boolean simpleParameters,
    boolean useStrict, boolean containsDirectEval) implements Node {
  /**
   * How the function was written, which decides its {@code this}, {@code super}, {@code new.target} and
   * whether it constructs.
   */
  public enum Kind { NORMAL, ARROW, METHOD, GETTER, SETTER, CONSTRUCTOR, DERIVED_CONSTRUCTOR }

  /** Whether the directives of a body hold {@code "use strict"}. */
  public static boolean hasUseStrict(List<Statement> body) {
    for (Statement statement : body) {
      if (!(statement instanceof ExpressionStatement s && s.directive() != null)) {
        return false;
      }
      if (s.directive().equals("use strict")) {
        return true;
      }
    }
    return false;
  }
}
