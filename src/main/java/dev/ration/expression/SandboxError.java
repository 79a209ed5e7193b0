package dev.ration.expression;

import java.util.Locale;

/**
 * The one failure of an expression. Its message is one of a few fixed texts and holds nothing of the expression, its scope
 * or the host (row 242); what the expression itself said is in {@link #detail}, which no text of this error shows.
 */
public final class SandboxError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The one code of this error. */
  public static final String CODE = "sandbox_error";

  /** Why an expression failed: exactly these (row 231). */
  public enum Reason {
    SYNTAX("the expression is not valid JavaScript"),
    RUNTIME("the expression failed to evaluate"),
    /** The only one that is worth another try. */
    TIMEOUT("the expression exceeded its time limit"),
    MEMORY("the expression exceeded a resource limit"),
    STACK("the expression exceeded its stack limit"),
    RESULT_TYPE("a condition expression must evaluate to a boolean, string, or number"),
    NON_SERIALIZABLE("the expression result could not be serialized"),
    SCOPE("the expression scope could not be serialized for evaluation"),
    SECRET_CONTEXT("secret-derived values are unavailable to expressions");

    private final String message;
    private final String text = name().toLowerCase(Locale.ROOT);

    Reason(String message) {
      this.message = message;
    }

    /** Whether the same evaluation may succeed another time: a function of the reason alone (row 232). */
    public boolean isRetryable() {
      return this == TIMEOUT;
    }

    String message() {
      return message;
    }

    /** The reason as protocols write it: lower case. */
    @Override
    public String toString() {
      return text;
    }
  }

  private final Reason reason;
  private final String correlationId;
  private final transient String detail;

  SandboxError(Reason reason, String message, String correlationId, String detail) {
    super(message, null, false, false);
    this.reason = reason;
    this.correlationId = correlationId;
    this.detail = detail;
  }

  public Reason reason() {
    return reason;
  }

  public String code() {
    return CODE;
  }

  public boolean isRetryable() {
    return reason.isRetryable();
  }

  /** Ties a user-facing message to the private log entry of the same failure. */
  public String correlationId() {
    return correlationId;
  }

  /** For private logs only: may quote the expression's data. Null when there is nothing to add. */
  public String detail() {
    return detail;
  }

  /** What may be shown, as one JSON object: code, reason, retryable, message and correlation id; never the detail. */
  public String toJson() {
    return "{\"code\":\"" + CODE + "\",\"reason\":\"" + reason + "\",\"retryable\":" + isRetryable() + ",\"message\":\""
        + getMessage() + "\",\"correlationId\":\"" + correlationId + "\"}";
  }

  @Override
  public String toString() {
    return CODE + " (" + reason + "): " + getMessage() + " [" + correlationId + "]";
  }
}
