package dev.ration.vm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.compiler.Program;
import dev.ration.meter.Ceilings;
import dev.ration.meter.Limit;
import dev.ration.meter.LimitExceeded;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fuel and heap are functions of the program; what trips them ends the run and nothing else. */
class LimitsTest {
  private static final long HEAP = 64L << 20;

  @ParameterizedTest
  @ValueSource(strings = {
      "let s = 0; for (let i = 0; i < 20; i++) { try { if (i % 3) throw i; s += i } catch (e) { s -= e } finally { s++ } } s",
      "function f(n) { return n < 2 ? n : f(n - 1) + f(n - 2) } f(7)",
      "let a = [3, 1, 2]; a.sort((x, y) => x - y); a.map(String).join() + JSON.stringify({a, b: 'c'})",
      "class A { x = 1; get y() { return this.x } } class B extends A { z = [...'abc'] } let b = new B; b.y + b.z.length",
      "function* g(n) { try { for (let i = 0; i < n; i++) yield i } finally { s++ } } function* h() { yield* g(3); yield* [7] } "
          + "let s = 0; for (let x of h()) s += x; for (let x of g(9)) if (x > 1) break; [...g(2), s].join()",
      "let {a, ...r} = {a: 1, b: 2, c: 3}; for (let k in r) a += k; for (let [i, v] of Object.entries(r)) a += v; a"})
  void everyBudgetGivesTheSameOrACleanEnd(String source) {
    Program program = Guest.compile(source);
    Guest free = new Guest(Guest.ceilings(1_000_000, HEAP, 100));
    String expected = text(free, program);
    long full = free.meter.fuelUsed();
    assertTrue(full > 50 && full < 2000, () -> "fuel " + full);
    for (long budget = 1; budget < full; budget++) {
      Guest guest = new Guest(Guest.ceilings(budget, HEAP, 100));
      assertEquals("FUEL", text(guest, program));
      assertEquals(budget, guest.meter.fuelUsed());
    }
    Guest exact = new Guest(Guest.ceilings(full, HEAP, 100));
    assertEquals(expected, text(exact, program));
    assertEquals(full, exact.meter.fuelUsed());
  }

  private static String text(Guest guest, Program program) {
    try {
      return Conversions.toJsString(guest.realm, guest.run(program)).toString();
    } catch (LimitExceeded e) {
      return e.limit().name();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "let a = []; for (let i = 0; i < 3000; i++) a.push({i, s: 'x' + i}); a.length",
      "let s = ''; for (let i = 0; i < 2000; i++) s += 'item ' + i; s.length",
      "function f(n) { let o = {n}; return n ? f(n - 1) + o.n : 0 } f(90)",
      "function r(f) { let t = {a: f}; let u = 0; u = t; t = 0; let p = f.prototype; return u.a === f && p !== t } "
          + "let ok = true; for (let i = 0; i < 3000; i++) ok = r(function () {}) && ok; ok",
      "let g = n => n ? [n, g(n - 1)] : null; let l = g(80); let t = 0; for (let i = 0; i < 300; i++) t += g(20).length; t + l[0]"})
  void everyHeapCapGivesTheSameOrACleanEnd(String source) {
    Program program = Guest.compile(source);
    Guest free = new Guest(Guest.ceilings(Ceilings.UNLIMITED, HEAP, 200));
    String expected = text(free, program);
    boolean tripped = false;
    boolean passed = false;
    for (double cap = 2000; cap < HEAP; cap *= 1.25) {
      Guest guest = new Guest(Guest.ceilings(Ceilings.UNLIMITED, (long) cap, 200));
      String outcome = text(guest, program);
      assertTrue(outcome.equals(expected) || outcome.equals("MEMORY"), outcome);
      assertTrue(guest.meter.heapPeak() <= cap);
      tripped |= outcome.equals("MEMORY");
      passed |= outcome.equals(expected);
    }
    assertTrue(tripped && passed);
  }

  @Test
  void garbageIsNotCounted() {
    Guest guest = new Guest(Guest.ceilings(Ceilings.UNLIMITED, 200_000, 100));
    assertEquals(20_000.0, number(guest.run(
        "function f(i) { let a = [i, 'text' + i]; let b = {a}; return b.a.length / 2 } "
            + "let t = 0; for (let i = 0; i < 20000; i++) t += f(i); t")));
  }

  @Test
  void deadRegistersAreGarbage() {
    Guest guest = new Guest(Guest.ceilings(Ceilings.UNLIMITED, 400_000, 100));
    String big = "new Array(40000).fill(7.5).length";
    assertEquals(40000.0 * 3, number(guest.run("function f() { let a = " + big + "; let b = " + big + "; return a + b } "
        + "let x = f(); x + " + big)));
  }

  /** The second and later calls go through inline caches: they cost what the first one cost. */
  @ParameterizedTest
  @ValueSource(strings = {
      "function P(x) { this.x = x; this.y = 2 } P.prototype.s = function () { return this.x + this.y }; "
          + "let shared = new P(3); function run(n) { let p = new P(n); p.x = p.s(); shared.x++; return p.x + shared.s() + Math.abs(n) } run",
      "let o = {get a() { return this.b }, set a(v) { this.b = v }, b: 1}; let c = Object.create(o); "
          + "function run(n) { c.a = n; return c.a + 'abc'.length + 'abc'.indexOf('c') + [1, 2].length + o.none } run",
      "let deep = {v: 1}; for (let i = 0; i < 30; i++) deep = Object.create(deep); "
          + "function run(n) { return deep.v + deep.none + n } run",
      "class A { #p = 1; get q() { return this.#p } m(n) { return super.toString().length + n } } let a = new A; "
          + "function run(n) { let {q, ...r} = a; return a.m(n) + q + Object.keys(r).length } run"})
  void cachesCostNothingAndSaveNothing(String source) {
    Guest guest = new Guest(Guest.ceilings(1_000_000, HEAP, 100));
    JsFunction run = (JsFunction) guest.run(source);
    Value[] n = {JsNumber.of(5)};
    guest.vm.call(run, Undefined.INSTANCE, n, 1);
    long first = -1;
    for (int i = 0; i < 6; i++) {
      long before = guest.meter.fuelUsed();
      guest.vm.call(run, Undefined.INSTANCE, n, 1);
      long used = guest.meter.fuelUsed() - before;
      first = first < 0 ? used : first;
      assertEquals(first, used, "call " + i);
    }
  }

  @Test
  void limitsPassHandlersAndIterators() {
    Guest guest = new Guest(Guest.ceilings(5000, HEAP, 100));
    try {
      guest.run("var log = ''; let it = {[Symbol.iterator]() { return {next() { return {value: 1} }, return() { log += 'r'; return {} }} }}; "
          + "for (let x of it) { try { for (;;); } catch (e) { log += 'c' } finally { log += 'f' } }");
      throw new AssertionError("ran on");
    } catch (LimitExceeded e) {
      assertEquals(Limit.FUEL, e.limit());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"f()", "f.call(null)", "f.apply(null, [])", "f.bind()()", "new f()", "f(...[])", "new f(...[])", "o.g", "o.s = 1"})
  void depthCountsFramesAndIsCatchable(String call) {
    Guest guest = new Guest(Guest.ceilings(Ceilings.UNLIMITED, HEAP, 5000));
    assertEquals("RangeError: Maximum call stack size exceeded,4999", guest.show(
        "let n = 0, o = {get g() { return f() }, set s(v) { f() }}; function f() { n++; " + call + " } "
            + "let e = ''; try { f() } catch (x) { e = x } [e, " + (call.startsWith("o.") ? "n * 2 - 1" : "n") + "].join()"));
  }

  private static double number(Value v) {
    return ((JsNumber) v).value();
  }
}
