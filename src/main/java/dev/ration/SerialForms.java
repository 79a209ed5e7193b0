package dev.ration;

import dev.ration.meter.Meter;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.Serializable;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * What stands for programs and functions in a serial stream: source and what matters of the options, never code. Reading compiles,
 * with the checks of compiling, so that a forged stream can do no more than a caller of {@code compile}.
 */
final class SerialForms {
  private SerialForms() {}

  private static InvalidObjectException invalid(String what, RuntimeException cause) {
    InvalidObjectException e = new InvalidObjectException(what + ": " + cause.getMessage());
    e.initCause(cause);
    return e;
  }

  /** Budgets were chosen by the schedule of their time: by another one they would mean something else. */
  private static void checkSchedule(String what, int schedule) throws InvalidObjectException {
    if (schedule != Meter.FUEL_SCHEDULE) {
      throw new InvalidObjectException(what + " of fuel schedule " + schedule + ", this is " + Meter.FUEL_SCHEDULE
          + ": compile its source anew");
    }
  }

  /** A {@link Program}. */
  record OfProgram(int schedule, String code, long sourceBytes, int nesting) implements Serializable {
    private static final long serialVersionUID = 1;

    private Object readResolve() throws InvalidObjectException {
      checkSchedule("a Program", schedule);
      try {
        return Program.compile(code, Limits.builder().sourceBytes(sourceBytes).nesting(nesting).build());
      } catch (CompileException | IllegalArgumentException e) {
        throw invalid("not a Program", e);
      }
    }
  }

  /** All seven limits; without a timeout it follows from the fuel. */
  record OfLimits(long fuel, long heapBytes, int stackDepth, Duration timeout, long sourceBytes, long crossingBytes, int nesting)
      implements Serializable {
    private static final long serialVersionUID = 1;

    Limits limits() {
      Limits.Builder b = Limits.builder().fuel(fuel).heapBytes(heapBytes).stackDepth(stackDepth).sourceBytes(sourceBytes)
          .crossingBytes(crossingBytes).nesting(nesting);
      return (timeout == null ? b : b.timeout(timeout)).build();
    }
  }

  /** A {@link SafeFunction}, with the options that are data. */
  record OfFunction(int schedule, String[] parameters, String body, OfLimits limits, Profile profile, LargeNumbers largeNumbers,
      boolean dynamicCode, boolean records, boolean profiled, String[] operations, int[] quotas, Duration callTimeout,
      int requestDepth, long consoleBytes, Instant now, ZoneOffset offset, Long randomSeed) implements Serializable {
    private static final long serialVersionUID = 1;

    /** @throws NotSerializableException when options are live objects that a stream cannot hold */
    static OfFunction of(String[] parameters, String body, EvalOptions o) throws NotSerializableException {
      String live = o.capabilities() != EvalOptions.NO_CAPABILITIES ? "capabilities"
          : !o.converters().isEmpty() ? "converters" : !o.sharedQuotas().isEmpty() ? "a shared quota"
          : o.executor().isPresent() ? "an executor" : o.cancel() != CancelToken.NEVER ? "a cancel token"
          : o.fetchPolicy() != FetchPolicy.DEFAULT ? "a fetch policy" : null;
      if (live != null) {
        throw new NotSerializableException("a SafeFunction with " + live
            + " is not data: compile it without, and give them to each call by callWith");
      }
      Map<String, Integer> quotas = new TreeMap<>(o.quotas());
      return new OfFunction(Meter.FUEL_SCHEDULE, parameters, body, o.limits().serialForm(), o.profile(), o.largeNumbers(),
          o.dynamicCode(), o.records(), o.isProfiled(), quotas.keySet().toArray(new String[0]),
          quotas.values().stream().mapToInt(Integer::intValue).toArray(), o.callTimeout(), o.requestDepth(), o.consoleBytes(),
          o.now().orElse(null), o.offset(), o.randomSeed().isPresent() ? o.randomSeed().getAsLong() : null);
    }

    private Object readResolve() throws InvalidObjectException {
      checkSchedule("a SafeFunction", schedule);
      try {
        if (parameters == null || limits == null || operations == null || quotas == null || operations.length != quotas.length) {
          throw new IllegalArgumentException("a part is missing");
        }
        EvalOptions.Builder b = EvalOptions.builder().limits(limits.limits()).profile(profile).largeNumbers(largeNumbers)
            .dynamicCode(dynamicCode).records(records).profile(profiled).callTimeout(callTimeout).requestDepth(requestDepth)
            .consoleBytes(consoleBytes);
        for (int i = 0; i < quotas.length; i++) {
          b.quota(operations[i], quotas[i]);
        }
        if (now != null) {
          b.now(now, offset);
        }
        if (randomSeed != null) {
          b.randomSeed(randomSeed);
        }
        return SafeFunction.compile(Arrays.asList(parameters), body, b.build());
      } catch (CompileException | IllegalArgumentException e) {
        throw invalid("not a SafeFunction", e);
      }
    }
  }
}
