package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Limits;
import dev.ration.expression.SandboxError.Reason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an expression may give, and how it leaves (section N). */
class ResultContractTest {
  /** The default limits, and time for a machine that has other things to do. */
  private static final Limits PATIENT = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofSeconds(60)).build();

  private static ExpressionResult run(ExpressionKind kind, String expression) {
    return ExpressionSandbox.evaluate(kind, expression, ExpressionScope.EMPTY, PATIENT);
  }

  private static Object transform(String expression) {
    ExpressionResult r = run(ExpressionKind.TRANSFORM, expression);
    assertTrue(r.isOk(), () -> expression + " gave " + r + " " + r.error().map(SandboxError::detail));
    return r.value();
  }

  private static Reason reason(ExpressionKind kind, String expression) {
    ExpressionResult r = run(kind, expression);
    assertFalse(r.isOk(), () -> expression + " gave " + r);
    return r.error().orElseThrow().reason();
  }

  /** row 200 */
  @ParameterizedTest
  @ValueSource(strings = {"({a:1})", "null", "undefined", "[]", "2n", "Symbol()", "() => 1", "new String('x')",
      "new Boolean(true)", "({ toJSON() { return true } })", "({ get a() { throw 1 } })", "({ toJSON() { return [] } })"})
  void conditionsAreScalars(String expression) {
    assertEquals(Reason.RESULT_TYPE, reason(ExpressionKind.CONDITION, expression));
    assertEquals("a condition expression must evaluate to a boolean, string, or number",
        run(ExpressionKind.CONDITION, expression).error().orElseThrow().getMessage());
  }

  /** row 201, row 213 */
  @Test
  void numbersKeepTheirValueAndSign() {
    for (ExpressionKind kind : ExpressionKind.values()) {
      assertEquals(Double.NaN, run(kind, "0/0").value());
      assertEquals(-0.0, run(kind, "-0").value());
      assertEquals(Double.POSITIVE_INFINITY, run(kind, "1/0").value());
      assertEquals(3L, run(kind, "3").value());
      assertEquals("s", run(kind, "'s'").value());
      assertEquals(true, run(kind, "true").value());
    }
  }

  /** row 203, row 209, row 211, row 212, row 214, row 216 */
  @Test
  void valuesAreJson() {
    assertEquals(null, transform("null"));
    assertEquals(Map.of(), transform("new Map([[\"a\",1]])"));
    assertEquals(List.of(Map.of(), Map.of()), transform("[new Set([1]), new Map()]"));
    Map<String, Object> numbers = new HashMap<>();
    numbers.put("x", null);
    numbers.put("y", null);
    numbers.put("z", 5L);
    numbers.put("w", 0L);
    assertEquals(numbers, transform("({x:0/0,y:1/0,z:5,w:-0})"));
    assertEquals(Map.of("b", Arrays.asList(null, null)), transform("({a:undefined,b:[undefined,()=>1]})"));
    assertEquals(Map.of("a", "x"), transform("({a:new String(\"x\")})"));
    assertEquals(Map.of("a", 1L), transform("({toJSON(){return {a:1}}})"));
    assertEquals(null, transform("({toJSON(){return null}})"), "row 207");
    assertEquals(Map.of("doubled", 42L), transform("{ doubled: 21 * 2 }"));
  }

  /** row 204, row 205, row 206, row 208, row 210, row 215 */
  @ParameterizedTest
  @ValueSource(strings = {"undefined", "() => 1", "Symbol('x')", "2n", "2n ** 64n", "new String(\"x\")", "new Number(1)",
      "new Boolean(true)", "Object(1n)", "Object(Symbol())", "({toJSON(){return 5}})", "({toJSON(){return undefined}})",
      "({toJSON(){return () => 1}})", "({toJSON(){return 'x'}})", "(() => { const a={}; a.self=a; return a })()",
      "({a:1n})", "[1n]", "({ get a() { throw 1 } })", "({ toJSON() { throw 1 } })", "new (class extends Function {})()"})
  void whatJsonCannotExpress(String expression) {
    assertEquals(Reason.NON_SERIALIZABLE, reason(ExpressionKind.TRANSFORM, expression));
    assertEquals(Reason.NON_SERIALIZABLE, reason(ExpressionKind.MERGE, expression));
  }

  /** row 217, row 219, row 220, row 225 */
  @Test
  void errorsKeepTheirDiagnostics() {
    Map<?, ?> e = (Map<?, ?>) transform("new TypeError(\"m\")");
    assertEquals("TypeError", e.get("name"));
    assertEquals("m", e.get("message"));
    assertEquals(Map.of("message", "p"), transform("Object.create({message:\"p\"})"));
    Map<?, ?> named = (Map<?, ?>) transform("Object.assign(new Error(\"m\"),{name:\"N\"})");
    assertEquals("N", named.get("name"));
    assertEquals(Map.of("e", Map.of()), transform("({e:new Error(\"m\")})"));
    assertEquals(Map.of("a", 1L, "name", "polluted"),
        transform("(() => { Object.prototype.name = 'polluted'; return {a: 1} })()"));
  }

  /** row 218, attack 69: first the data, then the missing fields in their order, then their values. */
  @Test
  void diagnosticsAreReadInOrder() {
    String expression = """
        (() => {
          const log = [];
          const o = { get b() { log.push('b'); return 1 }, get a() { log.push('a'); return 2 } };
          const p = {};
          for (const k of ['lineNumber', 'fileName', 'stack', 'message', 'name']) {
            Object.defineProperty(p, k, { get() { log.push(k); return { toJSON() { log.push('json ' + k); return log.join() } } } });
          }
          return Object.setPrototypeOf(o, p);
        })()""";
    Map<?, ?> r = (Map<?, ?>) transform(expression);
    assertEquals(List.of("b", "a", "name", "message", "stack", "fileName", "lineNumber"), new ArrayList<>(r.keySet()));
    assertEquals("b,a,name,message,stack,fileName,lineNumber,json name", r.get("name"));
  }

  /** row 221, row 222, row 223 */
  @Test
  void diagnosticsThatDoNotCount() {
    assertEquals(List.of(1L), transform("Object.defineProperty([1], 'name', { get() { return 'n' } })"));
    assertEquals(Map.of("a", 1L),
        transform("Object.setPrototypeOf({a: 1}, { get name() { throw 1 }, get message() { return undefined } })"));
    assertEquals(Reason.NON_SERIALIZABLE,
        reason(ExpressionKind.TRANSFORM, "({ toJSON() { return 5 }, get name() { for (;;); } })"));
  }

  /** row 224, row 226 */
  @Test
  void hooksRunOnceOrNotAtAll() {
    assertEquals("a", transform("(String.prototype.toJSON = () => 'x', 'a')"));
    assertEquals(5L, transform("(Number.prototype.toJSON = () => 'x', 5)"));
    assertEquals(Map.of("n", 1L), transform("(() => { let n = 0; return { toJSON() { n++; return { n } } } })()"));
  }

  /** row 246: of what fails in a conversion only memory, fuel and depth keep their reason. */
  @Test
  void conversionsThatFail() {
    Limits quick = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofMillis(30)).build();
    for (ExpressionKind kind : ExpressionKind.values()) {
      SandboxError slow = ExpressionSandbox.evaluate(kind, "({get a(){while(true){}}})", ExpressionScope.EMPTY, quick).error()
          .orElseThrow();
      assertEquals(kind == ExpressionKind.CONDITION ? Reason.RESULT_TYPE : Reason.NON_SERIALIZABLE, slow.reason());
      assertFalse(slow.isRetryable());
    }
    assertEquals(Reason.MEMORY,
        reason(ExpressionKind.TRANSFORM, "({get a(){ const a = []; for (;;) a.push([]) }})"));
    assertEquals(Reason.STACK, reason(ExpressionKind.TRANSFORM, "({get a(){ return (function f() { f() })() }})"));
  }

  /** row 227: of a stack only its type is promised. row 245: a thrown BigInt runs no hook. */
  @Test
  void thrownAndStack() {
    assertTrue(((Map<?, ?>) transform("new Error('m')")).get("stack") instanceof String);
    ExpressionResult r = run(ExpressionKind.TRANSFORM,
        "(function(){ BigInt.prototype.toJSON = () => { for (;;); }; throw 5n })()");
    assertEquals(Reason.RUNTIME, r.error().orElseThrow().reason());
    assertEquals("5", r.error().orElseThrow().detail());
  }

  /** row 228 */
  @Test
  void resultsAreDetached() {
    Object r = transform("({ list: [1, { a: 'x' }] })");
    assertEquals(Map.of("list", List.of(1L, Map.of("a", "x"))), r);
  }

  /** row 209, row 226: toJSON is looked up in every object, also where a prototype gets one on the way. */
  @Test
  void toJsonIsFoundWhereverItIs() {
    assertEquals(List.of("own", "inherited", Map.of("x", 1L), "late"), transform("""
        (() => {
          class Inheriting { toJSON() { return 'inherited' } }
          const sets = { get x() { Object.prototype.toJSON = () => 'late'; return 1 } };
          return [{ toJSON: () => 'own' }, new Inheriting(), sets, { b: 1 }];
        })()"""));
  }

  /** row 226: the getter of an inherited toJSON runs once an object, on that object. */
  @Test
  void anInheritedGetterOfToJsonRunsOnceAnObject() {
    assertEquals(Map.of("log", "abab"), transform("""
        (() => {
          let log = '';
          Object.defineProperty(Object.prototype, 'toJSON', { get() { log += this.tag ?? ''; }, configurable: true });
          JSON.stringify([{ tag: 'a' }, { tag: 'b' }]);
          return { get log() { return log }, [Symbol()]: 1, __proto__: { tag: 'ab' } };
        })()"""));
  }
}
