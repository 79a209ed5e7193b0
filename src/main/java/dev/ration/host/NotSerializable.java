package dev.ration.host;

/** A guest value that may not leave (row 30). Stackless. */
public final class NotSerializable extends Exception {
  private static final long serialVersionUID = 1;

  private final boolean limit;

  public NotSerializable(String message) {
    this(message, false);
  }

  NotSerializable(String message, boolean limit) {
    super(message, null, false, false);
    this.limit = limit;
  }

  /** Whether plain JSON could be too large or too deep in the same way (row 98). */
  public boolean isLimit() {
    return limit;
  }
}
