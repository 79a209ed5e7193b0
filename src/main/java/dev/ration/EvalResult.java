package dev.ration;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ration.host.ResultJson;
import dev.ration.records.TypedValue;
import dev.ration.run.Outcome;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a run came to: a value or an error, never both, and what it used. Immutable and detached. */
public final class EvalResult {
  private final Object value;
  private final EvalError error;
  private final long fuelUsed;
  private final Usage usage;
  private final List<ConsoleLine> console;
  private final boolean consoleTruncated;

  EvalResult(Outcome outcome) {
    this.value = outcome.value();
    this.error = outcome.fault() == null ? null : new EvalError(outcome.fault());
    this.fuelUsed = outcome.fuelUsed();
    this.usage = new Usage(outcome.heapPeak(), outcome.stackPeak(), outcome.fuelByLine());
    this.console = outcome.console().lines().isEmpty() ? List.of() : outcome.console().lines().stream()
        .map(l -> new ConsoleLine(l.level(), l.text())).toList();
    this.consoleTruncated = outcome.console().isTruncated();
  }

  public boolean isOk() {
    return error == null;
  }

  /**
   * The value: null, Boolean, String, Long, Double, BigInteger, Instant, or an unmodifiable List or Map of such;
   * {@link Undefined#VALUE} for undefined. Null when there is an error.
   */
  public Object value() {
    return value;
  }

  /**
   * The value if it is a whole number that a long holds, BigInts included.
   *
   * @throws IllegalStateException when it is not, or there is no value: it says what there is
   */
  public long asLong() {
    return as(Long.class, "a whole number that a long holds");
  }

  /** The value if it is a number, as {@link #asLong}; a BigInt is none. */
  public double asDouble() {
    return as(Double.class, "a number");
  }

  /** The value if it is a string, as {@link #asLong}. */
  public String asString() {
    return as(String.class, "a string");
  }

  /** The value if it is a boolean, as {@link #asLong}: nothing is taken for true or false. */
  public boolean asBoolean() {
    return as(Boolean.class, "a boolean");
  }

  /** The value if it is an array, as {@link #asLong}: unmodifiable. */
  @SuppressWarnings("unchecked")
  public List<Object> asList() {
    return as(List.class, "an array");
  }

  /** The value if it is an object, as {@link #asLong}: unmodifiable, in the order of its keys. */
  @SuppressWarnings("unchecked")
  public Map<String, Object> asMap() {
    return as(Map.class, "an object");
  }

  private <T> T as(Class<T> type, String wanted) {
    Object v = present();
    Object exact = v == null || v == Undefined.VALUE ? null : type.isInstance(v) ? v : v instanceof Number n ? number(n, type) : null;
    if (exact == null) {
      throw new IllegalStateException("the result is " + TypedValue.describe(v) + ", not " + wanted);
    }
    return type.cast(exact);
  }

  private static Object number(Number n, Class<?> type) {
    if (type == Double.class) {
      return n instanceof BigInteger ? null : (Object) n.doubleValue();
    }
    if (type != Long.class) {
      return null;
    }
    if (n instanceof BigInteger b) {
      return b.bitLength() < 64 ? (Object) b.longValue() : null;
    }
    double d = n.doubleValue();
    return d == Math.rint(d) && d >= -0x1p63 && d < 0x1p63 ? (Object) (long) d : null;
  }

  /**
   * The value as a {@code type}: a record whose components have the names of the object's keys, of types that are records
   * themselves, List, Map of String, Optional, enums (by name), String, boolean, Instant, Object, or numbers that hold the value
   * exactly; or one of the latter itself. An absent key is null or an empty Optional, a key without a component is left out.
   * At most 100 levels deep.
   *
   * @throws IllegalStateException when the value is not of the type, or there is none: it names the place
   */
  public <T> T as(Class<T> type) {
    if (type == null) {
      throw new IllegalArgumentException("type must be given, was null");
    }
    Object v = present();
    return TypedValue.as("the result", v == Undefined.VALUE && type != Undefined.class ? null : v, type);
  }

  private Object present() {
    if (error != null) {
      throw new IllegalStateException("the run has no value: " + error);
    }
    return value;
  }

  /**
   * Writes the value as JSON from the form it is kept in, without building anything: what JSON lacks of numbers is null, undefined
   * too, a BigInt is an integer, an Instant its ISO text. The generator is neither flushed nor closed.
   *
   * @throws IllegalStateException when there is no value
   */
  public void toJson(JsonGenerator out) throws IOException {
    ResultJson.write(out, present());
  }

  /** The error; absent when there is a value. */
  public Optional<EvalError> error() {
    return Optional.ofNullable(error);
  }

  /** Fuel spent: at most the budget, 0 when the run was refused before it began (row 75). */
  public long fuelUsed() {
    return fuelUsed;
  }

  /** What the code printed, in order, as far as {@link EvalOptions#consoleBytes} reaches. */
  public List<ConsoleLine> console() {
    return console;
  }

  /** Whether lines were lost because the console was full. */
  public boolean isConsoleTruncated() {
    return consoleTruncated;
  }

  public Usage usage() {
    return usage;
  }

  @Override
  public String toString() {
    return error == null ? "EvalResult[" + value + ", fuelUsed=" + fuelUsed + "]"
        : "EvalResult[" + error + ", fuelUsed=" + fuelUsed + "]";
  }
}
