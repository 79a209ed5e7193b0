package dev.ration.host;

/** One call of a host function, as the function sees it. Safe for use by many threads, also after the call. */
public interface HostCall {
  /** The name that the guest called. */
  String name();

  /** Whether the answer is not wanted any more, or the run has ended (row 52). */
  boolean isCancelled();

  /**
   * Has {@code action} run once, when the call is cancelled or the run ends; at once when that has happened.
   *
   * @return takes the action back
   */
  Runnable onCancel(Runnable action);

  /** Time until the call's answer is too late; Long.MAX_VALUE where there is no limit. */
  long remainingNanos();

  /** How many agents called one another before this run (row 142). */
  int requestDepth();
}
