package dev.ration.test262;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * Runs tests in test262's format: ours under {@code test262-subset/tests} and, given a checkout, the official ones.
 *
 * <p>{@code [--home DIR --list FILE.tsv] [--stages S0,S1] [--only TEXT] [--out FILE.jsonl] [--expectations FILE]
 * [--threads N] [--verbose]}. Prints a table per stage and exits with 1 on any result that differs from the
 * expectations: lines of path and reason; a listed failure that passes differs too.
 */
public final class Runner {
  private static final int THREADS = 2;

  /** What one test came to: {@code failure} is null when it passed. */
  record Result(TestFile test, String stage, String failure) {}

  private final Path home;
  private final Map<String, String> stageOf;

  Runner(Path home, Map<String, String> stageOf) {
    this.home = home;
    this.stageOf = stageOf;
  }

  public static void main(String[] args) throws Exception {
    Map<String, String> options = new LinkedHashMap<>();
    for (int i = 0; i < args.length; i++) {
      boolean flag = i + 1 == args.length || args[i + 1].startsWith("--");
      options.put(args[i], flag ? "" : args[++i]);
    }
    Path home = Path.of(options.getOrDefault("--home", "test262-subset"));
    Map<String, String> stages = options.containsKey("--list") ? readList(Path.of(options.get("--list"))) : scan(home);
    if (options.containsKey("--stages")) {
      Set<String> wanted = Set.of(options.get("--stages").split(","));
      stages.values().removeIf(s -> !wanted.contains(s));
    }
    if (options.containsKey("--only")) {
      stages.keySet().removeIf(p -> !p.contains(options.get("--only")));
    }
    int threads = Integer.parseInt(options.getOrDefault("--threads", String.valueOf(THREADS)));
    List<Result> results = new Runner(home, stages).run(threads);
    if (options.containsKey("--out")) {
      write(Path.of(options.get("--out")), results);
    }
    Map<String, String> expected = options.containsKey("--expectations")
        ? readList(Path.of(options.get("--expectations"))) : Map.of();
    System.exit(report(System.out, results, expected, options.containsKey("--verbose")) ? 0 : 1);
  }

  /** Lines of path, tab, stage or reason; blank lines and those starting with # are skipped. */
  static Map<String, String> readList(Path file) throws IOException {
    Map<String, String> rows = new TreeMap<>();
    for (String line : Files.readAllLines(file, StandardCharsets.UTF_8)) {
      if (!line.isBlank() && !line.startsWith("#")) {
        String[] columns = line.split("\t", 2);
        rows.put(columns[0].strip(), columns.length > 1 ? columns[1].strip() : "-");
      }
    }
    return rows;
  }

  /** Every test of a tree without a list; the stage is the folder under {@code tests}. */
  static Map<String, String> scan(Path home) throws IOException {
    Map<String, String> rows = new TreeMap<>();
    Path tests = home.resolve("tests");
    if (!Files.isDirectory(tests)) {
      return rows;
    }
    try (Stream<Path> files = Files.walk(tests)) {
      files.filter(f -> f.toString().endsWith(".js")).forEach(f -> {
        Path relative = home.relativize(f);
        rows.put(relative.toString().replace('\\', '/'), relative.getName(1).toString());
      });
    }
    return rows;
  }

  /** Runs all tests on {@code threads} threads with small stacks; results in order of path. */
  List<Result> run(int threads) throws InterruptedException {
    List<String> paths = new ArrayList<>(stageOf.keySet());
    Map<String, Result> results = new ConcurrentHashMap<>();
    AtomicInteger next = new AtomicInteger();
    Host host = new Host(home.resolve("harness"));
    List<Thread> workers = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      Thread worker = new Thread(null, () -> {
        for (int i = next.getAndIncrement(); i < paths.size(); i = next.getAndIncrement()) {
          String path = paths.get(i);
          results.put(path, one(host, path));
        }
      }, "test262-" + t, 512 * 1024);
      worker.start();
      workers.add(worker);
    }
    for (Thread worker : workers) {
      worker.join();
    }
    return new ArrayList<>(new TreeMap<>(results).values());
  }

  private Result one(Host host, String path) {
    TestFile test;
    try {
      test = TestFile.read(home, path);
    } catch (IOException e) {
      return new Result(new TestFile(path, "", List.of(), List.of(), null, null), stageOf.get(path), "unreadable: " + e);
    }
    String failure;
    try {
      failure = host.run(test, stageOf.get(path));
    } catch (RuntimeException | Error e) {
      // Any Java exception is a defect of the engine: reported as such, with its place.
      StackTraceElement[] trace = e.getStackTrace();
      failure = "JAVA " + e + (trace.length > 0 ? " at " + trace[0] + (trace.length > 1 ? " < " + trace[1] : "") : "");
    }
    return new Result(test, stageOf.get(path), failure);
  }

  private static void write(Path out, List<Result> results) throws IOException {
    StringBuilder b = new StringBuilder();
    for (Result r : results) {
      b.append("{\"path\":").append(quote(r.test.path())).append(",\"stage\":").append(quote(r.stage)).append(",\"ok\":")
          .append(r.failure == null);
      if (r.failure != null) {
        b.append(",\"failure\":").append(quote(r.failure));
      }
      b.append("}\n");
    }
    Files.writeString(out, b.toString(), StandardCharsets.UTF_8);
  }

  private static String quote(String s) {
    StringBuilder b = new StringBuilder("\"");
    for (char c : s.toCharArray()) {
      if (c == '"' || c == '\\') {
        b.append('\\').append(c);
      } else if (c < 0x20 || Character.isSurrogate(c)) {
        b.append(String.format("\\u%04x", (int) c));
      } else {
        b.append(c);
      }
    }
    return b.append('"').toString();
  }

  /** Prints the table; whether every result is as expected. */
  static boolean report(PrintStream out, List<Result> results, Map<String, String> expected, boolean verbose) {
    Map<String, int[]> stages = new TreeMap<>();
    Set<String> unused = new TreeSet<>(expected.keySet());
    int differing = 0;
    for (Result r : results) {
      int[] n = stages.computeIfAbsent(r.stage, s -> new int[4]);
      int column = r.test.isNegative() ? 2 : 0;
      n[column]++;
      if (r.failure == null) {
        n[column + 1]++;
      }
      unused.remove(r.test.path());
      boolean listed = expected.containsKey(r.test.path());
      if (listed != (r.failure != null)) {
        differing++;
        out.println((listed ? "PASSES THOUGH LISTED " : "FAIL ") + r.test.path() + (listed ? "" : ": " + r.failure));
      } else if (verbose && listed) {
        out.println("expected " + r.test.path() + ": " + expected.get(r.test.path()));
      }
    }
    out.println("stage  positive passed  negative passed  percent");
    for (Map.Entry<String, int[]> e : stages.entrySet()) {
      int[] n = e.getValue();
      out.printf("%-6s %8d %6d  %8d %6d  %7.2f%n", e.getKey(), n[0], n[1], n[2], n[3],
          100.0 * (n[1] + n[3]) / (n[0] + n[2]));
    }
    int passed = (int) results.stream().filter(r -> r.failure == null).count();
    out.println(passed + " passed, " + (results.size() - passed) + " failed, " + differing + " not as expected");
    return differing == 0;
  }
}
