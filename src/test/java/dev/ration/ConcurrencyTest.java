package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** One engine, many threads with small stacks: no run sees another (rows 27, 40). A million runs of programs that all share. */
class ConcurrencyTest {
  private static final int THREADS = 100;
  private static final int RUNS = 10_000;

  private final Engine engine = Engine.create();
  private final AtomicLong told = new AtomicLong();
  private final CancelToken token = CancelToken.create();
  private final SafeFunction counter = SafeFunction.compile(List.of("n"),
      "globalThis.c = (globalThis.c || 0) + n; class A { static s = n } Array.prototype.extra = n;"
          + "return [c, A.s, [].extra, `${n}`.replace(/\\d+/, d => d * 2)]");
  private final Program program = Program.compile("let s = 0; for (const v of xs) s += v; `${s}:${id}`");
  private final EvalOptions calling = EvalOptions.builder().cancel(token).capabilities(Map.of("who", (arguments, call) -> {
    call.onCancel(told::incrementAndGet);
    return Map.of("id", arguments.get(0), "thread", Thread.currentThread().getName());
  }, "code.transpile", Capabilities.transpiler())).quota("who", 3).build();
  private final SafeFunction caller = SafeFunction.compile(List.of("id"),
      "console.log(id); const w = who(id); return w.id + ' ' + w.thread", calling);
  private final SafeFunction nesting = SafeFunction.compile(List.of("id"),
      "return runCode({code: 'globalThis.id = (globalThis.id ?? 0) + n; id', args: {n: id}})", calling);
  private final SafeFunction failing = SafeFunction.compile(List.of("id"), "throw new RangeError('no ' + id)");
  private long fuel;

  @Test
  void runsDoNotMeet() throws InterruptedException {
    fuel = counter.call(1).fuelUsed();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int id = 100 + t;
      Thread thread = new Thread(null, () -> {
        for (int i = 0; i < RUNS && failure.get() == null; i++) {
          one(id, i);
        }
      }, "run " + id, 512 << 10);
      thread.setUncaughtExceptionHandler((which, e) -> failure.compareAndSet(null, e));
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    if (failure.get() != null) {
      throw new AssertionError(failure.get());
    }
    assertEquals(0, token.waiting());
    assertEquals((long) THREADS * RUNS / 10, told.get());
  }

  private void one(int id, int i) {
    switch (i % 10) {
      case 0 -> {
        EvalResult r = counter.call(id);
        assertEquals(List.of((long) id, (long) id, (long) id, String.valueOf(id * 2)), r.value());
        assertEquals(fuel, r.fuelUsed(), 8);
      }
      case 1 -> assertEquals((id + i % 20) + "," + (id + 1 + i % 20), engine.run("x.map(v => v + " + i % 20 + ").join()",
          EvalOptions.builder().context(Map.of("x", List.of(id, id + 1))).build()).value());
      case 2 -> {
        EvalResult r = caller.call(id);
        assertEquals(id + " " + Thread.currentThread().getName(), r.value());
        assertEquals(List.of(new ConsoleLine("log", String.valueOf(id))), r.console());
      }
      case 3 -> assertEquals("no " + id, failing.call(id).error().orElseThrow().message());
      case 4 -> assertEquals(i % 200 == 4 ? EvalError.Kind.STACK : null, i % 200 == 4
          ? engine.run("function f() { f() } f()", EvalOptions.DEFAULT).error().orElseThrow().kind() : null);
      case 5 -> {
        EvalResult r = engine.run("while (true);", EvalOptions.builder().fuel(id).build());
        assertEquals(EvalError.Kind.FUEL, r.error().orElseThrow().kind());
        assertEquals(id, r.fuelUsed());
      }
      case 6 -> {
        Thread.currentThread().interrupt();
        assertEquals(EvalError.Kind.CANCELLED, program.run(Map.of("xs", List.of(), "id", id), 1000).error().orElseThrow().kind());
        assertTrue(Thread.interrupted(), "the interrupt flag is gone");
      }
      case 7 -> assertEquals(id, ((Number) nesting.call(id).value()).intValue());
      default -> {
        assertEquals("6:" + id, program.run(Map.of("xs", List.of(1, 2, 3), "id", id), 1000).value());
        assertFalse(Thread.currentThread().isInterrupted());
      }
    }
  }
}
