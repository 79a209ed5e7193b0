package dev.ration.runtime;

/** A Date: an object with a [[DateValue]]. */
public final class JsDate extends JsObject {
  private static final int EXTRA = 8;

  private double value;

  /** @param value what {@link TimeValues#timeClip} gives: whole milliseconds since the epoch, or NaN */
  public JsDate(Realm realm, JsObject prototype, double value) {
    super(realm.heap(), prototype, EXTRA);
    this.value = value;
  }

  /** A date that crossed into {@code realm}: a real Date where there is one, else without clock and zone (row 86). */
  public static JsDate crossed(Realm realm, long millis) {
    return new JsDate(realm, crossedPrototype(realm), millis);
  }

  private static JsObject crossedPrototype(Realm realm) {
    return realm.intrinsic(realm.hasDate() ? WellKnown.DATE_PROTOTYPE : WellKnown.CROSSED_DATE_PROTOTYPE);
  }

  /** Whether this is no more than its time value: no subclass, no properties of its own (row 96). */
  public boolean isExact(Realm realm) {
    if (getPrototypeOf() != crossedPrototype(realm) || hasIndexProperties()) {
      return false;
    }
    realm.charge(shape().size() >> 4);
    for (int i = 0; i < shape().size(); i++) {
      if (shape().key(i) != null) {
        return false;
      }
    }
    return true;
  }

  /** [[DateValue]]: NaN for a date that is none. */
  public double value() {
    return value;
  }

  public void setValue(double v) {
    value = v;
  }

  /** Whether the time value is a time. */
  public boolean isValid() {
    return value == value;
  }

  /** The time value of a valid date. */
  public long millis() {
    return (long) value;
  }

  @Override
  public String builtinTag() {
    return "Date";
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA;
  }
}
