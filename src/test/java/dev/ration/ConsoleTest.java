package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What guests print: text made without guest code, bounded, and part of the result (row 174). */
class ConsoleTest {
  private static String printed(String code) {
    EvalResult r = Eval.run(code, EvalOptions.builder().context(Map.of("date", Instant.EPOCH)).build());
    assertTrue(r.isOk(), r::toString);
    return String.join("\n", r.console().stream().map(ConsoleLine::text).toList());
  }

  @Test
  void levels() {
    EvalResult r = Eval.run("console.log('a', 1); console.info('b'); console.warn('c'); console.error('d'); console.debug('e');"
        + "console.assert(true, 'no'); console.assert(0); console.assert('', 'f', 1); console.log()");
    assertEquals(List.of(new ConsoleLine("log", "a 1"), new ConsoleLine("info", "b"), new ConsoleLine("warn", "c"),
        new ConsoleLine("error", "d"), new ConsoleLine("debug", "e"), new ConsoleLine("error", "Assertion failed"),
        new ConsoleLine("error", "Assertion failed: f 1"), new ConsoleLine("log", "")), r.console());
    assertFalse(r.isConsoleTruncated());
    assertEquals("object", Eval.run("typeof console").value());
    assertEquals("log", Eval.run("const { log } = console; log('x'); log.name").value());
    assertEquals(List.of("later"), Eval.run("console.log('later'); throw 1").console().stream().map(ConsoleLine::text).toList());
    assertEquals(List.of(), Eval.run("1").console());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
      'text', "it's"                             ~ text it's
      1, -0, NaN, 1e21, 0.1                      ~ 1 -0 NaN 1e+21 0.1
      null, undefined, true                      ~ null undefined true
      10n, Symbol('s'), Symbol()                 ~ 10n Symbol(s) Symbol()
      [1, 'a"\\n', [2, [3, [4, [5, [6]]]]]]      ~ [1, "a\\"\\n", [2, [3, [4, [Array]]]]]
      {a: 1, 'b-c': {d: []}}, {}, []             ~ { a: 1, b-c: { d: [] } } {} []
      {[Symbol('k')]: 1, get x() { throw 1 }}    ~ { x: [Accessor], [Symbol(k)]: 1 }
      [, 1, , ]                                  ~ [<empty>, 1, <empty>]
      x => x, function f() {}, class A {}        ~ [Function] [Function f] [Function A]
      new Map([[1, {a: 2}]]), new Set(['x'])     ~ Map(1) {1 => { a: 2 }} Set(1) {"x"}
      new TypeError('boom'), new Error           ~ TypeError: boom Error
      /a+/gi                                     ~ /a+/gi
      new (class Point { x = 1 })                ~ Point { x: 1 }
      Object.create(null), Object(1), Object('s') ~ {} [Number: 1] [String: "s"]
      date                                       ~ 1970-01-01T00:00:00.000Z
      {toString() { throw 1 }, toJSON() { throw 1 }} ~ { toString: [Function toString], toJSON: [Function toJSON] }
      (() => { const c = {}; c.c = c; return c })() ~ { c: { c: { c: { c: [Object] } } } }
      Array.from({length: 102}, (_, i) => 1).length, [...'ab'] ~ 102 ["a", "b"]
      """)
  void values(String arguments, String expected) {
    assertEquals(expected, printed("console.log(" + arguments + ")"));
  }

  @Test
  void entriesAreBounded() {
    assertEquals("[" + "0, ".repeat(100) + "… 1 more]", printed("console.log(new Array(101).fill(0))").replaceAll("0, … ", "0, … "));
    assertTrue(printed("console.log(Object.fromEntries(new Array(200).fill(0).map((_, i) => ['k' + i, i])))").endsWith("k99: 99, … }"));
    assertEquals(10_001, printed("console.log('x'.repeat(1e6))").length());
    assertEquals(10_001, printed("console.log(['x'.repeat(1e6)], ['x'.repeat(1e6)])").length());
    assertTrue(printed("const big = [0]; for (let i = 0; i < 6; i++) big[0] = new Array(100).fill(big[0]); console.log(big)").length() <= 10_001);
  }

  /** The text is paid for, and what is kept is bounded by bytes. */
  @Test
  void itIsBounded() {
    EvalResult r = Eval.run("for (let i = 0; i < 1e4; i++) console.log('line ' + i)");
    assertTrue(r.isConsoleTruncated());
    long bytes = r.console().stream().mapToLong(l -> 2L * l.text().length()).sum();
    assertTrue(bytes <= 64 << 10 && bytes > 10_000, () -> bytes + " bytes");
    assertEquals("line 0", r.console().get(0).text());
    EvalResult none = Eval.run("console.log('x'); 1", EvalOptions.builder().consoleBytes(0).build());
    assertEquals(List.of(), none.console());
    assertFalse(none.isConsoleTruncated());
    long small = Eval.run("console.log('x')").fuelUsed();
    assertTrue(Eval.run("console.log('x'.repeat(9000))").fuelUsed() - small >= 280);
    EvalResult over = Eval.run("while (true) console.log([1, 2, 3], {a: 1})");
    assertEquals(EvalError.Kind.FUEL, over.error().orElseThrow().kind());
  }

  /** The same lines can go to a capability as they are printed. */
  @Test
  void asACapability() {
    List<Object> lines = new ArrayList<>();
    EvalOptions options = EvalOptions.builder().capabilities(Map.of("console", (arguments, call) -> {
      assertEquals("console", call.name());
      return lines.add(arguments);
    })).quota("console", 2).build();
    EvalResult r = Eval.run("console.warn('a', [1]); console.log('b'); try { console.log('c') } catch (e) { e.message }", options);
    assertEquals(List.of(List.of("warn", "a [1]"), List.of("log", "b")), lines);
    assertEquals("Quota exceeded for 'console': 2 calls allowed", r.value());
    assertEquals(3, r.console().size());
  }

  /** row 20: a context does not replace it; a local does. */
  @Test
  void itsNameIsTaken() {
    assertEquals("object", Eval.run("typeof console.log === 'function' ? 'object' : 'other'",
        EvalOptions.builder().context(Map.of("console", Map.of("log", 1))).build()).value());
    assertEquals(1L, Eval.run("const console = {log: x => x}; console.log(1)").value());
    assertEquals("undefined", Eval.run("delete globalThis.console; typeof console").value());
  }
}
