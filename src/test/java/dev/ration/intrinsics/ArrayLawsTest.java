package dev.ration.intrinsics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ration.Eval;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dense arrays against array-like objects, on which the same methods have no fast way. */
class ArrayLawsTest {
  private static final EvalOptions OPTIONS = EvalOptions.builder().sourceBytes(1 << 20).fuel(50_000_000).build();

  private static final String TWINS = """
      let seed = SEED;
      const random = n => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor(seed / 65536) % n; };
      const array = MAKE, like = { length: array.length };
      array.forEach((v, i) => { like[i] = v; });
      const value = () => [random(9), random(9) / 2, 'v' + random(5), undefined, null, 1e6 + random(3)][random(KINDS)];
      const index = () => random(14) - 4;
      const text = o => { let s = o.length + ':'; for (let i = 0; i < o.length; i++) s += (i in o ? typeof o[i] + o[i] : '-') + ','; return s; };
      const calls = {
        push: () => [value(), value()].slice(0, random(3)), pop: () => [], shift: () => [],
        unshift: () => [value(), value()].slice(0, random(3)),
        splice: () => [index(), random(4), value(), value(), value()].slice(0, random(6)),
        reverse: () => [], fill: () => [value(), index(), index()], copyWithin: () => [index(), index(), index()],
        sort: () => random(2) ? [] : [(a, b) => String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0],
        slice: () => [index(), index()], indexOf: () => [value(), index()], lastIndexOf: () => [value(), index()],
        includes: () => [value(), index()], join: () => [], at: () => [index()], toReversed: () => [], toSorted: () => [],
        toSpliced: () => [index(), random(4), value()], flat: () => [],
        map: () => [(v, i) => v + i], filter: () => [v => typeof v === 'number'], find: () => [v => v > 3],
        reduce: () => [(s, v, i) => s + v + i, ''], reduceRight: () => [(s, v) => s + v, 0],
      };
      const names = Object.keys(calls);
      for (let step = 0; step < 400; step++) {
        const name = names[random(names.length)], args = calls[name]();
        if (random(6) === 0) { const i = random(array.length + 2), v = value(); array[i] = v; like[i] = v; like.length = Math.max(like.length, i + 1); }
        if (random(9) === 0 && array.length) { const i = random(array.length); delete array[i]; delete like[i]; }
        if (random(30) === 0) { const n = random(8); for (let i = n; i < array.length; i++) delete like[i]; array.length = like.length = n; }
        const before = text(array);
        const a = Array.prototype[name].apply(array, args), b = Array.prototype[name].apply(like, args);
        const same = a === array ? b === like : typeof a === 'object' && a ? text(a) === text(b) : Object.is(a, b);
        if (!same || text(array) !== text(like)) {
          throw new Error(step + ' ' + name + '(' + args + ') on ' + before + ' gave ' + a + ' and ' + b + '; left ' + text(array) + ' and ' + text(like));
        }
      }
      'same'
      """;

  @Property(tries = 15)
  void arraysBehaveAsArrayLikes(@ForAll @IntRange(min = 1, max = 2_000_000_000) int seed, @ForAll @IntRange(min = 1, max = 6) int kinds) {
    for (String make : new String[] {"[]", "[1, 2, 3]", "[1, , 'x']", "new Array(5)", "Array.from({length: 9}, (v, i) => i)"}) {
      EvalResult r = Eval.run(TWINS.replace("SEED", "" + seed).replace("KINDS", "" + kinds).replace("MAKE", make), OPTIONS);
      assertEquals("same", r.isOk() ? r.value() : r.error().orElseThrow().toString());
    }
  }

  /** Whatever the comparison says, a sort ends, keeps the elements and asks at most n log2 n + n times (row 46). */
  @ParameterizedTest
  @ValueSource(strings = {"(a, b) => a - b", "(a, b) => 0", "(a, b) => 1", "(a, b) => -1", "(a, b) => asked % 3 - 1",
      "(a, b) => NaN", "(a, b) => { items.length = 0; return a - b; }", "(a, b) => { items.push(1); return b - a; }"})
  void sortsAreBounded(String comparison) {
    EvalResult r = Eval.run("""
        let asked = 0, worst = '';
        for (const n of [0, 1, 2, 3, 5, 8, 33, 100, 1000]) {
          asked = 0;
          const given = Array.from({length: n}, (v, i) => i * 7919 % 1009);
          const items = given.slice();
          const f = COMPARISON;
          const sorted = items.toSorted((a, b) => { asked++; return f(a, b); });
          if (asked > n * Math.ceil(Math.log2(n || 1)) + n) worst += n + ' asked ' + asked + '; ';
          if (sorted.toSorted((a, b) => a - b).join() !== given.toSorted((a, b) => a - b).join()) worst += n + ' lost; ';
        }
        worst
        """.replace("COMPARISON", comparison), OPTIONS);
    assertEquals("", r.isOk() ? r.value() : r.error().orElseThrow().toString());
  }
}
