package dev.ration.runtime;

/** Fields of a time value in UTC by the proleptic Gregorian calendar, section 21.4.1: pure arithmetic, no zones. */
public final class UtcTime {
  /** Largest magnitude of a time value in milliseconds. */
  public static final long MAX_MILLIS = 8_640_000_000_000_000L;

  static final int DAY = 86_400_000;

  private final int year;
  private final int month;
  private final int day;
  private final long days;
  private final int millisOfDay;

  /** The fields of {@code millis} since 1970-01-01T00:00:00Z. */
  public UtcTime(long millis) {
    days = Math.floorDiv(millis, DAY);
    millisOfDay = (int) Math.floorMod(millis, DAY);
    // Years begin in March, so that the leap day is the last; 146,097 days make an era of 400 years.
    long z = days + 719_468;
    long era = Math.floorDiv(z, 146_097);
    int dayOfEra = (int) (z - era * 146_097);
    int yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365;
    int dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    int shifted = (5 * dayOfYear + 2) / 153;
    day = dayOfYear - (153 * shifted + 2) / 5 + 1;
    month = shifted < 10 ? shifted + 2 : shifted - 10;
    year = (int) (yearOfEra + era * 400) + (month < 2 ? 1 : 0);
  }

  /** Days from 1970-01-01 to the first day of {@code month} (0 to 11) of {@code year}. */
  public static long firstDay(long year, int month) {
    long y = month < 2 ? year - 1 : year;
    long era = Math.floorDiv(y, 400L);
    long yearOfEra = y - era * 400;
    int shifted = month < 2 ? month + 10 : month - 2;
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + (153 * shifted + 2) / 5 - 719_468;
  }

  /** Day(t): whole days since the epoch. */
  public long days() {
    return days;
  }

  /** TimeWithinDay(t), in milliseconds. */
  public int millisOfDay() {
    return millisOfDay;
  }

  public int year() {
    return year;
  }

  /** From 0. */
  public int month() {
    return month;
  }

  /** Day of the month from 1. */
  public int day() {
    return day;
  }

  /** From 0 for Sunday. */
  public int weekday() {
    return (int) Math.floorMod(days + 4, 7L);
  }

  public int hour() {
    return millisOfDay / 3_600_000;
  }

  public int minute() {
    return millisOfDay / 60_000 % 60;
  }

  public int second() {
    return millisOfDay / 1000 % 60;
  }

  public int millisecond() {
    return millisOfDay % 1000;
  }

  /** The text of Date.prototype.toISOString. */
  public String isoText() {
    StringBuilder text = new StringBuilder(27);
    if (year >= 0 && year <= 9999) {
      digits(text, year, 4);
    } else {
      digits(text.append(year < 0 ? '-' : '+'), Math.abs(year), 6);
    }
    digits(text.append('-'), month + 1, 2);
    digits(text.append('-'), day, 2);
    digits(text.append('T'), hour(), 2);
    digits(text.append(':'), minute(), 2);
    digits(text.append(':'), second(), 2);
    digits(text.append('.'), millisecond(), 3);
    return text.append('Z').toString();
  }

  /** {@code n} in at least {@code width} digits. */
  static void digits(StringBuilder text, int n, int width) {
    int unit = 1;
    for (int w = 1; w < width || n / unit >= 10; w++) {
      unit *= 10;
    }
    for (; unit > 0; unit /= 10) {
      text.append((char) ('0' + n / unit % 10));
    }
  }
}
