package dev.ration.syntax;

/**
 * Carries the first early error out of the walk; {@link EarlyErrors} turns it into a {@link ParseError}.
 * Stackless.
 */
final class EarlyError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  final int offset;

  EarlyError(int offset, String message) {
    super(message, null, false, false);
    this.offset = offset;
  }
}
