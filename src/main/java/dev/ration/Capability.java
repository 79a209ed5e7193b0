package dev.ration;

import java.util.List;

/**
 * A function of the embedder that guest code may call by name, as if it were a built-in. What crosses is copied both ways: the
 * guest never holds anything of the host's, nor the host of the guest's (rows 83-100).
 *
 * <p>Runs on the thread of the run, or on {@link EvalOptions.Builder#executor}. An exception becomes a guest Error with its
 * message and nothing else.
 */
@FunctionalInterface
public interface Capability {
  /**
   * Answers a call.
   *
   * @param arguments detached, immutable values, as results are: null, Boolean, String, Long, Double, BigInteger, Instant,
   *     List, Map, {@link Undefined#VALUE}
   * @param call when to stop, and how long there is
   * @return what may stand in a context: maps, lists, strings, numbers, booleans, dates, null
   */
  Object call(List<?> arguments, CapabilityCall call) throws Exception;
}
