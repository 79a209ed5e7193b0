package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.meter.Meter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamConstants;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Programs and functions are kept as source and options, and compiled when they are read (row 31, row 34, row 38). */
class SerialFormTest {
  private static byte[] bytes(Object o) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (ObjectOutputStream stream = new ObjectOutputStream(out)) {
      stream.writeObject(o);
    }
    return out.toByteArray();
  }

  private static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
    try (ObjectInputStream stream = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
      return stream.readObject();
    }
  }

  private static String refused(Object form) {
    return assertThrows(InvalidObjectException.class, () -> read(bytes(form))).getMessage();
  }

  @Test
  void aProgramComesBack() throws Exception {
    String code = "let t = 0; for (const x of xs) t += x; return t";
    Program program = Program.compile(code, Limits.builder().sourceBytes(50_000).nesting(20).build());
    byte[] bytes = bytes(program);
    Program again = (Program) read(bytes);
    Map<String, Object> context = Map.of("xs", List.of(1, 2, 3));
    assertEquals(6L, again.run(context, 10_000).value());
    assertEquals(program.run(context, 10_000).fuelUsed(), again.run(context, 10_000).fuelUsed());
    assertEquals(bytes.length, bytes(again).length);
    assertFalse(new String(bytes, StandardCharsets.ISO_8859_1).contains("CodeBlock"));
    assertTrue(new String(bytes, StandardCharsets.ISO_8859_1).contains(code));
  }

  @Test
  void aFunctionComesBackWithItsOptions() throws Exception {
    EvalOptions options = EvalOptions.builder().fuel(12_345).heapBytes(1 << 20).stackDepth(77).timeout(Duration.ofMillis(1_234))
        .sourceBytes(999).crossingBytes(888).nesting(66).largeNumbers(LargeNumbers.STRING).dynamicCode(false).records(true)
        .quota("httpFetch", 3).quota("a", 0).callTimeout(Duration.ofSeconds(3)).requestDepth(2).consoleBytes(10)
        .now(Instant.parse("2026-01-02T03:04:05Z"), ZoneOffset.ofHours(2)).randomSeed(9).build();
    SafeFunction f = SafeFunction.compile(List.of("n"), "return [n, new Date().getHours(), Math.random()]", options);
    SafeFunction again = (SafeFunction) read(bytes(f));
    EvalResult first = f.call(9007199254740993L);
    EvalResult second = again.call(9007199254740993L);
    assertTrue(first.isOk(), first::toString);
    assertEquals(first.value(), second.value());
    assertEquals(first.fuelUsed(), second.fuelUsed());
    assertEquals(bytes(SerialForms.OfFunction.of(new String[] {"n"}, "return 1", options)).length,
        bytes(SerialForms.OfFunction.of(new String[] {"n"}, "return 1", options)).length);
    EvalError off = ((SafeFunction) read(bytes(SafeFunction.compile(List.of(), "return eval('1')", options)))).call().error().orElseThrow();
    assertEquals("EvalError", off.name().orElseThrow());
    SafeFunction spins = SafeFunction.compile(List.of(), "for (;;) {}", options);
    assertEquals(12_345, ((SafeFunction) read(bytes(spins))).call().fuelUsed());
    SafeFunction plain = (SafeFunction) read(bytes(SafeFunction.compile(List.of(), "return typeof Date")));
    assertEquals("undefined", plain.call().value());
    SafeFunction context = SafeFunction.compile(List.of(), "return 1", EvalOptions.builder().context(Map.of("a", new Object())).build());
    assertEquals(1L, ((SafeFunction) read(bytes(context))).call().value());
  }

  /** Live objects are not data: they are never dropped in silence. */
  @Test
  void whatHoldsLiveObjectsIsRefused() {
    for (EvalOptions.Builder b : List.of(
        EvalOptions.builder().capabilities(Map.of("f", (arguments, call) -> 1)),
        EvalOptions.builder().converter(Thread.class, t -> 1),
        EvalOptions.builder().executor(Runnable::run),
        EvalOptions.builder().fetchPolicy(FetchPolicy.builder().build()),
        EvalOptions.builder().cancel(CancelToken.create()),
        EvalOptions.builder().quota("a", CallCounter.allowing(1)))) {
      SafeFunction f = SafeFunction.compile(List.of(), "return 1", b.build());
      assertTrue(assertThrows(NotSerializableException.class, () -> bytes(f)).getMessage().contains("callWith"));
    }
  }

  /** row 33, row 34, row 35: a forged stream can do no more than a caller of compile. */
  @Test
  void forgedForms() throws Exception {
    int schedule = Meter.FUEL_SCHEDULE;
    assertTrue(refused(new SerialForms.OfProgram(schedule, "return (", 8192, 200)).startsWith("not a Program: "));
    assertTrue(refused(new SerialForms.OfProgram(schedule, null, 8192, 200)).contains("must be a string"));
    assertTrue(refused(new SerialForms.OfProgram(schedule, "1".repeat(9000), 8192, 200)).contains("over the 8192-byte limit"));
    assertTrue(refused(new SerialForms.OfProgram(schedule, "1", -5, 200)).contains("sourceBytes must be a non-negative number, was -5"));
    assertEquals("a Program of fuel schedule 99, this is " + schedule + ": compile its source anew",
        refused(new SerialForms.OfProgram(99, "1", 8192, 200)));

    SerialForms.OfLimits limits = Limits.DEFAULT.serialForm();
    assertTrue(refused(function(schedule, new String[] {"a, b"}, "return 1", limits, 0, null)).startsWith("not a SafeFunction: "));
    assertTrue(refused(function(schedule, new String[] {"a", null}, "return 1", limits, 0, null)).startsWith("not a SafeFunction: "));
    assertTrue(refused(function(schedule, null, "return 1", limits, 0, null)).contains("missing"));
    assertTrue(refused(function(schedule, new String[0], "}; evil(); {", limits, 0, null)).startsWith("not a SafeFunction: "));
    assertTrue(refused(function(schedule, new String[0], "return 1", null, 0, null)).contains("missing"));
    assertTrue(refused(function(schedule, new String[0], "return 1", limits, -1, null)).contains("requestDepth"));
    assertTrue(refused(function(schedule, new String[0], "return 1", limits, 0, Instant.MAX)).contains("now"));
    assertTrue(refused(function(0, new String[0], "return 1", limits, 0, null)).contains("fuel schedule 0"));
    assertEquals(1L, ((SafeFunction) read(bytes(function(schedule, new String[0], "return 1", limits, 0, null)))).call().value());
  }

  private static SerialForms.OfFunction function(int schedule, String[] parameters, String body, SerialForms.OfLimits limits, int depth,
      Instant now) {
    return new SerialForms.OfFunction(schedule, parameters, body, limits, Profile.EVAL, LargeNumbers.REFUSE, true, false, false,
        new String[0], new int[0], Duration.ofSeconds(1), depth, 100, now, ZoneOffset.UTC, null);
  }

  /** A stream that holds the class itself, without the form that stands for it. */
  @Test
  void theClassesThemselvesCannotBeRead() throws IOException {
    for (Class<?> type : List.of(Program.class, SafeFunction.class)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      try (java.io.DataOutputStream data = new java.io.DataOutputStream(out)) {
        data.writeShort(ObjectStreamConstants.STREAM_MAGIC);
        data.writeShort(ObjectStreamConstants.STREAM_VERSION);
        data.writeByte(ObjectStreamConstants.TC_OBJECT);
        data.writeByte(ObjectStreamConstants.TC_CLASSDESC);
        data.writeUTF(type.getName());
        data.writeLong(1);
        data.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
        data.writeShort(0);
        data.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
        data.writeByte(ObjectStreamConstants.TC_NULL);
      }
      assertThrows(InvalidObjectException.class, () -> read(out.toByteArray()));
    }
  }
}
