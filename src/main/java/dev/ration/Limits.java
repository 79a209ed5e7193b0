package dev.ration;

import dev.ration.meter.Ceilings;
import java.time.Duration;

/**
 * The ceilings of a run. Immutable. Every value is checked where it is set: one that is negative, null or not a number
 * throws IllegalArgumentException, naming the option and the value (row 28).
 */
public final class Limits {
  /** No ceiling, for every limit that is a long; for sourceBytes 0 means the same. */
  public static final long UNLIMITED = Ceilings.UNLIMITED;
  /** No timeout. */
  public static final Duration NO_TIMEOUT = Duration.ofSeconds(Long.MAX_VALUE);

  /** What Eval and SafeFunction use where nothing is set. */
  public static final Limits DEFAULT = new Builder().build();

  private static final long SECOND = 1_000_000_000L;

  private final long fuel;
  private final long heapBytes;
  private final int stackDepth;
  private final Duration timeout;
  private final long sourceBytes;
  private final long crossingBytes;
  private final int nesting;
  private final Ceilings ceilings;

  private Limits(Builder b) {
    fuel = b.fuel;
    heapBytes = b.heapBytes;
    stackDepth = b.stackDepth;
    timeout = b.timeout;
    sourceBytes = b.sourceBytes;
    crossingBytes = b.crossingBytes;
    nesting = b.nesting;
    long nanos = timeout == null ? defaultTimeoutNanos() : nanos(timeout);
    ceilings = new Ceilings(fuel, heapBytes, stackDepth, nanos, sourceBytes == 0 ? UNLIMITED : sourceBytes, crossingBytes, nesting);
  }

  public static Builder builder() {
    return new Builder();
  }

  /** A builder that starts from these limits. */
  public Builder toBuilder() {
    Builder b = new Builder();
    b.fuel = fuel;
    b.heapBytes = heapBytes;
    b.stackDepth = stackDepth;
    b.timeout = timeout;
    b.sourceBytes = sourceBytes;
    b.crossingBytes = crossingBytes;
    b.nesting = nesting;
    return b;
  }

  /** Units of fuel; 1,000,000 by default. */
  public long fuel() {
    return fuel;
  }

  /** Live bytes of guest data; 64 MB by default. */
  public long heapBytes() {
    return heapBytes;
  }

  /** Guest frames; 1,000 by default. */
  public int stackDepth() {
    return stackDepth;
  }

  /** Time from the first instruction; by default min(max(10 ms × fuel, 1 s), 10 s). */
  public Duration timeout() {
    return timeout != null ? timeout : Duration.ofNanos(defaultTimeoutNanos());
  }

  /** UTF-8 bytes of source text; 8,192 by default, 0 for no cap. */
  public long sourceBytes() {
    return sourceBytes;
  }

  /** Bytes of one crossing of the boundary; 4 MB by default. */
  public long crossingBytes() {
    return crossingBytes;
  }

  /** Nesting levels of source text; 200 by default, which a thread with a 512 KB stack can take. */
  public int nesting() {
    return nesting;
  }

  private long defaultTimeoutNanos() {
    return fuel >= 1_000 ? 10 * SECOND : Math.max(fuel * (SECOND / 100), SECOND);
  }

  /** The same as the meter has them, for the other entry points of this library. */
  public Ceilings toCeilings() {
    return ceilings;
  }

  SerialForms.OfLimits serialForm() {
    return new SerialForms.OfLimits(fuel, heapBytes, stackDepth, timeout, sourceBytes, crossingBytes, nesting);
  }

  /** Nanoseconds, or what stands for no limit. */
  static long nanos(Duration time) {
    return time.getSeconds() >= Long.MAX_VALUE / SECOND ? Ceilings.UNLIMITED : time.toNanos();
  }

  /** Collects limits; each is checked at once. */
  public static final class Builder {
    private long fuel = 1_000_000;
    private long heapBytes = 64L << 20;
    private int stackDepth = 1_000;
    private Duration timeout;
    private long sourceBytes = 8_192;
    private long crossingBytes = 4L << 20;
    private int nesting = 200;

    private Builder() {}

    /** Units of fuel; 0 means out of fuel at once. */
    public Builder fuel(long fuel) {
      this.fuel = nonNegative("fuel", fuel);
      return this;
    }

    public Builder heapBytes(long heapBytes) {
      this.heapBytes = nonNegative("heapBytes", heapBytes);
      return this;
    }

    public Builder stackDepth(int stackDepth) {
      this.stackDepth = (int) nonNegative("stackDepth", stackDepth);
      return this;
    }

    /** 0 means that the deadline has passed; {@link #NO_TIMEOUT} that there is none. */
    public Builder timeout(Duration timeout) {
      if (timeout == null || timeout.isNegative()) {
        throw refused("timeout", timeout);
      }
      this.timeout = timeout;
      return this;
    }

    public Builder sourceBytes(long sourceBytes) {
      this.sourceBytes = nonNegative("sourceBytes", sourceBytes);
      return this;
    }

    public Builder crossingBytes(long crossingBytes) {
      this.crossingBytes = nonNegative("crossingBytes", crossingBytes);
      return this;
    }

    public Builder nesting(int nesting) {
      this.nesting = (int) nonNegative("nesting", nesting);
      return this;
    }

    /**
     * Sets a limit by its name, for limits that come as data: {@code fuel heapBytes stackDepth timeoutMs sourceBytes
     * crossingBytes nesting}. An infinite number lifts the limit.
     */
    public Builder set(String name, Object value) {
      return switch (name) {
        case "fuel" -> fuel(number(name, value));
        case "heapBytes" -> heapBytes(number(name, value));
        case "stackDepth" -> stackDepth((int) Math.min(number(name, value), Integer.MAX_VALUE));
        case "timeoutMs" -> {
          long millis = number(name, value);
          yield timeout(millis >= UNLIMITED / 1_000_000 ? NO_TIMEOUT : Duration.ofMillis(millis));
        }
        case "sourceBytes" -> sourceBytes(number(name, value));
        case "crossingBytes" -> crossingBytes(number(name, value));
        case "nesting" -> nesting((int) Math.min(number(name, value), Integer.MAX_VALUE));
        default -> throw new IllegalArgumentException("unknown limit " + name);
      };
    }

    public Limits build() {
      return new Limits(this);
    }

    private static long nonNegative(String name, long value) {
      if (value < 0) {
        throw refused(name, value);
      }
      return value;
    }

    private static long number(String name, Object value) {
      if (!(value instanceof Number n) || !(n.doubleValue() >= 0)) {
        throw refused(name, value);
      }
      double d = n.doubleValue();
      if (d != Math.rint(d)) {
        throw new IllegalArgumentException(name + " must be a whole number, was " + value);
      }
      return n instanceof Double || d >= 0x1p63 ? (long) d : n.longValue();
    }

    private static IllegalArgumentException refused(String name, Object value) {
      String shown = String.valueOf(value);
      return new IllegalArgumentException(name + " must be a non-negative number, was "
          + (shown.length() > 40 ? shown.substring(0, 40) + "…" : shown));
    }
  }
}
