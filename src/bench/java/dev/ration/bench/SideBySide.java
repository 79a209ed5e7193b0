package dev.ration.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Both engines in one process, in alternation, results checked equal: one table of medians and ratios in under three
 * minutes. Times are CPU times of this thread, because a shared machine's clock says little. JMH's figures, slower to
 * get, come from the other classes of this package.
 */
public final class SideBySide {
  private static final List<String> KERNELS = List.of(
      "loops", "fib", "nbody", "sieve", "matmul", "sort", "hof", "oop", "closures", "mapset", "strings", "json",
      "rows10k", "trycatch", "regex", "generators", "bigint");
  private static final long WARM_UP_NANOS = 1_200_000_000L;
  private static final int ROUNDS = 15;
  private static final long ROUND_NANOS = 40_000_000L;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final Engine[] engines;

  private SideBySide(Engine... engines) {
    this.engines = engines;
  }

  /** Arguments: names of kernels and expressions to run; none for all. */
  public static void main(String[] args) {
    List<String> names = new ArrayList<>(Arrays.asList(args));
    names.removeIf(String::isBlank);
    SideBySide bench = new SideBySide(new RationEngine(), new RhinoEngine());
    System.out.println("JDK " + System.getProperty("java.version") + ", CPU time, median of " + ROUNDS + " rounds");
    bench.expressions("fresh context (µs)", names, true, false);
    bench.expressions("fresh context and scope (µs)", names, false, false);
    bench.expressions("fresh context, new text (µs)", names, true, true);
    bench.kernels(names);
  }

  private void expressions(String title, List<String> names, boolean prepared, boolean newText) {
    header(title);
    Map<String, Object> scope = Workloads.scope();
    for (String name : Workloads.EXPRESSIONS) {
      if (names.isEmpty() || names.contains(name)) {
        String text = Workloads.expression(name);
        int[] serial = {0};
        row(name, 1e3, e -> {
          Function<String, Object> evaluator = e.evaluator(scope, prepared);
          return () -> evaluator.apply(newText ? text + " // " + serial[0]++ : text);
        });
      }
    }
  }

  private void kernels(List<String> names) {
    header("kernels (ms)");
    for (String name : KERNELS) {
      if (names.isEmpty() || names.contains(name)) {
        Workloads.Kernel kernel = Workloads.kernel(name);
        row(name, 1e6, e -> e.kernel(kernel));
      }
    }
  }

  private void header(String title) {
    System.out.printf("%n| %s | %s | %s | ratio |%n|---|---|---|---|%n", title, engines[0].name(), engines[1].name());
  }

  private interface Work {
    Supplier<Object> of(Engine engine);
  }

  private void row(String name, double unit, Work work) {
    List<Supplier<Object>> runs = new ArrayList<>();
    try {
      for (Engine engine : engines) {
        runs.add(work.of(engine));
      }
      Object ours = Workloads.plain(runs.get(0).get());
      Object theirs = Workloads.plain(runs.get(1).get());
      if (!Objects.equals(ours, theirs)) {
        System.out.printf("| %s | results differ: %s and %s | | |%n", name, shorten(ours), shorten(theirs));
        return;
      }
    } catch (RuntimeException | AssertionError e) {
      System.out.printf("| %s | does not run: %s | | |%n", name, shorten(e.getMessage()));
      return;
    }
    int[] batch = new int[engines.length];
    for (int i = 0; i < batch.length; i++) {
      batch[i] = warmUp(runs.get(i));
    }
    double[][] times = new double[engines.length][ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < batch.length; i++) {
        times[i][round] = time(runs.get(i), batch[i]);
      }
    }
    double ours = median(times[0]);
    double theirs = median(times[1]);
    System.out.printf("| %s | %.2f | %.2f | %.2f |%n", name, ours / unit, theirs / unit, ours / theirs);
  }

  /** Runs until warm and returns how many runs fill a round. */
  private int warmUp(Supplier<Object> run) {
    // Of the processor's time too: on a busy machine the compiler would not have been done by the clock.
    long end = threads.getCurrentThreadCpuTime() + WARM_UP_NANOS;
    while (threads.getCurrentThreadCpuTime() < end) {
      run.get();
    }
    return (int) Math.max(1, ROUND_NANOS / time(run, 5));
  }

  private double time(Supplier<Object> run, int times) {
    long start = threads.getCurrentThreadCpuTime();
    for (int i = 0; i < times; i++) {
      run.get();
    }
    return Math.max(1, (threads.getCurrentThreadCpuTime() - start) / (double) times);
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static String shorten(Object value) {
    String text = String.valueOf(value);
    return text.length() > 80 ? text.substring(0, 80) + "…" : text;
  }
}
