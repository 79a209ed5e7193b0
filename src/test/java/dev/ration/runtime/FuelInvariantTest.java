package dev.ration.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Capabilities;
import dev.ration.Eval;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.FetchPolicy;
import dev.ration.intrinsics.Families;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Row 47: every built-in whose row declares a cost that grows, grows so: measured at n and at 100 n. */
class FuelInvariantTest {
  private static final Path TABLE = Path.of("src", "test", "resources", "intrinsics", "fuel.txt");
  private static final FetchPolicy POST = FetchPolicy.builder().methods("POST").build();
  private static final int N = 200;
  /** More than this many times the least fuel is not what the row says. */
  private static final int SLACK = 40;

  /** The lines {@code given x = …}: what stands before a call, by name. */
  private static final Map<String, String> GIVEN = given();

  private static Map<String, String> given() {
    Map<String, String> given = new TreeMap<>(Map.of("", ""));
    try {
      for (String line : Files.readAllLines(TABLE)) {
        if (line.startsWith("given ")) {
          String[] f = line.split("=", 2);
          given.put(f[0].substring("given ".length()).strip(), f[1].strip());
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return given;
  }

  record Line(String row, int per, String given, String call) {
    static Line of(String line) {
      String[] f = line.split("\\|", 4);
      return new Line(f[0].strip(), Integer.parseInt(f[1].strip()), f[2].strip(), f[3].strip());
    }

    @Override
    public String toString() {
      return row;
    }

    long fuel(int n) {
      return run(call, n) - run("0", n);
    }

    private long run(String expression, int n) {
      String program = (GIVEN.get(given) + "\n" + expression + ";\n0").replace("$n", String.valueOf(n));
      EvalResult r = Eval.run(program, EvalOptions.builder().fuel(1_000_000_000).heapBytes(1L << 30)
          .sourceBytes(1 << 20).fetchPolicy(POST).capabilities(Map.of("fetch", (arguments, c) -> null,
              "code.transpile", Capabilities.transpiler())).build());
      assertTrue(r.isOk(), () -> row + ": " + r);
      return r.fuelUsed();
    }
  }

  static List<Line> lines() throws IOException {
    return Files.readAllLines(TABLE).stream().filter(l -> !l.matches("#.*|given .*|\\s*")).map(Line::of)
        .filter(l -> Families.COMPLETE.provides(Family.valueOf(l.row().substring(0, l.row().indexOf('.'))))).toList();
  }

  @ParameterizedTest
  @MethodSource("lines")
  void growsAsItsRowSays(Line line) {
    long small = line.fuel(N);
    long large = line.fuel(100 * N);
    long least = 99L * N / line.per();
    assertTrue(large - small >= least, () -> line.call() + ": " + small + " at n, " + large + " at 100 n, less than 1 per " + line.per());
    boolean superlinear = line.row().startsWith("BIGINT.");
    assertTrue(superlinear || large - small <= least * SLACK, () -> line.call() + ": " + small + " at n, " + large + " at 100 n");
  }

  private static long fuel(String program) {
    EvalResult r = Eval.run(program, EvalOptions.builder().fuel(1_000_000_000).build());
    assertTrue(r.isOk(), r::toString);
    return r.fuelUsed();
  }

  /** A literal is compared as far as it agrees, at every place: all of that is paid. */
  @Test
  void whatAlmostMatchesIsPaidFor() {
    long used = fuel("const r = new RegExp('x'.repeat(1000) + 'y'); r.test('x'.repeat(5000))");
    assertTrue(used >= 4000 * 700 / 8, () -> "fuel " + used);
  }

  /** Flattening costs by the parts where they are short, each time anew where the whole is another. */
  @Test
  void shortPartsOfATextArePaidFor() {
    String build = "let r = ''; for (let i = 0; i < 16000; i++) r += 'x'; ";
    long used = fuel(build + "(r + 'y').at(0) + (r + 'z').at(0)") - fuel(build + "0");
    assertTrue(used >= 2 * 16000 / 16, () -> "fuel " + used);
  }

  /** The thousands of strings of a class cost nothing where none can begin. */
  @Test
  void stringsOfAClassAreTriedWhereTheyCanBegin() {
    long used = fuel("/\\p{RGI_Emoji}/v.test('x'.repeat(10000))");
    assertTrue(used < 10_000, () -> "fuel " + used);
    long found = fuel("/\\p{RGI_Emoji}/v.test('x'.repeat(10000) + '\\u{1F600}')");
    assertTrue(found < used + 3000, () -> "fuel " + found);
  }

  @Test
  void everyLineIsARow() throws IOException {
    for (Line line : lines()) {
      Family family = Family.valueOf(line.row().substring(0, line.row().indexOf('.')));
      String name = line.row().substring(line.row().indexOf('.') + 1);
      assertTrue(List.of(Families.COMPLETE.rows(family)).stream().anyMatch(i -> i.toString().equals(name)), line::row);
    }
  }

  @Test
  void everyRowWithASizeDependentCostHasALine() throws IOException {
    Set<String> missing = new TreeSet<>();
    Map<String, Boolean> listed = new TreeMap<>();
    for (Line line : lines()) {
      listed.put(line.row(), true);
    }
    for (Family family : Family.values()) {
      if (Families.COMPLETE.provides(family)) {
        for (Intrinsic intrinsic : Families.COMPLETE.rows(family)) {
          Fuel fuel = intrinsic.row().fuel();
          if (fuel.model() != Fuel.Model.FLAT && !fuel.why().startsWith("as ") && !listed.containsKey(family + "." + intrinsic)) {
            missing.add(family + "." + intrinsic);
          }
        }
      }
    }
    assertEquals(Set.of(), missing);
  }
}
