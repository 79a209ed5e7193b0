package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SafeFunction (section B). */
class SafeFunctionTest {
  /** row 31, row 32: the second example of the seed. */
  @Test
  void compilesOnceCallsOften() {
    SafeFunction add = SafeFunction.compile(List.of("a", "b"), "return a + b");
    EvalResult r = add.call(1, 2);
    assertEquals(3L, r.value());
    assertTrue(r.fuelUsed() > 0);
    assertEquals(42L, add.call(20, 22).value());
  }

  /** row 33 */
  @ParameterizedTest
  @ValueSource(strings = {"a, b", "{a}", "a=1", "a,b", "class", "...a", "", " ", "a b", "1a", "a/**/", "a\n", "eval",
      "arguments", "yield", "a){}(", "a//"})
  void parametersAreNames(String parameter) {
    CompileException e = assertThrows(CompileException.class,
        () -> SafeFunction.compile(List.of(parameter), "return 1"));
    assertEquals(EvalError.Kind.SYNTAX, e.error().kind());
  }

  /** row 33 */
  @Test
  void duplicateParametersAreRefused() {
    assertThrows(CompileException.class, () -> SafeFunction.compile(List.of("a", "a"), "return 1"));
  }

  /** row 34 */
  @ParameterizedTest
  @ValueSource(strings = {"return (", "}", "} function x() {", "return 1 /*", "import 'x'", "await 1", "return eval("})
  void bodiesMustParse(String body) {
    CompileException e = assertThrows(CompileException.class, () -> SafeFunction.compile(List.of(), body));
    assertEquals(EvalError.Kind.SYNTAX, e.error().kind());
    assertTrue(e.error().line() >= 1);
  }

  /** row 35, row 36 */
  @Test
  void sizeCountsParametersToo() {
    CompileException e = assertThrows(CompileException.class,
        () -> SafeFunction.compile(List.of(), "//" + "x".repeat(8998)));
    assertEquals(EvalError.Kind.SOURCE_SIZE, e.error().kind());
    assertEquals("SafeFunction source is 9000 bytes, over the 8192-byte limit; raise it with sourceBytes",
        e.error().message());
    assertThrows(CompileException.class, () -> SafeFunction.compile(List.of("p".repeat(9000)), "return 1"));
    // 8 + 1 for the parameter, and 10 for its name, leave 8173.
    String body = "//" + "x".repeat(8192 - 1 - 10 - 2);
    SafeFunction.compile(List.of("p".repeat(10)), body);
    assertThrows(CompileException.class, () -> SafeFunction.compile(List.of("p".repeat(10)), body + "x"));
  }

  /** row 37 */
  @Test
  void faultsAreValues() {
    EvalError e = SafeFunction.compile(List.of(), "return nope.x").call().error().orElseThrow();
    assertEquals(EvalError.Kind.RUNTIME, e.kind());
    assertEquals("ReferenceError", e.name().orElseThrow());
    assertEquals("nope is not defined", e.message());
  }

  /** row 38, row 40, row 42 */
  @Test
  void everyCallIsFresh() {
    EvalOptions options = EvalOptions.builder().fuel(400).build();
    SafeFunction f = SafeFunction.compile(List.of(),
        "globalThis.n = (globalThis.n || 0) + 1; for (let i = 0; i < 20; i++) {} return n", options);
    long fuel = f.call().fuelUsed();
    for (int i = 0; i < 3; i++) {
      EvalResult r = f.call();
      assertEquals(1L, r.value());
      assertEquals(fuel, r.fuelUsed());
    }
    SafeFunction loop = SafeFunction.compile(List.of(), "for (;;);", EvalOptions.builder().fuel(5).build());
    EvalResult r = loop.call();
    assertEquals("Out of Fuel", r.error().orElseThrow().message());
    assertEquals(5, r.fuelUsed());
  }

  /** row 39, row 43 */
  @Test
  void argumentsMayBeMissing() {
    SafeFunction second = SafeFunction.compile(List.of("a", "b"), "return b");
    assertSame(Undefined.VALUE, second.call(1).value());
    assertEquals(2L, second.call(1, 2, 3).value());
    assertSame(Undefined.VALUE, SafeFunction.compile(List.of(), "let x = 1").call().value());
  }

  /** row 41, row 85 */
  @Test
  void argumentsAreCopies() {
    List<Object> items = new ArrayList<>(List.of(1, 2));
    assertEquals(3L, SafeFunction.compile(List.of("a"), "return a.push(3)").call(items).value());
    assertEquals(List.of(1, 2), items);
    EvalError e = SafeFunction.compile(List.of("a"), "return 1").call(new Object()).error().orElseThrow();
    assertEquals(EvalError.Kind.BOUNDARY, e.kind());
    assertTrue(e.message().startsWith("Capability boundary rejected the run arguments: argument 1 is"), e.message());
  }

  /** Class initialisers inside a body have no arguments of their own, whatever their eval texts say. */
  @Test
  void initialisersHaveNoArguments() {
    assertEquals("SyntaxError", SafeFunction.compile(List.of(),
        "try { class A { f = eval('arguments') } new A() } catch (e) { return e.name }").call(1).value());
    assertEquals(1L, SafeFunction.compile(List.of(), "class A { static { eval('1') } } return eval('arguments.length')")
        .call(5).value());
  }

  /** A parameter may have any plain name, whatever objects inherit. */
  @Test
  void inheritedNamesAreNames() {
    for (String name : List.of("toString", "constructor", "hasOwnProperty", "__proto__", "valueOf", "of", "async")) {
      assertEquals(7L, SafeFunction.compile(List.of(name), "return " + name).call(7).value(), name);
    }
  }
}
