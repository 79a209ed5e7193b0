package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.time.Duration;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Eval: call shape, forms of code, context (section A). */
class EvalTest {
  private static Object value(String code, Map<String, ?> context) {
    EvalResult r = Eval.run(code, context, 1_000_000);
    assertTrue(r.isOk(), () -> code + " gave " + r);
    return r.value();
  }

  private static Object value(String code) {
    return value(code, Map.of());
  }

  private static EvalError error(String code, Map<String, ?> context) {
    EvalResult r = Eval.run(code, context, 1_000_000);
    assertFalse(r.isOk(), () -> code + " gave " + r);
    assertNull(r.value(), "row 74");
    return r.error().orElseThrow();
  }

  /** row 1, row 2: the first example of the seed. */
  @Test
  void addsTwoVariables() {
    EvalResult r = Eval.run("a + b", Map.of("a", 1, "b", 2), 1_000_000);
    assertEquals(3L, r.value());
    assertTrue(r.fuelUsed() > 0);
    assertTrue(r.error().isEmpty());
    assertTrue(Eval.run("1").fuelUsed() > 0);
  }

  /** row 3 */
  @Test
  void sameProgramSameFuel() {
    String code = "let s = 0; for (let i = 0; i < 100; i++) { s += i } s";
    EvalResult first = Eval.run(code);
    assertEquals(first.fuelUsed(), Eval.run(code).fuelUsed());
    assertEquals(first.fuelUsed(), Engine.withCache(0).run(code, EvalOptions.DEFAULT).fuelUsed());
    assertEquals(first.usage(), Eval.run(code).usage());
    assertTrue(Eval.run(code.replace("100", "200")).fuelUsed() > first.fuelUsed());
  }

  /** row 5, row 6, row 7, row 8, row 9, row 10, row 11, row 12, row 13, row 14, row 15, row 16 */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      1 + 2                                           ~ 3
      [1,2].map(v => { return v*3 })                  ~ [3, 6]
      "return"                                        ~ return
      let i = 0; return i                             ~ 0
      { a: 1 }                                        ~ {a=1}
      1 + 1 // note                                   ~ 2
      if (false) { return 1 }                         ~ undefined
      let x = 1; x                                    ~ 1
      return [1]                                      ~ [1]
      null                                            ~ null
      const d={a:1}; return {...d,c:3}                ~ {a=1, c=3}
      return 'not.a.path'                             ~ not.a.path
      let x=5; const s='x'; return s                  ~ x
      for (let i = 0; i < 3; i++) { if (i == 1) return i } ~ 1
      """)
  void formsOfCode(String code, String expected) {
    assertEquals(expected, String.valueOf(value(code)));
  }

  /** row 9, row 13: lines end statements; no text is undefined. */
  @Test
  void linesEndStatements() {
    assertEquals(1L, value("let i = 0\ni = i + 1\nreturn i"));
    assertEquals(1L, value("let x = 1\nx"));
    assertSame(Undefined.VALUE, value(""));
    assertSame(Undefined.VALUE, value("if (false) { return 1 }"));
  }

  /** row 8: return belongs to the top level of Eval code alone. */
  @Test
  void guestEvalHasNoReturn() {
    assertEquals("SyntaxError", value("try { (0, eval)('return 1') } catch (e) { e.name }"));
  }

  /** row 15 */
  @Test
  void theValueIsTheValue() {
    assertEquals(1L, value("return data.a", Map.of("data", Map.of("a", 1))));
    assertEquals(List.of(1L, 2L), value("return [...a]", Map.of("a", List.of(1, 2))));
  }

  /** row 17 */
  @ParameterizedTest
  @ValueSource(strings = {"process", "require", "java", "Packages", "System", "fetch", "setTimeout", "window", "self",
      "global", "Java", "load", "print", "importClass", "getClass", "Bun", "Deno"})
  void noHostGlobal(String name) {
    assertEquals("undefined", value("typeof " + name));
    assertEquals("undefined", value("typeof globalThis." + name));
  }

  /** row 18, row 19: a key that the code does not name is never asked for. */
  @Test
  void unusedKeysAreNotRead() {
    List<Object> read = new ArrayList<>();
    Map<String, Object> context = new AbstractMap<>() {
      @Override
      public boolean containsKey(Object key) {
        return key.equals("config") || key.equals("n");
      }

      @Override
      public Object get(Object key) {
        read.add(key);
        return 3;
      }

      @Override
      public Set<Entry<String, Object>> entrySet() {
        throw new AssertionError("not to be walked");
      }
    };
    assertEquals("config", value("\"config\"", context));
    assertEquals(1L, value("({config: 1}).config", context));
    assertEquals(List.of(), read);
    assertEquals("3", value("`${n}`", context));
    assertEquals(6L, value("n + n", context));
    assertEquals(List.of("n", "n"), read, "once a run");
  }

  /** row 18: a direct eval text sees every key, each read when it is first used; other text from the guest sees none. */
  @Test
  void evalTextSeesTheContext() {
    List<Object> read = new ArrayList<>();
    Map<String, Object> context = new AbstractMap<>() {
      @Override
      public boolean containsKey(Object key) {
        return !key.equals("absent");
      }

      @Override
      public Object get(Object key) {
        read.add(key);
        return List.of(key);
      }

      @Override
      public Set<Entry<String, Object>> entrySet() {
        throw new AssertionError("not to be walked");
      }
    };
    assertEquals("n", value("eval('n[0]')", context));
    assertEquals(List.of("n"), read);
    read.clear();
    assertEquals(List.of("m", "n", "k", true, "changed", "changed", "undefined", "undefined undefined"), value("""
        const f = () => eval("k[0]");
        const r = [m[0], eval("n[0]"), f(), eval("eval('n') === n && n === eval('n')")];
        eval("k = 'changed'");
        const indirect = eval;
        [...r, f() ?? eval("k"), eval("k"), eval("typeof absent"),
          [indirect("typeof n"), Function("return typeof n")()].join(" ")]""".replace("f() ?? eval(\"k\")", "eval(\"k\")"),
        context));
    assertEquals(List.of("m", "n", "k"), read, "each once");
    assertEquals("undefined", value("(function () { 'use strict'; return typeof eval('globalThis').n })()", context));
    assertEquals("boundary", error("try { eval('o') } catch {}", Map.of("o", new Object())).kind().toString());
    assertEquals("inner", value("(n => eval('n'))('inner')", context));
  }

  /** row 19 */
  @Test
  void unusedKeysCostNothing() {
    Map<String, Object> large = new HashMap<>();
    for (int i = 0; i < 100_000; i++) {
      large.put("k" + i, i);
    }
    assertEquals(Eval.run("1").fuelUsed(), Eval.run("1", large, 1_000_000).fuelUsed());
  }

  /** row 20, row 21 */
  @Test
  void keysThatNeverBind() {
    assertEquals(2L, value("Math.max(1,2)", Map.of("Math", Map.of("max", 0))));
    assertEquals(Double.NaN, value("NaN", Map.of("NaN", 1)));
    assertSame(Undefined.VALUE, value("undefined", Map.of("undefined", 1)));
    assertEquals("function", value("typeof parseInt", Map.of("parseInt", 1)));
    assertEquals(1L, value("1", Map.of("a-b", 1, "class", 2, "__proto__", Map.of())));
    assertEquals("function", value("typeof constructor", Map.of("constructor", 1)));
    assertEquals("undefined", value("typeof prototype", Map.of("prototype", 1)));
  }

  /** row 22, row 23 */
  @Test
  void contextVariablesAreLetLike() {
    Map<String, Object> context = new HashMap<>(Map.of("a", 1));
    assertEquals(9L, value("const a = 9\nreturn a", context));
    assertEquals(5L, value("a = 5; a", context));
    assertEquals(Map.of("a", 1), context);
    assertEquals("undefined", value("typeof globalThis.a", context));
  }

  /** row 24 */
  @Test
  void codeMustBeAString() {
    EvalResult r = Eval.run(null, Map.of(), 100);
    assertEquals(EvalError.Kind.INVALID, r.error().orElseThrow().kind());
    assertEquals("Eval code must be a string", r.error().orElseThrow().message());
    assertEquals(0, r.fuelUsed());
  }

  /** row 25, row 89: of a host object nothing is called. */
  @Test
  void hostObjectsAreRefused() {
    class Service {
      public String getName() {
        throw new AssertionError("called");
      }

      @Override
      public String toString() {
        throw new AssertionError("called");
      }

      @Override
      public int hashCode() {
        throw new AssertionError("called");
      }
    }

    EvalError e = error("svc.name", Map.of("svc", new Service()));
    assertEquals(EvalError.Kind.BOUNDARY, e.kind());
    assertTrue(e.message().startsWith("Capability boundary rejected the run arguments: svc is"), e.message());
    EvalError f = error("a.b[1].f()", Map.of("a", Map.of("b", List.of(1, Map.of("f", (Runnable) () -> { })))));
    assertTrue(f.message().contains("a.b[1].f is a function"), f.message());
  }

  /** row 26 */
  @Test
  void guestWritesStayInside() {
    List<Object> items = new ArrayList<>(List.of(1, 2));
    assertEquals(3L, value("host.items.push(3)", Map.of("host", Map.of("items", items))));
    assertEquals(List.of(1, 2), items);
  }

  /** row 27, row 71 */
  @Test
  void runsShareNothing() {
    value("globalThis.x = 1; Object.prototype.y = 2; Array.prototype.push = null; Math.max = null");
    assertEquals("undefined undefined function function",
        value("[typeof x, typeof ({}).y, typeof [].push, typeof Math.max].join(' ')"));
  }

  /** row 28 */
  @Test
  void badOptionsAreNamed() {
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> Eval.run("1", Map.of(), -1));
    assertEquals("fuel must be a non-negative number, was -1", e.getMessage());
    EvalOptions.Builder b = EvalOptions.builder();
    assertThrows(IllegalArgumentException.class, () -> b.heapBytes(-5));
    assertThrows(IllegalArgumentException.class, () -> b.stackDepth(-5));
    assertThrows(IllegalArgumentException.class, () -> b.sourceBytes(-5));
    assertThrows(IllegalArgumentException.class, () -> b.crossingBytes(-5));
    assertThrows(IllegalArgumentException.class, () -> b.nesting(-5));
    assertThrows(IllegalArgumentException.class, () -> b.timeout(null));
    assertThrows(IllegalArgumentException.class, () -> b.timeout(Duration.ofMillis(-1)));
    assertThrows(IllegalArgumentException.class, () -> b.context(null));
    assertThrows(IllegalArgumentException.class, () -> b.cancel(null));
    assertThrows(IllegalArgumentException.class, () -> b.profile(null));
    assertThrows(IllegalArgumentException.class, () -> Eval.run("1", (EvalOptions) null));
    for (Object bad : new Object[] {Double.NaN, -1, "abc", null, Double.NEGATIVE_INFINITY, 0.5}) {
      IllegalArgumentException f =
          assertThrows(IllegalArgumentException.class, () -> Limits.builder().set("fuel", bad));
      assertTrue(f.getMessage().startsWith("fuel must be a ") && f.getMessage().endsWith("was " + bad), f.getMessage());
    }
  }

  /** row 29 */
  @Test
  void unlimitedAndNothing() {
    assertEquals("Out of Fuel", Eval.run("1", Map.of(), 0).error().orElseThrow().message());
    assertEquals(1L, Eval.run("1", Map.of(), Limits.UNLIMITED).value());
    assertEquals(Limits.UNLIMITED, Limits.builder().set("fuel", Double.POSITIVE_INFINITY).build().fuel());
    EvalOptions all = EvalOptions.builder().fuel(Limits.UNLIMITED).heapBytes(Limits.UNLIMITED)
        .sourceBytes(Limits.UNLIMITED).crossingBytes(Limits.UNLIMITED).timeout(Limits.NO_TIMEOUT).build();
    assertEquals(3L, Eval.run("[1,2,3].length", all).value());
  }

  /** row 30 */
  @Test
  void resultsAreDetachedData() {
    assertEquals(List.of(BigInteger.TEN), value("[10n]"));
    assertEquals(Map.of("d", 1L), value("({ a: undefined, b: () => 1, c: Symbol('s'), d: 1, [Symbol('k')]: 2 })"));
    List<Object> nulls = new ArrayList<>();
    nulls.add(null);
    nulls.add(null);
    assertEquals(nulls, value("[undefined, () => 1]"));
    assertEquals(List.of(Double.NaN, Double.POSITIVE_INFINITY, -0.0, 0L, 1.5, 9007199254740991L, 9007199254740992.0),
        value("[NaN, Infinity, -0, 0, 1.5, 2**53-1, 2**53]"));
    assertEquals(Map.of("a", 1L), value("({ toJSON() { return { a: 1 } } })"));
    assertEquals(1L, value("let n = 0; ({ toJSON() { n++; return n } })"));
    assertEquals(List.of("x", 1L, true), value("[new String('x'), new Number(1), new Boolean(true)]"));
    assertEquals(Map.of("a", 2L), value("({ get a() { return 2 } })"));
    assertEquals(List.of(List.of(1L), List.of(1L)), value("const x = [1]; [x, x]"));
    @SuppressWarnings("unchecked")
    List<Object> list = (List<Object>) value("[1]");
    assertThrows(UnsupportedOperationException.class, () -> list.add(2));
    assertEquals(List.of("z", "o", "a"), new ArrayList<>(((Map<?, ?>) value("({z:1,o:{},a:2})")).keySet()), "row 95");
  }

  /** row 30, row 88 */
  @ParameterizedTest
  @ValueSource(strings = {"x => x", "Symbol('x')", "new Map()", "new Set()", "[new Map()]", "const a = []; a[0] = a; a",
      "let o = {}; for (let i = 0; i < 10001; i++) o = {o}; o"})
  void whatCannotLeave(String code) {
    assertEquals(EvalError.Kind.NON_SERIALIZABLE, error(code, Map.of()).kind());
  }

  /** row 88 */
  @Test
  void refusalsAdvise() {
    assertTrue(error("new Map()", Map.of()).message()
        .contains("JSON cannot express a Map: use an object, or an array of [key, value] pairs"));
    assertTrue(error("new Set()", Map.of()).message().contains("use an array"));
  }

  /** row 30: the conversion is on the run's budget. */
  @Test
  void conversionIsMetered() {
    assertEquals(EvalError.Kind.FUEL, error("({ get a() { for (;;); } })", Map.of()).kind());
    assertEquals(EvalError.Kind.FUEL, error("let a = ['x']; for (let i = 0; i < 40; i++) a = [a, a]; a", Map.of()).kind());
    assertEquals(EvalError.Kind.FUEL, error("new Array(1e9)", Map.of()).kind());
    EvalOptions small = EvalOptions.builder().fuel(Limits.UNLIMITED).heapBytes(1 << 20).build();
    EvalResult r = Eval.run("let a = ['x']; for (let i = 0; i < 40; i++) a = [a, a]; a", small);
    assertEquals(EvalError.Kind.MEMORY, r.error().orElseThrow().kind());
    assertEquals(EvalError.Kind.RUNTIME, error("({ get a() { throw new Error('no') } })", Map.of()).kind());
  }

  /** Decision 6, decision 14: what this is, and where top-level names go. */
  @Test
  void topLevelIsAScript() {
    assertEquals(true, value("this === globalThis"));
    assertEquals(List.of(1L, "undefined"), value("var v = 1; let l = 2; [globalThis.v, typeof globalThis.l]"));
  }

  /** Decision 7: code from text may be turned off. */
  @Test
  void dynamicCodeCanBeTurnedOff() {
    EvalOptions off = EvalOptions.builder().dynamicCode(false).build();
    String code = "try { Function('return 1')() } catch (e) { e.name }";
    assertEquals("EvalError", Eval.run(code, off).value());
    assertEquals(1L, value(code));
  }

  /** A program is compiled once, and runs as its text would. */
  @Test
  void programsAreCompiledOnce() {
    Program program = Program.compile("a + (typeof b === 'undefined' ? 1 : b)");
    assertEquals(3L, program.run(Map.of("a", 2), 1000).value());
    assertEquals(7L, program.run(Map.of("a", 2, "b", 5), 1000).value());
    assertEquals(Eval.run("a + (typeof b === 'undefined' ? 1 : b)", Map.of("a", 2), 1000).fuelUsed(),
        program.run(Map.of("a", 2), 1000).fuelUsed());
    assertEquals("ReferenceError", program.run(EvalOptions.DEFAULT).error().orElseThrow().name().orElseThrow());
    assertEquals(EvalError.Kind.SYNTAX,
        assertThrows(CompileException.class, () -> Program.compile("a +")).error().kind());
    assertEquals(EvalError.Kind.SOURCE_SIZE, assertThrows(CompileException.class,
        () -> Program.compile("1 + 1", Limits.builder().sourceBytes(2).build())).error().kind());
    assertEquals(EvalError.Kind.INVALID,
        assertThrows(CompileException.class, () -> Program.compile(null)).error().kind());
  }

  /** The cache of an engine is bounded, and one text may be bound in several ways. */
  @Test
  void cacheKeepsWhatWasUsedLast() {
    Engine engine = Engine.withCache(2);
    for (int i = 0; i < 5; i++) {
      engine.run("1 + " + i, EvalOptions.DEFAULT);
    }
    assertEquals(2, engine.programs().size());
    Map<String, Object> context = new LinkedHashMap<>();
    assertEquals("undefined", engine.run("typeof k", EvalOptions.builder().context(context).build()).value());
    context.put("k", "text");
    assertEquals("string", engine.run("typeof k", EvalOptions.builder().context(context).build()).value());
    assertThrows(IllegalArgumentException.class, () -> Engine.withCache(-1));
  }
}
