package dev.ration.intrinsics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Eval;
import dev.ration.EvalError;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import org.junit.jupiter.api.Test;

/** What a weak collection holds counts while its key and it are alive, and not after. */
class WeakCollectionsTest {
  private static EvalResult run(String code) {
    return Eval.run(code, EvalOptions.builder().fuel(5_000_000).heapBytes(1 << 20).build());
  }

  private static void finishes(String code, Object value) {
    EvalResult r = run(code);
    assertTrue(r.isOk(), r::toString);
    assertEquals(value, r.value());
  }

  @Test
  void aValueGoesWithItsKey() {
    finishes("const w = new WeakMap(); for (let i = 0; i < 20000; i++) w.set({}, new Array(50).fill(i)); 'done'", "done");
  }

  @Test
  void aValueGoesWithItsMap() {
    finishes("""
        const key = {};
        for (let i = 0; i < 20000; i++) new WeakMap().set(key, new Array(50).fill(i));
        'done'
        """, "done");
  }

  @Test
  void aValueThatRefersToItsKeyGoesWithIt() {
    finishes("""
        const w = new WeakMap(), s = new WeakSet();
        for (let i = 0; i < 20000; i++) { const k = {}; w.set(k, {k, a: new Array(50).fill(i)}); s.add(k); }
        'done'
        """, "done");
  }

  @Test
  void aValueStaysWhileKeyAndMapDo() {
    finishes("""
        const w = new WeakMap(), s = new WeakSet(), keys = [];
        for (let i = 0; i < 100; i++) { const k = {i}; keys.push(k); w.set(k, [i]); if (i % 2) s.add(k); }
        for (let i = 0; i < 20000; i++) new Array(50).fill(i);
        keys.every((k, i) => w.get(k)[0] === i && s.has(k) === (i % 2 === 1))
        """, true);
  }

  @Test
  void aMapReachedOnlyThroughAValueStays() {
    finishes("""
        const outer = new WeakMap(), key = {};
        outer.set(key, new WeakMap([[key, 'inner']]));
        for (let i = 0; i < 20000; i++) new Array(50).fill(i);
        outer.get(key).get(key)
        """, "inner");
  }

  @Test
  void whatIsHeldCounts() {
    EvalResult r = run("const w = new WeakMap(), keys = []; for (;;) { const k = {}; keys.push(k); w.set(k, new Array(50).fill(1)); }");
    assertEquals(EvalError.Kind.MEMORY, r.error().orElseThrow().kind());
  }

  @Test
  void oneKeyInManyMapsIsSearchedAtACost() {
    EvalResult r = run("const k = {}, maps = []; for (let i = 0; i < 2000; i++) { const w = new WeakMap(); w.set(k, i); maps.push(w); } maps[1999].get(k)");
    assertEquals(1999L, r.value());
    assertTrue(r.fuelUsed() > 2000 * 2000 / 2 / 8, r::toString);
  }
}
