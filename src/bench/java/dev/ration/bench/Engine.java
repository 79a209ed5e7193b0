package dev.ration.bench;

import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** One of the engines compared. Results are plain Java values. */
interface Engine {

  String name();

  /** Parses and compiles once; every get() runs the kernel and returns its result. */
  Supplier<Object> kernel(Workloads.Kernel kernel);

  /**
   * Every call of the function is one evaluation from source text in a fresh, isolated context that holds a copy of the
   * scope. With {@code prepared}, an engine may bring the scope into a form of its own before.
   */
  Function<String, Object> evaluator(Map<String, Object> scope, boolean prepared);
}
