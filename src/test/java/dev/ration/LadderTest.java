package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every script of the ladder under every rung: with less than it needs it fails cleanly, with enough it gives the same
 * answer, and what comes after is unaffected.
 */
class LadderTest {
  private static final int EVERY_BUDGET = 2_000;
  private static final int BUDGETS = 200;

  static List<Path> scripts() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src", "test", "resources", "ladder"))) {
      return files.sorted().toList();
    }
  }

  private static EvalResult run(String code, EvalOptions.Builder options) {
    return Engine.shared().run(code, options.build());
  }

  private static EvalResult complete(String code) {
    EvalResult r = run(code, EvalOptions.builder());
    assertTrue(r.isOk(), r::toString);
    return r;
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void fuel(Path script) throws IOException {
    String code = Files.readString(script);
    EvalResult whole = complete(code);
    long need = whole.fuelUsed();
    long step = need <= EVERY_BUDGET ? 1 : need / BUDGETS;
    for (long budget = 0; budget < need; budget = Math.min(budget + step, budget < need - 1 ? need - 1 : need)) {
      long b = budget;
      EvalResult r = run(code, EvalOptions.builder().fuel(b));
      assertEquals(EvalError.Kind.FUEL, r.error().map(EvalError::kind).orElse(null), () -> b + " of " + need + ": " + r);
      assertEquals(b, r.fuelUsed(), "row 75");
    }
    for (long budget : new long[] {need, need + 1, need * 2, Limits.UNLIMITED}) {
      EvalResult r = run(code, EvalOptions.builder().fuel(budget));
      assertEquals(String.valueOf(whole.value()), String.valueOf(r.value()), r::toString);
      assertEquals(need, r.fuelUsed());
    }
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void heap(Path script) throws IOException {
    String code = Files.readString(script);
    EvalResult whole = complete(code);
    TreeSet<Long> caps = new TreeSet<>();
    long peak = whole.usage().heapPeak();
    for (int i = 0; i < 64; i++) {
      caps.add((long) (peak * 2 * Math.pow(0.9, i)));
    }
    boolean enough = false;
    long edge = 0;
    for (long cap : caps) {
      boolean ok = heapRung(code, whole, cap);
      if (ok && !enough) {
        edge = cap;
      }
      enough = ok;
    }
    assertTrue(enough, "twice the peak is enough");
    for (long cap = Math.max(0, edge - 16); cap < edge + 16; cap++) {
      heapRung(code, whole, cap);
    }
    assertEquals(whole.fuelUsed(), complete(code).fuelUsed(), "row 71");
  }

  private static boolean heapRung(String code, EvalResult whole, long cap) {
    EvalResult r = run(code, EvalOptions.builder().heapBytes(cap).fuel(10_000_000));
    if (r.isOk()) {
      assertEquals(String.valueOf(whole.value()), String.valueOf(r.value()));
      assertTrue(r.usage().heapPeak() <= cap);
      return true;
    }
    assertEquals(EvalError.Kind.MEMORY, r.error().orElseThrow().kind(), () -> cap + ": " + r);
    return false;
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void depth(Path script) throws IOException {
    String code = Files.readString(script);
    EvalResult whole = complete(code);
    int need = whole.usage().stackPeak();
    assertTrue(need > 0);
    for (int depth = 0; depth < need + 2; depth++) {
      int d = depth;
      EvalResult r = run(code, EvalOptions.builder().stackDepth(depth));
      if (depth >= need) {
        assertEquals(String.valueOf(whole.value()), String.valueOf(r.value()), r::toString);
        assertEquals(whole.fuelUsed(), r.fuelUsed());
      } else {
        // A script may catch the RangeError: then it ends in its own way.
        assertTrue(r.isOk() || r.error().orElseThrow().kind() == EvalError.Kind.STACK, () -> d + ": " + r);
      }
    }
  }
}
