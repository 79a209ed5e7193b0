package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/** Fuel by line of source: exact, and without it nothing changes. */
class LineProfileTest {
  private static EvalOptions.Builder profiled() {
    return EvalOptions.builder().profile(true);
  }

  private static void assertSame(String code, EvalOptions.Builder options) {
    EvalResult plain = Eval.run(code, options.profile(false).build());
    EvalResult profiled = Eval.run(code, options.profile(true).build());
    assertEquals(plain.value(), profiled.value());
    assertEquals(plain.fuelUsed(), profiled.fuelUsed());
    assertEquals(plain.usage().heapPeak(), profiled.usage().heapPeak());
    assertEquals(plain.usage().stackPeak(), profiled.usage().stackPeak());
    assertEquals(plain.error().map(EvalError::toString), profiled.error().map(EvalError::toString));
    assertTrue(plain.usage().fuelByLine().isEmpty());
    assertEquals(profiled.fuelUsed(), profiled.usage().fuelByLine().values().stream().mapToLong(n -> n).sum());
  }

  @Test
  void theHotLineIsFound() {
    SortedMap<Integer, Long> lines = Eval.run("""
        let s = 0
        for (let i = 0; i < 1000; i++) {
          s += i
        }
        const big = 'x'.repeat(64000)
        function f(n) {
          return n * 2
        }
        [1, 2, 3].map(f)
        eval('for (let j = 0; j < 500; j++);')
        return s""", profiled().context(Map.of("unused", 1)).build()).usage().fuelByLine();
    assertTrue(lines.get(3) >= 1000 && lines.get(3) < 5000, lines::toString);
    assertTrue(lines.get(2) >= 2000, lines::toString);
    assertTrue(lines.get(5) >= 2000, lines::toString);
    assertTrue(lines.get(7) >= 6 && lines.get(7) < 30, lines::toString);
    assertTrue(lines.get(10) >= 1000, lines::toString);
    assertTrue(lines.get(11) < 10, lines::toString);
  }

  @Test
  void nothingElseChanges() {
    for (String code : List.of("1", "let s = ''\nfor (let i = 0; i < 2000; i++) s += i\ns.length",
        "function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2) }\nf(15)", "while (true);", "function g() { g() }\ng()",
        "throw new Error('x')", "const m = new Map\nfor (const c of 'abcdefgh'.repeat(50)) m.set(c, m.size)\n[...m].sort().length",
        "function* g() { for (let i = 0; i < 100; i++) yield i }\n[...g()].filter(x => x % 2).length", "/(a|b)*c/.test('ab'.repeat(100))",
        "const o = {get x() { return this.y }, y: 1}\nlet t = 0\nfor (let i = 0; i < 500; i++) t += o.x\nt",
        "data.map(x => x + 1).length", "const a = []\nfor (let i = 0; i < 20000; i++) a.push({i})\na.length")) {
      assertSame(code, EvalOptions.builder().fuel(200_000).heapBytes(4 << 20).context(Map.of("data", List.of(1, 2, 3))));
    }
  }

  @Test
  void dataIsOnNoLine() {
    SortedMap<Integer, Long> lines = Eval.run("\n\ndata.length",
        profiled().context(Map.of("data", "x".repeat(16_000))).build()).usage().fuelByLine();
    assertTrue(lines.get(0) >= 2000, lines::toString);
    assertTrue(lines.get(3) < 20, lines::toString);
    SafeFunction f = SafeFunction.compile(List.of("n"), "let s = 0\nwhile (n > 0) s += n--\nreturn s", profiled().build());
    EvalResult r = f.call(100);
    assertTrue(r.usage().fuelByLine().get(2) > 300, r.usage()::toString);
    assertEquals(5050L, r.value());
  }
}
