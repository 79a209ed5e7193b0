package dev.ration.runtime;

import dev.ration.number.Integers;

/** Making time values from parts, sections 21.4.1.27 to 21.4.1.31: IEEE arithmetic in the order of the specification. */
public final class TimeValues {
  private static final double HOUR = 3_600_000;
  private static final double MINUTE = 60_000;
  private static final double SECOND = 1_000;
  /** Years that a day may be counted from: a date far outside of it makes up for one, as in other engines. */
  private static final double MAX_YEAR = 1_000_000;

  private TimeValues() {}

  /** MakeTime: milliseconds, or NaN. */
  public static double makeTime(double hour, double min, double sec, double ms) {
    if (!isFinite(hour) || !isFinite(min) || !isFinite(sec) || !isFinite(ms)) {
      return Double.NaN;
    }
    double h = Integers.toIntegerOrInfinity(hour);
    double m = Integers.toIntegerOrInfinity(min);
    double s = Integers.toIntegerOrInfinity(sec);
    return h * HOUR + m * MINUTE + s * SECOND + Integers.toIntegerOrInfinity(ms);
  }

  /** MakeDay: days since the epoch, or NaN. */
  public static double makeDay(double year, double month, double date) {
    if (!isFinite(year) || !isFinite(month) || !isFinite(date)) {
      return Double.NaN;
    }
    double m = Integers.toIntegerOrInfinity(month);
    double y = Integers.toIntegerOrInfinity(year) + Math.floor(m / 12);
    if (Math.abs(y) > MAX_YEAR) {
      return Double.NaN;
    }
    double monthOfYear = m - Math.floor(m / 12) * 12;
    return UtcTime.firstDay((long) y, (int) monthOfYear) + Integers.toIntegerOrInfinity(date) - 1;
  }

  /** MakeDate: milliseconds, or NaN. */
  public static double makeDate(double day, double time) {
    double t = day * UtcTime.DAY + time;
    return isFinite(day) && isFinite(time) && isFinite(t) ? t : Double.NaN;
  }

  /** MakeFullYear: two digits mean the twentieth century. */
  public static double makeFullYear(double year) {
    double y = Integers.toIntegerOrInfinity(year);
    return year != year ? year : y >= 0 && y <= 99 ? 1900 + y : y;
  }

  /** TimeClip: a time value, or NaN where there is none. */
  public static double timeClip(double t) {
    return Math.abs(t) <= UtcTime.MAX_MILLIS ? Integers.toIntegerOrInfinity(t) : Double.NaN;
  }

  private static boolean isFinite(double d) {
    return Math.abs(d) <= Double.MAX_VALUE;
  }
}
