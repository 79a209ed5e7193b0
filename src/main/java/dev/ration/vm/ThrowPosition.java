package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;

/** A place in guest code. Line and column are computed when asked for. */
public final class ThrowPosition {
  private final CodeBlock code;
  private final int pc;

  ThrowPosition(CodeBlock code, int pc) {
    this.code = code;
    this.pc = pc;
  }

  /** The text that the code was compiled from; empty when there was none. */
  public String source() {
    return code.source;
  }

  /** UTF-16 offset in {@link #source}, or -1 when unknown. */
  public int offset() {
    return code.positionAt(pc);
  }

  /** Line from 1, or 0 when unknown. */
  public int line() {
    int end = end();
    int line = end < 0 ? 0 : 1;
    for (int i = 0; i < end; i++) {
      if (endsLine(code.source, i)) {
        line++;
      }
    }
    return line;
  }

  /** Column from 1 in UTF-16 units, or 0 when unknown. */
  public int column() {
    int end = end();
    int start = end;
    while (start > 0 && !endsLine(code.source, start - 1)) {
      start--;
    }
    return end < 0 ? 0 : end - start + 1;
  }

  private int end() {
    int offset = offset();
    return offset <= code.source.length() && !code.source.isEmpty() ? offset : -1;
  }

  /** Whether a line terminator ends at {@code i}; CR LF ends at its LF. */
  public static boolean endsLine(String text, int i) {
    char c = text.charAt(i);
    return c == '\n' || c == '\u2028' || c == '\u2029'
        || c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n');
  }
}
