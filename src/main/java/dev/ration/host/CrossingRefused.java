package dev.ration.host;

/** A value that may not cross the boundary. Stackless; the message is for the host. */
public final class CrossingRefused extends Exception {
  private static final long serialVersionUID = 1;

  /** Why: what plain JSON could do too is a limit, the rest is a matter of shape (row 98). */
  public enum Kind {
    /** Over the byte budget. */
    BYTES,
    /** Nested too deeply. */
    DEPTH,
    /** Refers to itself where a copy must be a tree. */
    CYCLE,
    /** Something JSON cannot express. */
    SHAPE
  }

  private final Kind kind;

  CrossingRefused(Kind kind, String message) {
    super(message, null, false, false);
    this.kind = kind;
  }

  /** What the host's own map could not answer, whatever it threw. */
  public static CrossingRefused unreadable(String name, Throwable cause) {
    return new CrossingRefused(Kind.SHAPE,
        cause instanceof JsonSource.Malformed ? "the context " + cause.getMessage() : name + " could not be read");
  }

  public Kind kind() {
    return kind;
  }

  /** Whether plain JSON could fail in the same way: catchable by the guest when a capability's answer does. */
  public boolean isLimit() {
    return kind == Kind.BYTES || kind == Kind.DEPTH;
  }
}
