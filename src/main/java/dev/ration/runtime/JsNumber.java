package dev.ration.runtime;

import dev.ration.number.NumberToString;

/** A Number where a reference is needed: heap slots, arguments of built-ins. Registers hold bare doubles. */
public final class JsNumber extends Value {
  /** Bytes of one box, counted where a number outside the shared cache is stored. */
  static final int WEIGHT = 24;

  private static final int CACHE_LOW = -128;
  private static final int CACHE_HIGH = 1023;
  private static final JsNumber[] CACHE = new JsNumber[CACHE_HIGH - CACHE_LOW + 1];
  private static final JsString TYPE = JsString.permanent("number");

  static {
    for (int i = 0; i < CACHE.length; i++) {
      CACHE[i] = new JsNumber(i + CACHE_LOW);
    }
  }

  public static final JsNumber NAN = new JsNumber(Double.NaN);
  public static final JsNumber ZERO = CACHE[-CACHE_LOW];
  public static final JsNumber ONE = CACHE[1 - CACHE_LOW];
  public static final JsNumber NEGATIVE_ZERO = new JsNumber(-0.0);

  private final double value;

  private JsNumber(double value) {
    this.value = value;
  }

  /** The value for {@code value}; NaN is always {@link #NAN}, small integers are shared. */
  public static JsNumber of(double value) {
    int i = (int) value;
    if (i == value && i >= CACHE_LOW && i <= CACHE_HIGH) {
      return i == 0 && 1 / value < 0 ? NEGATIVE_ZERO : CACHE[i - CACHE_LOW];
    }
    return value == value ? new JsNumber(value) : NAN;
  }

  public static JsNumber of(int value) {
    return value >= CACHE_LOW && value <= CACHE_HIGH ? CACHE[value - CACHE_LOW] : new JsNumber(value);
  }

  /** Whether a box for this value is shared, so that storing it keeps nothing. */
  static boolean isCached(double value) {
    int i = (int) value;
    return i == value && i >= CACHE_LOW && i <= CACHE_HIGH || value != value;
  }

  public double value() {
    return value;
  }

  @Override
  public Type type() {
    return Type.NUMBER;
  }

  @Override
  public JsString typeOf() {
    return TYPE;
  }

  @Override
  public String toString() {
    return NumberToString.toString(value);
  }
}
