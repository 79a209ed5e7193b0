package dev.ration.runtime;

/** The null value. */
public final class Null extends Value {
  public static final Null INSTANCE = new Null();
  private static final JsString TYPE = JsString.permanent("object");

  private Null() {}

  @Override
  public Type type() {
    return Type.NULL;
  }

  @Override
  public JsString typeOf() {
    return TYPE;
  }

  @Override
  public String toString() {
    return "null";
  }
}
