package dev.ration.expression;

/** Carries a {@link SandboxError} out of the forms that throw. It shows what the error shows, and has no cause (row 230). */
public final class SandboxException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final SandboxError error;

  SandboxException(SandboxError error) {
    super(error.getMessage(), null, false, false);
    this.error = error;
  }

  public SandboxError error() {
    return error;
  }

  public SandboxError.Reason reason() {
    return error.reason();
  }

  public boolean isRetryable() {
    return error.isRetryable();
  }

  @Override
  public String toString() {
    return error.toString();
  }
}
