package dev.ration.host;

import java.util.List;

/** What stands behind a name that the guest may call. */
@FunctionalInterface
public interface HostFunction {
  /**
   * Answers a call with host data, which is copied.
   *
   * @param arguments detached, immutable copies
   */
  Object call(List<?> arguments, HostCall call) throws Exception;
}
