package dev.ration.bench;

import dev.ration.EvalError;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.Limits;
import dev.ration.Program;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Real bytes beside accounted ones, for what a guest may keep. Real: what the JVM holds after a collection while the guest
 * calls out at its end, with the structures and without. Accounted: the least cap of heap bytes under which the guest gets
 * there, with and without. Run it with {@code -XX:+UseSerialGC}, whose figures are exact.
 */
public final class HeapRatio {
  private static final Path TABLE = Path.of("src/bench/resources/structures.txt");
  private static final String GIVEN = """
      class C { constructor(a) { this.a = a; this.b = 1; } }
      const list = [1];
      const own = (n, i) => { const o = {}; for (let k = 0; k < n; k++) o['k' + i + '_' + k] = 1; return o; };
      const deleted = (n, i) => { const o = own(n, 0); delete o.k0_3; return o; };
      const indexed = n => { const o = {}; for (let k = 0; k < n; k++) o[k] = 1; return o; };
      const holes = n => { const a = []; a.length = n; a[n - 1] = 1; return a; };
      const sparse = n => { const a = []; for (let k = 1; k <= n; k++) a[k * 5000] = 1; return a; };
      const rope = (n, i) => { let t = 'first ' + i; for (let k = 0; k < n; k++) t += 'and another one'; return t; };
      const captures = i => { let a = i, b = 2, c = 3; return () => { a++; return a + b + c; }; };
      const touched = () => { const f = function () {}; f.x = 1; return f; };
      const weak = o => { const w = new WeakMap(); w.set(o, 1); return [w, o]; };
      const deep = n => n ? deep(n - 1) : new Error('e');
      const suspended = () => { const g = (function* () { let a = 1; yield a; yield a; })(); g.next(); return g; };
      """;

  private record Structure(String name, int n, String expression) {
    String program(int count) {
      return GIVEN + "const keep = Array(" + n + ").fill(0); for (let i = 0; i < " + count + "; i++) keep[i] = ("
          + expression + "); httpFetch({url: 'https://a.example/'}); keep.length;";
    }
  }

  private HeapRatio() {}

  private static EvalOptions.Builder options() {
    return EvalOptions.builder().fuel(Limits.UNLIMITED).timeout(Duration.ofSeconds(100));
  }

  private static long used(MemoryMXBean memory) {
    System.gc();
    System.gc();
    return memory.getHeapMemoryUsage().getUsed();
  }

  /** Bytes that the JVM holds more at the end of the run than before it. */
  private static long real(Program program) {
    MemoryMXBean memory = ManagementFactory.getMemoryMXBean();
    List<Long> moments = new ArrayList<>(4);
    used(memory);
    long before = used(memory);
    EvalResult r = program.run(options().heapBytes(2L << 30).capabilities(Map.of("fetch", (arguments, call) -> {
      moments.add(used(memory));
      return null;
    })).build());
    if (!r.isOk()) {
      throw new IllegalStateException(r.toString());
    }
    return moments.get(0) - before;
  }

  private static boolean fits(Program program, long cap) {
    EvalResult r = program.run(options().heapBytes(cap).capabilities(Map.of("fetch", (arguments, call) -> null)).build());
    if (!r.isOk() && r.error().orElseThrow().kind() != EvalError.Kind.MEMORY) {
      throw new IllegalStateException(r.toString());
    }
    return r.isOk();
  }

  /** The least cap that is enough, to half a percent. */
  private static long least(Program program) {
    long low = 1 << 12;
    long high = 1L << 30;
    while (high - low > high / 200) {
      long middle = low + high >>> 1;
      if (fits(program, middle)) {
        high = middle;
      } else {
        low = middle;
      }
    }
    return high;
  }

  public static void main(String[] args) throws IOException {
    int outside = 0;
    for (String line : Files.readAllLines(TABLE)) {
      if (line.startsWith("#") || args.length > 0 && !line.contains(args[0])) {
        continue;
      }
      String[] f = line.split("\\|", 3);
      Structure s = new Structure(f[0].strip(), Integer.parseInt(f[1].strip()), f[2].strip());
      Program full = Program.compile(s.program(s.n()));
      Program empty = Program.compile(s.program(0));
      real(empty);
      real(full);
      double real = (double) (real(full) - real(empty)) / s.n();
      double accounted = (double) (least(full) - least(empty)) / s.n();
      double ratio = real / accounted;
      boolean good = ratio >= 0.7 && ratio <= 1.3;
      outside += good ? 0 : 1;
      System.out.printf(Locale.ROOT, "%-46s %9.1f real %9.1f accounted %6.2f%s%n", s.name(), real, accounted, ratio, good ? "" : " *");
    }
    System.out.println(outside + " outside 0.7 to 1.3");
  }
}
