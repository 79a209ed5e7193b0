package dev.ration.bench;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** A kernel in its steady state, compiled once. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(2)
public class KernelBenchmark {
  @Param({"loops", "fib", "nbody", "sieve"})
  public String kernel;

  @Param({"Ration", "Rhino"})
  public String engine;

  private Supplier<Object> run;

  @Setup
  public void prepare() {
    Engine runner = engine.equals("Ration") ? new RationEngine() : new RhinoEngine();
    run = runner.kernel(Workloads.kernel(kernel));
  }

  @Benchmark
  public Object run() {
    return run.get();
  }
}
