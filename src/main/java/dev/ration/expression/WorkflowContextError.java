package dev.ration.expression;

/**
 * The metadata that tells secret from public is missing or malformed: a fault of the embedding, never of an expression. One
 * fixed text, nothing of the data (row 272).
 */
public final class WorkflowContextError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The one code of this error. */
  public static final String CODE = "validation";

  static final String MESSAGE = "the workflow context metadata is missing or invalid";

  WorkflowContextError() {
    super(MESSAGE, null, false, false);
  }

  public String code() {
    return CODE;
  }

  /** Never: the same metadata fails the same way. */
  public boolean isRetryable() {
    return false;
  }

  @Override
  public String toString() {
    return CODE + ": " + MESSAGE;
  }
}
