package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Limits;
import dev.ration.host.HostJson;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Outputs are made when they are read: nothing but their cost tells. row 151, row 152, row 154, row 157. */
class DeferredOutputsTest {
  private static final Limits PATIENT = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofSeconds(60)).build();

  private static final Map<String, Object> SMALL = new LinkedHashMap<>();
  private static final Map<String, Object> LARGE = new LinkedHashMap<>();

  static {
    SMALL.put("b", Map.of("rows", List.of(Map.of("id", 1), Map.of("id", 2), List.of(List.of()))));
    SMALL.put("text", "t");
    SMALL.put("10", Map.of("n", 10));
    SMALL.put("9", List.of(9));
    SMALL.put("__proto__", Map.of("polluted", true));
    SMALL.put("toString", Map.of("x", List.of()));
    SMALL.put("a", Map.of("deep", Map.of("deeper", Map.of())));
    for (int i = 0; i < 10_000; i++) {
      LARGE.put("node-" + i, Map.of("status", "ok", "rows", List.of(i, i + 1), "more", Map.of("text", "x".repeat(20))));
    }
  }

  private static final ExpressionScope SCOPE = ExpressionScope.builder().outputs(SMALL).build();
  private static final ExpressionScope ALL = ExpressionScope.builder().outputs(LARGE).build();

  private static ExpressionResult run(String expression, ExpressionScope scope) {
    return ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, expression, scope, PATIENT);
  }

  /** The same data as inputs, which are made at once: the oracle. */
  private static final ExpressionScope AT_ONCE = ExpressionScope.builder().inputs(SMALL).build();

  @ParameterizedTest
  @ValueSource(strings = {
      "R", "R.b", "R.b === R.b", "R.b.rows === R['b'].rows", "R[10].n + R['9'][0]", "Object.keys(R)", "Reflect.ownKeys(R)",
      "Object.entries(R).length", "Object.values(R)", "JSON.stringify(R)", "JSON.stringify(R, null, 1)", "({...R})", "{...R}.b === R.b",
      "Object.assign({}, R)", "Object.isFrozen(R)", "Object.isSealed(R)", "Object.isFrozen(R.b.rows)", "Object.freeze(R) === R",
      "Object.getOwnPropertyDescriptor(R, 'b')", "Object.getOwnPropertyDescriptors(R)", "Object.getOwnPropertyDescriptor(R, 'c') === undefined",
      "'b' in R", "'10' in R", "10 in R", "'c' in R", "Object.hasOwn(R, 'b')", "Object.hasOwn(R, 9)", "Object.getPrototypeOf(R)",
      "R.c === undefined", "R.toString.x", "R.valueOf === undefined", "R.__proto__.polluted", "({}).polluted === undefined",
      "(() => { try { R.b = 1 } catch (e) { return e.name } })()", "(() => { try { R.c = 1 } catch (e) { return e.name } })()",
      "(() => { try { delete R.b } catch (e) { return e.name } })()", "Reflect.deleteProperty(R, 'c')", "Reflect.set(R, 'b', 1)",
      "(() => { try { R.b.rows.push(1) } catch (e) { return e.name } })()", "Reflect.defineProperty(R, 'b', {value: R.b})",
      "Reflect.defineProperty(R, 'b', {value: 1})", "Reflect.defineProperty(R, 'c', {value: 1})", "Reflect.setPrototypeOf(R, {})",
      "Object.isExtensible(R)", "(() => { let s = ''; for (const k in R) s += k + ' '; return s })()",
      "(() => { const o = Object.create(R); return [o.b === R.b, o.b === R.b, o.c === undefined, o.c === undefined, o[10].n, 'b' in o] })()",
      "(() => { const o = Object.create(R); const g = (x, k) => x.b; return [g(o), g({}) === undefined, g(o), g(Object.create(o))] })()",
      "(() => { const f = (x) => x.b; return [f({b: 1}), f(R), f({b: 2}), f(R), f({}) === undefined, f(R)] })()",
      "(() => { const f = (x) => x.zz; return [f(R) === undefined, f({zz: 1}), f(Object.create(R)) === undefined, f(R) === undefined] })()",
      "(() => { const a = [,,]; a.length = 12; Object.setPrototypeOf(a, R); return [a[10].n, a[9][0], a[3] === undefined] })()",
      "(() => { const a = [,,]; a.length = 12; Object.setPrototypeOf(a, Object.create(R)); return [a[10].n, a[9][0]] })()",
      "(() => { class A { constructor() { return R } } class B extends A { #p = 1; static get(o) { return #p in o && o.#p++ + o.#p } }"
          + " return B.get(new B()) })()",
      "(() => { const { b, ...rest } = R; return [b, rest] })()", "Array.from(Object.keys(R).sort(), (k) => R[k])",
      "(() => { for (const k of ['b', 'a', 'zz', '9', 'text']) for (let i = 0; i < 3; i++) if (R[k] !== R[k]) return k; return 'same' })()",
      "new Map(Object.entries(R)).get('b').rows.length", "R.text.length", "typeof R.b + typeof R.zz + typeof R.text"})
  void readsLikeAnyOther(String expression) throws Exception {
    ExpressionResult atOnce = run(expression.replaceAll("\\bR\\b", "inputs"), AT_ONCE);
    ExpressionResult deferred = run(expression.replaceAll("\\bR\\b", "run.outputs"), SCOPE);
    assertEquals(atOnce.isOk() ? HostJson.json(atOnce.value(), 1 << 20) : atOnce.error().get().reason().toString(),
        deferred.isOk() ? HostJson.json(deferred.value(), 1 << 20) : deferred.error().get().reason().toString());
    assertEquals(deferred.fuelUsed(), run(expression.replaceAll("\\bR\\b", "run.outputs"), SCOPE).fuelUsed(), "row 186");
  }

  /** What is not read costs neither fuel nor heap; what is read costs what was measured of it, once. */
  @Test
  void paidWhenRead() {
    long rows = 1000;
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < rows; i++) {
      texts.add("0123456789");
    }
    ExpressionScope scope = ExpressionScope.builder().outputs(Map.of("big", texts, "small", List.of(1))).build();
    ExpressionResult none = run("run.outputs !== 1", scope);
    ExpressionResult one = run("run.outputs.big !== 1", scope);
    ExpressionResult twice = run("run.outputs.big !== run.outputs.big", scope);
    long due = (16 + rows * 28) >> 4;
    assertTrue(one.fuelUsed() - none.fuelUsed() >= due && one.fuelUsed() - none.fuelUsed() <= due + 8,
        one.fuelUsed() + " " + none.fuelUsed());
    assertTrue(twice.fuelUsed() - one.fuelUsed() <= 8);
    assertTrue(one.heapPeak() - none.heapPeak() >= rows * 4, one.heapPeak() + " " + none.heapPeak());
    assertTrue(none.heapPeak() < 2_000, "" + none.heapPeak());
    assertEquals("memory", ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "run.outputs.big", scope,
        PATIENT.toBuilder().heapBytes(none.heapPeak() + 3_000).build()).error().orElseThrow().reason().toString());
  }

  /** 10,000 outputs of which one is read are as cheap as that one. */
  @Test
  void oneOfManyCostsWhatItCosts() {
    String read = "run.outputs['node-777'].rows[1]";
    ExpressionScope one = ExpressionScope.builder().outputs(Map.of("node-777", LARGE.get("node-777"))).build();
    assertEquals(778, ((Number) run(read, ALL).value()).intValue());
    assertEquals(run(read, one).fuelUsed(), run(read, ALL).fuelUsed());
    assertEquals(run(read, one).heapPeak(), run(read, ALL).heapPeak());
    assertEquals(10_000, ((Number) run("Object.keys(run.outputs).length", ALL).value()).intValue());
    assertTrue(run("Object.keys(run.outputs).length", ALL).heapPeak() < 1_000_000, "keys make no values");
    assertTrue(run("(() => { let n = 0; for (const k in run.outputs) n += k.length; return n })()", ALL).heapPeak() < 1_500_000);
    assertTrue(run("Object.isFrozen(run.outputs) && 'node-1' in run.outputs", ALL).heapPeak() < 200_000);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      run.outputs['node-1'].more.text.length                                                      ~ 20
      Object.keys(run.outputs).filter(k => run.outputs[k].rows[0] % 1000 === 0).length            ~ 10
      Object.values(run.outputs).length                                                           ~ 10000
      (() => { let n = 0; for (const k in run.outputs) n += run.outputs[k].rows.length; return n })() ~ 20000
      """)
  void allOfMany(String expression, int expected) {
    assertEquals(expected, ((Number) run(expression, ALL).value()).intValue());
  }

  /** row 299: the option of settled reads sees what the record keeps elsewhere. */
  @Test
  void settledReads() {
    ExpressionScope strict = ExpressionScope.builder().outputs(SMALL).settledReadsOnly(true).build();
    for (String ok : List.of("run.outputs.b.rows.length", "run.outputs[10].n", "'zz' in run.outputs", "Object.keys(run.outputs).length",
        "Object.hasOwn(run.outputs, 'zz')", "run.outputs")) {
      assertTrue(run(ok, strict).isOk(), ok);
    }
    for (String unsettled : List.of("run.outputs.zz", "run.outputs[11]", "(o => o['z' + 'z'])(run.outputs)",
        "Object.create(run.outputs).zz", "(() => { const f = () => { try { run.outputs.zz } catch {} }; f(); f(); return 1 })()")) {
      assertTrue(run(unsettled, strict).error().orElseThrow().detail().contains("unsettled"), unsettled);
    }
  }

  /** A prepared scope in many runs at once: what one makes, no other has. */
  @Test
  void sharedByThreads() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(4);
    try {
      List<Callable<Object>> tasks = new ArrayList<>();
      for (int i = 0; i < 400; i++) {
        String read = "run.outputs['node-" + i * 7 % 100 + "'].rows[0]";
        tasks.add(() -> run(read, ALL).value());
      }
      int i = 0;
      for (Future<Object> f : pool.invokeAll(tasks)) {
        assertEquals(i++ * 7 % 100, ((Number) f.get()).intValue());
      }
    } finally {
      pool.shutdown();
    }
  }

  /** A read from the depth of a recursion, of outputs as deep as a scope may be, on a small stack. */
  @Test
  void deepReads() throws InterruptedException {
    Object deep = "end";
    for (int i = 0; i < 250; i++) {
      deep = i % 2 == 0 ? Map.of("d", deep, "e", List.of()) : List.of(deep, Map.of("x", List.of()));
    }
    ExpressionScope scope = ExpressionScope.builder().outputs(Map.of("deep", deep)).build();
    String[] reason = new String[1];
    Thread t = new Thread(null, () -> reason[0] = run("""
        (function f(n) { return n ? [n].map(() => f(n - 1))[0] : run.outputs.deep.length })(40)""", scope).value().toString(), "small", 512 << 10);
    t.start();
    t.join();
    assertEquals("2", reason[0]);
  }
}
