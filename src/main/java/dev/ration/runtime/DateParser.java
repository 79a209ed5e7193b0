package dev.ration.runtime;

/**
 * Date.parse, section 21.4.3.2: the Date Time String Format (21.4.1.32), and what toString, toDateString and toUTCString
 * print. Of the format, a blank may stand for {@code T} after a full date, and a fraction has 1 to 9 digits after a point or
 * a comma. No other text is a date. Reads each character once, of at most {@link #MAX_LENGTH}.
 */
public final class DateParser {
  /** Longer text is no date, and is not read. */
  public static final int MAX_LENGTH = 100;

  private static final int NONE = -1;
  private static final int[] DAYS = {31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

  private final String text;
  private final FrozenClock clock;
  private int at;
  private int year;
  private int month;
  private int day = 1;
  /** Milliseconds of the day. */
  private int time;
  private boolean local;
  /** Minutes ahead of UTC that the text names. */
  private int offset;
  private boolean wrong;

  private DateParser(String text, FrozenClock clock) {
    this.text = text;
    this.clock = clock;
  }

  /** The time value of {@code text}, or NaN. */
  public static double parse(JsString text, FrozenClock clock) {
    if (text.length() > MAX_LENGTH) {
      return Double.NaN;
    }
    DateParser p = new DateParser(text.toString(), clock);
    if (p.isWord()) {
      p.printed();
    } else {
      p.format();
    }
    return p.value();
  }

  private double value() {
    if (wrong || at != text.length() || month < 0 || month > 11 || day < 1 || day > daysInMonth()) {
      return Double.NaN;
    }
    double t = TimeValues.makeDate(UtcTime.firstDay(year, month) + day - 1, time);
    return TimeValues.timeClip(local ? clock.utc(t) : t - offset * 60_000.0);
  }

  private int daysInMonth() {
    boolean leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return month == 1 && !leap ? 28 : DAYS[month];
  }

  // ---- the Date Time String Format ----

  private void format() {
    boolean full = formatDate();
    if (accept('T') || full && accept(' ')) {
      if (clockTime(true) && (accept('.') || accept(','))) {
        fraction();
      }
      if (!accept('Z')) {
        local = !formatOffset();
      }
    }
  }

  /** YYYY, YYYY-MM or YYYY-MM-DD; whether there is a day. */
  private boolean formatDate() {
    if (accept('+')) {
      year = digits(6, 6);
    } else if (accept('-')) {
      year = -digits(6, 6);
      wrong |= year == 0;
    } else {
      year = digits(4, 4);
    }
    if (!accept('-')) {
      return false;
    }
    month = digits(2, 2) - 1;
    if (!accept('-')) {
      return false;
    }
    day = digits(2, 2);
    return true;
  }

  private void fraction() {
    int start = at;
    int n = digits(1, 9);
    for (int i = at - start; i > 3; i--) {
      n /= 10;
    }
    for (int i = at - start; i < 3; i++) {
      n *= 10;
    }
    time += n;
    wrong |= time > UtcTime.DAY;
  }

  /** ±HH:mm, when it is there. */
  private boolean formatOffset() {
    int sign = sign();
    if (sign == 0) {
      return false;
    }
    int hours = digits(2, 2);
    require(':');
    offset(sign, hours, digits(2, 2));
    return true;
  }

  // ---- what the other methods print ----

  /** {@code Thu Jan 01 1970[ 00:00:00 GMT[+0000][ (name)]]} or {@code Thu, 01 Jan 1970 00:00:00 GMT}. */
  private void printed() {
    wrong |= DateText.weekday(word()) < 0;
    boolean utc = accept(',');
    require(' ');
    if (utc) {
      day = digits(2, 2);
      require(' ');
      month = DateText.month(word());
    } else {
      month = DateText.month(word());
      require(' ');
      day = digits(2, 2);
    }
    require(' ');
    boolean negative = accept('-');
    year = digits(4, 6);
    year = negative ? -year : year;
    local = true;
    if (!utc && at == text.length()) {
      return;
    }
    require(' ');
    clockTime(false);
    require(' ');
    wrong |= !word().equals("GMT");
    local = false;
    if (utc) {
      return;
    }
    int sign = sign();
    if (sign != 0) {
      int hours = digits(2, 2);
      offset(sign, hours, digits(2, 2));
    }
    if (accept(' ')) {
      require('(');
      wrong |= text.indexOf(')', at) != text.length() - 1;
      at = text.length();
    }
  }

  // ---- both ----

  /**
   * HH:mm:ss; the seconds may be missing, and the hour 24 when all else is 0, where {@code isFormat}.
   *
   * @return whether there are seconds
   */
  private boolean clockTime(boolean isFormat) {
    int hour = digits(2, 2);
    require(':');
    int minute = digits(2, 2);
    boolean seconds = accept(':');
    wrong |= !seconds && !isFormat;
    int second = seconds ? digits(2, 2) : 0;
    wrong |= hour > (isFormat ? 24 : 23) || minute > 59 || second > 59;
    time = ((hour * 60 + minute) * 60 + second) * 1000;
    wrong |= time > UtcTime.DAY;
    return seconds;
  }

  private void offset(int sign, int hours, int minutes) {
    wrong |= hours > 23 || minutes > 59;
    offset = sign * (hours * 60 + minutes);
  }

  private int sign() {
    return accept('+') ? 1 : accept('-') ? -1 : 0;
  }

  private boolean isWord() {
    return at < text.length() && (text.charAt(at) | 0x20) >= 'a' && (text.charAt(at) | 0x20) <= 'z';
  }

  private String word() {
    int start = at;
    while (isWord()) {
      at++;
    }
    return text.substring(start, at);
  }

  private boolean accept(char c) {
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private void require(char c) {
    wrong |= !accept(c);
  }

  /** A number of {@code least} to {@code most} digits, as many as there are. */
  private int digits(int least, int most) {
    int start = at;
    int n = 0;
    while (at < text.length() && at - start < most && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      n = n * 10 + text.charAt(at++) - '0';
    }
    if (at - start < least) {
      wrong = true;
      return NONE;
    }
    return n;
  }
}
