package dev.ration.host;

/** A guest value that may not leave (row 30). Stackless. */
public final class NotSerializable extends Exception {
  private static final long serialVersionUID = 1;

  public NotSerializable(String message) {
    super(message, null, false, false);
  }
}
