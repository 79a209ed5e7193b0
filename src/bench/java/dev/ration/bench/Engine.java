package dev.ration.bench;

import java.util.Map;
import java.util.function.Supplier;

/** One of the engines compared. Results are plain Java values. */
interface Engine {

  String name();

  /** Parses and compiles once; every get() runs the kernel and returns its result. */
  Supplier<Object> kernel(Workloads.Kernel kernel);

  /** One evaluation from source text in a fresh, isolated context that holds a copy of the scope. */
  Object evaluate(String expression, Map<String, Object> scope);
}
