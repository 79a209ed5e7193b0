package dev.ration.runtime;

/** An Error object: has [[ErrorData]], the guest frames at its making, and the private mark of stack exhaustion. */
public final class JsError extends JsObject {
  private static final int EXTRA = 96;

  private final StackTrace trace;
  private boolean stackOverflow;

  public JsError(Realm realm, JsObject prototype) {
    super(realm.heap(), prototype, EXTRA);
    realm.charge(4);
    this.trace = realm.invoker() == null ? StackTrace.EMPTY : realm.invoker().captureStack();
  }

  /** An error with an own message. */
  public static JsError create(Realm realm, JsObject prototype, String message) {
    JsError e = new JsError(realm, prototype);
    e.defineOwnProperty(realm, PropertyKey.MESSAGE,
        PropertyDescriptor.data(realm.heap().string(message), Attributes.METHOD));
    return e;
  }

  /** Guest frames when the error was made. */
  public StackTrace trace() {
    return trace;
  }

  void markStackOverflow() {
    stackOverflow = true;
  }

  /** Made by the engine because the stack was exhausted: decides the kind {@code stack}, never a guest-visible name. */
  public boolean isStackOverflow() {
    return stackOverflow;
  }

  @Override
  public String builtinTag() {
    return "Error";
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA;
  }
}
