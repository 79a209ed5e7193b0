package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** One engine, many threads with small stacks: no run sees another (rows 27, 40). */
class ConcurrencyTest {
  private static final int THREADS = 16;
  private static final int RUNS = 150;

  @Test
  void runsDoNotMeet() throws InterruptedException {
    Engine engine = Engine.create();
    SafeFunction counter = SafeFunction.compile(List.of("n"),
        "globalThis.c = (globalThis.c || 0) + n; class A { static s = n } Array.prototype.extra = n;"
            + "return [c, A.s, [].extra, `${n}`.replace(/\\d+/, d => d * 2)]");
    long fuel = counter.call(1).fuelUsed();
    AtomicReference<Throwable> failure = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < THREADS; t++) {
      int id = 100 + t;
      Thread thread = new Thread(null, () -> {
        for (int i = 0; i < RUNS; i++) {
          EvalResult r = counter.call(id);
          assertEquals(List.of((long) id, (long) id, (long) id, String.valueOf(id * 2)), r.value());
          assertEquals(fuel, r.fuelUsed(), 8);
          EvalResult e = engine.run("x.map(v => v + " + i % 20 + ").join()",
              EvalOptions.builder().context(Map.of("x", List.of(id, id + 1))).build());
          assertEquals((id + i % 20) + "," + (id + 1 + i % 20), e.value());
          assertEquals(EvalError.Kind.STACK,
              engine.run("function f() { f() } f()", EvalOptions.DEFAULT).error().orElseThrow().kind());
        }
      }, "run " + t, 512 << 10);
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
  }
}
