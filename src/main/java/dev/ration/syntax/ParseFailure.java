package dev.ration.syntax;

/**
 * Carries an error through the generated parser and the walks, which declare no checked exceptions. Stackless.
 */
public final class ParseFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int offset;
  private final ParseError.Kind kind;
  private final boolean endsText;

  public ParseFailure(int offset, String message) {
    this(offset, ParseError.Kind.SYNTAX, message, false);
  }

  /** An error of a kind; all but {@code SYNTAX} are the last, whoever wants to see all. */
  public ParseFailure(int offset, ParseError.Kind kind, String message) {
    this(offset, kind, message, false);
  }

  private ParseFailure(int offset, ParseError.Kind kind, String message, boolean endsText) {
    super(message, null, false, false);
    this.offset = offset;
    this.kind = kind;
    this.endsText = endsText;
  }

  /** A comment or template that has no end and so takes the rest of the text. */
  public static ParseFailure endless(int offset, String message) {
    return new ParseFailure(offset, ParseError.Kind.SYNTAX, message, true);
  }

  public int offset() {
    return offset;
  }

  public ParseError.Kind kind() {
    return kind;
  }

  /** Whether no more is to be said of the text: a limit was passed. */
  public boolean isLast() {
    return kind != ParseError.Kind.SYNTAX;
  }

  /** Whether what is wrong takes the rest of the text. */
  public boolean endsText() {
    return endsText;
  }
}
