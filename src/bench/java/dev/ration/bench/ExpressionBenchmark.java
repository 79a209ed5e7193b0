package dev.ration.bench;

import java.util.concurrent.TimeUnit;
import java.util.function.Function;
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

/** One evaluation in a fresh, isolated context. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 8, time = 1)
@Fork(2)
public class ExpressionBenchmark {
  @Param({"e1-condition", "e2-transform", "e3-merge", "e4-template", "e5-reshape"})
  public String expression;

  @Param({"Ration", "Rhino"})
  public String engine;

  @Param({"false", "true"})
  public boolean newText;

  @Param({"true", "false"})
  public boolean preparedScope;

  private Function<String, Object> evaluator;
  private String text;
  private int serial;

  @Setup
  public void prepare() {
    Engine runner = engine.equals("Ration") ? new RationEngine() : new RhinoEngine();
    evaluator = runner.evaluator(Workloads.scope(), preparedScope);
    text = Workloads.expression(expression);
  }

  @Benchmark
  public Object evaluate() {
    return evaluator.apply(newText ? text + " // " + serial++ : text);
  }
}
