package dev.ration.expression;

import java.util.Locale;

/**
 * A template that could not become text. The message is a fixed text for each reason: nothing of the template, its values or the
 * host (row 277). Never retryable.
 */
public final class InterpolationError extends RuntimeException {
  private static final long serialVersionUID = 1;

  /** The one code of this error. */
  public static final String CODE = "validation";

  /** Why a template failed: exactly these (row 280). */
  public enum Reason {
    UNRESOLVED_REFERENCE("a template reference has no value"),
    UNKNOWN_NAMESPACE("a template reference begins with an unknown name"),
    UNKNOWN_FILTER("a template names a filter that does not exist"),
    FILTER_ARITY("a template filter has the wrong number of arguments"),
    FILTER_TYPE("a template filter was given what it cannot take"),
    UNSERIALIZABLE("a template value cannot be written as text"),
    INVALID_PATH("a path in a template is malformed"),
    READ_FILE_UNAVAILABLE("reading files is not available to this template"),
    READ_FILE_FAILED("a file of this template could not be read"),
    ABORTED("the template was aborted"),
    SECRET_REFERENCE("secret-derived values are unavailable to this template");

    private final String message;
    private final String text = name().toLowerCase(Locale.ROOT);

    Reason(String message) {
      this.message = message;
    }

    /** The reason as protocols write it: lower case. */
    @Override
    public String toString() {
      return text;
    }
  }

  private final Reason reason;
  private final int offset;

  InterpolationError(Reason reason, int offset) {
    super(reason.message, null, false, false);
    this.reason = reason;
    this.offset = offset;
  }

  public Reason reason() {
    return reason;
  }

  /** Where in the template, in UTF-16 units from its start. */
  public int offset() {
    return offset;
  }

  public String code() {
    return CODE;
  }

  public boolean isRetryable() {
    return false;
  }

  @Override
  public String toString() {
    return CODE + " (" + reason + "): " + getMessage() + " at " + offset;
  }
}
