package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Eval.check: what is wrong with a text, and what it takes from outside. */
class CheckTest {
  @Test
  void tellsEveryPlace() {
    CheckResult r = Eval.check("let a = b;\nlet c = ;\nreturn f(\n  x y)");
    assertEquals(List.of("syntax: SyntaxError: Unexpected token ';' (2:9)", "syntax: SyntaxError: Unexpected identifier 'y' (4:5)"),
        r.diagnostics().stream().map(EvalError::toString).toList());
    assertEquals("4 |   x y)\n        ^", r.diagnostics().get(1).codeFrame());
    assertEquals(List.of("b"), r.freeNames());
    assertTrue(!r.isValid() && Eval.check("1").isValid());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '"', value = {
    "a + b * a ~ a b",
    "z(y, x => x + w) ~ z y w",
    "let k = 1; k + l ~ l",
    "f(); function f() { return g } h ~ g h",
    "f2(); let i = f1; function f3() { return f1 + f0 } ~ f2 f1 f0",
    "`${n} ${o.p}` ~ n o",
    "({q: r, s, [t]: 1}) ~ r s t",
    "Math.max(u) ~ Math u",
    "undefined + NaN ~ ''",
    "var v1 = 1; v1 ~ ''",
    "class A extends B { #p = c; m() { return this.#p + d } } ~ B c d",
    "const {e1 = e2, ...e3} = e4; for (const e5 of e6) e5 ~ e2 e4 e6",
    "try { t1 } catch (t2) { t2 } finally { t3 } ~ t1 t3",
    "a = ; b + c ~ b c",
    "class C { #q; m() { return x.#r } } y ~ x y"})
  void namesComeInTheOrderOfTheirFirstUse(String code, String names) {
    assertEquals(names.equals("''") ? "" : names, String.join(" ", Eval.check(code).freeNames()));
  }

  @Test
  void theKindSaysWhatIsAllowed() {
    assertTrue(Eval.check("return 1").isValid());
    assertTrue(Eval.check("return new.target", CodeKind.FUNCTION_BODY).isValid());
    assertEquals("Unexpected token 'return'", Eval.check("return 1", CodeKind.EXPRESSION).diagnostics().get(0).message());
    assertEquals(List.of("inputs"), Eval.check("inputs.a > 1", CodeKind.EXPRESSION).freeNames());
  }

  @Test
  void limitsHold() {
    assertEquals(EvalError.Kind.SOURCE_SIZE, Eval.check("a;".repeat(5_000)).diagnostics().get(0).kind());
    assertEquals(EvalError.Kind.INVALID, Eval.check(null).diagnostics().get(0).kind());
    Limits deep = Limits.builder().nesting(10).build();
    assertEquals(1, Eval.check("(".repeat(20) + ")".repeat(20), CodeKind.EVAL, deep).diagnostics().size());
    assertThrows(IllegalArgumentException.class, () -> Eval.check("1", null));
    assertThrows(IllegalArgumentException.class, () -> Eval.check("1", CodeKind.EVAL, null));
  }

  /** A text with gaps has names too. */
  @Test
  void anyTextIsChecked() {
    String[] words = {"a", "let ", "class A { #b; ", "}", "{", "(", ")", "this.#c", ";", "\n", "= ", "super.", "function f(", "try ",
        "catch ", "if (a) ", "label: ", "break ", "=> ", "for (const ", " of ", "var ", "eval(", "arguments ", "new.target", "/", "`${",
        "switch (a) {", "case ", "default: ", "async ", "await ", "yield ", ", ", "... ", "[", "]", "static {", "get ", "1 "};
    Random random = new Random(11);
    for (int i = 0; i < 30_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(25); n >= 0; n--) {
        text.append(words[random.nextInt(words.length)]);
      }
      try {
        Eval.check(text.toString(), CodeKind.values()[i % 3]);
      } catch (RuntimeException | Error e) {
        throw new AssertionError(text.toString(), e);
      }
    }
  }
}
