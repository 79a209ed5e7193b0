package dev.ration.syntax;

/** The first error of a source text: what a SyntaxError says, and where. Has no Java stack. */
public final class ParseError extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Source source;
  private final int offset;
  private final Kind kind;

  /** Why parsing ended. */
  public enum Kind {
    /** The text is not in the language. */
    SYNTAX,
    /**
     * A limit on nesting or on the number of nodes: a syntax error for host text, a RangeError for guest
     * text.
     */
    NESTING,
    /** The deadline for parsing passed. */
    DEADLINE
  }

  public ParseError(Source source, int offset, Kind kind, String message) {
    super(message, null, false, false);
    this.source = source;
    this.offset = Math.max(0, Math.min(offset, source.length()));
    this.kind = kind;
  }

  public Source source() {
    return source;
  }

  /** The UTF-16 offset of the error. */
  public int offset() {
    return offset;
  }

  public Kind kind() {
    return kind;
  }

  /** The line, from 1. */
  public int line() {
    return source.line(offset);
  }

  /** The column in UTF-16 units, from 1. */
  public int column() {
    return source.column(offset);
  }

  /** The line of source and a caret. */
  public String codeFrame() {
    return source.codeFrame(offset);
  }
}
