package dev.ration.bench;

import dev.ration.Capabilities;
import dev.ration.Eval;
import dev.ration.EvalError;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.FetchPolicy;
import dev.ration.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * What time a unit of fuel buys: every built-in whose cost grows, and what the language itself does, at growing sizes.
 * The guest reads the host's clock through a capability right before and right after the work; the best of several runs counts.
 *
 * <p>Arguments: the sizes; {@code only=TEXT} for the lines with that text in them; {@code deadline} to see how long after its
 * deadline each line comes back; {@code figures} for the fuel and heap peak of all lines in one number.
 */
public final class FuelRate {
  private static final List<Path> TABLES =
      List.of(Path.of("src/test/resources/intrinsics/fuel.txt"), Path.of("src/bench/resources/rates.txt"));
  /** Fewer units than this say more about the clock than about the work. */
  private static final int LEAST_FUEL = 100;
  private static final long DEADLINE_MS = 50;
  private static final long PATIENCE_NANOS = 60_000_000;

  private static final EvalOptions AT_LENGTH = EvalOptions.builder().fuel(Limits.UNLIMITED).heapBytes(4L << 30)
      .crossingBytes(1L << 30).sourceBytes(64 << 20).timeout(Duration.ofSeconds(100)).build();

  record Line(String name, String given, String call) {
    String program(int n, String work, int times) {
      String mark = "httpFetch({url: 'https://a.example/'});\n";
      return (given + "\n" + (mark + work + ";\n" + mark).repeat(times) + "0;").replace("$n", String.valueOf(n));
    }
  }

  record Rate(String name, int n, long fuel, double nanos) {
    double perUnit() {
      return nanos / fuel;
    }
  }

  /** What the two questions about the time take themselves. */
  private static long markNanos;

  private FuelRate() {}

  static List<Line> lines() throws IOException {
    Map<String, String> givens = new LinkedHashMap<>(Map.of("", ""));
    List<Line> lines = new ArrayList<>();
    for (Path table : TABLES) {
      for (String line : Files.readAllLines(table)) {
        if (line.startsWith("given ")) {
          String[] f = line.split("=", 2);
          givens.put(f[0].substring("given ".length()).strip(), f[1].strip());
        } else if (!line.startsWith("#") && !line.isBlank()) {
          String[] f = line.split("\\|", 4);
          lines.add(new Line(f[0].strip(), givens.get(f[2].strip()), f[3].strip()));
        }
      }
    }
    return lines;
  }

  private static final FetchPolicy POST = FetchPolicy.builder().methods("POST").build();

  /** Fuel and the moments at which the guest asked for the time. */
  private record Timed(EvalResult result, List<Long> moments) {}

  private static Timed run(String program, EvalOptions options) {
    List<Long> moments = new ArrayList<>();
    EvalResult r = Eval.run(program, options.toBuilder().fetchPolicy(POST).capabilities(Map.of("fetch", (arguments, call) -> {
      moments.add(System.nanoTime());
      return null;
    }, "code.transpile", Capabilities.transpiler())).build());
    return new Timed(r, moments);
  }

  private static Rate measure(Line line, int n) {
    long idle = run(line.program(n, "0", 1), AT_LENGTH).result().fuelUsed();
    Timed first = run(line.program(n, line.call(), 1), AT_LENGTH);
    if (!first.result().isOk()) {
      System.out.printf("%-44s %8d %s%n", line.name(), n, first.result().error().orElseThrow().message());
      return null;
    }
    long fuel = first.result().fuelUsed() - idle;
    long best = Long.MAX_VALUE;
    int runs = n <= 1_000 ? 1_000 : n <= 10_000 ? 100 : n <= 100_000 ? 4 : 2;
    long end = System.nanoTime() + PATIENCE_NANOS;
    for (int i = 0; i < runs && (i < 2 || System.nanoTime() < end); i++) {
      List<Long> m = run(line.program(n, line.call(), 1), AT_LENGTH).moments();
      best = Math.min(best, m.get(m.size() - 1) - m.get(0));
    }
    return new Rate(line.name(), n, fuel, Math.max(0, best - markNanos));
  }

  private static void rates(List<Line> lines, List<Integer> sizes) {
    List<Rate> all = new ArrayList<>();
    Rate mark = measure(new Line("the clock", "", "0"), 1_000);
    markNanos = (long) mark.nanos();
    // So that the compiler of the JVM has seen everything once.
    lines.forEach(line -> measure(line, 300));
    for (int n : sizes) {
      for (Line line : lines) {
        Rate r = measure(line, n);
        if (r != null && r.fuel() >= LEAST_FUEL) {
          all.add(r);
        }
      }
    }
    for (int n : sizes) {
      double[] at = all.stream().filter(r -> r.n() == n).mapToDouble(Rate::perUnit).sorted().toArray();
      if (at.length > 0) {
        System.out.printf(Locale.ROOT, "n = %d: %d lines, ns per unit: least %.2f, median %.2f, worst %.2f%n", n, at.length, at[0],
            at[at.length / 2], at[at.length - 1]);
      }
    }
    double[] every = all.stream().mapToDouble(Rate::perUnit).sorted().toArray();
    double median = every[every.length / 2];
    System.out.printf(Locale.ROOT, "all: median %.2f, worst %.2f, worst over median %.1f%n", median,
        every[every.length - 1], every[every.length - 1] / median);
    all.stream().sorted(Comparator.comparingDouble(Rate::perUnit).reversed()).limit(40).forEach(r -> System.out
        .printf(Locale.ROOT, "%-44s %8d %12d units %10.3f ms %8.2f ns%n", r.name(), r.n(), r.fuel(), r.nanos() / 1e6, r.perUnit()));
  }

  /** How long after its deadline each line comes back, when the deadline falls into it. */
  private static void deadlines(List<Line> lines, int n) {
    record Late(String name, double ms) {}
    List<Late> all = new ArrayList<>();
    for (Line line : lines) {
      double best = Double.MAX_VALUE;
      for (int i = 0; i < 3; i++) {
        EvalOptions hurried = AT_LENGTH.toBuilder().timeout(Duration.ofMillis(DEADLINE_MS)).build();
        // The work again and again, so that the deadline falls into it; what is given may take part of the time.
        String program = (line.given() + "\nwhile (true) { " + line.call() + " }").replace("$n", String.valueOf(n));
        long start = System.nanoTime();
        EvalResult r = run(program, hurried).result();
        double ms = (System.nanoTime() - start) / 1e6;
        if (r.isOk() || r.error().orElseThrow().kind() != EvalError.Kind.TIMEOUT) {
          continue;
        }
        best = Math.min(best, ms - DEADLINE_MS);
      }
      if (best < Double.MAX_VALUE) {
        all.add(new Late(line.name(), best));
      }
    }
    all.sort(Comparator.comparingDouble(Late::ms).reversed());
    double[] ms = all.stream().mapToDouble(Late::ms).sorted().toArray();
    System.out.printf(Locale.ROOT, "n = %d, deadline %d ms: %d lines, past it: median %.2f ms, worst %.2f ms%n", n, DEADLINE_MS,
        ms.length, ms[ms.length / 2], ms[ms.length - 1]);
    all.stream().limit(30).forEach(l -> System.out.printf(Locale.ROOT, "%-44s %8.2f ms%n", l.name(), l.ms()));
  }

  /** Fuel and heap peak of every line, twice: a number that must be the same in every JVM, cold or warm. */
  private static void figures(List<Line> lines, int n) {
    for (String state : List.of("cold", "warm")) {
      long hash = 0;
      long fuel = 0;
      for (Line line : lines) {
        EvalResult r = run(line.program(n, line.call(), 1), AT_LENGTH.toBuilder().heapBytes(16 << 20).build()).result();
        fuel += r.fuelUsed();
        hash = (hash * 31 + r.fuelUsed()) * 31 + r.usage().heapPeak();
      }
      System.out.printf("%s: %d lines, %d units, hash of each line's fuel and heap peak %016x%n", state, lines.size(), fuel, hash);
    }
  }

  public static void main(String[] args) throws IOException {
    String only = Arrays.stream(args).filter(a -> a.startsWith("only=")).map(a -> a.substring(5)).findFirst().orElse("");
    List<Integer> sizes = Arrays.stream(args).filter(a -> a.matches("\\d+")).map(Integer::valueOf).toList();
    List<Line> lines = lines().stream().filter(l -> l.name().contains(only)).toList();
    if (Arrays.asList(args).contains("figures")) {
      figures(lines, sizes.isEmpty() ? 1_000 : sizes.get(0));
    } else if (Arrays.asList(args).contains("deadline")) {
      deadlines(lines, sizes.isEmpty() ? 1_000_000 : sizes.get(0));
    } else {
      rates(lines, sizes.isEmpty() ? List.of(1_000, 10_000, 100_000, 1_000_000) : sizes);
    }
  }
}
