package dev.ration.runtime;

/** The texts of Date.prototype, sections 21.4.4.41 and on: English, in the layout of the specification, whatever the host's locale. */
public final class DateText {
  public static final String INVALID = "Invalid Date";

  private static final String[] WEEKDAYS = {"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  private static final String[] MONTHS =
      {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  private static final int MAX_LENGTH = 72;

  private final StringBuilder text = new StringBuilder(MAX_LENGTH);
  private final UtcTime time;
  private final int offset;

  /** @param offset in minutes: how much {@code time} is ahead of UTC */
  private DateText(long millis, int offset) {
    this.time = new UtcTime(millis + offset * 60_000L);
    this.offset = offset;
  }

  static int weekday(String name) {
    return indexOf(WEEKDAYS, name);
  }

  static int month(String name) {
    return indexOf(MONTHS, name);
  }

  private static int indexOf(String[] names, String name) {
    for (int i = 0; i < names.length; i++) {
      if (names[i].equals(name)) {
        return i;
      }
    }
    return -1;
  }

  /** As toString: {@code Thu Jan 01 1970 00:00:00 GMT+0000 (Coordinated Universal Time)}. */
  public static String dateTime(long millis, FrozenClock clock) {
    DateText t = new DateText(millis, clock.offsetMinutes());
    t.date();
    t.text.append(' ');
    t.time();
    t.zone();
    return t.text.toString();
  }

  /** As toDateString: {@code Thu Jan 01 1970}. */
  public static String date(long millis, FrozenClock clock) {
    DateText t = new DateText(millis, clock.offsetMinutes());
    t.date();
    return t.text.toString();
  }

  /** As toTimeString: {@code 00:00:00 GMT+0000 (Coordinated Universal Time)}. */
  public static String time(long millis, FrozenClock clock) {
    DateText t = new DateText(millis, clock.offsetMinutes());
    t.time();
    t.zone();
    return t.text.toString();
  }

  /** As toUTCString: {@code Thu, 01 Jan 1970 00:00:00 GMT}. */
  public static String utc(long millis) {
    DateText t = new DateText(millis, 0);
    t.text.append(WEEKDAYS[t.time.weekday()]).append(", ");
    UtcTime.digits(t.text, t.time.day(), 2);
    t.text.append(' ').append(MONTHS[t.time.month()]).append(' ');
    t.year();
    t.text.append(' ');
    t.time();
    return t.text.toString();
  }

  private void date() {
    text.append(WEEKDAYS[time.weekday()]).append(' ').append(MONTHS[time.month()]).append(' ');
    UtcTime.digits(text, time.day(), 2);
    text.append(' ');
    year();
  }

  private void year() {
    if (time.year() < 0) {
      text.append('-');
    }
    UtcTime.digits(text, Math.abs(time.year()), 4);
  }

  private void time() {
    UtcTime.digits(text, time.hour(), 2);
    UtcTime.digits(text.append(':'), time.minute(), 2);
    UtcTime.digits(text.append(':'), time.second(), 2);
    text.append(" GMT");
  }

  /** TimeZoneString: the only names are those that follow from the offset. */
  private void zone() {
    text.append(offset < 0 ? '-' : '+');
    UtcTime.digits(text, Math.abs(offset) / 60, 2);
    UtcTime.digits(text, Math.abs(offset) % 60, 2);
    if (offset == 0) {
      text.append(" (Coordinated Universal Time)");
      return;
    }
    text.append(" (GMT").append(offset < 0 ? '-' : '+');
    UtcTime.digits(text, Math.abs(offset) / 60, 2);
    UtcTime.digits(text.append(':'), Math.abs(offset) % 60, 2);
    text.append(')');
  }
}
