package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Limits;
import dev.ration.expression.SandboxError.Reason;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads of ids that {@code run.outputs} does not have: undefined, or under the option a fault that nothing hides. */
class UnsettledReadsTest {
  private static final Map<String, Object> OUTPUTS = Map.of("scan", Map.of("score", 3), "empty", Map.of());
  private static final ExpressionScope STRICT = scope(OUTPUTS, true);
  private static final Limits PATIENT = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofSeconds(60)).build();

  private static ExpressionScope scope(Map<String, ?> outputs, boolean settledReadsOnly) {
    return ExpressionScope.builder().inputs(Map.of("id", "late", "record", Map.of())).outputs(outputs)
        .branches(List.of(Map.of("id", "late"))).settledReadsOnly(settledReadsOnly).build();
  }

  private static ExpressionResult run(String expression, ExpressionScope scope) {
    return ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, expression, scope, PATIENT);
  }

  private static void assertUnsettled(ExpressionResult r, String expression) {
    assertFalse(r.isOk(), () -> expression + " gave " + (r.isOk() ? r.value() : null));
    SandboxError e = r.error().orElseThrow();
    assertEquals(Reason.RUNTIME, e.reason(), () -> expression + ": " + e.detail());
    assertTrue(e.detail().contains("unsettled"), e.detail());
    assertEquals("the expression failed to evaluate", e.getMessage());
    assertFalse(e.isRetryable());
  }

  /** However the id is spelt: literal, computed, aliased, destructured, inherited; caught or not. */
  @ParameterizedTest
  @ValueSource(strings = {"run.outputs.late", "run.outputs['late']", "run?.outputs?.late", "run.outputs[inputs.id]",
      "run.outputs[`l${'ate'}`]", "(o => o.late)(run.outputs)", "(o => o[inputs.id])(run.outputs)", "(({late}) => 1)(run.outputs)",
      "(({late = 7}) => late)(run.outputs)", "(({['la' + 'te']: x}) => 1)(run.outputs)", "run.outputs.late === undefined",
      "run.outputs.late ?? 'x'", "typeof run.outputs.late", "void run.outputs.late", "run.outputs[0]", "run.outputs['0']",
      "Reflect.get(run.outputs, 'late')", "Reflect.get(run.outputs, 'late', {})", "Object.create(run.outputs).late",
      "Object.create(Object.create(run.outputs))[inputs.id]", "({__proto__: run.outputs, m() { return super.late }}).m()",
      "(() => { try { return run.outputs.late } catch (e) { return 1 } })()",
      "(() => { try { run.outputs.late } catch (e) {} return run.outputs.scan.score })()",
      "(() => { try { run.outputs.late } finally { return 1 } })()", "['late'].map(k => run.outputs[k])",
      "Array.from(Object.keys(run.outputs).concat('late'), k => run.outputs[k])", "run['outputs'].late", "eval('run.outputs.late')",
      "({get x() { return run.outputs.late }})", "({toJSON() { try { run.outputs.late } catch (e) {} return {} }})",
      "JSON.stringify({get x() { return run.outputs.late }})", "run.outputs.late()", "run.outputs.constructor",
      "run.outputs.toString", "run.outputs.__proto__", "run.outputs.late?.x", "run.outputs.late += 1"})
  void everyReadOfAnAbsentIdIsAFault(String expression) {
    assertUnsettled(run(expression, STRICT), expression);
    assertUnsettled(run(expression, scope(Map.of(), true)), expression);
  }

  /** What does not read a value stays free; what is there is read as ever. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      run.outputs.scan.score                                         ~ 3
      run.outputs[['sc', 'an'].join('')].score                       ~ 3
      run.outputs.scan.nothing === undefined                         ~ true
      run.outputs.empty.nothing === undefined                        ~ true
      inputs.late === undefined && ctx.late === undefined            ~ true
      inputs.record.late === undefined                               ~ true
      run.late === undefined                                         ~ true
      'late' in run.outputs                                          ~ false
      Object.hasOwn(run.outputs, 'late')                             ~ false
      Object.hasOwn(run.outputs, 'late') ? run.outputs.late : 'none' ~ none
      Object.keys(run.outputs).length                                ~ 2
      Object.entries(run.outputs).length                             ~ 2
      Object.getOwnPropertyDescriptor(run.outputs, 'late')           ~ undefined
      Reflect.has(run.outputs, 'late')                               ~ false
      Object.isFrozen(run.outputs)                                   ~ true
      Object.prototype.toString.call(run.outputs)                    ~ [object Object]
      JSON.stringify({...run.outputs}.scan)                          ~ {"score":3}
      JSON.stringify(run.outputs).length                             ~ 31
      run.outputs[Symbol.iterator] === undefined                     ~ true
      (() => { let n = 0; for (const k in run.outputs) n++; return n })() ~ 2
      """)
  void whatReadsNothingIsFree(String expression, String expected) {
    ExpressionResult r = run("String(" + expression + ")", STRICT);
    assertEquals(expected, r.isOk() ? r.value() : r.error().orElseThrow().detail());
  }

  /** A result that is or holds the record is converted without a read that counts. */
  @Test
  void resultsMayHoldTheOutputs() {
    Map<String, Object> settled = Map.of("scan", Map.of("score", 3L), "empty", Map.of());
    assertEquals(settled, run("run.outputs", STRICT).value());
    assertEquals(List.of(settled), run("[run.outputs]", STRICT).value());
    assertEquals(Reason.RUNTIME, run("(() => { throw run.outputs })()", STRICT).error().orElseThrow().reason());
    assertFalse(run("(() => { throw run.outputs })()", STRICT).error().orElseThrow().detail().contains("unsettled"));
  }

  /** row 299: without the option, undefined. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      run.outputs[inputs.id] === 'x'   ~ false
      run.outputs.late === undefined   ~ true
      typeof (o => o.late)(run.outputs) ~ undefined
      """)
  void byDefaultTheyAreUndefined(String expression, String expected) {
    assertEquals(expected, String.valueOf(run(expression, scope(OUTPUTS, false)).value()));
    assertEquals(Reason.RUNTIME, run("run.outputs[inputs.id].x", scope(OUTPUTS, false)).error().orElseThrow().reason());
  }

  /** One place in the code sees records of both sorts, and of the same layout: no cache takes one for the other. */
  @Test
  void cachesTellThemApart() {
    String alternating = "[inputs.record, inputs.record, run.outputs].map(o => { for (let i = 0; i < 100; i++) o.late; return 1 })";
    assertUnsettled(run(alternating, scope(Map.of(), true)), alternating);
    assertTrue(run(alternating, scope(Map.of(), false)).isOk());
    for (int i = 0; i < 50; i++) {
      assertTrue(run("run.outputs.late === undefined", scope(OUTPUTS, false)).isOk());
      assertUnsettled(run("run.outputs.late === undefined", STRICT), "after " + i);
    }
    String loop = "(() => { let n = 0; for (let i = 0; i < 1000; i++) n += run.outputs.scan.score; return n + run.outputs.late })()";
    assertUnsettled(run(loop, STRICT), loop);
  }

  /** row 240, row 259: deterministic, so it comes before a trip of a limit; a denial comes before it. */
  @Test
  void precedence() {
    String read = "(() => { try { run.outputs.late } catch (e) {} ";
    assertUnsettled(ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, read + "for (;;); })()", STRICT,
        PATIENT.toBuilder().timeout(Duration.ofMillis(30)).build()), "timeout");
    assertUnsettled(run(read + "throw new SyntaxError('x') })()", STRICT), "syntax");
    assertUnsettled(ExpressionSandbox.evaluate(ExpressionKind.CONDITION, read + "return {} })()", STRICT, PATIENT), "result");
    ExpressionScope secret = ExpressionScope.workflow().inputs(Map.of("tok", "s")).deniedInputNames(List.of("tok"))
        .ctx(WorkflowContextProjection.clean(Map.of())).settledReadsOnly(true).build();
    assertEquals(Reason.SECRET_CONTEXT, run(read + "try { inputs.tok } catch (e) {} })()", secret).error().orElseThrow().reason());
  }

  /** Many outputs, integer-like ids, and the name in the detail clipped. */
  @Test
  void wideOutputs() {
    Map<String, Object> outputs = new LinkedHashMap<>();
    for (int i = 0; i < 200; i++) {
      outputs.put("n" + i, i);
      outputs.put("" + i, i);
    }
    ExpressionScope scope = scope(outputs, true);
    assertEquals(300L, run("run.outputs.n100 + run.outputs[199] + 1", scope).value());
    assertUnsettled(run("run.outputs[200]", scope), "index");
    ExpressionResult r = run("run.outputs['x'.repeat(100000)]", scope);
    assertUnsettled(r, "long");
    assertTrue(r.error().orElseThrow().detail().length() < 200);
  }
}
