package dev.ration.cli;

import dev.ration.EvalOptions;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;

/** The options now and randomSeed as requests and command lines write them. */
final class TimeAndChance {
  private TimeAndChance() {}

  /** @param v a date, or the text of one with its offset; null for no Date */
  static void setNow(EvalOptions.Builder options, Object v) {
    if (v instanceof Instant t) {
      options.now(t);
    } else if (v instanceof String s) {
      try {
        OffsetDateTime t = OffsetDateTime.parse(s);
        options.now(t.toInstant(), t.getOffset());
      } catch (DateTimeException e) {
        throw wrongNow(s);
      }
    } else if (v != null) {
      throw wrongNow(v);
    }
  }

  /** @param v a whole number, or the text of one; null for no Math.random */
  static void setSeed(EvalOptions.Builder options, Object v) {
    if (v instanceof Long seed) {
      options.randomSeed(seed);
    } else if (v instanceof String s && s.matches("-?[0-9]{1,19}")) {
      try {
        options.randomSeed(Long.parseLong(s));
      } catch (NumberFormatException e) {
        throw wrongSeed(s);
      }
    } else if (v != null) {
      throw wrongSeed(v);
    }
  }

  private static IllegalArgumentException wrongNow(Object v) {
    return new IllegalArgumentException("now must be a date and time with an offset, such as 2026-01-01T00:00:00Z, was " + v);
  }

  private static IllegalArgumentException wrongSeed(Object v) {
    return new IllegalArgumentException("randomSeed must be a whole number of 64 bits, was " + v);
  }
}
