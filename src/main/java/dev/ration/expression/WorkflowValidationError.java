package dev.ration.expression;

/**
 * A declaration or a routing decision of a workflow that cannot stand. Not retryable: it fails the same way again. The text names
 * fields and what they may be; it never quotes an expression, a value or a result.
 */
public final class WorkflowValidationError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The one code of this error. */
  public static final String CODE = "validation";

  private final String field;

  private WorkflowValidationError(String field, String message, boolean whole) {
    super(whole ? message : field + " " + message, null, false, false);
    this.field = field;
  }

  /** An error of which the text begins with the name of the field. */
  WorkflowValidationError(String field, String problem) {
    this(field, problem, false);
  }

  /** An error with a text of its own. */
  static WorkflowValidationError of(String field, String message) {
    return new WorkflowValidationError(field, message, true);
  }

  public String code() {
    return CODE;
  }

  /** Path of the field at fault: {@code expression_type}, {@code branches[1].when}. */
  public String field() {
    return field;
  }

  /** Never. */
  public boolean isRetryable() {
    return false;
  }

  @Override
  public String toString() {
    return CODE + ": " + getMessage();
  }
}
