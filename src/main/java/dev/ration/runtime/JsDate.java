package dev.ration.runtime;

/** A Date: an object with a [[DateValue]]. */
public final class JsDate extends JsObject {
  private static final int EXTRA = 8;

  private final long millis;

  /** @param millis since the epoch, within {@link UtcTime#MAX_MILLIS} */
  public JsDate(Realm realm, JsObject prototype, long millis) {
    super(realm.heap(), prototype, EXTRA);
    this.millis = millis;
  }

  /** The time value. */
  public long millis() {
    return millis;
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
