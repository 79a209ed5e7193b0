package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Limits;
import dev.ration.expression.SandboxError.Reason;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Attacks of the list at the end of docs/behaviour.md for which no other test of this package is the place. row 302. */
class ExpressionAttacksTest {
  private static final Limits PATIENT = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofSeconds(60)).build();

  private static ExpressionResult run(ExpressionKind kind, String expression, ExpressionScope scope) {
    return ExpressionSandbox.evaluate(kind, expression, scope, PATIENT);
  }

  /** row 174, row 178, row 180; attack 53: absent as a name, as a property of the global object, and through eval and Function. */
  @ParameterizedTest
  @ValueSource(strings = {"Date", "Promise", "Proxy", "WeakRef", "FinalizationRegistry", "Intl", "performance", "crypto", "fetch", "process",
      "require", "setTimeout", "setInterval", "setImmediate", "queueMicrotask", "console", "Uint8Array", "Float64Array", "ArrayBuffer",
      "SharedArrayBuffer", "Atomics", "DataView", "httpFetch", "runCode", "transpileCode", "module", "exports", "global", "window", "self",
      "Deno", "Java", "Packages", "java", "load", "print", "quit", "WebAssembly", "output", "branches", "structuredClone"})
  void absent(String name) {
    for (String typeOf : List.of("typeof " + name, "typeof globalThis['" + name + "']", "eval('typeof " + name + "')",
        "(0, eval)('typeof " + name + "')", "Function('return typeof " + name + "')()",
        "(function(){}).constructor('return typeof " + name + "')()", "typeof [].constructor.constructor('return this')()." + name)) {
      assertEquals("undefined", run(ExpressionKind.CONDITION, typeOf, ExpressionScope.EMPTY).value(), typeOf);
    }
  }

  /** row 166, row 171, row 173; attack 53 */
  @ParameterizedTest
  @CsvSource({"Object,function", "Array,function", "String,function", "Number,function", "Boolean,function", "Function,function",
      "Map,function", "Set,function", "WeakMap,function", "WeakSet,function", "RegExp,function", "Symbol,function", "BigInt,function",
      "parseInt,function", "parseFloat,function", "isNaN,function", "isFinite,function", "eval,function", "Error,function",
      "Math,object", "JSON,object", "Reflect,object", "inputs,object", "ctx,object", "run,object"})
  void present(String name, String type) {
    assertEquals(type, run(ExpressionKind.CONDITION, "typeof " + name, ExpressionScope.EMPTY).value());
  }

  /** attack 59: each trip with its reason and whether another try may help; the next evaluation knows nothing of it. */
  @Test
  void trips() { // row 187, row 199, row 232
    Limits hurried = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofMillis(50)).build();
    Limits small = PATIENT.toBuilder().heapBytes(1 << 20).build();
    assertTrip(Reason.TIMEOUT, true, "(() => { for (;;); })()", hurried);
    assertTrip(Reason.STACK, false, "(function f() { return 1 + f() })()", PATIENT);
    assertTrip(Reason.MEMORY, false, "(() => { const a = []; for (;;) a.push([1, 2, 3]) })()", small);
    assertTrip(Reason.MEMORY, false, "'x'.repeat(1 << 28)", small);
  }

  private static void assertTrip(Reason reason, boolean retryable, String expression, Limits limits) {
    for (ExpressionKind kind : ExpressionKind.values()) {
      SandboxError e = ExpressionSandbox.evaluate(kind, expression, ExpressionScope.EMPTY, limits).error().orElseThrow();
      assertEquals(reason, e.reason());
      assertEquals(retryable, e.isRetryable());
      assertEquals(2, ((Number) run(kind, "1 + 1", ExpressionScope.EMPTY).value()).intValue());
    }
  }

  /** row 183; attack 62: comments and line ends where people put them. */
  @Test
  void bodiesAsTheyAreWritten() {
    ExpressionScope scope = ExpressionScope.builder().branches(List.of(Map.of("n", 1), Map.of("n", 2))).build();
    assertEquals(3, ((Number) run(ExpressionKind.MERGE, """
        /* all of them */
        branches
          .map((b) => b.n) // their numbers

          .reduce((a, b) => a + b, 0) // summed""", scope).value()).intValue());
    assertEquals(true, run(ExpressionKind.CONDITION, "\r\n\ttrue // yes\r\n", scope).value());
  }

  /** row 186; attack 63: again and again the same, fuel and peak included. */
  @Test
  void again() {
    ExpressionScope scope = ExpressionScope.builder().outputs(Map.of("a", List.of(3, 1, 2), "b", Map.of("k", "v"))).build();
    String expression = "({ s: [...run.outputs.a].sort(), k: Object.entries(run.outputs.b), h: JSON.stringify(run.outputs) })";
    ExpressionResult first = run(ExpressionKind.TRANSFORM, expression, scope);
    for (int i = 0; i < 100; i++) {
      ExpressionResult next = run(ExpressionKind.TRANSFORM, expression, scope);
      assertEquals(first.value(), next.value());
      assertEquals(first.fuelUsed(), next.fuelUsed());
      assertEquals(first.heapPeak(), next.heapPeak());
    }
  }

  /** attack 73: far from the limit, from the first one on; the margins are wide, for busy machines. */
  @Test
  void cheap() { // row 192
    ExpressionScope scope = ExpressionScope.builder().inputs(Map.of("n", 21)).build();
    long start = System.nanoTime();
    assertTrue(run(ExpressionKind.TRANSFORM, "{ doubled: inputs.n * 2 }", scope).isOk());
    long first = System.nanoTime() - start;
    start = System.nanoTime();
    for (int i = 0; i < 500; i++) {
      assertTrue(run(ExpressionKind.TRANSFORM, "{ doubled: inputs.n * 2 + " + i + " }", scope).isOk());
    }
    long average = (System.nanoTime() - start) / 500;
    assertTrue(average < 20_000_000, "average of 500 new texts: " + average + " ns");
    assertTrue(first < 10_000_000_000L, "the first: " + first + " ns");
  }

  /** row 242; attack 60: what was thrown is in the detail, and nowhere else. */
  @Test
  void scrubbed() {
    ExpressionScope scope = ExpressionScope.builder().inputs(Map.of("token", "cnry-1")).build();
    SandboxError e = run(ExpressionKind.TRANSFORM, "(() => { throw inputs.token })()", scope).error().orElseThrow();
    for (String shown : List.of(e.getMessage(), e.toString(), e.toJson(), e.correlationId())) {
      assertFalse(shown.contains("cnry") || shown.contains("token"), shown);
    }
    assertTrue(e.detail().contains("cnry-1"));
  }

  /** A scope that is larger than an evaluation allows. */
  @Test
  void scopeOverTheEvaluationsLimit() { // row 69
    ExpressionScope scope = ExpressionScope.builder().outputs(Map.of("a", List.of("x".repeat(2000)))).build();
    Limits narrow = PATIENT.toBuilder().crossingBytes(1000).build();
    SandboxError e = ExpressionSandbox.evaluate(ExpressionKind.CONDITION, "run === 1", scope, narrow).error().orElseThrow();
    assertEquals(Reason.SCOPE, e.reason());
    assertTrue(ExpressionSandbox.evaluate(ExpressionKind.CONDITION, "1", scope, narrow).isOk());
  }
}
