package dev.ration;

/** A request to stop: once cancelled it stays so. May be shared by any number of runs and threads; holds nothing of them. */
public final class CancelToken {
  /** A token that nobody can cancel. */
  static final CancelToken NEVER = new CancelToken();

  private volatile boolean cancelled;

  /** A token that is not cancelled yet. */
  public static CancelToken create() {
    return new CancelToken();
  }

  private CancelToken() {}

  /** Asks every run that has this token to end with kind CANCELLED. */
  public void cancel() {
    if (this != NEVER) {
      cancelled = true;
    }
  }

  public boolean isCancelled() {
    return cancelled;
  }
}
