package dev.ration;

import java.time.Duration;

/** One call of a capability, as the capability sees it. Safe for use by many threads, also after the call. */
public interface CapabilityCall {
  /** The name that the guest called: {@code httpFetch} for the capability {@code fetch}. */
  String name();

  /**
   * Whether the answer is not wanted any more: the call or the run is out of time, the run was cancelled, or it has ended.
   * Stays true (row 52).
   */
  boolean isCancelled();

  /**
   * Has {@code action} run once, when the call is cancelled or the run ends, on whatever thread finds that out; at once when it
   * has happened already. Nobody waits for what it does.
   */
  Registration onCancel(Runnable action);

  /** Time until the answer is too late: the run's deadline or the call's, whichever is first. */
  Duration remaining();

  /** {@link EvalOptions#requestDepth} of the run. */
  int requestDepth();

  /** An action that waits for the end; closing it takes the action back. */
  interface Registration extends AutoCloseable {
    @Override
    void close();
  }
}
