package dev.ration.meter;

/** Ends a run. Stackless; never caught by guest handlers, finally blocks or iterator clean-up (row 77). */
public final class LimitExceeded extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final Limit limit;

  public LimitExceeded(Limit limit, String message) {
    super(message, null, false, false);
    this.limit = limit;
  }

  /** Which ceiling was hit. */
  public Limit limit() {
    return limit;
  }
}
