package dev.ration.estree;

/**
 * Carries what is wrong out of the reader; {@link EstreeReader} turns it into an {@link EstreeError}.
 * Stackless.
 */
final class Refused extends RuntimeException {
  private static final long serialVersionUID = 1L;

  final EstreeError.Kind kind;
  /** Offset in the source, or -1. */
  final int offset;

  Refused(EstreeError.Kind kind, String message) {
    this(kind, message, -1);
  }

  Refused(EstreeError.Kind kind, String message, int offset) {
    super(message, null, false, false);
    this.kind = kind;
    this.offset = offset;
  }
}
