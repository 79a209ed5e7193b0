package dev.ration.bytecode;

/**
 * A function does not fit the operand fields. The compiler turns it into the early error {@code function too
 * large}.
 */
public final class FunctionTooLarge extends RuntimeException {
  private static final long serialVersionUID = 1L;

  FunctionTooLarge() {
    super("function too large", null, false, false);
  }
}
