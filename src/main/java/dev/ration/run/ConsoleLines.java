package dev.ration.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What a run printed, within a number of bytes: the lines that came after it was full are lost, and that is told. */
public final class ConsoleLines {
  /** No lines. */
  static final ConsoleLines NONE = new ConsoleLines(0);

  /** Accounted bytes of a line besides its text. */
  private static final int LINE = 40;

  private final long limit;
  private final List<Line> lines = new ArrayList<>(0);
  private long bytes;
  private boolean truncated;

  /** One line. */
  public record Line(String level, String text) {}

  ConsoleLines(long limit) {
    this.limit = limit;
  }

  /** The bytes that a line counts. */
  static long weight(String text) {
    return LINE + 2L * text.length();
  }

  /** Keeps a line if there is room. */
  boolean add(String level, String text) {
    if (truncated || bytes + weight(text) > limit) {
      truncated |= limit > 0;
      return false;
    }
    bytes += weight(text);
    lines.add(new Line(level, text));
    return true;
  }

  /** Bytes held. */
  long bytes() {
    return bytes;
  }

  public List<Line> lines() {
    return Collections.unmodifiableList(lines);
  }

  /** Whether there was more than was kept. */
  public boolean isTruncated() {
    return truncated;
  }
}
