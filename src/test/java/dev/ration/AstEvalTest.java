package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** ESTree JSON in place of text: row 137, row 138, row 139, row 140, row 141, attack 42. */
class AstEvalTest {
  private static String program(String... statements) {
    return "{\"type\":\"Program\",\"body\":[" + String.join(",", statements) + "]}";
  }

  private static String expression(String node) {
    return program("{\"type\":\"ExpressionStatement\",\"expression\":" + node + "}");
  }

  private static EvalError error(EvalResult result) {
    return result.error().orElseThrow(() -> new AssertionError(String.valueOf(result.value())));
  }

  /** Holds row 137. */
  @ParameterizedTest
  @ValueSource(strings = {"1 + 1", "", "  let a = 1", "{ let a = 1; }", "{}{}", "[1]", "\"a\"", "null", "{ a: 1 }"})
  void sourceIsNoTree(String source) {
    EvalError error = error(AstEval.run(source));
    assertEquals(EvalError.Kind.INVALID, error.kind());
    if (!source.startsWith("{}")) {
      assertEquals("This VM accepts an AST, not source", error.message());
    }
    assertEquals(0, AstEval.run(source).fuelUsed());
  }

  @Test
  void nothingIsNoTree() {
    assertEquals(EvalError.Kind.INVALID, error(AstEval.run(null)).kind());
  }

  /** Holds row 138: before the shape, wherever it stands among the fields of the document. */
  @Test
  void aNewerVersionIsRefusedByName() {
    String message = "AST version 99 is newer than version 1, the newest that this VM reads";
    assertEquals(message, error(AstEval.run("{\"version\":99,\"whatever\":[{}]}")).message());
    assertEquals(message, error(AstEval.run("{\"type\":\"Program\",\"body\":7,\"version\":99}")).message());
    assertEquals(message, error(AstEval.run("{\"version\":99,\"broken")).message());
    assertEquals(EvalError.Kind.INVALID, error(AstEval.run("{\"version\":99}")).kind());
    assertEquals(7L, AstEval.run("{\"version\":1,\"program\":" + expression("{\"type\":\"Literal\",\"value\":7}") + "}").value());
    assertEquals(7L, AstEval.run(expression("{\"type\":\"Literal\",\"value\":7}")).value());
  }

  /** Holds row 140. */
  @ParameterizedTest
  @ValueSource(strings = {"1 + 2", "({a: [1, 'x'], b: n})", "{a: 1}", "let s = 0; for (let i = 0; i < 10; i++) s += i; s", "return n * 2",
      "(function f(x) { return x ? f(x - 1) + 1 : 0 })(20)", "n.x.y", "throw new TypeError('no')", "let a = 1\nnull.x", "for (;;);",
      "[3, 1, 2].sort((a, b) => a - b)", "class A { #x = 1; get x() { return this.#x } } new A().x", "`${n}${[1, 2]}`", "/(\\d+)/.exec('a12')[1]",
      "10n ** 20n", "1e999", "'\\ud800'", "#!x\n1", "eval('1')", "new Function('return 1')", "(() => {}).toString()", "String(class { static m() {} })",
      "a?.b", "n?.b.c", "'use strict'; 1", "'use strict'", "(1, 2);", "(x => x)\n(3)", "undefinedName", "let [p, , q = 2] = [1]; p + q", "Object.keys(globalThis).length"})
  void aTreeRunsAsItsText(String code) {
    EvalOptions options = EvalOptions.builder().context(Map.of("n", 21L)).fuel(5_000).dynamicCode(false).build();
    EvalResult text = Eval.run(code, options);
    EvalResult tree = AstEval.run(Estree.of(code, Limits.DEFAULT), options);
    assertEquals(text.fuelUsed(), tree.fuelUsed());
    assertEquals(String.valueOf(text.value()), String.valueOf(tree.value()));
    assertEquals(text.error().map(EvalError::toString), tree.error().map(EvalError::toString));
    assertEquals(text.error().map(EvalError::codeFrame), tree.error().map(EvalError::codeFrame));
    assertEquals(text.error().map(EvalError::stack), tree.error().map(EvalError::stack));
    assertEquals(text.usage(), tree.usage());
  }

  @Test
  void aFunctionRunsAsItsText() {
    EvalOptions options = EvalOptions.builder().fuel(5_000).dynamicCode(false).build();
    String body = "let s = a; for (const x of b) s += x; return s";
    EvalResult text = SafeFunction.compile(List.of("a", "b"), body, options).call(1L, List.of(2L, 3L));
    AstFunction function = AstFunction.compile(Estree.function(List.of("a", "b"), body, Limits.DEFAULT), options);
    EvalResult tree = function.call(1L, List.of(2L, 3L));
    assertEquals(6L, tree.value());
    assertEquals(text.fuelUsed(), tree.fuelUsed());
    EvalError kind = assertThrows(CompileException.class,
        () -> AstFunction.compile(Estree.of("1", Limits.DEFAULT), options)).error();
    assertEquals(EvalError.Kind.INVALID, kind.kind());
    assertEquals(EvalError.Kind.INVALID, error(AstEval.run(Estree.function(List.of(), "return 1", Limits.DEFAULT))).kind());
  }

  /** Decision 7: there is nothing that could compile what the guest builds. */
  @ParameterizedTest
  @ValueSource(strings = {"eval('1')", "(0, eval)('1')", "Function('return 1')()", "new (function* () {}).constructor('yield')"})
  void guestsCompileNoText(String code) {
    EvalError error = error(AstEval.run(Estree.of(code, Limits.DEFAULT)));
    assertEquals("EvalError", error.name().orElse(""));
  }

  /** Places without a text: from loc, with the line but no frame of it; without loc none. */
  @Test
  void placesComeFromLoc() {
    String place = "\"start\":7,\"end\":9,\"loc\":{\"start\":{\"line\":3,\"column\":2},\"end\":{\"line\":3,\"column\":4}},";
    String throwing = "{\"type\":\"ThrowStatement\"," + place + "\"argument\":{\"type\":\"Literal\"," + place + "\"value\":1}}";
    EvalError error = error(AstEval.run(program(throwing)));
    assertEquals(3, error.line());
    assertEquals(3, error.column());
    assertEquals("", error.codeFrame());
    EvalError unplaced = error(AstEval.run(program(throwing.replaceAll("\"loc\":.*?}},", ""))));
    assertEquals("1", unplaced.message());
    assertEquals(0, unplaced.line());
    assertEquals("", unplaced.codeFrame());
    EvalError early = error(AstEval.run(program("{\"type\":\"BreakStatement\"," + place + "\"label\":null}")));
    assertEquals("body[0]: break outside a loop or switch", early.message());
    assertEquals(3, early.line());
    assertEquals(0, error(AstEval.run(program("{\"type\":\"BreakStatement\"}"))).line());
  }

  /** A loc that claims a great many lines is not made room for. */
  @Test
  void aHugeLocCostsNothing() {
    String far = "\"loc\":{\"start\":{\"line\":9000000,\"column\":9000000},\"end\":{\"line\":9000000,\"column\":9000000}},";
    EvalResult result = AstEval.run(program("{\"type\":\"ThrowStatement\"," + far + "\"argument\":{\"type\":\"Literal\",\"value\":1}}"));
    assertFalse(result.isOk());
    EvalResult uncapped = AstEval.run(program("{\"type\":\"ThrowStatement\"," + far + "\"argument\":{\"type\":\"Literal\",\"value\":1}}"),
        EvalOptions.builder().sourceBytes(0).build());
    assertFalse(uncapped.isOk());
  }

  @Test
  void withoutItsTextAFunctionPrintsAsNative() {
    String text = "(function f() { return 1 }).toString()";
    assertEquals("function f() { [native code] }", AstEval.run(Estree.program(text, Limits.DEFAULT)).value());
    assertEquals("function f() { return 1 }", AstEval.run(Estree.of(text, Limits.DEFAULT)).value());
  }

  /** Holds row 139: the budgets. */
  @Test
  void documentsAreBounded() {
    String literal = "{\"type\":\"Literal\",\"value\":1}";
    EvalOptions small = EvalOptions.builder().sourceBytes(10).build();
    EvalError size = error(AstEval.run(program(("{\"type\":\"EmptyStatement\"},").repeat(200) + "{\"type\":\"EmptyStatement\"}"), small));
    assertEquals(EvalError.Kind.SOURCE_SIZE, size.kind());
    assertTrue(size.message().matches("Eval AST is \\d+ bytes, over the 2560-byte limit; raise it with sourceBytes"), size.message());
    String all = ",".concat("{\"type\":\"EmptyStatement\"}").repeat(84).substring(1);
    assertEquals("Eval source of the AST is over the 10-byte limit; raise it with sourceBytes", error(AstEval.run(program(all), small)).message());
    assertEquals(EvalError.Kind.SOURCE_SIZE,
        error(AstEval.run(expression("{\"type\":\"Literal\",\"value\":\"" + "a".repeat(85) + "\"}"), small)).kind());
    EvalError source = error(AstEval.run("{\"version\":1,\"source\":\"12345678901\",\"program\":" + expression(literal) + "}", small));
    assertEquals("Eval source is 11 bytes, over the 10-byte limit; raise it with sourceBytes", source.message());
    // row 64: a lone surrogate counts 3
    EvalError lone = error(AstEval.run("{\"version\":1,\"source\":\"" + "\\ud800".repeat(4) + "\",\"program\":" + expression(literal) + "}", small));
    assertEquals("Eval source is 12 bytes, over the 10-byte limit; raise it with sourceBytes", lone.message());
    EvalError offset = error(AstEval.run(program("{\"type\":\"EmptyStatement\",\"start\":11,\"end\":12}"), small));
    assertTrue(offset.message().startsWith("body[0].start: must be an offset of at most 10"), offset.message());
    assertEquals(EvalError.Kind.SYNTAX, offset.kind());
  }

  /** Holds row 141: the tree of a text is made without running any of it. */
  @Test
  void transpilingRunsNothing() {
    AtomicInteger calls = new AtomicInteger();
    String code = "class A { static { f() } static x = f(); [f()] = 1 } f(); `${f()}`; /a/g; 10n; for (;;) {}";
    String tree = Estree.of(code, Limits.DEFAULT);
    AstProgram program = AstProgram.compile(tree);
    assertEquals(0, calls.get());
    EvalResult result = program.run(EvalOptions.builder().fuel(1_000)
        .capabilities(Map.of("f", (arguments, call) -> calls.incrementAndGet())).build());
    assertEquals(EvalError.Kind.FUEL, error(result).kind());
    assertTrue(calls.get() > 0, "the capability is reached when the tree runs");
    assertEquals(EvalError.Kind.SYNTAX, assertThrows(CompileException.class, () -> Estree.of("1 +", Limits.DEFAULT)).error().kind());
  }

  @Test
  void aProgramIsCompiledOnceAndSeesEachContext() {
    AstProgram program = AstProgram.compile(Estree.of("typeof n + n", Limits.DEFAULT));
    assertEquals("number7", program.run(Map.of("n", 7L), 1_000).value());
    assertEquals("stringa", program.run(Map.of("n", "a"), 1_000).value());
    assertEquals("ReferenceError", error(program.run(Map.of(), 1_000)).name().orElse(""));
  }
}
