package dev.ration.runtime;

/** The two Boolean values. */
public final class JsBoolean extends Value {
  public static final JsBoolean TRUE = new JsBoolean(true);
  public static final JsBoolean FALSE = new JsBoolean(false);
  private static final JsString TYPE = JsString.permanent("boolean");

  private final boolean value;

  private JsBoolean(boolean value) {
    this.value = value;
  }

  public static JsBoolean of(boolean value) {
    return value ? TRUE : FALSE;
  }

  public boolean value() {
    return value;
  }

  @Override
  public Type type() {
    return Type.BOOLEAN;
  }

  @Override
  public JsString typeOf() {
    return TYPE;
  }

  @Override
  public String toString() {
    return Boolean.toString(value);
  }
}
