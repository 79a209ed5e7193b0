package dev.ration.runtime;

/** The undefined value. */
public final class Undefined extends Value {
  public static final Undefined INSTANCE = new Undefined();
  private static final JsString TYPE = JsString.permanent("undefined");

  private Undefined() {}

  @Override
  public Type type() {
    return Type.UNDEFINED;
  }

  @Override
  public JsString typeOf() {
    return TYPE;
  }

  @Override
  public String toString() {
    return "undefined";
  }
}
