package dev.ration.runtime;

/** A guest throw completion on its way through Java. Stackless. */
public final class JsThrow extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Value value;

  public JsThrow(Value value) {
    super(null, null, false, false);
    this.value = value;
  }

  public Value value() {
    return value;
  }

  @Override
  public String getMessage() {
    return "guest throw";
  }
}
