package dev.ration.regexp;

/** A pattern or flags that are not in the grammar. Has no Java stack. */
public final class RegExpSyntaxError extends Exception {
  private static final long serialVersionUID = 1L;
  private static final int MAX_SHOWN = 256;

  private final int offset;

  RegExpSyntaxError(String message, int offset) {
    super(message, null, false, false);
    this.offset = offset;
  }

  static RegExpSyntaxError inPattern(String pattern, int flags, String reason, int offset) {
    String shown = pattern.length() > MAX_SHOWN ? pattern.substring(0, MAX_SHOWN) + "…" : pattern;
    return new RegExpSyntaxError(
        "Invalid regular expression: /" + shown + "/" + RegExpFlags.toString(flags) + ": " + reason, offset);
  }

  /** The error of a pattern that is longer than the caller takes. */
  public static RegExpSyntaxError tooLarge(String pattern, int flags) {
    return inPattern(pattern, flags, "Regular expression too large", 0);
  }

  /** Where in the pattern, in UTF-16 units. */
  public int offset() {
    return offset;
  }
}
