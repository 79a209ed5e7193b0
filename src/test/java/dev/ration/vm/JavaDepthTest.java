package dev.ration.vm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.meter.Ceilings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Recursion through built-ins takes Java stack: the budget ends it long before a thread of 512 KB does. */
class JavaDepthTest {
  private static final int STACK = 512 << 10;

  @ParameterizedTest
  @ValueSource(strings = {
      "[2, 1].sort(() => { f(); return 0 })",
      "[1].map(() => { f() })",
      "[1].flatMap(() => f())",
      "[1, 2].reduce(() => f())",
      "[{toString: f}].join()",
      "'' + {toString: f}",
      "`${{toString: f}}`",
      "+{valueOf: f}",
      "1 < {[Symbol.toPrimitive]: f}",
      "({})[{toString: f}]",
      "JSON.stringify({toJSON: f})",
      "JSON.stringify({a: [{get b() { return f() }}]})",
      "JSON.parse('[1]', () => { f() })",
      "Object.entries({get a() { return f() }})",
      "Object.assign({set a(v) { f() }}, {a: 1})",
      "'a'.replace('a', () => { f() })",
      "Reflect.construct(f, [])",
      "let [x] = {[Symbol.iterator]: f}",
      "for (let x of {[Symbol.iterator]() { return {next: f} }});",
      "1 instanceof {[Symbol.hasInstance]: f}",
      "({...{get a() { return f() }}})"})
  void endsInACatchableError(String recursion) throws InterruptedException {
    String source = "let n = 0; function f() { n++; " + recursion + "; return {} } let e; try { f() } catch (x) { e = x } n + ',' + e";
    String[] shown = new String[1];
    Throwable[] failure = new Throwable[1];
    Thread thread = new Thread(null, () -> {
      Guest guest = new Guest(Guest.ceilings(Ceilings.UNLIMITED, 64L << 20, 100_000));
      // Again and again: compiled code has frames of other sizes.
      for (int i = 0; i < 20; i++) {
        shown[0] = guest.show(i == 0 ? source : "n = 0; e = 0; try { f() } catch (x) { e = x } n + ',' + e");
      }
    }, "small", STACK);
    thread.setUncaughtExceptionHandler((t, e) -> failure[0] = e);
    thread.start();
    thread.join();
    assertNull(failure[0]);
    String[] parts = shown[0].split(",", 2);
    assertEquals("RangeError: Maximum call stack size exceeded", parts[1]);
    assertTrue(Integer.parseInt(parts[0]) >= 30, parts[0]);
  }
}
