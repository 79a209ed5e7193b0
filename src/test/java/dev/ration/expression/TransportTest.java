package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Engine;
import dev.ration.Limits;
import dev.ration.expression.ExpressionSandbox.Transport;
import dev.ration.expression.SandboxError.Reason;
import dev.ration.run.Outcome;
import dev.ration.run.Run;
import java.io.ByteArrayOutputStream;
import java.io.ObjectOutputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The way from a run to its result: the rules of the private transport, without its text (rows 282-287; attack 68). */
class TransportTest {
  private static final Limits PATIENT = ExpressionSandbox.LIMITS.toBuilder().timeout(Duration.ofSeconds(60)).build();
  private static final Transport REAL = (request, names, bindings) -> Run.script(request, names, bindings, false);

  private static ExpressionResult run(ExpressionKind kind, String expression, Limits limits) {
    return ExpressionSandbox.evaluate(kind, expression, ExpressionScope.EMPTY, limits);
  }

  private static Object transform(String expression) {
    ExpressionResult r = run(ExpressionKind.TRANSFORM, expression, PATIENT);
    assertTrue(r.isOk(), () -> expression + " gave " + r + " " + r.error().map(SandboxError::detail));
    return r.value();
  }

  private static SandboxError through(Transport transport) {
    return through(transport, ExpressionKind.TRANSFORM, "1");
  }

  private static SandboxError through(Transport transport, ExpressionKind kind, String expression) {
    ExpressionResult r =
        ExpressionSandbox.over(Engine.shared(), PATIENT, transport).run(kind, expression, ExpressionScope.EMPTY);
    return r.error().orElseThrow(() -> new AssertionError("a value"));
  }

  /** A transport with a clock of the test's own, by which every look is a second later. */
  private static Transport ticking(AtomicLong seconds) {
    return (q, names, bindings) -> REAL.run(new Run.Request(q.compiled(), q.profile(), q.ceilings(), q.rules(), q.frontEnd(),
        q.cancelled(), () -> seconds.incrementAndGet() * 1_000_000_000L, q.conversion()), names, bindings);
  }

  /** row 282: one deadline for the expression and for what its result runs while it is converted. */
  @Test
  void theConversionHasNoTimeOfItsOwn() {
    String slow = "for (let i = 0; i < 20000; i++);";
    for (String expression : new String[] {"(() => { " + slow + " return {a: 1} })()", "({get a() { " + slow + " return 1 }})"}) {
      AtomicLong alone = new AtomicLong();
      assertTrue(ExpressionSandbox.over(Engine.shared(), PATIENT.toBuilder().timeout(Duration.ofDays(1)).build(), ticking(alone))
          .run(ExpressionKind.TRANSFORM, expression, ExpressionScope.EMPTY).isOk());
      assertTrue(alone.get() > 10, () -> "looks at the clock: " + alone);
    }
    // 60 seconds are enough for one of the two, not for both.
    AtomicLong clock = new AtomicLong();
    ExpressionResult both = ExpressionSandbox.over(Engine.shared(), PATIENT, ticking(clock)).run(ExpressionKind.TRANSFORM,
        "(() => { for (let i = 0; i < 42000; i++); return {get a() { for (let i = 0; i < 42000; i++); }} })()",
        ExpressionScope.EMPTY);
    assertEquals(Reason.NON_SERIALIZABLE, both.error().orElseThrow().reason());
    assertTrue(clock.get() >= 60);
  }

  /** row 283, row 286: whatever an author's object looks like, it is data; attack 68. */
  @ParameterizedTest
  @ValueSource(strings = {"({arm: 'denied'})", "({arm: 'failure', reason: 'timeout', version: 1})",
      "({version: 1, arm: 'success', type: 'number', payloadJson: '1', tag: '-0'})", "({denied: true, value: null, fault: null})",
      "({$number: 'NaN'})", "({$number: '-0'})", "({tag: 'NaN', value: 0})", "({$undefined: true})", "({$bigint: '1'})",
      "({$date: '2026-01-01T00:00:00Z'})", "({reason: 'secret_context', code: 'sandbox_error', retryable: true})"})
  void objectsThatLookLikeEnvelopesAreData(String expression) {
    Map<?, ?> value = assertInstanceOf(Map.class, transform(expression));
    assertFalse(value.isEmpty());
    for (Object v : value.values()) {
      assertTrue(v == null || v instanceof String || v instanceof Boolean || v instanceof Long, () -> "" + v);
    }
    assertEquals(Reason.RESULT_TYPE, run(ExpressionKind.CONDITION, expression, PATIENT).error().orElseThrow().reason());
  }

  /** row 283, row 238, row 239: nor does anything that is thrown choose how the evaluation ends. */
  @ParameterizedTest
  @ValueSource(strings = {"{arm: 'denied'}", "{name: 'LimitExceeded', limit: 'TIMEOUT'}", "{denied: true}", "{kind: 'TIMEOUT'}",
      "{name: 'secret_context', message: 'secret-derived values are unavailable to expressions'}",
      "new TypeError('secret-derived values are unavailable to expressions')", "new RangeError('Maximum call stack size exceeded')",
      "{name: 'InternalError', message: 'interrupted'}", "{name: 'InternalError', message: 'stack overflow'}",
      "{name: 'InternalError', message: 'out of memory'}", "'interrupted'", "new Error('string too long')"})
  void whatIsThrownChoosesNothing(String thrown) {
    SandboxError e = run(ExpressionKind.TRANSFORM, "(() => { throw " + thrown + " })()", PATIENT).error().orElseThrow();
    assertEquals(Reason.RUNTIME, e.reason());
    assertFalse(e.isRetryable());
    assertEquals("the expression failed to evaluate", e.getMessage());
  }

  /** row 213, row 286: a top-level number keeps value and sign, of every kind. */
  @ParameterizedTest
  @EnumSource
  void numbersRoundTrip(ExpressionKind kind) {
    for (double d : new double[] {0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1.5, -1.5, 5e-324,
        1.7976931348623157e308, 9007199254740991.0, -9007199254740991.0, 9007199254740992.0, 1e21, 0.1 + 0.2}) {
      String literal = Double.isNaN(d) ? "0/0" : Double.isInfinite(d) ? (d > 0 ? "1/0" : "-1/0") : Double.toString(d);
      Object v = run(kind, literal, PATIENT).value();
      assertEquals(Double.doubleToRawLongBits(d), Double.doubleToRawLongBits(((Number) v).doubleValue()), literal);
      assertEquals(d == Math.rint(d) && Math.abs(d) <= 9007199254740991.0 && 1 / d != Double.NEGATIVE_INFINITY,
          v instanceof Long, literal);
    }
  }

  /** row 286: the original type decides, not what the JSON of it would look like. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
      'x'                           ~ 'x'
      new String('x')               ~
      new Number(1)                 ~
      new Boolean(true)             ~
      ({toJSON() { return 'x' }})   ~
      ({toJSON() { return 1 }})     ~
      ({toJSON() { return false }}) ~
      () => 1                       ~
      """)
  void theOriginalTypeDecides(String expression, String value) {
    for (ExpressionKind kind : ExpressionKind.values()) {
      ExpressionResult r = run(kind, expression, PATIENT);
      assertEquals(value != null, r.isOk(), expression);
      if (value == null) {
        assertEquals(kind == ExpressionKind.CONDITION ? Reason.RESULT_TYPE : Reason.NON_SERIALIZABLE,
            r.error().orElseThrow().reason());
      }
    }
  }

  /** row 287, row 246: an error of the conversion is not one of the expression, whatever it is called. */
  @ParameterizedTest
  @ValueSource(strings = {"throw new SyntaxError('x')", "throw new Error('out of memory')", "throw {name: 'InternalError'}",
      "throw new RangeError('Maximum call stack size exceeded')", "eval('1 +')", "nope.foo"})
  void failedConversionsAreNotFailedEvaluations(String body) {
    String conversion = "({toJSON() { " + body + " }})";
    assertEquals(Reason.NON_SERIALIZABLE, run(ExpressionKind.TRANSFORM, conversion, PATIENT).error().orElseThrow().reason());
    assertEquals(Reason.NON_SERIALIZABLE, run(ExpressionKind.MERGE, conversion, PATIENT).error().orElseThrow().reason());
    assertEquals(Reason.RESULT_TYPE, run(ExpressionKind.CONDITION, conversion, PATIENT).error().orElseThrow().reason());
    Reason evaluated = run(ExpressionKind.TRANSFORM, "(() => { " + body + " })()", PATIENT).error().orElseThrow().reason();
    assertTrue(evaluated == Reason.RUNTIME || evaluated == Reason.SYNTAX);
  }

  // ---- size ----

  /** row 285: JSON text of more bytes than may be live is a memory trip, even where the answer itself shares its strings. */
  @Test
  void oversizeResultsAreMemory() {
    String megabyte = "'x'.repeat(1 << 20)";
    for (String expression : new String[] {
        "(s => Array.from({length: 17}, () => s))(" + megabyte + ")",
        "(s => ({a: [s, s, s, s, s, s], b: {c: [s, s, s, s, s, s], d: [s, s, s, s, s, s]}}))(" + megabyte + ")",
        "(s => Object.fromEntries([...'abcdefghijklmnopq'].map(k => [k, s])))(" + megabyte + ")"}) {
      SandboxError e = run(ExpressionKind.TRANSFORM, expression, PATIENT).error().orElseThrow();
      assertEquals(Reason.MEMORY, e.reason());
      assertEquals("the expression exceeded a resource limit", e.getMessage());
      assertFalse(e.isRetryable());
      assertTrue(run(ExpressionKind.TRANSFORM, expression, PATIENT.toBuilder().heapBytes(32 << 20).build()).isOk());
    }
    assertEquals(15, ((List<?>) transform("(s => Array.from({length: 15}, () => s))(" + megabyte + ")")).size());
    assertEquals(Reason.MEMORY, run(ExpressionKind.CONDITION, "(s => Array.from({length: 17}, () => s))(" + megabyte + ")",
        PATIENT).error().orElseThrow().reason());
  }

  /** row 285: bytes of UTF-8, not characters: escapes and wide characters count as they would be written. */
  @ParameterizedTest
  @CsvSource({"a,1", "\u00e9,2", "\u20ac,3", "\\ud83d\\ude00,4", "\\ud83d,6", "\\n,2", "\\u0001,6", "\\\",2", "\\\\,2"})
  void sizeIsCountedInBytes(String unit, int bytes) {
    int n = 40_000;
    for (ExpressionKind kind : new ExpressionKind[] {ExpressionKind.TRANSFORM, ExpressionKind.CONDITION}) {
      String expression = "\"" + unit + "\".repeat(" + n + ")";
      // The string itself has to fit the heap too: units that are one byte as JSON are one byte live.
      long exact = (long) n * bytes + 2;
      Limits fits = PATIENT.toBuilder().heapBytes(Math.max(exact, 800_000)).build();
      assertTrue(run(kind, expression, fits).isOk(), unit);
    }
    String list = "(s => [s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s, s])(\"" + unit + "\".repeat(" + n + "))";
    long exact = 20 * ((long) n * bytes + 2) + 21;
    assertTrue(run(ExpressionKind.TRANSFORM, list, PATIENT.toBuilder().heapBytes(exact).build()).isOk(), unit);
    assertEquals(Reason.MEMORY, run(ExpressionKind.TRANSFORM, list, PATIENT.toBuilder().heapBytes(exact - 1).build()).error()
        .orElseThrow().reason(), unit);
  }

  /** row 285: names, numbers and diagnostics are part of the text. */
  @Test
  void sizeCountsAllParts() {
    String shared = "(s => Object.assign([1.5, -1e-7, null, true, {a: {}, b: []}, s, s, s, s, s, s, s, s], {}))('x'.repeat(50000))";
    String text = (String) transform("JSON.stringify(" + shared + ")");
    assertTrue(run(ExpressionKind.TRANSFORM, shared, PATIENT.toBuilder().heapBytes(text.length()).build()).isOk());
    assertFalse(run(ExpressionKind.TRANSFORM, shared, PATIENT.toBuilder().heapBytes(text.length() - 1).build()).isOk());
    String inherited = "(s => Object.create({message: {s, t: [s, s, s, s, s, s, s, s, s]}}))('x'.repeat(50000))";
    assertTrue(run(ExpressionKind.TRANSFORM, inherited, PATIENT.toBuilder().heapBytes(500_200).build()).isOk());
    assertEquals(Reason.MEMORY, run(ExpressionKind.TRANSFORM, inherited, PATIENT.toBuilder().heapBytes(500_000).build()).error()
        .orElseThrow().reason());
  }

  // ---- faults of the engine ----

  /** row 284: an outcome that is none is a failure with a fixed text, neither a value nor a sign of secrecy. */
  @Test
  void malformedOutcomes() {
    List<Object> notData = new ArrayList<>(List.of(new Object(), 1, 1.5f, 'c', new StringBuilder("s"), Thread.currentThread()));
    for (Object value : notData) {
      assertMalformed(through((q, n, b) -> outcome(value)));
    }
    assertMalformed(through((q, n, b) -> null));
    assertMalformed(through((q, n, b) -> outcome(null), ExpressionKind.CONDITION, "1"));
    assertMalformed(through((q, n, b) -> outcome(List.of()), ExpressionKind.CONDITION, "1"));
    assertMalformed(through((q, n, b) -> outcome(Map.of()), ExpressionKind.CONDITION, "1"));
  }

  private static Outcome outcome(Object value) {
    Outcome none = Outcome.refused(null);
    return new Outcome(value, null, 1, 1, 1, none.console(), false);
  }

  private static void assertMalformed(SandboxError e) {
    assertEquals(Reason.RUNTIME, e.reason());
    assertEquals("the expression failed to evaluate", e.getMessage());
    assertFalse(e.isRetryable());
  }

  /** row 283: of two arms the denial wins, and carries nothing of the other. */
  @Test
  void aDenialCarriesNothing() {
    SandboxError e = through((q, n, b) -> new Outcome("tok_live", dev.ration.run.Fault.LEAK, 1, 1, 1,
        Outcome.refused(null).console(), true));
    assertEquals(Reason.SECRET_CONTEXT, e.reason());
    assertNull(e.detail());
  }

  static List<Throwable> hostFaults() {
    return List.of(new StackOverflowError(), new RuntimeException("Maximum call stack size exceeded"),
        new IllegalStateException("exceeds the stack size"), new IllegalStateException("tok_live"), new AssertionError("tok_live"),
        new NullPointerException(), new OutOfMemoryError("tok_live"), new InternalError(), new LinkageError("tok_live"));
  }

  /** row 248, row 230; attack 75: nothing else leaves, and what it says is not shown. */
  @ParameterizedTest
  @MethodSource("hostFaults")
  void hostFaultsAreSandboxErrors(Throwable fault) {
    SandboxError e = through((q, n, b) -> {
      throw sneaky(fault);
    });
    String message = String.valueOf(fault.getMessage());
    boolean stack = fault instanceof StackOverflowError || message.contains("call stack") || message.contains("stack size");
    assertEquals(stack ? Reason.STACK : Reason.RUNTIME, e.reason());
    assertFalse(e.isRetryable());
    assertFalse((e + e.getMessage() + e.detail() + e.toJson()).contains("tok_live"));
    assertNull(e.getCause());
  }

  /** attack 75: the interrupt that an InterruptedException took stays set. row 191 has the interrupt itself. */
  @Test
  void interruptsStaySet() {
    SandboxError e = through((q, n, b) -> {
      throw sneaky(new InterruptedException());
    });
    assertTrue(Thread.interrupted());
    assertEquals(Reason.RUNTIME, e.reason());
    Thread.currentThread().interrupt();
    SandboxError interrupted = run(ExpressionKind.TRANSFORM, "1", PATIENT).error().orElseThrow();
    assertTrue(Thread.interrupted());
    assertEquals("cancelled", interrupted.detail());
    assertFalse(interrupted.isRetryable());
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> RuntimeException sneaky(Throwable t) throws T {
    throw (T) t;
  }

  /** row 247: what a run opened is closed when it has given its value; if not, the value does not count. */
  @Test
  void leaksAreReported() {
    Transport leaking = (q, names, bindings) -> REAL.run(new Run.Request(q.compiled(), q.profile(), q.ceilings(), q.rules(),
        q.frontEnd(), q.cancelled(), q.clock(), (realm, v) -> {
          realm.enterJava(1);
          return q.conversion().convert(realm, v);
        }), names, bindings);
    SandboxError e = through(leaking);
    assertEquals(Reason.RUNTIME, e.reason());
    assertEquals("a sandbox resource leaked on disposal", e.getMessage());
    assertFalse(e.isRetryable());
    int threads = Thread.activeCount();
    for (int i = 0; i < 1_000; i++) {
      run(ExpressionKind.TRANSFORM, "[1, 2].map(x => { try { return [x].sort(() => nope) } catch (e) { return e.message } })", PATIENT);
      assertEquals(2L, transform("(function*() { yield 1 })().next().value + 1"));
    }
    assertEquals(threads, Thread.activeCount());
  }

  // ---- the form that throws ----

  /** row 230: one type, whatever goes wrong. */
  @Test
  void theThrowingFormThrowsOneType() {
    assertEquals(3L, ExpressionSandbox.valueOf(ExpressionKind.TRANSFORM, "1 + 2", ExpressionScope.EMPTY));
    assertThrown(Reason.RUNTIME, ExpressionKind.TRANSFORM, "nope", ExpressionScope.EMPTY, PATIENT);
    assertThrown(Reason.SYNTAX, ExpressionKind.TRANSFORM, "1 +", ExpressionScope.EMPTY, PATIENT);
    assertThrown(Reason.SYNTAX, ExpressionKind.TRANSFORM, null, ExpressionScope.EMPTY, PATIENT);
    assertThrown(Reason.SCOPE, ExpressionKind.TRANSFORM, "1", null, PATIENT);
    assertThrown(Reason.SCOPE, ExpressionKind.TRANSFORM, "1", ExpressionScope.workflow().build(), PATIENT);
    assertThrown(Reason.SCOPE, null, "1", ExpressionScope.EMPTY, PATIENT);
    assertThrown(Reason.SCOPE, ExpressionKind.CONDITION, "1", ExpressionScope.EMPTY, null);
    assertThrown(Reason.RESULT_TYPE, ExpressionKind.CONDITION, "null", ExpressionScope.EMPTY, PATIENT);
    assertThrown(Reason.STACK, ExpressionKind.CONDITION, "(function f() { f() })()", ExpressionScope.EMPTY, PATIENT);
    assertThrown(Reason.TIMEOUT, ExpressionKind.CONDITION, "(() => { for (;;); })()", ExpressionScope.EMPTY,
        PATIENT.toBuilder().timeout(Duration.ofMillis(20)).build());
  }

  private static void assertThrown(Reason reason, ExpressionKind kind, String expression, ExpressionScope scope, Limits limits) {
    SandboxException e =
        assertThrows(SandboxException.class, () -> ExpressionSandbox.valueOf(kind, expression, scope, limits));
    assertEquals(reason, e.reason());
    assertEquals(reason == Reason.TIMEOUT, e.isRetryable());
    assertEquals(e.error().getMessage(), e.getMessage());
    assertEquals(e.error().toString(), e.toString());
    assertNull(e.getCause());
    assertEquals(0, e.getStackTrace().length);
    assertNotNull(e.error().correlationId());
  }

  /** row 161, row 162, attack 61: the two texts of a scope fault. */
  @Test
  void scopeFaults() {
    Map<String, Object> cycle = new HashMap<>();
    cycle.put("c", cycle);
    SandboxError e = ExpressionSandbox.evaluate(ExpressionKind.CONDITION, "1",
        ExpressionScope.builder().inputs(cycle).build()).error().orElseThrow();
    assertEquals("sandbox_error (scope): the expression scope could not be serialized for evaluation [" + e.correlationId() + "]",
        e.toString());
    assertEquals("{\"code\":\"sandbox_error\",\"reason\":\"scope\",\"retryable\":false,\"message\":\"the expression scope could not "
        + "be serialized for evaluation\",\"correlationId\":\"" + e.correlationId() + "\"}", e.toJson());
  }

  /** row 243: the detail is in no serial form, nor under any name that a mapper of beans would read; attack 60. */
  @Test
  void theDetailDoesNotTravel() throws Exception {
    SandboxError e = run(ExpressionKind.TRANSFORM, "(() => { throw 'tok_live_9' })()", PATIENT).error().orElseThrow();
    assertEquals("tok_live_9", e.detail());
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(e);
      out.writeObject(new SandboxException(e));
    }
    assertFalse(bytes.toString(StandardCharsets.ISO_8859_1).contains("tok_live_9"));
    for (Class<?> type : new Class<?>[] {SandboxError.class, SandboxException.class, ExpressionResult.class}) {
      for (Method m : type.getMethods()) {
        assertFalse(m.getName().startsWith("get") && m.getDeclaringClass() == type, m::toString);
      }
    }
  }
}
