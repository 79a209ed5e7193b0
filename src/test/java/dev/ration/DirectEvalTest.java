package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Direct eval: what its text sees, and what it leaves behind. */
class DirectEvalTest {
  private static EvalResult run(String code, Map<String, ?> context) {
    return Eval.run(code, EvalOptions.builder().context(context).build());
  }

  private static Object value(String code, Map<String, ?> context) {
    EvalResult result = run(code, context);
    assertTrue(result.isOk(), () -> code + ": " + result.error());
    return result.value();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
      "let x = 1; eval('x + 1')                                                        | 2",
      "let x = 1; eval('let x = 2; x') + x                                             | 3",
      "eval('var q = 3'); typeof q                                                     | undefined",
      "function f(a, b = a) { var c = a + b; return eval('a + b + c'); } f(1)          | 4",
      "function f() { return eval('arguments.length'); } f(1, 2)                       | 2",
      "function f() { return (() => eval('new.target === f'))(); } new f() instanceof f | true",
      "const o = { v: 5, m() { return eval('this.v'); } }; o.m()                       | 5",
      "const p = { m() { return 6; } }, o = { __proto__: p, m() { return eval('super.m()'); } }; o.m() | 6",
      "class A { #p = 7; m() { return eval('this.#p'); } } new A().m()                 | 7",
      "class A { v = 8; } class B extends A { constructor() { eval('super()'); } } new B().v | 8",
      "let f; { let y = 9; f = () => eval('y'); } f()                                  | 9",
      "const fs = []; for (let i = 0; i < 3; i++) fs.push(() => eval('i')); fs[1]()    | 1",
      "eval('eval(\\'1 + 1\\')')                                                       | 2",
      "const e = eval; let x = 1; e('typeof x')                                        | number",
      "(function () { let x = 1; return (0, eval)('typeof x'); })()                    | undefined",
      "let x = 1; eval(...['x + 1', 2])                                                | 2",
      "eval(5)                                                                         | 5",
      "try { eval('c = 1') } catch (e) { e.name }                                      | ReferenceError",
      "try { eval('1 +') } catch (e) { e.name }                                        | SyntaxError",
      "const c = 1; try { eval('c = 2') } catch (e) { e.name }                         | TypeError",
      "try { eval('z'); let z; } catch (e) { e.name }                                  | ReferenceError",
      "(n => { eval('n = 2'); return n; })(1)                                          | 2",
  })
  void seesWhatIsAround(String code, String expected) {
    assertEquals(expected, String.valueOf(value(code, Map.of())), code);
  }

  /** Row 18: with a direct eval in the text every context key is bound, and read when first used. */
  @Test
  void contextKeysAreReadWhenFirstUsed() {
    List<String> reads = new ArrayList<>();
    Map<String, Object> context = new AbstractMap<>() {
      private final Map<String, Integer> values = Map.of("a", 41, "b", 2);

      @Override
      public Object get(Object key) {
        reads.add((String) key);
        return values.get(key);
      }

      @Override
      public boolean containsKey(Object key) {
        return values.containsKey(key);
      }

      @Override
      public Set<Entry<String, Object>> entrySet() {
        throw new AssertionError("the whole map is asked for");
      }
    };
    assertEquals(42L, value("eval('a + 1')", context));
    assertEquals(List.of("a"), reads);
    assertEquals(10L, value("eval('a = 5'); eval('a') + (() => eval('a'))()", context));
    assertEquals(List.of("a", "a"), reads);
    assertEquals("undefined", value("(0, eval)('typeof a') ", context));
    assertEquals("undefined", value("Function('return typeof a + eval(\"\")')().slice(0, 9)", context));
    assertEquals(List.of("a", "a"), reads);
  }

  @Test
  void declarationsOfTheProgramHideContextKeys() {
    assertEquals(1L, value("var a = 1; eval('a')", Map.of("a", 2)));
    assertEquals(1L, value("let a = 1; eval('a')", Map.of("a", 2)));
  }

  /** Row 77: what the host may not hand over ends the run, whatever the guest would catch. */
  @Test
  void aContextValueThatIsRefusedEndsTheRun() {
    EvalResult result = run("try { eval('a') } catch (e) { 1 }", Map.of("a", new Object()));
    assertTrue(result.error().isPresent());
    assertEquals(EvalError.Kind.BOUNDARY, result.error().get().kind());
  }

  /** The text is paid for each time. */
  @Test
  void compilingCostsFuelEachTime() {
    long once = run("eval('1')", Map.of()).fuelUsed();
    long twice = run("eval('1'); eval('1')", Map.of()).fuelUsed();
    assertTrue(twice - once > 60, once + " then " + twice);
    assertFalse(Eval.run("while (true) eval('1')",
        EvalOptions.builder().fuel(100_000).build()).error().isEmpty());
  }
}
