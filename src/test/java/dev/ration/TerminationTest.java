package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Termination: fuel, clock, cancel (section C), and live memory (section D). */
class TerminationTest {
  private static EvalResult run(String code, EvalOptions.Builder options) {
    return Eval.run(code, options.build());
  }

  private static EvalError error(String code, EvalOptions.Builder options) {
    EvalResult r = run(code, options);
    assertFalse(r.isOk(), () -> code + " gave " + r);
    return r.error().orElseThrow();
  }

  private static EvalOptions.Builder fuel(long n) {
    return EvalOptions.builder().fuel(n);
  }

  /** row 44, row 75: the third example of the seed. */
  @Test
  void outOfFuelIsExact() {
    EvalResult r = run("let i = 0\nwhile (true) { i = i + 1 }\nreturn i", fuel(100));
    assertEquals("Out of Fuel", r.error().orElseThrow().message());
    assertEquals(EvalError.Kind.FUEL, r.error().orElseThrow().kind());
    assertEquals(100, r.fuelUsed());
  }

  /** row 45, row 77 */
  @ParameterizedTest
  @ValueSource(strings = {
      "while (true) { try { while (true) {} } catch (e) {} }",
      "while (true) { try { while (true) {} } finally { continue } }",
      "for (;;) { try { for (const x of { [Symbol.iterator]: () => ({ next: () => ({}), return() { for (;;); } }) }) {} }"
          + " catch {} }"})
  void outOfFuelIsNotCaught(String code) {
    EvalResult r = run(code, fuel(50_000));
    assertEquals("Out of Fuel", r.error().orElseThrow().message());
    assertEquals(50_000, r.fuelUsed());
  }

  /** row 46: no construct runs for ever. */
  @ParameterizedTest
  @ValueSource(strings = {
      "for (;;);", "do {} while (true)", "while (1) {}",
      "for (const x of { [Symbol.iterator]: () => ({ next: () => ({}) }) }) {}",
      "const f = () => { for (;;); }; f()",
      "({ get a() { for (;;); } }).a",
      "'' + { toString() { for (;;); } }",
      "+{ valueOf() { for (;;); } }",
      "[1, 2].sort(() => { for (;;); })",
      "JSON.stringify({ toJSON() { for (;;); } })",
      "[...{ [Symbol.iterator]: () => ({ next: () => ({}) }) }]",
      "Array.from({ length: 4e9 })",
      "Math.max(...{ [Symbol.iterator]: () => ({ next: () => ({}) }) })",
      "const [...a] = { [Symbol.iterator]: () => ({ next: () => ({}) }) }",
      "label: for (;;) continue label",
      "const a = [0]; for (const x of a) a.push(x)",
      "const g = function* () { for (;;) yield 1 }; for (const x of g()) {}"})
  void everythingHalts(String code) {
    EvalError.Kind kind = error(code, fuel(200_000).heapBytes(8 << 20)).kind();
    assertTrue(kind == EvalError.Kind.FUEL || kind == EvalError.Kind.MEMORY, () -> code + " gave " + kind);
  }

  /** row 46, row 70 */
  @ParameterizedTest
  @ValueSource(strings = {
      "function f() { return f() } f()", "const f = () => 1 + f(); f()", "const o = { get a() { return this.a } }; o.a",
      "const o = { toString() { return '' + this } }; '' + o",
      "const a = []; a[0] = { toJSON() { return JSON.stringify(a) } }; JSON.stringify(a)",
      "const f = (...a) => [1, 2].sort(f); f()"})
  void recursionEndsInAStackError(String code) {
    EvalError e = error(code, fuel(5_000_000));
    assertEquals(EvalError.Kind.STACK, e.kind(), e::toString);
    assertEquals("RangeError", e.name().orElseThrow());
    assertEquals("Maximum call stack size exceeded", e.message());
  }

  /** row 70, decision 4: caught, it is an ordinary RangeError; a look-alike is not a stack error. */
  @Test
  void stackExhaustionMayBeCaught() {
    assertEquals(true, run("let d = 0; function f() { d++; f() } try { f() } catch (e) { e instanceof RangeError && d > 100 }",
        fuel(1_000_000)).value());
    assertEquals(EvalError.Kind.RUNTIME,
        error("throw new RangeError('Maximum call stack size exceeded')", fuel(1000)).kind());
    assertEquals(50, (long) (Long) run("let d = 0; function f() { d++; f() } try { f() } catch {} d",
        EvalOptions.builder().stackDepth(51)).value());
  }

  /** row 47: charged before the work. */
  @ParameterizedTest
  @ValueSource(strings = {"'x'.repeat(5e8)", "'x'.padStart(5e8)", "new Array(3e8).fill(0)", "Array.from({length: 3e8})",
      "'x'.repeat(1000).split('').join('y'.repeat(100000))"})
  void largeWorkIsRefusedBeforehand(String code) {
    long start = ProcessorTime.nanos();
    EvalError.Kind kind = error(code, fuel(10)).kind();
    assertTrue(kind == EvalError.Kind.FUEL || kind == EvalError.Kind.MEMORY);
    assertTrue(ProcessorTime.nanos() - start < 2_000_000_000L);
  }

  /** row 48, row 49 */
  @Test
  void theClockBacksFuel() {
    EvalError e = error("for (;;);", fuel(Limits.UNLIMITED).timeout(Duration.ofMillis(50)));
    assertEquals(EvalError.Kind.TIMEOUT, e.kind());
    assertTrue(e.message().contains("timeout after 50ms"), e.message());
    assertEquals(Duration.ofSeconds(10), Limits.DEFAULT.timeout());
    assertEquals(Duration.ofSeconds(1), Limits.builder().fuel(10).build().timeout());
    assertEquals(Duration.ofSeconds(5), Limits.builder().fuel(500).build().timeout());
    assertEquals(Duration.ofSeconds(10), Limits.builder().fuel(Limits.UNLIMITED).build().timeout());
  }

  /** row 48, row 77: compiling a long text of the guest's looks at the clock too, whatever becomes of the text. */
  @ParameterizedTest
  @ValueSource(strings = {"", "@"})
  void compilingOutlastsNoDeadline(String end) {
    String code = "let s = '(a) => 1,'.repeat(100000) + '1" + end + "'; try { eval(s) } catch {} 'late'";
    EvalOptions.Builder options = fuel(Limits.UNLIMITED).sourceBytes(1_000_000).timeout(Duration.ofMillis(40));
    assertEquals(EvalError.Kind.TIMEOUT, error(code, options).kind());
  }

  /** row 50 */
  @Test
  void noTimeMeansNoStep() {
    EvalResult r = run("1", EvalOptions.builder().timeout(Duration.ZERO));
    assertEquals(EvalError.Kind.TIMEOUT, r.error().orElseThrow().kind());
    assertEquals(0, r.fuelUsed());
  }

  /** row 54, row 191 */
  @Test
  void cancelledRunsSaySo() {
    CancelToken token = CancelToken.create();
    token.cancel();
    EvalResult r = run("1", EvalOptions.builder().cancel(token));
    assertEquals(EvalError.Kind.CANCELLED, r.error().orElseThrow().kind());
    assertEquals("Execution aborted by the caller", r.error().orElseThrow().message());
    assertEquals(0, r.fuelUsed());
    Thread.currentThread().interrupt();
    EvalError e = error("1", EvalOptions.builder());
    assertTrue(Thread.interrupted(), "the flag stays");
    assertEquals(EvalError.Kind.CANCELLED, e.kind());
  }

  /** row 54: from another thread. */
  @Test
  void aRunCanBeCancelledWhileItRuns() throws InterruptedException {
    CancelToken token = CancelToken.create();
    Thread canceller = new Thread(() -> {
      try {
        Thread.sleep(30);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
      token.cancel();
    });
    canceller.start();
    EvalError e = error("try { for (;;); } finally { return 1 }", fuel(Limits.UNLIMITED).cancel(token));
    canceller.join();
    assertEquals(EvalError.Kind.CANCELLED, e.kind());
  }

  /** row 55: only the monotonic clock counts, from the first instruction. */
  @Test
  void theClockIsMonotonic() {
    AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1_000_000);
    EvalOptions.Builder frozen = fuel(100_000).clock(now::get);
    assertEquals(EvalError.Kind.FUEL, error("for (;;);", frozen).kind());
    EvalOptions.Builder racing = fuel(10_000_000).clock(() -> now.addAndGet(1_000_000_000));
    assertEquals(EvalError.Kind.TIMEOUT, error("for (;;);", racing).kind());
  }

  /** row 56 */
  @Test
  void runsLeaveNoThreads() {
    int before = Thread.activeCount();
    CancelToken token = CancelToken.create();
    for (int i = 0; i < 2_000; i++) {
      run("1", EvalOptions.builder().timeout(Duration.ofMillis(500)).cancel(token));
      run("(", EvalOptions.builder().timeout(Duration.ofMillis(500)).cancel(token));
    }
    assertTrue(Thread.activeCount() <= before);
  }

  /** row 57: a refusal does not walk what was passed. */
  @Test
  void refusalsComeFirst() {
    Object[] large = Collections.nCopies(5_000_000, 1).toArray();
    long start = ProcessorTime.nanos();
    assertEquals(EvalError.Kind.TIMEOUT,
        error("a.length", EvalOptions.builder().context(Map.of("a", large)).timeout(Duration.ZERO)).kind());
    assertTrue(ProcessorTime.nanos() - start < 100_000_000L);
  }

  /** row 58, row 61 */
  @Test
  void liveMemoryIsCapped() {
    EvalError e = error("let x = 'a'.repeat(1024); while (true) { x = x + x }",
        fuel(Limits.UNLIMITED).heapBytes(8 << 20));
    assertEquals(EvalError.Kind.MEMORY, e.kind());
    assertTrue(e.message().startsWith("Heap limit exceeded"), e.message());
    assertTrue(e.message().contains("8388608-byte limit") && e.message().contains("heapBytes"), e.message());
    for (String code : new String[] {"const a = []; for (;;) a.push({})", "let a = [1]; for (;;) a = [...a, ...a]",
        "let o = {}; for (;;) o = { o }", "const m = new Map(); for (let i = 0; ; i++) m.set(i, i)",
        "let f = 0; for (;;) { const g = f; f = () => g }", "try { const a = []; for (;;) a.push({}) } catch { 1 }"}) {
      assertEquals(EvalError.Kind.MEMORY, error(code, fuel(Limits.UNLIMITED).heapBytes(4 << 20)).kind(), code);
    }
  }

  /** row 59, row 60 */
  @Test
  void garbageDoesNotCount() {
    EvalOptions.Builder small = fuel(100_000_000).heapBytes(8 << 20);
    assertEquals(1000L, run("let n = 0; for (let i = 0; i < 1000; i++) { 'x'.repeat(500000 + i); n++ } n", small).value());
    assertEquals(100L, run("let s, n = 0; for (let i = 0; i < 100; i++) { s = 'y'.repeat(1000000 + i); n++ } n", small)
        .value());
  }

  /** row 71 */
  @Test
  void aTripHarmsNobody() {
    for (int i = 0; i < 20; i++) {
      error("const a = []; for (;;) a.push([])", fuel(Limits.UNLIMITED).heapBytes(2 << 20));
      error("function f() { f() } f()", fuel(1_000_000));
      assertEquals(3L, run("1 + 2", EvalOptions.builder()).value());
    }
  }
}
