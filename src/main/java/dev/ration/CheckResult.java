package dev.ration;

import java.util.List;

/**
 * What {@link Eval#check(String)} found.
 *
 * @param diagnostics all that is wrong with the text, in its order, at most 100: of kind SYNTAX, each with line, column and
 *     code frame; or one that says why the text was not read, of kind SOURCE_SIZE, TIMEOUT or INVALID
 * @param freeNames the names that the text uses and does not declare, built-ins included, in the order of their first use
 *     in the text; of what could be read where there are diagnostics
 */
public record CheckResult(List<EvalError> diagnostics, List<String> freeNames) {
  public CheckResult {
    diagnostics = List.copyOf(diagnostics);
    freeNames = List.copyOf(freeNames);
  }

  /** Whether the text is in the language. */
  public boolean isValid() {
    return diagnostics.isEmpty();
  }
}
