package dev.ration.runtime;

/**
 * What Date knows of now and here: an instant that does not move, and one offset from UTC for all times (row 305).
 *
 * @param millis since the epoch, within {@link UtcTime#MAX_MILLIS}
 * @param offsetMinutes local time minus UTC
 */
public record FrozenClock(long millis, int offsetMinutes) {
  public static final FrozenClock EPOCH = new FrozenClock(0, 0);

  private static final int MINUTE = 60_000;

  /** LocalTime(t), section 21.4.1.25. */
  public double localTime(double t) {
    return t + offsetMillis();
  }

  /** UTC(t), section 21.4.1.26. */
  public double utc(double t) {
    return t - offsetMillis();
  }

  private double offsetMillis() {
    return (double) offsetMinutes * MINUTE;
  }
}
