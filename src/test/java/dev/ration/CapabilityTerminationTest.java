package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Host functions that block, and every way in which a run with one of them in flight ends (rows 50-56, 129). */
class CapabilityTerminationTest {
  private static final Duration AGES = Duration.ofSeconds(60);

  private final ExecutorService executor = Executors.newCachedThreadPool();
  private final CountDownLatch forever = new CountDownLatch(1);
  private final AtomicReference<CapabilityCall> call = new AtomicReference<>();
  private final CountDownLatch entered = new CountDownLatch(1);

  @AfterEach
  void stop() {
    forever.countDown();
    executor.shutdownNow();
  }

  /** Ignores that it is cancelled, and blocks. */
  private Object block(List<?> arguments, CapabilityCall c) throws InterruptedException {
    call.set(c);
    entered.countDown();
    forever.await();
    return "late";
  }

  private static EvalOptions.Builder with(Capability capability) {
    return EvalOptions.builder().capabilities(Map.of("f", capability));
  }

  private static EvalError error(EvalResult r) {
    return r.error().orElseThrow(() -> new AssertionError(r));
  }

  private static long millis(Runnable work) {
    long start = System.nanoTime();
    work.run();
    return (System.nanoTime() - start) / 1_000_000;
  }

  private static void within(long millis, Runnable work) {
    long took = millis(work);
    assertTrue(took < millis, () -> "took " + took + " ms");
  }

  /** row 51, row 53: on an executor, a call that ignores everything is abandoned at the deadline. */
  @Test
  void anAbandonedCall() {
    EvalResult[] r = new EvalResult[1];
    within(2_000, () -> r[0] = Eval.run("try { f() } catch (e) { 'caught' }",
        with(this::block).executor(executor).timeout(Duration.ofMillis(50)).build()));
    assertEquals(EvalError.Kind.TIMEOUT, error(r[0]).kind());
    assertTrue(error(r[0]).message().contains("timeout after 50ms"), error(r[0]).message());
    assertEquals("f", error(r[0]).operation().orElseThrow());
    assertTrue(call.get().isCancelled());
    assertEquals(Duration.ZERO, call.get().remaining());
  }

  /** row 51: on the thread of the run, the call is told at the deadline, and the run fails when it returns. */
  @Test
  void aCallOnTheThreadOfTheRun() {
    Thread here = Thread.currentThread();
    EvalResult[] r = new EvalResult[1];
    within(5_000, () -> r[0] = Eval.run("try { f() } catch (e) { 'caught' }", with((arguments, c) -> {
      assertEquals(here, Thread.currentThread());
      assertTrue(c.remaining().compareTo(Duration.ofMillis(100)) <= 0);
      CountDownLatch told = new CountDownLatch(1);
      c.onCancel(told::countDown);
      assertTrue(told.await(60, TimeUnit.SECONDS));
      assertTrue(c.isCancelled());
      return "late";
    }).timeout(Duration.ofMillis(100)).build()));
    assertEquals(EvalError.Kind.TIMEOUT, error(r[0]).kind());
  }

  /** row 129: one call has a time of its own, and being late is an error that can be caught. */
  @Test
  void aCallThatTakesTooLong() {
    String message = "Capability 'f' timed out after 40ms";
    EvalResult r = Eval.run("try { f() } catch (e) { e.message }",
        with(this::block).executor(executor).callTimeout(Duration.ofMillis(40)).build());
    assertEquals(message, r.value());
    assertTrue(call.get().isCancelled());
    EvalResult same = Eval.run("try { f() } catch (e) { e.message }", with((arguments, c) -> {
      while (!c.isCancelled()) {
        Thread.sleep(1);
      }
      return "late";
    }).callTimeout(Duration.ofMillis(40)).build());
    assertEquals(message, same.value());
    assertEquals(Duration.ofSeconds(30), EvalOptions.DEFAULT.callTimeout());
  }

  /** row 52: whatever the end, what a call left behind is told. */
  @Test
  void everyExitTellsWhatIsInFlight() {
    String[] ends = {"f(); 1", "f(); throw 1", "f(); nothing.here", "f(); while (true);", "f(); return () => 1",
        "f(); let a = []; while (true) a.push('x'.repeat(1e5))", "f(); cancel(); while (true);", "function g() { g() } f(); g()",
        "f(); cancel(); cancel()", "f(); bad()", "f(); f()"};
    for (String end : ends) {
      List<CapabilityCall> open = new ArrayList<>();
      AtomicInteger told = new AtomicInteger();
      CancelToken own = CancelToken.create();
      Map<String, Capability> all = Map.of("f", (arguments, c) -> {
        open.add(c);
        c.onCancel(told::incrementAndGet);
        assertFalse(c.isCancelled());
        return null;
      }, "cancel", (arguments, c) -> {
        own.cancel();
        return null;
      }, "bad", (arguments, c) -> new Object());
      EvalOptions.Builder options = EvalOptions.builder().capabilities(all).fuel(end.contains("repeat") ? 10_000_000 : 100_000)
          .heapBytes(4 << 20).cancel(own);
      Eval.run(end, options.build());
      assertFalse(open.isEmpty(), end);
      for (CapabilityCall c : open) {
        assertTrue(c.isCancelled(), end);
      }
      assertEquals(open.size(), told.get(), end);
      assertEquals(0, own.waiting());
      AtomicInteger late = new AtomicInteger();
      open.get(0).onCancel(late::incrementAndGet);
      assertEquals(1, late.get(), end);
    }
  }

  @Test
  void anActionCanBeTakenBack() {
    AtomicInteger told = new AtomicInteger();
    EvalResult r = Eval.run("f(); 1", with((arguments, c) -> {
      c.onCancel(() -> {
        throw new IllegalStateException("an action that fails keeps the others from nothing");
      });
      try (CapabilityCall.Registration registration = c.onCancel(told::incrementAndGet)) {
        c.onCancel(told::incrementAndGet);
      }
      return null;
    }).build());
    assertTrue(r.isOk());
    assertEquals(1, told.get());
  }

  /** row 50, row 54: a run that is over before it begins calls nothing. */
  @Test
  void nothingIsCalledWhenItIsOver() {
    AtomicInteger calls = new AtomicInteger();
    Capability counting = (arguments, c) -> calls.incrementAndGet();
    assertEquals(EvalError.Kind.TIMEOUT, error(Eval.run("f()", with(counting).timeout(Duration.ZERO).build())).kind());
    CancelToken token = CancelToken.create();
    token.cancel();
    EvalError e = error(Eval.run("f()", with(counting).cancel(token).build()));
    assertEquals("Execution aborted by the caller", e.message());
    assertEquals(EvalError.Kind.CANCELLED, e.kind());
    assertEquals(0, calls.get());
  }

  /** row 54: a cancel request reaches a call that waits, wherever it runs. */
  @Test
  void cancelReachesTheCall() throws InterruptedException {
    for (boolean apart : new boolean[] {true, false}) {
      CancelToken token = CancelToken.create();
      CountDownLatch waiting = new CountDownLatch(1);
      EvalOptions.Builder options = with((arguments, c) -> {
        CountDownLatch told = new CountDownLatch(1);
        c.onCancel(told::countDown);
        waiting.countDown();
        told.await();
        return "late";
      }).cancel(token).timeout(AGES);
      if (apart) {
        options.executor(executor);
      }
      CompletableFuture<EvalResult> result = CompletableFuture.supplyAsync(() -> Eval.run("f()", options.build()), executor);
      waiting.await();
      token.cancel();
      EvalError e = error(result.join());
      assertEquals(EvalError.Kind.CANCELLED, e.kind());
      assertEquals("Execution aborted by the caller", e.message());
      assertEquals(0, token.waiting());
    }
  }

  /** An interrupt ends the run, and the flag stays: while a call waits elsewhere, while it waits here, and in plain code. */
  @Test
  void interruptsArePreserved() throws InterruptedException {
    for (int way = 0; way < 3; way++) {
      int how = way;
      AtomicReference<EvalResult> result = new AtomicReference<>();
      boolean[] flag = new boolean[1];
      CountDownLatch waiting = new CountDownLatch(1);
      Thread thread = new Thread(() -> {
        EvalOptions.Builder options = with((arguments, c) -> {
          waiting.countDown();
          if (how == 2) {
            return null;
          }
          forever.await();
          return null;
        }).timeout(AGES).fuel(Limits.UNLIMITED);
        if (how == 0) {
          options.executor(executor);
        }
        result.set(Eval.run("f(); while (true);", options.build()));
        flag[0] = Thread.currentThread().isInterrupted();
      });
      thread.start();
      waiting.await();
      thread.interrupt();
      thread.join(10_000);
      assertFalse(thread.isAlive());
      assertEquals(EvalError.Kind.CANCELLED, error(result.get()).kind());
      assertTrue(flag[0], "way " + way);
    }
  }

  /** row 56: a shared token holds nothing of the runs that are over, and no thread is left. */
  @Test
  void nothingIsLeftBehind() {
    CancelToken token = CancelToken.create();
    EvalOptions options = with((arguments, c) -> {
      c.onCancel(() -> { });
      return 1;
    }).cancel(token).build();
    Eval.run("f()", options);
    int threads = Thread.activeCount();
    for (int i = 0; i < 20_000; i++) {
      Eval.run("f()", options);
    }
    assertEquals(0, token.waiting());
    assertTrue(Thread.activeCount() <= threads + 2, () -> "threads " + threads + " and " + Thread.activeCount());
  }

  /** row 76: an executor that takes no work is a failure like any other. */
  @Test
  void anExecutorThatRefuses() {
    EvalResult r = Eval.run("try { f() } catch (e) { e.message }", with((arguments, c) -> 1).executor(task -> {
      throw new RejectedExecutionException("full");
    }).build());
    assertEquals("full", r.value());
    assertEquals(2L, Eval.run("f() + f()", with((arguments, c) -> 1).executor(executor).build()).value());
    assertEquals(2L, Eval.run("f() + f()", with((arguments, c) -> 1).executor(Runnable::run).build()).value());
  }

  @Test
  void async() throws Exception {
    assertEquals(3L, Eval.runAsync("a + 2", EvalOptions.builder().context(Map.of("a", 1)).build(), executor).get().value());
    CompletableFuture<EvalResult> loop = Eval.runAsync("f(); while (true);",
        with((arguments, c) -> {
          call.set(c);
          entered.countDown();
          return null;
        }).fuel(Limits.UNLIMITED).timeout(AGES).build(), executor);
    entered.await();
    assertTrue(loop.cancel(false));
    assertThrows(CancellationException.class, loop::join);
    within(5_000, () -> {
      while (!call.get().isCancelled()) {
        Thread.onSpinWait();
      }
    });
    CancelToken token = CancelToken.create();
    CompletableFuture<EvalResult> other = Eval.runAsync("while (true);",
        EvalOptions.builder().fuel(Limits.UNLIMITED).timeout(AGES).cancel(token).build(), executor);
    token.cancel();
    assertEquals(EvalError.Kind.CANCELLED, error(other.get()).kind());
    assertEquals(EvalError.Kind.SYNTAX, error(Eval.runAsync("(", EvalOptions.DEFAULT, executor).get()).kind());
  }

  /** row 48, row 55: the deadline that a call has is the run's, by its clock. */
  @Test
  void remainingTime() {
    Eval.run("f()", with((arguments, c) -> {
      call.set(c);
      assertTrue(c.remaining().compareTo(Duration.ofSeconds(5)) > 0);
      assertTrue(c.remaining().compareTo(Duration.ofSeconds(10)) <= 0);
      assertEquals("f", c.name());
      return null;
    }).build());
    assertTrue(call.get().isCancelled());
    Eval.run("f()", with((arguments, c) -> {
      assertEquals(Limits.NO_TIMEOUT, c.remaining());
      return null;
    }).timeout(Limits.NO_TIMEOUT).callTimeout(Limits.NO_TIMEOUT).build());
  }
}
