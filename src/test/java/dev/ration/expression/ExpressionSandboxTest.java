package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Limits;
import dev.ration.expression.SandboxError.Reason;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The expression sandbox: kinds, scope, caps, failures (sections J, M, O). */
class ExpressionSandboxTest {
  private static final ExpressionScope SCOPE = ExpressionScope.builder()
      .inputs(Map.of("n", 21, "a", 1, "list", List.of(1, 2), "when", Instant.parse("2026-01-01T00:00:00Z"),
          "nan", Double.NaN))
      .ctx(Map.of("mode", "strict"))
      .outputs(Map.of("my-node", Map.of("status", "ok"), "polluted", Map.of("__proto__", Map.of("p", 1))))
      .branches(List.of(Map.of("id", "x"), Map.of("id", "y"), Map.of("id", "z")))
      .build();

  private static Object value(ExpressionKind kind, String expression) {
    ExpressionResult r = ExpressionSandbox.evaluate(kind, expression, SCOPE);
    assertTrue(r.isOk(), () -> expression + " gave " + r + " " + r.error().map(SandboxError::detail));
    return r.value();
  }

  private static SandboxError error(ExpressionKind kind, String expression, Limits limits) {
    ExpressionResult r = ExpressionSandbox.evaluate(kind, expression, SCOPE, limits);
    assertFalse(r.isOk(), () -> expression + " gave " + r);
    return r.error().orElseThrow();
  }

  /** The default limits, and time for a machine that has other things to do. */
  private static final Limits PATIENT = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofSeconds(60)).build();

  private static SandboxError error(String expression) {
    return error(ExpressionKind.TRANSFORM, expression, PATIENT);
  }

  /** rows 144-150, 152, 153, 156, 159: what an expression sees. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      1 + 1 === 2                                           ~ true
      "{{inputs.a}}"                                        ~ {{inputs.a}}
      typeof output                                         ~ undefined
      typeof branches                                       ~ undefined
      run.outputs["my-node"].status                         ~ ok
      Object.getPrototypeOf(inputs) === null                ~ true
      Object.isFrozen(run.outputs) && Object.isFrozen(run)  ~ true
      Object.isFrozen(inputs.list) && Object.isFrozen(ctx)  ~ true
      "inputs" in globalThis                                ~ false
      typeof globalThis.run + typeof globalThis.ctx         ~ undefinedundefined
      ({}).p === undefined && Object.keys(run.outputs.polluted)[0] ~ __proto__
      inputs.when                                           ~ 2026-01-01T00:00:00.000Z
      inputs.nan === null                                   ~ true
      ctx.mode                                              ~ strict
      (function(){ return typeof this })()                  ~ undefined
      typeof this                                           ~ undefined
      inputs.list.map(x => x * 2).join()                    ~ 2,4
      Array.isArray(inputs.list)                            ~ true
      typeof Math.random + Math.max(1, 2)                   ~ undefined2
      Object.isFrozen(Math)                                 ~ true
      true // comment                                       ~ true
      eval("inputs.n + inputs.a")                           ~ 22
      inputs.n + eval("ctx.mode")                           ~ 21strict
      typeof (0, eval)("typeof inputs")                     ~ string
      (0, eval)("typeof inputs")                            ~ undefined
      """)
  void scope(String expression, String expected) {
    assertEquals(expected, String.valueOf(value(ExpressionKind.CONDITION, expression)));
  }

  /** row 148, row 149 */
  @Test
  void mergesSeeTheirBranchesInOrder() {
    assertEquals("x,y,z", value(ExpressionKind.MERGE, "branches.map(function(b){return b.id}).join(\",\")"));
    assertEquals("ok", value(ExpressionKind.MERGE, "run.outputs['my-node'].status"));
  }

  /** row 154, row 155, row 167: writes throw, and nothing outlives an evaluation. */
  @ParameterizedTest
  @ValueSource(strings = {"(inputs.a = 2)", "inputs = 3", "delete inputs.a", "inputs.list.push(3)", "inputs.fresh = 1",
      "ctx.mode = 'x'", "run.outputs = {}", "Math.random()", "(Math.random = () => 1)", "Object.defineProperty(inputs, 'a', {value: 2})",
      "Object.setPrototypeOf(inputs, {})", "eval('ctx = 1')", "eval('run.outputs.x = 1')"})
  void theScopeIsFrozen(String expression) {
    assertEquals(Reason.RUNTIME, error(expression).reason());
  }

  /** row 155 */
  @Test
  void prototypeWritesDoNotLeak() {
    value(ExpressionKind.TRANSFORM, "(({}).constructor.prototype.leaked = 1)");
    assertEquals(true, value(ExpressionKind.CONDITION, "Object.prototype.leaked === undefined"));
  }

  /** row 151, row 159, row 161, row 162 */
  @Test
  void badScopes() {
    Map<String, Object> cycle = new HashMap<>();
    cycle.put("self", cycle);
    Object deep = 1;
    for (int i = 0; i < 20_000; i++) {
      deep = List.of(deep);
    }
    String text = "the expression scope could not be serialized for evaluation";
    assertScopeFault(ExpressionScope.builder().inputs(cycle).build(), text);
    assertScopeFault(ExpressionScope.builder().inputs(Map.of("n", BigInteger.ONE.shiftLeft(70).add(BigInteger.ONE))).build(), text);
    assertScopeFault(ExpressionScope.builder().inputs(Map.of("f", (Runnable) () -> { })).build(), text);
    assertScopeFault(ExpressionScope.builder().ctx(Map.of("n", 1)).build(), text);
    assertScopeFault(ExpressionScope.builder().outputs(Map.of("n", deep)).build(),
        "the expression scope is nested too deeply to evaluate");
    List<Object> shared = List.of(1);
    assertTrue(ExpressionSandbox.evaluate(ExpressionKind.CONDITION, "1",
        ExpressionScope.builder().inputs(Map.of("a", shared, "b", shared)).build()).isOk());
  }

  private static void assertScopeFault(ExpressionScope scope, String message) {
    SandboxError e = ExpressionSandbox.evaluate(ExpressionKind.CONDITION, "1", scope).error().orElseThrow();
    assertEquals(Reason.SCOPE, e.reason());
    assertEquals(message, e.getMessage());
  }

  /** row 157, row 160 */
  @Test
  void keyOrderIsTheHosts() {
    Map<String, Object> outputs = new LinkedHashMap<>();
    outputs.put("b", 1);
    outputs.put("a", 2);
    outputs.put("10", 3);
    outputs.put("9", 4);
    ExpressionScope scope = ExpressionScope.builder().outputs(outputs).build();
    assertEquals("9,10,b,a", ExpressionSandbox.evaluate(ExpressionKind.CONDITION, "Object.keys(run.outputs).join()", scope)
        .value());
    assertEquals(false, ExpressionSandbox.evaluate(ExpressionKind.CONDITION, "'tok' in inputs", scope).value());
  }

  /** A scope is a snapshot: what the host does to its maps later is not seen. */
  @Test
  void scopesAreCopies() {
    Map<String, Object> inputs = new HashMap<>(Map.of("a", 1));
    ExpressionScope scope = ExpressionScope.builder().inputs(inputs).build();
    inputs.put("a", 2);
    assertEquals(1L, ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "inputs.a", scope).value());
  }

  /** row 183, row 184, row 185, row 233; attack 62. */
  @ParameterizedTest
  @ValueSource(strings = {"1 +", "", "true /* x", "1); (2", "1; 2", "return 1", "let a = 1", "{", "import('x')", "await 1",
      "if (1) 2", "throw 1", "1) , (2", "a b"})
  void onlyExpressions(String expression) {
    SandboxError e = error(expression);
    assertEquals(Reason.SYNTAX, e.reason());
    assertEquals("the expression is not valid JavaScript", e.getMessage());
  }

  /** row 184 */
  @Test
  void longExpressions() {
    SandboxError e = error("(".repeat(120_000));
    assertEquals(Reason.SYNTAX, e.reason());
    assertEquals("the expression is too large to evaluate", e.getMessage());
    assertEquals(Reason.SYNTAX, error("(".repeat(90_000)).reason());
  }

  /** row 186, row 190 */
  @Test
  void evaluationIsAFunctionOfTheScope() {
    for (int i = 0; i < 100; i++) {
      assertEquals(List.of(1L, 2L, false), value(ExpressionKind.TRANSFORM, "[...inputs.list, Object.is(-0, 0)]"));
    }
  }

  /** row 192, row 196, row 197, row 238, row 240; attack 59. */
  @Test
  void timeouts() {
    Limits quick = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofMillis(30)).build();
    for (String loop : new String[] {"(function(){while(true){}})()",
        "(function(){ try { while (true) {} } catch (e) { return 1 } finally { return 2 } })()"}) {
      SandboxError e = error(ExpressionKind.CONDITION, loop, quick);
      assertEquals(Reason.TIMEOUT, e.reason());
      assertTrue(e.isRetryable());
      assertEquals("the expression exceeded its time limit", e.getMessage());
    }
    assertEquals(1L, value(ExpressionKind.CONDITION, "1"));
  }

  /** row 191 */
  @Test
  void anInterruptIsARuntimeFailure() {
    Thread.currentThread().interrupt();
    SandboxError e = error("1");
    assertTrue(Thread.interrupted());
    assertEquals(Reason.RUNTIME, e.reason());
  }

  /** row 193, row 194, row 195, row 236, row 237, attack 59; decision 8: fuel is a resource, never a timeout. */
  @Test
  void resourceLimits() {
    SandboxError memory = error("(function(){ const a = []; for (;;) a.push({}) })()");
    assertEquals(Reason.MEMORY, memory.reason());
    assertEquals("the expression exceeded a resource limit", memory.getMessage());
    SandboxError stack = error("(function f(){return 1+f()})()");
    assertEquals(Reason.STACK, stack.reason());
    assertEquals("the expression exceeded its stack limit", stack.getMessage());
    assertEquals("SWALLOWED",
        value(ExpressionKind.TRANSFORM, "(function f(){ try { return f() } catch (e) { return \"SWALLOWED\" } })()"));
    Limits fuel = ExpressionSandbox.LIMITS.toBuilder().fuel(100).build();
    assertEquals(Reason.MEMORY, error(ExpressionKind.CONDITION, "(function(){for(;;);})()", fuel).reason());
    assertEquals(1L, value(ExpressionKind.CONDITION, "1"), "row 199");
  }

  /** row 234, row 235, row 238, row 239, row 241; attack 58. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      (function(){ throw new SyntaxError("x") })()                          ~ SYNTAX
      (0, eval)("1 +")                                                      ~ SYNTAX
      nope.foo                                                              ~ RUNTIME
      (function(){ throw 42 })()                                            ~ RUNTIME
      (function(){ throw {} })()                                            ~ RUNTIME
      (function(){ throw null })()                                          ~ RUNTIME
      (function(){ throw new Error("interrupted") })()                      ~ RUNTIME
      (function(){ throw new Error("stack overflow happened") })()          ~ RUNTIME
      (function(){ throw new Error("out of memory") })()                    ~ RUNTIME
      (function(){ throw new Error("string too long") })()                  ~ RUNTIME
      (function(){ throw { name: "InternalError", message: "interrupted" } })() ~ RUNTIME
      (function(){ throw new RangeError("Maximum call stack size exceeded") })() ~ RUNTIME
      """)
  void reasons(String expression, Reason reason) {
    SandboxError e = error(expression);
    assertEquals(reason, e.reason());
    assertFalse(e.isRetryable());
  }

  /** row 231, row 232 */
  @ParameterizedTest
  @EnumSource
  void onlyTimeoutsAreWorthAnotherTry(Reason reason) {
    assertEquals(reason == Reason.TIMEOUT, reason.isRetryable());
  }

  /** row 231 */
  @Test
  void theReasonsAreClosed() {
    assertEquals("[syntax, runtime, timeout, memory, stack, result_type, non_serializable, scope, secret_context]",
        Arrays.toString(Reason.values()));
  }

  /** row 235, row 242, row 243, row 244 */
  @Test
  void messagesHoldNothingOfTheData() {
    SandboxError e = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM,
        "(function(){ throw inputs.token })()",
        ExpressionScope.builder().inputs(Map.of("token", "tok_live_9f31c2")).build()).error().orElseThrow();
    assertEquals("the expression failed to evaluate", e.getMessage());
    assertEquals("tok_live_9f31c2", e.detail());
    assertFalse((e.toString() + e.getMessage() + e.getLocalizedMessage()).contains("tok_live"));
    assertNull(e.getCause());
    assertEquals(0, e.getStackTrace().length);
    assertEquals("sandbox_error", e.code());
    assertEquals("TypeError: m", error("(function(){ throw new TypeError('m') })()").detail());
    assertEquals("42", error("(function(){ throw 42 })()").detail());
    assertTrue(error("(function(){ throw {message: 'x'.repeat(1000000)} })()").detail().length() <= 10_100);
    assertTrue(e.correlationId().length() > 0);
  }

  /** row 230 */
  @Test
  void theResultThrowsItsError() {
    ExpressionResult r = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "nope", SCOPE);
    assertEquals(Reason.RUNTIME, assertThrows(SandboxError.class, r::value).reason());
    assertThrows(IllegalArgumentException.class, () -> ExpressionSandbox.evaluate(null, "1", SCOPE));
    assertEquals(Reason.SCOPE,
        ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "1", null).error().orElseThrow().reason());
    assertEquals(Reason.SYNTAX,
        ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, null, SCOPE).error().orElseThrow().reason());
  }

  /** row 192, row 193, row 194, row 198 */
  @Test
  void theDefaultsAreFixed() {
    Limits limits = ExpressionSandbox.LIMITS;
    assertEquals(Limits.UNLIMITED, limits.fuel());
    assertEquals(16 << 20, limits.heapBytes());
    assertEquals(Duration.ofMillis(1000), limits.timeout());
    assertEquals(1000, limits.stackDepth());
  }
}
