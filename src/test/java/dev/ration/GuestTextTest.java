package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What text costs that a guest gives to eval and Function, and that limits end it in the middle. Row 136, decision 7. */
class GuestTextTest {
  private static final int MEGABYTE = 1_000_000;

  private static EvalOptions.Builder options(String text) {
    return EvalOptions.builder().context(Map.of("t", text)).sourceBytes(0).fuel(Limits.UNLIMITED)
        .heapBytes(Limits.UNLIMITED).timeout(Duration.ofSeconds(60));
  }

  private static String unused(String unit, int length) {
    return "if (0) {" + unit.repeat(length / unit.length()) + "}";
  }

  /** Reading, early errors, names and code each look at the clock: the text takes longer than the run has. */
  @ParameterizedTest
  @ValueSource(strings = {"a;", "x = y => { let z = y; return [z, y] };", "f(a, b);", "{ let a }", "var f = class { #a = 1; get b() {} };"})
  void aDeadlineEndsCompilation(String unit) {
    String text = unused(unit, MEGABYTE);
    for (int millis : new int[] {1, 30, 60, 120}) {
      long start = ProcessorTime.nanos();
      EvalResult r = Eval.run("try { (0, eval)(t) } catch (e) { 'caught' } finally { while (true); }",
          options(text).timeout(Duration.ofMillis(millis)).build());
      long used = (ProcessorTime.nanos() - start) / 1_000_000;
      assertEquals(EvalError.Kind.TIMEOUT, r.error().orElseThrow().kind());
      assertTrue(used < millis + 500, () -> unit + ": " + used + " ms of processor time in a run of " + millis);
    }
  }

  @Test
  void aCancelRequestEndsCompilation() throws InterruptedException {
    CancelToken token = CancelToken.create();
    String text = unused("x = y => { let z = y; return [z, y] };", MEGABYTE);
    Thread other = new Thread(() -> {
      try {
        Thread.sleep(40);
      } catch (InterruptedException e) {
        return;
      }
      token.cancel();
    });
    other.start();
    EvalResult r = Eval.run("for (;;) try { Function(t) } catch (e) {}", options(text).cancel(token).build());
    other.join();
    assertEquals(EvalError.Kind.CANCELLED, r.error().orElseThrow().kind());
  }

  @Test
  void fuelEndsCompilationExactly() {
    String text = unused("x = y => y + 1;", 10_000);
    long needed = Eval.run("(0, eval)(t)", options(text).build()).fuelUsed();
    for (long budget : new long[] {100, 2_000, 3_000, 5_000, needed / 2, needed - 1_000, needed - 1}) {
      EvalResult r = Eval.run("try { (0, eval)(t) } finally { for (;;); }", options(text).fuel(budget).build());
      assertEquals(EvalError.Kind.FUEL, r.error().orElseThrow().kind());
      assertEquals(budget, r.fuelUsed());
    }
    assertEquals(needed, Eval.run("(0, eval)(t)", options(text).fuel(needed).build()).fuelUsed());
  }

  /** A text that does not parse costs what was read of it. */
  @Test
  void fuelIsLinearInTheText() {
    for (String unit : new String[] {"a;", "x=>x;", "'s' + ", "// c\n", "{let a}", "/a/g;", "a b", "(", "{", "`${", "let a;"}) {
      long small = fuel(unit.repeat(2_000));
      assertTrue(fuel(unit.repeat(20_000)) <= small * 10.5, unit);
      assertEquals(small, fuel(unit.repeat(2_000)), unit);
    }
    assertTrue(fuel("a;".repeat(2_000)) > 2 * fuel("abc".repeat(1_333) + ";"), "tokens cost more than characters");
  }

  private static long fuel(String text) {
    return Eval.run("try { (0, eval)('if (0) {' + t + '}') } catch (e) {}", options(text).build()).fuelUsed();
  }

  /** What the host passes in costs what it executes, however long it is. Decision 2. */
  @Test
  void hostTextCostsNothing() {
    assertEquals(Eval.run("0").fuelUsed(),
        Eval.run("0 /* " + "a".repeat(5_000) + "*/").fuelUsed());
  }
}
