package dev.ration.bench;

import com.sun.management.ThreadMXBean;
import dev.ration.EvalOptions;
import dev.ration.Limits;
import dev.ration.Program;
import dev.ration.SafeFunction;
import dev.ration.expression.ExpressionKind;
import dev.ration.expression.ExpressionResult;
import dev.ration.expression.ExpressionSandbox;
import dev.ration.expression.ExpressionScope;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ContextFactory;
import org.mozilla.javascript.Function;
import org.mozilla.javascript.Scriptable;

/**
 * The goals of speed that are no table of workloads: a function called again, parsing, allocation, growth with the data, two
 * threads. CPU times of this thread, in alternation with Rhino interpreted where there is a comparison.
 */
public final class Goals {
  private static final int ROUNDS = 15;
  private static final long WARM_UP_NANOS = 1_500_000_000L;
  private static final long ROUND_NANOS = 40_000_000L;
  private static final int THREAD_SECONDS = 4;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final EvalOptions UNHURRIED =
      EvalOptions.builder().fuel(Limits.UNLIMITED).timeout(Limits.NO_TIMEOUT).build();

  private final ContextFactory rhino = new ContextFactory() {
    @Override
    protected Context makeContext() {
      Context context = super.makeContext();
      context.setInterpretedMode(true);
      context.setLanguageVersion(Context.VERSION_ES6);
      context.setInstructionObserverThreshold(10_000);
      return context;
    }
  };

  /**
   * No argument: all of it. {@code child N}: evaluates in N threads for a while and prints how often.
   * {@code metering DIR}: kernels beside those of a build whose changed classes are in that directory.
   */
  public static void main(String[] args) throws IOException, InterruptedException, ReflectiveOperationException {
    if (args.length > 0 && args[0].equals("child")) {
      System.out.println(evaluations(Integer.parseInt(args[1])));
      return;
    }
    if (args.length > 1 && args[0].equals("metering")) {
      metering(Path.of(args[1]));
      return;
    }
    Goals goals = new Goals();
    System.out.println("JDK " + System.getProperty("java.version") + ", CPU time, medians of " + ROUNDS + " rounds");
    if (args.length > 0 && args[0].equals("threads")) {
      goals.threads();
      return;
    }
    goals.calls();
    goals.parsing();
    goals.allocation();
    goals.growth();
    goals.threads();
  }

  /** What charging fuel in the loop costs: {@code unmetered} has an interpreter without it. */
  private static void metering(Path unmetered) throws IOException, ReflectiveOperationException {
    List<URL> path = new ArrayList<>(List.of(unmetered.toUri().toURL()));
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      path.add(Path.of(entry).toUri().toURL());
    }
    double product = 1;
    List<String> names = List.of("loops", "fib", "nbody", "sieve", "matmul", "oop", "closures");
    try (URLClassLoader loader = new URLClassLoader(path.toArray(new URL[0]), ClassLoader.getPlatformClassLoader())) {
      var other = loader.loadClass(Goals.class.getName()).getDeclaredMethod("kernel", String.class);
      for (String name : names) {
        @SuppressWarnings("unchecked")
        Supplier<Object> free = (Supplier<Object>) other.invoke(null, name);
        double[] t = alternate(kernel(name), free);
        product *= t[0] / t[1];
        System.out.printf("%s: metered %.2f ms, without charging in the loop %.2f ms, ratio %.2f%n", name, t[0] / 1e6, t[1] / 1e6,
            t[0] / t[1]);
      }
    }
    System.out.printf("geometric mean of the ratios %.2f%n", Math.pow(product, 1.0 / names.size()));
  }

  /** A kernel of this class loader's Ration. */
  public static Supplier<Object> kernel(String name) {
    return new RationEngine().kernel(Workloads.kernel(name));
  }

  private void calls() {
    SafeFunction ours = SafeFunction.compile(List.of("a", "b"), "return a + b");
    Context context = rhino.enterContext();
    Scriptable scope = context.initSafeStandardObjects();
    Function theirs = context.compileFunction(scope, "function (a, b) { return a + b }", "f", 1, null);
    double[] t = alternate(() -> ours.call(1, 2).value(), () -> theirs.call(context, scope, scope, new Object[] {1, 2}));
    Context.exit();
    System.out.printf("%nSafeFunction.call(1, 2), a fresh realm each: %.2f µs, Rhino without one %.2f µs, ratio %.2f%n",
        t[0] / 1e3, t[1] / 1e3, t[0] / t[1]);
  }

  private void parsing() {
    String small = Workloads.text("/workflow6k.js");
    System.out.println();
    for (int copies : new int[] {1, 10, 40}) {
      StringBuilder text = new StringBuilder();
      for (int i = 0; i < copies; i++) {
        text.append("(function () {\n").append(small).append("\n})();\n");
      }
      String source = text.toString();
      Limits limits = Limits.builder().sourceBytes(0).build();
      Context context = rhino.enterContext();
      double[] t = alternate(() -> Program.compile(source, limits), () -> context.compileString(source, "s", 1, null));
      Context.exit();
      System.out.printf("parse and compile %d kB: %.1f MB/s, Rhino %.1f MB/s, ratio of throughput %.2f%n", source.length() / 1000,
          source.length() / t[0] * 1e3, source.length() / t[1] * 1e3, t[1] / t[0]);
    }
  }

  private void allocation() {
    System.out.println();
    ExpressionScope scope = scope(1);
    for (String name : Workloads.EXPRESSIONS) {
      String text = Workloads.expression(name);
      for (int i = 0; i < 20_000; i++) {
        evaluate(text, scope);
      }
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < 1_000; i++) {
        evaluate(text, scope);
      }
      System.out.printf("bytes allocated by a fresh evaluation of %s: %d%n", name,
          (THREADS.getCurrentThreadAllocatedBytes() - before) / 1_000);
    }
  }

  /** Ten times the data: fuel and time against those of the data once. */
  private void growth() {
    System.out.println();
    for (String name : List.of("e2-transform", "e5-reshape")) {
      String text = Workloads.expression(name);
      ExpressionScope once = scope(1);
      ExpressionScope tenTimes = scope(10);
      grown(name, () -> evaluate(text, once).fuelUsed(), () -> evaluate(text, tenTimes).fuelUsed());
    }
    for (String name : List.of("rows10k", "sort", "json")) {
      Workloads.Kernel kernel = Workloads.kernel(name);
      SafeFunction function = SafeFunction.compile(List.of("n"), kernel.source() + "\nreturn run(n)", UNHURRIED);
      int n = Math.max(1, kernel.n() / 10);
      grown(name, () -> function.call(n).fuelUsed(), () -> function.call(10 * n).fuelUsed());
    }
  }

  private void grown(String name, LongSupplier small, LongSupplier large) {
    double fuel = (double) large.getAsLong() / small.getAsLong();
    double[] t = alternate(small::getAsLong, large::getAsLong);
    System.out.printf("ten times the data in %s: fuel %.1f times, time %.1f times%n", name, fuel, t[1] / t[0]);
  }

  /** Each in a JVM that has run nothing else. */
  private void threads() throws IOException, InterruptedException {
    long apart = children(2, 1);
    long together = children(1, 2);
    System.out.printf("%nevaluations in %d s: two threads %d, two processes %d, ratio %.2f%n", THREAD_SECONDS, together, apart,
        (double) together / apart);
  }

  /** What so many processes of so many threads evaluate at the same time. */
  private static long children(int processes, int threads) throws IOException, InterruptedException {
    List<Process> children = new ArrayList<>();
    for (int i = 0; i < processes; i++) {
      children.add(new ProcessBuilder(System.getProperty("java.home") + "/bin/java", "-Xms512m", "-Xmx512m", "-cp",
          System.getProperty("java.class.path"), Goals.class.getName(), "child", String.valueOf(threads))
          .redirectErrorStream(true).start());
    }
    long sum = 0;
    for (Process child : children) {
      try (BufferedReader out = new BufferedReader(new InputStreamReader(child.getInputStream(), StandardCharsets.UTF_8))) {
        sum += Long.parseLong(out.readLine());
      }
      child.waitFor();
    }
    return sum;
  }

  private static long evaluations(int threads) throws InterruptedException {
    ExpressionScope scope = scope(1);
    long[] counts = new long[threads];
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      int me = i;
      all[i] = new Thread(() -> counts[me] = evaluations(scope));
      all[i].start();
    }
    for (Thread thread : all) {
      thread.join();
    }
    return Arrays.stream(counts).sum();
  }

  /** How many evaluations of e2 over one prepared scope this thread makes in {@link #THREAD_SECONDS}, when warm. */
  private static long evaluations(ExpressionScope scope) {
    String text = Workloads.expression("e2-transform");
    long count = 0;
    long warm = System.nanoTime() + 2_000_000_000L;
    long end = warm + THREAD_SECONDS * 1_000_000_000L;
    for (long now = System.nanoTime(); now < end; now = System.nanoTime()) {
      evaluate(text, scope);
      if (now > warm) {
        count++;
      }
    }
    return count;
  }

  private static ExpressionResult evaluate(String text, ExpressionScope scope) {
    ExpressionResult result = ExpressionSandbox.evaluate(ExpressionKind.MERGE, text, scope);
    if (!result.isOk()) {
      throw new IllegalStateException(result.error().orElseThrow().toString());
    }
    return result;
  }

  /** The scope of the workloads with every list {@code times} as long. */
  @SuppressWarnings("unchecked")
  private static ExpressionScope scope(int times) {
    Map<String, Object> scope = (Map<String, Object>) longer(Workloads.scope(), times);
    return ExpressionScope.builder().inputs((Map<String, ?>) scope.get("inputs")).ctx((Map<String, ?>) scope.get("ctx"))
        .run((Map<String, ?>) scope.get("run")).branches((List<?>) scope.get("branches")).build();
  }

  private static Object longer(Object value, int times) {
    if (value instanceof Map<?, ?> map) {
      Map<Object, Object> copy = new LinkedHashMap<>();
      map.forEach((k, v) -> copy.put(k, longer(v, times)));
      return copy;
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      for (int i = 0; i < times; i++) {
        list.forEach(v -> copy.add(longer(v, 1)));
      }
      return copy;
    }
    return value;
  }

  private static double[] alternate(Supplier<Object> a, Supplier<Object> b) {
    List<Supplier<Object>> runs = List.of(a, b);
    int[] batch = new int[2];
    for (int i = 0; i < 2; i++) {
      for (long end = THREADS.getCurrentThreadCpuTime() + WARM_UP_NANOS; THREADS.getCurrentThreadCpuTime() < end;) {
        runs.get(i).get();
      }
      batch[i] = (int) Math.max(1, ROUND_NANOS / time(runs.get(i), 3));
    }
    double[][] times = new double[2][ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < 2; i++) {
        times[i][round] = time(runs.get(i), batch[i]);
      }
    }
    for (double[] t : times) {
      Arrays.sort(t);
    }
    return new double[] {times[0][ROUNDS / 2], times[1][ROUNDS / 2]};
  }

  private static double time(Supplier<Object> run, int times) {
    long start = THREADS.getCurrentThreadCpuTime();
    for (int i = 0; i < times; i++) {
      run.get();
    }
    return Math.max(1, (THREADS.getCurrentThreadCpuTime() - start) / (double) times);
  }
}
