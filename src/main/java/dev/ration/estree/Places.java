package dev.ration.estree;

import dev.ration.syntax.Source;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * Where nodes stand. What a document says is believed as far as it is possible: it decides what messages
 * point at, what {@code Function.prototype.toString} gives, and whether an assignment's target is
 * parenthesised.
 */
final class Places {
  /** What offsets are made of. */
  private enum Mode {
    /** The document holds its text: {@code start} and {@code end} count in that. */
    TEXT,
    /** Lines and columns of {@code loc}, in a text of NULs with the same lines. */
    LINES,
    /** {@code start} and {@code end} alone: no line is known. */
    OFFSETS,
    /** The number of the node in the order of reading: finds the path of an error. */
    NUMBERS
  }

  private final Mode mode;
  final Source source;
  private final int max;
  /** By line, from 1: where it begins. */
  private final int[] lineStarts;
  private int last;
  private int count;

  private Places(Mode mode, Source source, int max, int[] lineStarts) {
    this.mode = mode;
    this.source = source;
    this.max = max;
    this.lineStarts = lineStarts;
  }

  static Places inText(String name, String text) {
    return new Places(Mode.TEXT, new Source(name, text), text.length(), null);
  }

  /** Without a text: by {@code loc} if any node has one and the text is not longer than {@code maxText}. */
  static Places withoutText(String name, JsonObject program, int maxOffset, int maxText) {
    int[] widths = widths(program, maxText);
    if (widths.length == 0) {
      return new Places(Mode.OFFSETS, new Source(name, ""), maxOffset, null);
    }
    int[] starts = new int[widths.length];
    long at = 0;
    for (int line = 1; line < widths.length; line++) {
      starts[line] = (int) at;
      at += widths[line] + 1L;
      if (at > maxText + 1L) {
        return new Places(Mode.OFFSETS, new Source(name, ""), maxOffset, null);
      }
    }
    char[] text = new char[(int) at];
    for (int line = 2; line < starts.length; line++) {
      text[starts[line] - 1] = '\n';
    }
    return new Places(Mode.LINES, new Source(name, new String(text)), text.length, starts);
  }

  /** The same document once more, to find the path of the node of an error. */
  static Places numbers(Places like) {
    return new Places(Mode.NUMBERS, like.source, Integer.MAX_VALUE, null);
  }

  boolean hasText() {
    return mode == Mode.TEXT;
  }

  boolean hasLines() {
    return mode == Mode.TEXT || mode == Mode.LINES;
  }

  /** The source of a tree whose nodes have been placed: long enough for every offset. */
  Source sourceOfTree() {
    return mode == Mode.NUMBERS ? new Source(source.name(), "\0".repeat(count)) : source;
  }

  /** Where the node begins that was placed last. */
  int last() {
    return mode == Mode.NUMBERS ? -1 : last;
  }

  /**
   * Whether a semicolon ends an expression statement: by the text, or else by the room that the statement has
   * behind its expression, which parentheses take as much of in front.
   */
  boolean hasSemicolon(JsonObject statement) {
    if (!(statement.get("expression") instanceof JsonObject e)) {
      return false;
    }
    int start = whole(bound(statement, "start", 0), 0, Integer.MAX_VALUE);
    int end = whole(bound(statement, "end", 1), 0, Integer.MAX_VALUE);
    String text = source.text();
    if (hasText()) {
      return end > 0 && end <= text.length() && text.charAt(end - 1) == ';';
    }
    int from = whole(bound(e, "start", 0), 0, Integer.MAX_VALUE);
    int to = whole(bound(e, "end", 1), 0, Integer.MAX_VALUE);
    return to >= 0 && end - to > Math.max(0, from - start);
  }

  /** The greatest column of every line that a {@code loc} names, from line 1; empty where there is none. */
  private static int[] widths(JsonObject program, int maxText) {
    int[] widths = new int[0];
    int lines = 0;
    Deque<Object> todo = new ArrayDeque<>();
    todo.push(program);
    while (!todo.isEmpty()) {
      Object value = todo.pop();
      if (value instanceof List<?> list) {
        list.forEach(todo::push);
      } else if (value instanceof JsonObject object) {
        int line = whole(object.get("line"), 1, maxText);
        int column = whole(object.get("column"), 0, maxText);
        if (line > 0 && column >= 0) {
          if (line >= widths.length) {
            widths = Arrays.copyOf(widths, Math.max(line + 1, Math.min(2 * line, maxText) + 1));
          }
          widths[line] = Math.max(widths[line], column);
          lines = Math.max(lines, line);
        }
        for (int i = 0; i < object.size(); i++) {
          todo.push(object.value(i));
        }
      }
    }
    return lines == 0 ? new int[0] : Arrays.copyOf(widths, lines + 1);
  }

  /** A whole number of a range, or -1. */
  private static int whole(Object value, int least, int most) {
    return value instanceof Double d && d >= least && d <= most && d == Math.rint(d) ? d.intValue() : -1;
  }

  /** Where a node begins; one that does not say begins where the one before it does. */
  int start(JsonObject node, FieldReader reader) {
    if (mode == Mode.NUMBERS) {
      return count++;
    }
    int start = mode == Mode.LINES ? inLines(node, "start", reader) : offset(node, "start", 0, reader);
    if (start >= 0) {
      last = start;
    }
    return last;
  }

  int end(JsonObject node, int start, FieldReader reader) {
    if (mode == Mode.NUMBERS) {
      return start;
    }
    int end = mode == Mode.LINES ? inLines(node, "end", reader) : offset(node, "end", 1, reader);
    if (end >= 0 && end < start) {
      throw reader.failAt("end", "a node cannot end before it begins");
    }
    return end < 0 ? start : end;
  }

  private int inLines(JsonObject node, String side, FieldReader reader) {
    Object loc = node.get("loc");
    if (loc == null || loc == JsonObject.Null.NULL) {
      return -1;
    }
    if (loc instanceof JsonObject sides && sides.get(side) instanceof JsonObject position) {
      int line = whole(position.get("line"), 1, lineStarts.length - 1);
      int column = whole(position.get("column"), 0, max);
      if (line >= 1 && column >= 0) {
        return Math.min(lineStarts[line] + column, max);
      }
    }
    throw reader.failAt("loc", "must give start and end as line and column");
  }

  private int offset(JsonObject node, String side, int index, FieldReader reader) {
    Object value = bound(node, side, index);
    if (value == null) {
      return -1;
    }
    int offset = whole(value, 0, max);
    if (offset < 0) {
      throw reader.failAt(side, mode == Mode.TEXT ? "must be an offset into the source"
          : "must be an offset of at most " + max);
    }
    return offset;
  }

  private static Object bound(JsonObject node, String side, int index) {
    Object value = node.get(side);
    if (value == null && node.get("range") instanceof List<?> range && range.size() == 2) {
      return range.get(index);
    }
    return value;
  }
}
