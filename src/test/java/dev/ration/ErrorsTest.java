package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Errors as values (section E). */
class ErrorsTest {
  private static EvalError error(String code) {
    EvalResult r = Eval.run(code, Map.of(), 1_000_000);
    assertFalse(r.isOk(), () -> code + " gave " + r);
    assertNull(r.value(), "row 74");
    return r.error().orElseThrow();
  }

  /** row 81 */
  @Test
  void uncaughtErrorsSayAll() {
    EvalError e = error("const f = () => {\n  throw new TypeError(\"boom\")\n}\nf()");
    assertEquals(EvalError.Kind.RUNTIME, e.kind());
    assertEquals("TypeError", e.name().orElseThrow());
    assertEquals("boom", e.message());
    assertEquals(2, e.line());
    assertTrue(e.column() >= 3);
    assertTrue(e.codeFrame().contains("2 |   throw new TypeError(\"boom\")") && e.codeFrame().endsWith("^"), e.codeFrame());
    assertTrue(e.stack().contains("at f (2:"), e.stack());
    assertTrue(e.toString().startsWith("runtime: TypeError: boom (2:"), e.toString());
  }

  /** row 73: limits too tell where the run was. */
  @Test
  void limitsHaveAPlace() {
    EvalError fuel = error("let i = 0\nconst f = () => {\n  for (;;) {\n    i = i + 1\n  }\n}\nf()");
    assertEquals(EvalError.Kind.FUEL, fuel.kind());
    assertTrue(fuel.line() >= 3 && fuel.line() <= 4, fuel::toString);
    assertTrue(fuel.stack().contains("at f (") && fuel.stack().endsWith("at 7:1"), fuel.stack());
    EvalError memory = error("const a = 'x'\n;[1].map(\n  () => a.repeat(1e9))");
    assertEquals(EvalError.Kind.MEMORY, memory.kind());
    assertEquals(3, memory.line());
    assertTrue(memory.codeFrame().contains("() => a.repeat(1e9)"), memory.codeFrame());
    assertEquals("Error", error("throw 1").name().orElseThrow());
    assertTrue(fuel.name().isEmpty(), "no guest error");
  }

  /** row 72, row 75 */
  @Test
  void syntaxErrorsHaveAPlace() {
    EvalError e = error("let a = 1\nlet b = = 2");
    assertEquals(EvalError.Kind.SYNTAX, e.kind());
    assertEquals("SyntaxError", e.name().orElseThrow());
    assertEquals(2, e.line());
    assertEquals(9, e.column());
    assertEquals("2 | let b = = 2\n            ^", e.codeFrame());
  }

  /** row 79, row 81: whatever is thrown has a name and a message. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      throw 42                                              ~ Error        ~ 42
      throw 'text'                                          ~ Error        ~ text
      throw null                                            ~ Error        ~ null
      throw undefined                                       ~ Error        ~ undefined
      throw Symbol('s')                                     ~ Error        ~ Symbol(s)
      throw { message: 'm' }                                ~ Error        ~ m
      throw { name: 'N', message: 'm' }                     ~ N            ~ m
      throw Object.assign(new Error('m'), { name: 'Own' })  ~ Own          ~ m
      null.x                                                ~ TypeError    ~ Cannot read properties of null (reading 'x')
      nope                                                  ~ ReferenceError ~ nope is not defined
      throw new SyntaxError('at run time')                  ~ SyntaxError  ~ at run time
      throw { get message() { return 'got' } }              ~ Error        ~ got
      throw { get message() { throw 1 } }                   ~ Error        ~ #<Object> was thrown
      """)
  void anythingMayBeThrown(String code, String name, String message) {
    EvalError e = error(code);
    assertEquals(EvalError.Kind.RUNTIME, e.kind());
    assertEquals(name, e.name().orElseThrow());
    assertEquals(message, e.message());
  }

  /** row 79 */
  @Test
  void messagesAreCapped() {
    assertEquals(10_000, error("throw 'x'.repeat(1000000)").message().length());
    assertEquals(10_000, error("throw new Error('x'.repeat(1000000))").message().length());
    assertTrue(error("null['k'.repeat(200000)]").message().length() <= 10_000);
  }

  /** row 77: what ends a run while its error is read is a limit like any other. */
  @Test
  void readingTheErrorIsMetered() {
    assertEquals(EvalError.Kind.FUEL, error("throw { get message() { for (;;); } }").kind());
  }

  /** row 76 */
  @ParameterizedTest
  @ValueSource(strings = {"null.x", "nope", "throw 1", "const c = 1; c = 2", "[].reduce(() => 0)", "'x'.repeat(-1)", "1n + 1",
      "new (class { constructor() { throw 1 } })", "Symbol() + ''", "({}).x.y", "let [a] = null", "undefined()"})
  void ordinaryFailuresAreCaught(String code) {
    assertEquals("caught", Eval.run("try { " + code + " } catch (e) { 'caught' }").value());
  }

  /** row 80: nothing of the host shows. */
  @ParameterizedTest
  @ValueSource(strings = {"null.x", "function f() { f() } f()", "'x'.repeat(1e9)", "throw new Error('e')", "[].at.call(null)",
      "JSON.parse('{')", "new Array(-1)", "decodeURIComponent('%')", "(1).toFixed(101)", "x = 1", "Object.freeze([1]).push(2)"})
  void nothingOfTheHostShows(String code) {
    EvalError e = error(code);
    String all = e + e.stack() + e.codeFrame();
    for (String host : new String[] {"java.", "dev.ration", ".java:", "Exception", "StackOverflowError", "OutOfMemory"}) {
      assertFalse(all.contains(host), all);
    }
  }

  /** row 239: texts never decide the kind. */
  @ParameterizedTest
  @ValueSource(strings = {"Out of Fuel", "Heap limit exceeded", "interrupted", "timeout after 1ms", "out of memory"})
  void lookAlikesAreRuntimeErrors(String message) {
    EvalError e = error("throw Object.assign(new Error('" + message + "'), { kind: 'fuel', name: 'OutOfFuel' })");
    assertEquals(EvalError.Kind.RUNTIME, e.kind());
  }
}
