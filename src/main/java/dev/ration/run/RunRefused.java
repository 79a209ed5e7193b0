package dev.ration.run;

/** Ends a run for what the host did: the guest cannot catch it (row 77). Stackless. */
final class RunRefused extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String operation;

  RunRefused(String operation, String message) {
    super(message, null, false, false);
    this.operation = operation;
  }

  String operation() {
    return operation;
  }
}
