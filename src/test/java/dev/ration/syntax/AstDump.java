package dev.ration.syntax;

import dev.ration.syntax.ast.Node;
import java.lang.reflect.RecordComponent;
import java.util.List;

/** A tree as indented text, a node a line, for golden files and comparisons. */
public final class AstDump {
  private final StringBuilder out = new StringBuilder();
  private final boolean positions;

  private AstDump(boolean positions) {
    this.positions = positions;
  }

  /** With the offsets of every node. */
  public static String withPositions(Node node) {
    return dump(node, true);
  }

  /** Without offsets: equal for texts that mean the same. */
  public static String structure(Node node) {
    return dump(node, false);
  }

  private static String dump(Node node, boolean positions) {
    AstDump dump = new AstDump(positions);
    dump.node("", node, 0);
    return dump.out.toString();
  }

  private void node(String label, Node node, int depth) {
    out.append("  ".repeat(depth)).append(label).append(node.getClass().getSimpleName());
    if (positions) {
      out.append(' ').append(node.start()).append('-').append(node.end());
    }
    RecordComponent[] components = node.getClass().getRecordComponents();
    for (RecordComponent component : components) {
      Object value = value(component, node);
      if (isPlain(component, value)) {
        out.append(' ').append(component.getName()).append('=').append(plain(value));
      }
    }
    out.append('\n');
    for (RecordComponent component : components) {
      Object value = value(component, node);
      if (value instanceof Node child) {
        node(component.getName() + ": ", child, depth + 1);
      } else if (value instanceof List<?> list && !list.isEmpty()) {
        out.append("  ".repeat(depth + 1)).append(component.getName()).append(":\n");
        list.forEach(item -> node("", (Node) item, depth + 2));
      }
    }
  }

  private static boolean isPlain(RecordComponent component, Object value) {
    String name = component.getName();
    return !name.equals("start") && !name.equals("end") && value != null && !value.equals(false)
        && !(value instanceof Node) && !(value instanceof List<?>) && !(value instanceof Source);
  }

  private static String plain(Object value) {
    if (!(value instanceof String text)) {
      return value.toString();
    }
    StringBuilder escaped = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      escaped.append(c >= ' ' && c < 127 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
    }
    return escaped.append('"').toString();
  }

  private static Object value(RecordComponent component, Node node) {
    try {
      return component.getAccessor().invoke(node);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
