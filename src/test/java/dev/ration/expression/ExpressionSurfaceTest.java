package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Limits;
import dev.ration.expression.SandboxError.Reason;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Kinds, scope and surface of expressions, row by row (sections J, K, L). */
class ExpressionSurfaceTest {
  private static final Limits PATIENT = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofSeconds(60)).build();
  private static final ExpressionScope SCOPE = ExpressionScope.builder()
      .inputs(Map.of("a", 1, "n", 21, "threshold", 5, "polluted", Map.of("__proto__", Map.of("polluted", true))))
      .ctx(Map.of("mode", "strict"))
      .outputs(Map.of("my-node", Map.of("status", "ok"), "scan", Map.of("score", 3)))
      .branches(List.of(Map.of("a", 1), Map.of("b", 2)))
      .build();

  private static ExpressionResult run(ExpressionKind kind, String expression) {
    return ExpressionSandbox.evaluate(kind, expression, SCOPE, PATIENT);
  }

  private static String text(ExpressionKind kind, String expression) {
    ExpressionResult r = run(kind, expression);
    return r.isOk() ? String.valueOf(r.value()) : r.error().orElseThrow().reason().toString();
  }

  /** row 144, row 145, row 146, row 147, row 149, row 150; attack 52. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      CONDITION ~ 1 + 1 === 2                                                                ~ true
      CONDITION ~ run.outputs["scan"].score < inputs.threshold && ctx.mode === "strict"      ~ true
      TRANSFORM ~ { doubled: inputs.n * 2 }                                                  ~ {doubled=42}
      MERGE     ~ {...branches[0],...branches[1]}                                            ~ {a=1, b=2}
      TRANSFORM ~ "{{inputs.a}}"                                                             ~ {{inputs.a}}
      CONDITION ~ typeof inputs + typeof ctx + typeof run + typeof run.outputs               ~ objectobjectobjectobject
      CONDITION ~ typeof output                                                              ~ undefined
      CONDITION ~ typeof outputs                                                             ~ undefined
      CONDITION ~ typeof branches                                                            ~ undefined
      TRANSFORM ~ typeof branches                                                            ~ undefined
      TRANSFORM ~ eval("typeof branches")                                                    ~ undefined
      MERGE     ~ typeof branches                                                            ~ object
      MERGE     ~ Array.isArray(branches) && Object.isFrozen(branches)                       ~ true
      MERGE     ~ run.outputs["my-node"].status                                              ~ ok
      TRANSFORM ~ run.outputs["my-node"].status                                              ~ ok
      TRANSFORM ~ Object.keys(run).join()                                                    ~ outputs
      CONDITION ~ branches                                                                   ~ runtime
      """)
  void kindsAndBindings(ExpressionKind kind, String expression, String expected) {
    assertEquals(expected, text(kind, expression));
  }

  /** row 144: evaluated once. */
  @Test
  void evaluatedOnce() {
    assertEquals("1", text(ExpressionKind.TRANSFORM, "(globalThis.n = (globalThis.n ?? 0) + 1, n)"));
    assertEquals("1", text(ExpressionKind.TRANSFORM, "(globalThis.n = (globalThis.n ?? 0) + 1, n)"));
  }

  /** row 153: the scope is constant and lexical, whatever tries to reach it as a global. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      'inputs' in globalThis                                  ~ false
      Object.keys(globalThis).length                          ~ 0
      Function('return typeof inputs')()                      ~ undefined
      (0, eval)('typeof ctx')                                 ~ undefined
      (inputs => inputs)(7)                                   ~ 7
      (() => { const run = 8; return run })()                 ~ 8
      (() => { globalThis.inputs = 9; return inputs.a })()    ~ 1
      (inputs = 1)                                            ~ runtime
      inputs++                                                ~ runtime
      delete globalThis.inputs && inputs.a                    ~ 1
      (() => { undeclared = 1 })()                            ~ runtime
      (function () { return typeof this })()                  ~ undefined
      (function () { return typeof arguments.callee })()      ~ runtime
      """)
  void theScopeIsLexical(String expression, String expected) { // row 179
    assertEquals(expected, text(ExpressionKind.TRANSFORM, expression));
  }

  /** row 156: __proto__ at any depth is data; attack 56. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      ({}).polluted === undefined                                          ~ true
      Object.getPrototypeOf(inputs.polluted) === null                      ~ true
      Object.keys(inputs.polluted).join()                                  ~ __proto__
      inputs.polluted.__proto__.polluted                                   ~ true
      inputs.polluted.polluted === undefined                               ~ true
      ({...inputs.polluted}).polluted === undefined                        ~ true
      JSON.stringify(inputs.polluted)                                      ~ {"__proto__":{"polluted":true}}
      Object.assign({}, {a: 1}).polluted === undefined                     ~ true
      """)
  void protoKeysAreData(String expression, String expected) {
    assertEquals(expected, text(ExpressionKind.TRANSFORM, expression));
  }

  /** row 158, row 188: outputs in canonical order, however the engine got them; attack 63. */
  @Test
  void orderDoesNotDependOnArrival() {
    List<String> ids = new ArrayList<>(List.of("b", "a", "é", "Z", "10", "9", "\ud83d\ude00", "\uffff"));
    String expected = null;
    for (int i = 0; i < 20; i++) {
      Collections.shuffle(ids, new Random(i));
      Map<String, Object> outputs = new LinkedHashMap<>();
      ids.forEach(id -> outputs.put(id, id));
      ExpressionScope scope = ExpressionScope.builder().outputs(outputs).build();
      String sorted = (String) ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "Object.keys(run.outputs).sort().join()",
          scope, PATIENT).value();
      expected = expected == null ? sorted : expected;
      assertEquals(expected, sorted);
    }
    assertEquals("10,9,Z,a,b,é,\ud83d\ude00,\uffff", expected);
  }

  /** row 164: a trip leaves nothing behind. */
  @Test
  void everyEvaluationIsFresh() {
    assertEquals("memory", text(ExpressionKind.TRANSFORM, "(() => { globalThis.leak = []; for (;;) leak.push({}) })()"));
    assertEquals("undefined", text(ExpressionKind.TRANSFORM, "typeof leak"));
    assertEquals("stack", text(ExpressionKind.TRANSFORM, "(function f() { Array.prototype.x = 1; f() })()"));
    assertEquals("undefined", text(ExpressionKind.TRANSFORM, "typeof [].x"));
  }

  /** row 166, row 168, row 169, row 170, row 171, row 172, row 173, row 182; row 167 and row 174 for Math. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      [3,1].sort().join()                                   ~ 1,3
      typeof Object + typeof Array + typeof String + typeof Number + typeof Boolean ~ functionfunctionfunctionfunctionfunction
      JSON.stringify(JSON.parse('{"a":[1,null,"x"]}'))      ~ {"a":[1,null,"x"]}
      [...new Set([2,1,2])].join()                          ~ 2,1
      [...new Map([['b', 1], ['a', 2]]).keys()].join()      ~ b,a
      typeof WeakMap + typeof WeakSet                       ~ functionfunction
      (k => new WeakMap([[k, 1]]).get(k))({})               ~ 1
      /(a+)+$/.test('a'.repeat(20) + 'b')                   ~ false
      /a(?<n>\\d+)/.exec('xa42').groups.n                   ~ 42
      typeof Reflect + typeof Symbol                        ~ objectfunction
      Reflect.ownKeys({b: 1, [Symbol.iterator]: 2}).length  ~ 2
      2n**64n                                               ~ non_serializable
      String(2n**64n)                                       ~ 18446744073709551616
      typeof 1n                                             ~ bigint
      [parseInt, parseFloat, isNaN, isFinite].map(f => typeof f).join() ~ function,function,function,function
      parseInt('12px') + parseFloat('1.5e1x')               ~ 27
      ['b','a','B'].sort().join()                           ~ B,a,b
      String([undefined,3,,'1'].sort().length)              ~ 4
      Object.keys([undefined,3,,1].sort()).join()           ~ 0,1,2
      ['\\uffff','\\ud83d\\ude00'].sort()[0] === '\\ud83d\\ude00' ~ true
      Math.max(1, 2)                                        ~ 2
      typeof Math.random                                    ~ undefined
      Math.random()                                         ~ runtime
      (Math.random = () => 4)                               ~ runtime
      Object.defineProperty(Math, 'random', {value: () => 4}) ~ runtime
      (() => { try { Math.random = 1 } catch (e) { return typeof Math.random } })() ~ undefined
      typeof console + typeof Date + typeof fetch + typeof process + typeof require ~ undefinedundefinedundefinedundefinedundefined
      """)
  void surface(String expression, String expected) { // attack 54
    assertEquals(expected, text(ExpressionKind.TRANSFORM, expression));
  }

  /** row 177: eval and Function are there and reach nothing more; attack 55. */
  @ParameterizedTest
  @ValueSource(strings = {"eval(\"typeof Date\")", "Function(\"return typeof Date\")()",
      "(function(){}).constructor(\"return typeof fetch\")()", "(() => {}).constructor('return typeof process')()",
      "(function*(){}).constructor('return typeof require')().next().value", "(0, eval)('typeof java')",
      "eval('eval(\"typeof setTimeout\")')", "Function('return Function(\"return typeof Promise\")()')()"})
  void evalIsContained(String expression) {
    assertEquals("undefined", text(ExpressionKind.TRANSFORM, expression));
  }

  /** row 177: and are under the same limits. */
  @Test
  void evalIsLimited() {
    ExpressionResult r = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "Function('for (;;);')()", SCOPE,
        PATIENT.toBuilder().timeout(Duration.ofMillis(30)).build());
    assertEquals(Reason.TIMEOUT, r.error().orElseThrow().reason());
    assertEquals("stack", text(ExpressionKind.TRANSFORM, "(function f() { return eval('f()') })()"));
  }

  /** row 249: an expression is looked at when it is evaluated; a node that holds a bad one is made without complaint. */
  @Test
  void syntaxIsCheckedAtEvaluation() {
    ExpressionScope scope = ExpressionScope.builder().inputs(Map.of("expression", "1 +")).build();
    assertEquals("1 +", ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "inputs.expression", scope).value());
    assertEquals("syntax", text(ExpressionKind.TRANSFORM, "1 +"));
    assertEquals("3", text(ExpressionKind.TRANSFORM, "1 + // and\n 2"));
  }

  /** row 229: a result is data; no schema of a node is looked at. */
  @Test
  void noSchemaIsValidated() {
    assertEquals("{anything=[1, null]}", text(ExpressionKind.TRANSFORM, "{anything: [1, null]}"));
  }

  /** row 181, row 189: the same under other locales and time zones; attack 74. */
  @Test
  void localeAndZoneDoNotMatter() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      Map<String, String> seen = new HashMap<>();
      for (String tag : new String[] {"en-US", "tr-TR", "de-DE", "ar-EG"}) {
        for (String id : new String[] {"UTC", "Asia/Kolkata", "America/St_Johns"}) {
          Locale.setDefault(Locale.forLanguageTag(tag));
          TimeZone.setDefault(TimeZone.getTimeZone(id));
          for (String e : new String[] {"(1234.5).toLocaleString()", "'Iıİi'.toLowerCase()", "'ıiß'.toUpperCase()",
              "['ä', 'z', 'a'].sort((x, y) => x.localeCompare(y)).join()", "'I'.toLocaleLowerCase()", "String(1e21)",
              "(0.1).toFixed(20)", "JSON.stringify('\\u2028')"}) {
            String value = text(ExpressionKind.TRANSFORM, e);
            assertEquals(seen.computeIfAbsent(e, k -> value), value, tag + " " + id + " " + e);
          }
        }
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  /** row 187: a trip is an error of every kind, never a value. */
  @ParameterizedTest
  @EnumSource
  void tripsAreErrors(ExpressionKind kind) {
    for (String expression : new String[] {"(() => { for (;;); })()", "(function f() { f() })()",
        "(() => { for (let s = 'x';;) s += s })()"}) {
      ExpressionResult r = ExpressionSandbox.evaluate(kind, expression, SCOPE,
          PATIENT.toBuilder().timeout(Duration.ofMillis(200)).build());
      assertFalse(r.isOk());
      assertTrue(List.of(Reason.TIMEOUT, Reason.STACK, Reason.MEMORY).contains(r.error().orElseThrow().reason()));
    }
  }
}
