package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.expression.ExpressionKind;
import dev.ration.expression.ExpressionResult;
import dev.ration.expression.ExpressionSandbox;
import dev.ration.expression.ExpressionScope;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the language offers, and what it lacks (section K), in both profiles. */
class SurfaceTest {
  private static Object eval(String code) {
    EvalResult r = Eval.run(code);
    assertTrue(r.isOk(), () -> code + " gave " + r);
    return r.value();
  }

  private static Object expression(String code) {
    ExpressionResult r = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, code, ExpressionScope.EMPTY);
    assertTrue(r.isOk(), () -> code + " gave " + r + r.error().map(e -> e.detail()));
    return r.value();
  }

  /** row 101, row 102, row 103, row 104, rows 166-173, 177, 181, 182, 190 */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      [3,1].sort().join()                                    ~ 1,3
      Math.max(1,2)                                          ~ 2
      JSON.stringify(JSON.parse("[1,{}]"))                   ~ [1,{}]
      [...new Set([2,1,2])].join()                           ~ 2,1
      [...new Map([["b",1],["a",2]]).keys()].join()          ~ b,a
      typeof WeakMap + typeof WeakSet                        ~ functionfunction
      /(a+)+$/.test("a".repeat(20))                          ~ true
      typeof Reflect + typeof Symbol                         ~ objectfunction
      String(2n**64n)                                        ~ 18446744073709551616
      typeof parseInt + typeof parseFloat + typeof isNaN + typeof isFinite ~ functionfunctionfunctionfunction
      (0, eval)("typeof Date")                               ~ undefined
      Function("return typeof Date")()                       ~ undefined
      (function(){}).constructor("return typeof fetch")()    ~ undefined
      ["b","a","B"].sort().join()                            ~ B,a,b
      [3,undefined,1].sort().length                          ~ 3
      Object.is(-0,0)                                        ~ false
      Number.isNaN(NaN)                                      ~ true
      ({}).constructor === Object                            ~ true
      ({["__proto__"]: 1}).__proto__                         ~ 1
      ({hasOwnProperty:5}).hasOwnProperty                    ~ 5
      Math.max.apply(null,[1,2])                             ~ 2
      (1234.5).toLocaleString()                              ~ 1234.5
      Object.groupBy([1,2,3], x => x % 2 ? "odd" : "even").odd.join() ~ 1,3
      [1,2,3].toReversed().join() + [1,2,3].with(0,9).join() ~ 3,2,19,2,3
      [..."ab"].values().map(x => x + x).toArray().join()    ~ aa,bb
      new Set([1,2]).union(new Set([3])).size                ~ 3
      """)
  void present(String code, String expected) {
    assertEquals(expected, String.valueOf(eval(code)));
    assertEquals(expected, String.valueOf(expression(code)));
  }

  /** row 174, row 180: absent in both. */
  @ParameterizedTest
  @ValueSource(strings = {"Date", "Promise", "Proxy", "WeakRef", "FinalizationRegistry", "Intl", "performance", "crypto", "fetch",
      "process", "require", "setTimeout", "setInterval", "queueMicrotask", "Uint8Array", "ArrayBuffer", "SharedArrayBuffer",
      "Atomics", "DataView", "WebAssembly", "Math.random", "globalThis.Date", "Array.fromAsync"})
  void absent(String name) {
    assertEquals("undefined", eval("typeof " + name));
    assertEquals("undefined", expression("typeof " + name));
  }

  /** row 178, row 298: the globals are exactly these. */
  @Test
  void theGlobalsAreListed() {
    Object names = eval("Reflect.ownKeys(globalThis).map(String)");
    assertEquals(new TreeSet<>(Arrays.asList("AggregateError", "Array", "BigInt", "Boolean", "Error", "EvalError", "Function",
        "Infinity", "Iterator", "JSON", "Map", "Math", "NaN", "Number", "Object", "RangeError", "ReferenceError", "Reflect",
        "RegExp", "Set", "console", "httpFetch", "runCode", "transpileCode", "String", "Symbol", "SyntaxError", "TypeError", "URIError", "WeakMap", "WeakSet", "decodeURI",
        "decodeURIComponent", "encodeURI", "encodeURIComponent", "escape", "eval", "globalThis", "isFinite", "isNaN",
        "parseFloat", "parseInt", "undefined", "unescape")), new TreeSet<>((List<?>) names));
    List<?> expression = (List<?>) expression("Reflect.ownKeys(globalThis).map(String)");
    Set<Object> more = new TreeSet<>((List<?>) names);
    more.removeAll(expression);
    assertEquals(Set.of("console", "httpFetch", "runCode", "transpileCode"), more);
    assertEquals(((List<?>) names).size(), expression.size() + more.size());
  }

  /** row 175, row 176, decision 6 */
  @Test
  void asynchronousCodeAndModules() {
    assertEquals("TypeError: asynchronous code is not supported: calls are synchronous",
        eval("try { (async () => 1)() } catch (e) { String(e) }"));
    for (String code : new String[] {"import('x')", "import 'x'", "export default 1", "import.meta", "with ({}) {}",
        "for await (const x of []) {}", "await 1"}) {
      EvalResult r = Eval.run(code);
      assertEquals(EvalError.Kind.SYNTAX, r.error().map(EvalError::kind).orElse(null), () -> code + " gave " + r);
    }
    assertEquals(1L, eval("let await = 1; await"));
  }

  /** row 179 */
  @Test
  void allCodeIsStrict() {
    assertEquals("ReferenceError", eval("try { undeclared = 1 } catch (e) { e.name }"));
    assertEquals(true, eval("(function () { return this === undefined })()"));
    assertFalse(Eval.run("010").isOk());
    assertFalse(Eval.run("delete x").isOk());
  }

  /** row 181, row 189: nothing depends on where and when. */
  @Test
  void noLocaleNoZone() {
    String code = "['I'.toLowerCase(), 'i'.toUpperCase(), (1234567.891).toLocaleString(), 'ä'.localeCompare('z'), '\\u0130'"
        + ".toLocaleLowerCase().length, ['ö', 'z', 'a'].sort().join(), `${0.1 + 0.2}`, d.toISOString(), JSON.stringify([1.5])]";
    Map<String, Object> context = Map.of("d", java.time.Instant.EPOCH);
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    List<EvalResult> results = new ArrayList<>();
    try {
      for (String[] place : new String[][] {{"en-US", "UTC"}, {"tr-TR", "Asia/Kolkata"}, {"ar-EG", "America/St_Johns"}}) {
        Locale.setDefault(Locale.forLanguageTag(place[0]));
        TimeZone.setDefault(TimeZone.getTimeZone(place[1]));
        results.add(Engine.withCache(0).run(code, EvalOptions.builder().context(context).build()));
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
    for (EvalResult r : results) {
      assertTrue(r.isOk(), r::toString);
      assertEquals(results.get(0).value(), r.value());
      assertEquals(results.get(0).fuelUsed(), r.fuelUsed());
    }
  }

  /** row 187: a trip is never a value. */
  @Test
  void tripsAreErrors() {
    EvalResult r = Eval.run("try { for (;;); } catch { false } finally { null }", Map.of(), 1000);
    assertTrue(r.error().isPresent());
    assertEquals(null, r.value());
  }

  /** row 188 */
  @Test
  void shuffledKeysCanBeSorted() {
    Object first = null;
    for (Map<String, Object> outputs : List.of(Map.<String, Object>of("a", 1, "b", 2, "c", 3),
        new java.util.TreeMap<String, Object>(java.util.Comparator.reverseOrder()))) {
      if (outputs instanceof java.util.TreeMap) {
        outputs.putAll(Map.of("a", 1, "b", 2, "c", 3));
      }
      Object keys = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "Object.keys(run.outputs).sort()",
          ExpressionScope.builder().outputs(outputs).build()).value();
      first = first == null ? keys : first;
      assertEquals(first, keys);
    }
    assertEquals(List.of("a", "b", "c"), first);
  }
}
