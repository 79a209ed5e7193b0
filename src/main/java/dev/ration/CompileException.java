package dev.ration;

/** A text that does not compile: the only guest fault that is thrown (rows 34, 35). */
public final class CompileException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient EvalError error;

  CompileException(EvalError error) {
    super(error.message() + (error.line() > 0 ? " (" + error.line() + ":" + error.column() + ")" : ""));
    this.error = error;
  }

  /** Kind SYNTAX, SOURCE_SIZE, TIMEOUT or INVALID. */
  public EvalError error() {
    return error;
  }
}
