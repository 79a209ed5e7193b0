package dev.ration.syntax;

import java.util.Arrays;

/**
 * A source text with a name. Offsets count UTF-16 units from 0; lines and columns count from 1, columns in
 * UTF-16 units. Lines end at LF, CR, CRLF, U+2028 and U+2029.
 */
public final class Source {
  private static final int FRAME_WIDTH = 100;

  private final String name;
  private final String text;
  private int[] lineStarts;

  public Source(String name, String text) {
    this.name = name;
    this.text = text;
  }

  public String name() {
    return name;
  }

  public String text() {
    return text;
  }

  public int length() {
    return text.length();
  }

  /** The line of an offset, from 1. */
  public int line(int offset) {
    int found = Arrays.binarySearch(lineStarts(), offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The column of an offset, from 1. */
  public int column(int offset) {
    return offset - lineStarts()[line(offset) - 1] + 1;
  }

  /** The text of a line, from 1, without its terminator. */
  public String lineText(int line) {
    int from = lineStarts()[line - 1];
    int to = from;
    while (to < text.length() && !isLineTerminator(text.charAt(to))) {
      to++;
    }
    return text.substring(from, to);
  }

  /**
   * Two lines that show a place: the line of source (a window of at most 100 units around the place) and a
   * caret under it. Empty where the lines are known and not their text: every character is NUL then.
   */
  public String codeFrame(int offset) {
    if (isUnknown()) {
      return "";
    }
    int line = line(offset);
    int column = column(offset) - 1;
    String shown = lineText(line);
    int from = 0;
    if (shown.length() > FRAME_WIDTH) {
      from = Math.max(0, Math.min(column - FRAME_WIDTH / 2, shown.length() - FRAME_WIDTH));
      shown = shown.substring(from, from + FRAME_WIDTH);
    }
    String margin = line + " | ";
    int caret = Math.min(column - from, shown.length());
    return margin + printable(shown) + "\n" + " ".repeat(margin.length() + Math.max(0, caret)) + "^";
  }

  private boolean isUnknown() {
    int i = 0;
    while (i < text.length() && (text.charAt(i) == 0 || text.charAt(i) == '\n')) {
      i++;
    }
    return i > 0 && i == text.length();
  }

  /** Whether a character ends a line of source. */
  public static boolean isLineTerminator(int c) {
    return c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029';
  }

  private static String printable(String shown) {
    StringBuilder builder = new StringBuilder(shown.length());
    for (int i = 0; i < shown.length(); i++) {
      char c = shown.charAt(i);
      builder.append(Character.isISOControl(c) ? ' ' : c);
    }
    return builder.toString();
  }

  private int[] lineStarts() {
    int[] starts = lineStarts;
    if (starts == null) {
      starts = computeLineStarts();
      lineStarts = starts; // racy but idempotent
    }
    return starts;
  }

  private int[] computeLineStarts() {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!isLineTerminator(c) || c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
        continue;
      }
      if (count == starts.length) {
        starts = Arrays.copyOf(starts, count * 2);
      }
      starts[count++] = i + 1;
    }
    return Arrays.copyOf(starts, count);
  }
}
