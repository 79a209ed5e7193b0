package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bounds of source text (rows 62-68) and of crossings (row 69). */
class SourceLimitsTest {
  private static EvalError error(String code) {
    EvalResult r = Eval.run(code);
    assertEquals(0, r.fuelUsed(), "row 75");
    return r.error().orElseThrow();
  }

  /** row 62, row 63 */
  @Test
  void theCapIsExact() {
    EvalError e = error("1//" + "x".repeat(8190));
    assertEquals(EvalError.Kind.SOURCE_SIZE, e.kind());
    assertEquals("Eval source is 8193 bytes, over the 8192-byte limit; raise it with sourceBytes", e.message());
    assertEquals(1L, Eval.run("1//" + "x".repeat(8189)).value());
  }

  /** row 64 */
  @Test
  void theCapCountsBytes() {
    assertEquals(EvalError.Kind.SOURCE_SIZE, error("'" + "\uD83D\uDE00".repeat(2731) + "'").kind());
    assertEquals(2720L, Eval.run("'" + "\u20ac".repeat(2720) + "'.length").value());
    assertEquals(EvalError.Kind.SOURCE_SIZE, error("'" + "\ud800".repeat(2731) + "'").kind());
    assertTrue(Eval.run("'" + "\ud800".repeat(2730) + "'").isOk());
  }

  /** row 65 */
  @Test
  void theCapCanBeLifted() {
    String code = "1//" + "x".repeat(120_000);
    assertEquals(1L, Eval.run(code, EvalOptions.builder().sourceBytes(0).build()).value());
    assertEquals(1L, Eval.run(code, EvalOptions.builder().sourceBytes(Limits.UNLIMITED).build()).value());
    assertEquals(1L, Eval.run(code, EvalOptions.builder().sourceBytes(120_003).build()).value());
  }

  /** row 66 */
  @Test
  void refusalsAreCheap() {
    for (int size : new int[] {300_000, 1 << 20, 20 << 20}) {
      String code = "(".repeat(size);
      long start = ProcessorTime.nanos();
      assertEquals(EvalError.Kind.SOURCE_SIZE, error(code).kind());
      assertTrue(ProcessorTime.nanos() - start < 300_000_000L, "row 66");
    }
  }

  /** row 67, row 68: every text under the cap is quick to refuse or to run. */
  @ParameterizedTest
  @ValueSource(strings = {"(", "[", "{", "`${", "((", "([", "{[", "({a:", "[[", ")", "]", "}", "/*", "//", "'", "`", "a(",
      "a[", "a.", "a?", "a?b:", "=>", "x=>", "(x)=>", "(x=>", "function(", "class A (", "class A extends ", "if(1)", "if(1){",
      "for(;;)", "while(1)", "do ", "try{", "switch(1){case 1:", "!", "-", "+ +", "typeof ", "new ", "delete ", "a=", "a,",
      "a+", "a**", "a??", "a||", "...", "[...", "({...", "x:", "0 ", "\\u{", "#", "@", "<!--", "let a=", "var a;", "return ",
      "throw ", "yield ", "await ", "async ", "async()=>", "/(", "0x", "1e", "1_", "\"\\", "get ", "static "})
  void hostileTextIsQuick(String token) {
    String code = token.repeat(8192 / token.length());
    long start = ProcessorTime.nanos();
    EvalResult r = Eval.run(code, EvalOptions.builder().fuel(10_000).build());
    long millis = (ProcessorTime.nanos() - start) / 1_000_000;
    assertTrue(millis < 1500, () -> token + " took " + millis + " ms");
    assertTrue(r.isOk() || r.error().orElseThrow().kind() != EvalError.Kind.INVALID, () -> token + " gave " + r);
  }

  /** row 68 */
  @Test
  void nestingIsBounded() {
    EvalOptions any = EvalOptions.builder().sourceBytes(0).build();
    EvalResult r = Eval.run("(".repeat(10_000) + "1" + ")".repeat(10_000), any);
    EvalError e = r.error().orElseThrow();
    assertEquals(EvalError.Kind.SYNTAX, e.kind());
    assertTrue(e.line() == 1 && e.column() > 1, e::toString);
    assertEquals(1L, Eval.run("(".repeat(60) + "1" + ")".repeat(60), any).value());
  }

  /** row 69 */
  @Test
  void crossingsAreBounded() {
    EvalResult r = Eval.run("s.length", Map.of("s", "x".repeat(3_000_000)), 1_000_000);
    assertEquals(EvalError.Kind.BOUNDARY, r.error().orElseThrow().kind());
    assertTrue(r.error().orElseThrow().message().contains("4194304-byte limit"), r::toString);
    EvalOptions raised = EvalOptions.builder().context(Map.of("s", "x".repeat(3_000_000))).crossingBytes(8 << 20).build();
    assertEquals(3_000_000L, Eval.run("s.length", raised).value());
    long small = Eval.run("s.length", Map.of("s", "x".repeat(1_000)), 1_000_000).fuelUsed();
    long large = Eval.run("s.length", Map.of("s", "x".repeat(100_000)), 1_000_000).fuelUsed();
    assertTrue(large - small >= 2 * 99_000 / 16 - 1, "row 100");
    assertEquals(EvalError.Kind.FUEL,
        Eval.run("s.length", Map.of("s", "x".repeat(100_000)), 100).error().orElseThrow().kind());
  }
}
