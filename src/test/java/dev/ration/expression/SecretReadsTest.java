package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Limits;
import dev.ration.expression.SandboxError.Reason;
import java.time.Duration;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Denied inputs and context keys: whatever asks for one is refused, and nothing the expression does undoes it (attack 64). */
class SecretReadsTest {
  private static final String SECRET = "tok_live_4c1d77";
  private static final ExpressionScope SCOPE = scope();
  private static final Limits PATIENT = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofSeconds(60)).build();

  private static ExpressionScope scope() {
    Map<String, Object> inputs = new LinkedHashMap<>();
    inputs.put("a", 1);
    inputs.put("tok", SECRET);
    inputs.put("z", "clean");
    return ExpressionScope.workflow()
        .inputs(inputs)
        .deniedInputNames(List.of("tok", "omitted"))
        .ctx(WorkflowContextProjection.of(Map.of("mode", "strict"), List.of("key"), List.of("mode", "key")))
        .outputs(Map.of("old", SECRET))
        .branches(List.of(Map.of("id", "x")))
        .build();
  }

  private static ExpressionResult run(ExpressionKind kind, String expression) {
    return ExpressionSandbox.evaluate(kind, expression, SCOPE, PATIENT);
  }

  private static SandboxError error(String expression) {
    ExpressionResult r = run(ExpressionKind.TRANSFORM, expression);
    assertFalse(r.isOk(), () -> expression + " gave " + (r.isOk() ? r.value() : null));
    return r.error().orElseThrow();
  }

  /** row 253, row 255, row 256: every way to ask. */
  @ParameterizedTest
  @ValueSource(strings = {
      "inputs.tok", "ctx.key", "inputs['t' + 'ok']", "inputs?.tok", "typeof inputs.tok", "`${inputs.tok}`", "[...[inputs.tok]]",
      "inputs.tok === undefined", "inputs.tok ?? 1", "inputs.tok || 1", "(i => i.tok)(inputs)", "(({tok}) => 1)(inputs)",
      "(({tok, ...rest}) => rest)(inputs)", "(({a, ...rest}) => rest)(inputs)", "({...inputs})", "({...ctx})",
      "(function(){ try { inputs.tok } catch (e) {} return 1 })()",
      "(function(){ try { return inputs.tok } finally { return 1 } })()",
      "(function(){ for (;;) { try { inputs.tok } catch (e) { break } } return 1 })()",
      "JSON.stringify(inputs)", "JSON.stringify({inputs})", "JSON.stringify(inputs, ['tok'])", "JSON.stringify(1, () => inputs.tok)",
      "Object.getOwnPropertyDescriptor(inputs, 'tok').get()", "Object.getOwnPropertyDescriptors(inputs).tok.get.call(null)",
      "Object.prototype.__lookupGetter__.call(inputs, 'tok')()", "[1].map(Object.getOwnPropertyDescriptor(ctx, 'key').get)",
      "Object.getOwnPropertyDescriptor(inputs, 'tok').get.bind(1)()",
      "Reflect.apply(Object.getOwnPropertyDescriptor(inputs, 'tok').get, 1, [])",
      "Object.values(inputs)", "Object.entries(inputs)", "Object.assign({}, inputs)", "Reflect.get(inputs, 'tok')",
      "Reflect.get(inputs, 'tok', {})", "Object.create(inputs).tok", "({__proto__: inputs, m() { return super.tok }}).m()",
      "Object.setPrototypeOf({}, inputs).tok", "(class { static m() { return inputs.tok } }).m()",
      "(() => { let n = 0; for (const k in inputs) { n += inputs[k] } return n })()",
      "eval('inputs.tok')", "(0, eval)('1') + eval('ctx').key", "[...(function*(){ yield inputs.tok })()]",
      "[3, 1].sort(() => inputs.tok)", "'x'.replace('x', () => inputs.tok)", "Array.from({length: 1}, () => inputs.tok)",
      "Object.fromEntries(Object.entries(inputs))", "Object.groupBy([1], () => inputs.tok)", "new Map([[1, 2]]).forEach(() => inputs.tok)",
      "[inputs.tok]", "({x: inputs.tok})", "inputs.tok.length", "inputs.tok()", "delete inputs.tok.x", "inputs.tok = inputs.tok",
      "Array.prototype.map.call({length: 1, get 0() { return inputs.tok }}, x => x)", "Object.is(inputs.tok, 1)",
      "[1].some(() => { try { inputs.tok } catch { return true } })", "new (class { x = inputs.tok })()",
      "String({toString() { return inputs.tok }})", "1 + {valueOf() { return inputs.tok }}", "({[inputs.tok]: 1})",
      "((x = inputs.tok) => 1)()", "(([x = ctx.key]) => 1)([])", "inputs.a ? ctx.key : 1", "void inputs.tok",
      "(() => { switch (1) { case inputs.tok: return 1; default: return 2 } })()",
      "new Set([1]).isSubsetOf({size: 1, has: () => inputs.tok, keys: () => [][Symbol.iterator]()})"})
  void everyReadIsDenied(String expression) {
    assertDenied(error(expression));
  }

  private static void assertDenied(SandboxError e) {
    assertEquals(Reason.SECRET_CONTEXT, e.reason(), () -> e + " " + e.detail());
    assertEquals("secret-derived values are unavailable to expressions", e.getMessage());
    assertEquals("sandbox_error", e.code());
    assertFalse(e.isRetryable());
    assertNull(e.detail());
    assertNull(e.getCause());
    assertFalse((e + e.toJson()).contains(SECRET));
  }

  /** row 254: text, code, flag; no detail and no cause, of whatever kind the expression is. */
  @ParameterizedTest
  @EnumSource
  void theDiagnosticIsFixed(ExpressionKind kind) {
    assertDenied(run(kind, "inputs.tok").error().orElseThrow());
    assertDenied(run(kind, "(() => { try { ctx.key } catch (e) { throw new TypeError(e.message + inputs.z) } })()").error()
        .orElseThrow());
  }

  /** row 256: reads while the result is serialized, of every kind; row 282: the same run, so that the latch is seen. */
  @ParameterizedTest
  @ValueSource(strings = {"inputs", "ctx", "[inputs]", "({deep: {deeper: [ctx]}})", "({toJSON() { return inputs.tok }})",
      "({toJSON() { try { inputs.tok } catch (e) {} return {a: 1} }})", "({get x() { try { return inputs.tok } catch { return 1 } }})",
      "({get x() { ctx.key }})", "Object.create({get message() { return inputs.tok }})",
      "Object.defineProperty(new Error('m'), 'stack', {get() { return ctx.key }})",
      "Object.assign(new String('s'), {toJSON() { return inputs.tok }})", "Object.assign(() => 1, {toJSON() { return inputs.tok }})"})
  void readsDuringSerializationAreDenied(String expression) {
    for (ExpressionKind kind : ExpressionKind.values()) {
      assertDenied(run(kind, expression).error().orElseThrow());
    }
  }

  /** row 257, row 258, row 264: keys are free, and nothing is there that could be taken for a value or a marker. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      Object.keys(inputs).length                                          ~ 3
      Object.keys(inputs).join()                                          ~ a,tok,z
      Object.keys(ctx).join()                                             ~ mode,key
      Reflect.ownKeys(inputs).join()                                      ~ a,tok,z
      Object.getOwnPropertyNames(inputs).join()                           ~ a,tok,z
      "tok" in inputs                                                     ~ true
      "key" in ctx                                                        ~ true
      Object.hasOwn(inputs, "tok")                                        ~ true
      Reflect.has(inputs, "tok")                                          ~ true
      (() => { let k = ''; for (const x in inputs) k += x; return k })()  ~ atokz
      inputs.a + inputs.z + ctx.mode                                      ~ 1cleanstrict
      (({a, z}) => a + z)(inputs)                                         ~ 1clean
      Object.isFrozen(inputs) && Object.isFrozen(ctx)                     ~ true
      Object.getOwnPropertyDescriptor(inputs, 'tok').enumerable           ~ true
      Object.getOwnPropertyDescriptor(inputs, 'tok').configurable         ~ false
      typeof Object.getOwnPropertyDescriptor(inputs, 'tok').get           ~ function
      typeof Object.getOwnPropertyDescriptor(inputs, 'tok').set           ~ undefined
      'value' in Object.getOwnPropertyDescriptor(inputs, 'tok')           ~ false
      Object.isFrozen(Object.getOwnPropertyDescriptor(inputs, 'tok').get) ~ true
      String(Object.getOwnPropertyDescriptor(inputs, 'tok').get)          ~ function deniedRead() { [native code] }
      run.outputs.old                                                     ~ tok_live_4c1d77
      """)
  void keysAreFree(String expression, String expected) { // row 262: history is not scanned
    ExpressionResult r = run(ExpressionKind.CONDITION, expression);
    assertEquals(expected, String.valueOf(r.isOk() ? r.value() : r.error().orElseThrow().detail()));
  }

  /** row 160, row 263: of the declared names only what the inputs have is there. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      typeof inputs.omitted                                             ~ undefined
      'omitted' in inputs                                               ~ false
      Object.hasOwn(inputs, 'omitted')                                  ~ false
      Object.getOwnPropertyDescriptor(inputs, 'omitted') === undefined  ~ true
      Reflect.ownKeys(inputs).includes('omitted')                       ~ false
      """)
  void omittedSecretsAreAbsent(String expression, String expected) {
    assertEquals(expected, String.valueOf(run(ExpressionKind.CONDITION, expression).value()));
  }

  /** A null that was given under a declared name is denied like any other value. */
  @Test
  void aNullSecretIsThere() {
    Map<String, Object> inputs = new LinkedHashMap<>();
    inputs.put("tok", null);
    ExpressionScope scope = ExpressionScope.workflow().inputs(inputs).deniedInputNames(List.of("tok"))
        .ctx(WorkflowContextProjection.clean(Map.of())).build();
    assertEquals(Reason.SECRET_CONTEXT,
        ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "inputs.tok", scope).error().orElseThrow().reason());
  }

  /** row 255, row 259: the denial comes before all other ends of an evaluation, those of the limits included. */
  @ParameterizedTest
  @ValueSource(strings = {"throw new SyntaxError('x')", "throw new Error('interrupted')", "throw {name: 'InternalError'}",
      "return 1n", "return Symbol()", "return undefined", "return {get a() { throw 1 }}", "return {toJSON() { throw 1 }}",
      "const o = {}; o.o = o; return o", "return {a: 1n}", "return new String('s')", "(function f() { f() })()",
      "for (const a = [];;) a.push({})", "for (;;);", "throw undefined", "return {get a() { for (;;); }}",
      "return {get a() { return (function f() { f() })() }}"})
  void aDenialWinsOverEverything(String end) {
    ExpressionResult r = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM,
        "(function(){ try { inputs.tok } catch (e) {} " + end + " })()", SCOPE,
        PATIENT.toBuilder().timeout(Duration.ofMillis(500)).build());
    assertDenied(r.error().orElseThrow());
  }

  /** row 259: over a spent budget too. */
  @Test
  void aDenialWinsOverFuel() {
    ExpressionResult r = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM,
        "(function(){ try { inputs.tok } catch (e) {} for (;;); })()", SCOPE, PATIENT.toBuilder().fuel(500).build());
    assertDenied(r.error().orElseThrow());
  }

  /** row 260: what fails before the accessor runs is an ordinary failure, and what it hides was never there. */
  @Test
  void aReadWithoutAFrameIsNotOne() {
    assertEquals("SWALLOWED", run(ExpressionKind.TRANSFORM, """
        (function f() {
          try { return f() } catch (e) {
            try { return inputs.tok } catch (e2) { return "SWALLOWED" }
          }
        })()""").value());
    assertDenied(error("(function f(n) { if (n) return f(n - 1); try { return inputs.tok } catch { return 'x' } })(500)"));
  }

  /** row 261 */
  @Test
  void anUncaughtFailureBeforeTheReadKeepsItsClass() {
    assertEquals(Reason.STACK, error("(function f() { f(); return inputs.tok })()").reason());
    assertEquals(Reason.MEMORY, error("(function f() { for (const a = [];;) a.push({}); inputs.tok })()").reason());
  }

  /** row 154, row 235: a write is no read. */
  @ParameterizedTest
  @ValueSource(strings = {"(inputs.tok = 1)", "delete inputs.tok", "Object.defineProperty(inputs, 'tok', {value: 1})",
      "inputs.nope.x", "new (Object.getOwnPropertyDescriptor(inputs, 'tok').get)()",
      "(Object.getOwnPropertyDescriptor(inputs, 'tok').get.call = 1)"})
  void whatDoesNotReadIsAnOrdinaryFailure(String expression) {
    assertEquals(Reason.RUNTIME, error(expression).reason());
  }

  /** row 252: the value of a denied input is not even asked for, so it is nowhere in the run. */
  @Test
  void secretsAreNeverLookedAt() {
    Map<String, Object> inputs = new AbstractMap<>() {
      @Override
      public Set<Entry<String, Object>> entrySet() {
        return new AbstractSet<>() {
          @Override
          public Iterator<Entry<String, Object>> iterator() {
            Entry<String, Object> sealed = new AbstractMap.SimpleEntry<>("tok", SECRET) {
              @Override
              public Object getValue() {
                throw new AssertionError("read");
              }
            };
            return List.of(sealed, Map.<String, Object>entry("a", 1)).iterator();
          }

          @Override
          public int size() {
            return 2;
          }
        };
      }
    };
    ExpressionScope scope = ExpressionScope.workflow().inputs(inputs).deniedInputNames(List.of("tok"))
        .ctx(WorkflowContextProjection.clean(Map.of())).build();
    assertEquals("tok,a", ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "Object.keys(inputs).join()", scope).value());
    assertEquals(Reason.SECRET_CONTEXT,
        ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "inputs.tok", scope).error().orElseThrow().reason());
  }

  private enum Name {
    TOK;

    @Override
    public String toString() {
      return "shown differently";
    }
  }

  /** row 252: a name is denied as the guest would spell it, whatever class of key the host uses; only at the top level. */
  @Test
  void namesAreDeniedAsTheGuestSpellsThem() {
    ExpressionScope scope = ExpressionScope.workflow()
        .inputs(Map.class.cast(Map.of(Name.TOK, SECRET, 7, SECRET, 'c', SECRET, "deep", Map.of("TOK", "clean"))))
        .deniedInputNames(List.of("TOK", "7", "c")).ctx(WorkflowContextProjection.clean(Map.of())).build();
    for (String read : new String[] {"inputs.TOK", "inputs[7]", "inputs['7']", "inputs.c"}) {
      assertEquals(Reason.SECRET_CONTEXT,
          ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, read, scope).error().orElseThrow().reason(), read);
    }
    assertEquals("clean", ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "inputs.deep.TOK", scope).value());
  }

  /** A prepared scope serves many evaluations: each has a latch of its own. */
  @Test
  void theLatchIsOfOneEvaluation() {
    for (int i = 0; i < 100; i++) {
      assertEquals(2L, run(ExpressionKind.TRANSFORM, "inputs.a + 1").value());
      assertDenied(error("(function(){ try { inputs.tok } catch (e) {} return 1 })()"));
    }
    assertTrue(run(ExpressionKind.TRANSFORM, "Object.keys(ctx)").isOk());
  }

  /** row 257: records with many keys, and with integer-like ones, deny in the same way and in the same order. */
  @Test
  void wideRecords() {
    Map<String, Object> inputs = new LinkedHashMap<>();
    for (int i = 99; i >= 0; i--) {
      inputs.put("k" + i, i);
      inputs.put("" + i, i);
    }
    ExpressionScope scope = ExpressionScope.workflow().inputs(inputs).deniedInputNames(List.of("k50", "50"))
        .ctx(WorkflowContextProjection.clean(Map.of())).build();
    assertEquals("0,1,2 k99,k98", ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM,
        "(k => k.slice(0, 3).join() + ' ' + k.slice(100, 102).join())(Object.keys(inputs))", scope).value());
    assertEquals(98L, ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "inputs.k49 + inputs[49]", scope).value());
    for (String read : new String[] {"inputs.k50", "inputs[50]", "Object.values(inputs)", "inputs"}) {
      assertEquals(Reason.SECRET_CONTEXT,
          ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, read, scope).error().orElseThrow().reason(), read);
    }
  }

  /**
   * row 256: every function that can be reached, called and constructed with the scope's records and their getter in all places: no
   * built-in takes an accessor for a value, which would be a fault of the engine and not a denial.
   */
  @Test
  void noBuiltInTripsOverAnAccessor() {
    String expression = """
        (() => {
          const seen = new Set(), functions = [], queue = [globalThis, (function* () {}).prototype, /a/g, 'x'[Symbol.iterator]()];
          while (queue.length) {
            const o = queue.pop();
            if (seen.has(o)) continue;
            seen.add(o);
            if (typeof o === 'function') functions.push(o);
            const parts = [Object.getPrototypeOf(o)];
            for (const k of Reflect.ownKeys(o)) {
              const d = Object.getOwnPropertyDescriptor(o, k);
              parts.push(d.value, d.get, d.set);
            }
            for (const p of parts) if (p !== null && (typeof p === 'object' || typeof p === 'function')) queue.push(p);
          }
          const { apply, construct, getOwnPropertyDescriptor } = Reflect;
          const getter = getOwnPropertyDescriptor(inputs, 'tok').get;
          const values = () => [inputs, ctx, getter, [inputs], {__proto__: inputs}, 'tok', new Map([[inputs, ctx]]), new Set([getter])];
          let calls = 0;
          for (const f of functions) {
            for (const t of values()) for (const a of values()) {
              for (const args of [[a], [a, t], ['tok', a], [t, 'tok', a]]) {
                calls++;
                try { apply(f, t, args) } catch (e) {}
                try { construct(f, args) } catch (e) {}
              }
            }
          }
          return calls;
        })()""";
    Limits wide = PATIENT.toBuilder().heapBytes(64 << 20).build();
    ExpressionScope clean = ExpressionScope.builder().inputs(Map.of("a", 1, "tok", "t")).ctx(Map.of("mode", "x")).build();
    String control = expression.replace("getOwnPropertyDescriptor(inputs, 'tok').get", "() => 1");
    ExpressionResult counted = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, control, clean, wide);
    assertTrue(counted.isOk() && (long) counted.value() > 50_000, () -> counted + " " + counted.error().map(SandboxError::detail));
    assertDenied(ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, expression, SCOPE, wide).error().orElseThrow());
  }
}
