package dev.ration.run;

import dev.ration.fetch.FetchRules;
import dev.ration.host.CallAllowance;
import dev.ration.host.HostFunction;
import java.util.List;
import java.util.concurrent.Executor;

/** What the embedder provides to a run, and on what terms. Implemented by the public API. */
public interface HostSide {
  /** Nothing at all. */
  HostSide NONE = new HostSide() {};

  /** The names of the capabilities, none null; asked once, when the run begins. */
  default List<String> names() {
    return List.of();
  }

  /** The capability of a name, or null; asked for every call (row 105). */
  default HostFunction capability(String name) {
    return null;
  }

  /** How many calls of an operation one run may make, or -1 (row 106). */
  default int quota(String operation) {
    return -1;
  }

  /** The number of calls of an operation that runs share, or null. */
  default CallAllowance sharedQuota(String operation) {
    return null;
  }

  /** Where capabilities run; null for the thread of the run (row 51). */
  default Executor executor() {
    return null;
  }

  /** Longest time of one call (row 129). */
  default long callTimeoutNanos() {
    return Long.MAX_VALUE;
  }

  default int requestDepth() {
    return 0;
  }

  /** What httpFetch admits. */
  default FetchRules fetchRules() {
    return FetchRules.DEFAULT;
  }

  /** Most bytes of console text that are kept, at 2 a character. */
  default long consoleBytes() {
    return 0;
  }

  /**
   * Has {@code action} run when the caller asks the run to end.
   *
   * @return takes the action back
   */
  default Runnable onCancel(Runnable action) {
    return () -> { };
  }

  /** How runCode gets a tree from text, or null where nothing can parse. */
  default FrontEnd frontEnd() {
    return null;
  }
}
