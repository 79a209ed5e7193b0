package dev.ration.host;

import dev.ration.number.NumberToString;
import dev.ration.runtime.UtcTime;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.UUID;

/**
 * Host values that are not containers, reduced to null, Boolean, Double, String, BigInteger, Instant or a marker. Known JDK
 * classes are recognised exactly; of all others nothing is called (row 97).
 */
final class HostLeaf {
  /** Largest magnitude at which every integer is a double. */
  static final long MAX_SAFE = (1L << 53) - 1;

  private static final int MAX_DECIMAL_BITS = 4096;

  private HostLeaf() {}

  /** A marker: the value is none of the leaves. */
  static final Object NOT_A_LEAF = new Object();

  /** The reduced value, or {@link #NOT_A_LEAF}. */
  static Object reduce(Object v, CrossingRules rules) throws CrossingRefused {
    if (v instanceof Double d) {
      return rules.tree() && !isJsonNumber(d) ? jsonNumber(d) : v;
    }
    if (v instanceof Number n && isNumberClass(v.getClass())) {
      Object number = number(n, rules.integers());
      return rules.tree() && number instanceof Double d ? jsonNumber(d) : number;
    }
    Class<?> c = v.getClass();
    if (c == String.class || c == Boolean.class || v == Absent.UNDEFINED || v == Denied.VALUE) {
      return v;
    }
    if (c == Character.class || c == UUID.class || c == LocalDate.class || c == LocalTime.class
        || c == LocalDateTime.class || c == ZonedDateTime.class || c == Duration.class
        || c.getName().equals("java.net.URI")) {
      return v.toString();
    }
    if (c == Instant.class) {
      return inRange((Instant) v);
    }
    if (v instanceof BigIntLiteral b) {
      if (rules.tree()) {
        throw new CrossingRefused(CrossingRefused.Kind.SHAPE, "is a BigInt, which JSON cannot express");
      }
      return b.value();
    }
    if (c == Date.class) {
      return inRange(Instant.ofEpochMilli(((Date) v).getTime()));
    }
    if (c == OffsetDateTime.class) {
      return inRange(((OffsetDateTime) v).toInstant());
    }
    if (v instanceof Enum<?> e) {
      return e.name();
    }
    return NOT_A_LEAF;
  }

  private static boolean isJsonNumber(double d) {
    return d - d == 0 && (d != 0 || 1 / d > 0);
  }

  private static Instant inRange(Instant t) throws CrossingRefused {
    if (Math.abs(t.getEpochSecond()) > UtcTime.MAX_MILLIS / 1000) {
      throw new CrossingRefused(CrossingRefused.Kind.SHAPE, "is a time that no Date can express");
    }
    return t;
  }

  /** NaN and the infinities are null in JSON, negative zero is zero. */
  private static Double jsonNumber(double d) {
    return d - d != 0 ? null : (Double) (d + 0.0);
  }

  private static boolean isNumberClass(Class<?> c) {
    return c == Integer.class || c == Double.class || c == Long.class || c == BigInteger.class
        || c == BigDecimal.class || c == Float.class || c == Short.class || c == Byte.class;
  }

  private static Object number(Number n, LargeIntegers integers) throws CrossingRefused {
    if (n instanceof Long l) {
      double d = l;
      return Math.abs(l) <= MAX_SAFE && l != Long.MIN_VALUE || (long) d == l && d != 0x1p63
          ? (Object) d : large(BigInteger.valueOf(l), integers);
    }
    if (n instanceof BigInteger b) {
      return b.bitLength() <= 53 || isExact(b) ? (Object) b.doubleValue() : large(b, integers);
    }
    if (n instanceof BigDecimal b) {
      return decimal(b, integers);
    }
    return n.doubleValue();
  }

  private static boolean isExact(BigInteger b) {
    return b.bitLength() <= 1024 && b.bitLength() - b.getLowestSetBit() <= 53;
  }

  private static Object large(BigInteger b, LargeIntegers integers) throws CrossingRefused {
    return switch (integers) {
      case REFUSE -> throw new CrossingRefused(CrossingRefused.Kind.SHAPE,
          "is an integer that no number holds exactly: pass it as a string, or choose what large integers become");
      case BIGINT -> b;
      case STRING -> b.toString();
      case LOSSY -> b.doubleValue();
    };
  }

  private static Object decimal(BigDecimal b, LargeIntegers integers) throws CrossingRefused {
    if (b.unscaledValue().bitLength() <= MAX_DECIMAL_BITS && Math.abs((long) b.scale()) < 400) {
      double d = b.doubleValue();
      if (!Double.isInfinite(d) && new BigDecimal(NumberToString.toString(d)).compareTo(b) == 0) {
        return d;
      }
    }
    return switch (integers) {
      case REFUSE, BIGINT -> throw new CrossingRefused(CrossingRefused.Kind.SHAPE,
          "is a decimal that no number prints back: pass it as a string, or choose what large numbers become");
      case STRING -> b.toString();
      case LOSSY -> b.doubleValue();
    };
  }

  /** The text that Date.prototype.toISOString gives. */
  static String isoText(Instant t) {
    return new UtcTime(t.toEpochMilli()).isoText();
  }

  /** How a refused value is named: never by calling anything of it. */
  static String describe(Object v) {
    Class<?> c = v.getClass();
    if (c.isSynthetic() || c.isHidden()) {
      return "a function";
    }
    if (v instanceof Throwable) {
      return "a " + c.getSimpleName();
    }
    String name = c.getSimpleName();
    return name.isEmpty() ? "an object of an anonymous class" : "an object of class " + name;
  }
}
