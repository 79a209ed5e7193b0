package dev.ration.estree;

/** Why a document is no program. Has no Java stack. */
public final class EstreeError extends Exception {
  private static final long serialVersionUID = 1L;

  private final Kind kind;
  private final int line;
  private final int column;
  private final String codeFrame;

  /** What is wrong with it. */
  public enum Kind {
    /** It is not JSON, not such a document, or of a newer version. */
    DOCUMENT,
    /** Its tree is not that of a program: the message begins with the path of the node. */
    SYNTAX,
    /** It is longer than it may be. */
    SIZE,
    /** Reading took too long. */
    DEADLINE
  }

  EstreeError(Kind kind, String message, int line, int column, String codeFrame) {
    super(message, null, false, false);
    this.kind = kind;
    this.line = line;
    this.column = column;
    this.codeFrame = codeFrame;
  }

  public Kind kind() {
    return kind;
  }

  /** The line of the source from 1, or 0 when unknown. */
  public int line() {
    return line;
  }

  /** The column of the source from 1, or 0 when unknown. */
  public int column() {
    return column;
  }

  /** The line of source and a caret, or empty. */
  public String codeFrame() {
    return codeFrame;
  }
}
