package dev.ration.estree;

import dev.ration.number.NumberToString;
import dev.ration.syntax.ast.Node;

/**
 * JSON text in the making. Jackson's generator bounds how deep it writes; a left spine is as deep as the text
 * was long.
 */
final class JsonOut {
  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out = new StringBuilder();

  @Override
  public String toString() {
    return out.toString();
  }

  JsonOut raw(String text) {
    out.append(text);
    return this;
  }

  /** Begins a node with a range. */
  JsonOut open(String type, int start, int end) {
    out.append("{\"type\":\"").append(type).append("\",\"start\":").append(start).append(",\"end\":").append(end);
    return this;
  }

  JsonOut open(String type, Node node) {
    return open(type, node.start(), node.end());
  }

  JsonOut close() {
    out.append('}');
    return this;
  }

  /** Begins a further field of a node. */
  JsonOut field(String name) {
    out.append(",\"").append(name).append("\":");
    return this;
  }

  JsonOut field(String name, boolean value) {
    field(name);
    out.append(value);
    return this;
  }

  JsonOut field(String name, String value) {
    field(name);
    return value == null ? raw("null") : string(value);
  }

  JsonOut nullField(String name) {
    return field(name).raw("null");
  }

  /** A finite number, as JavaScript prints it. */
  JsonOut number(double value) {
    return raw(NumberToString.toString(value));
  }

  /** As JSON.stringify writes it: lone surrogates are escaped. */
  JsonOut string(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ') {
        control(c);
      } else if (Character.isSurrogate(c)) {
        if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i
            + 1))) {
          out.append(c).append(text.charAt(++i));
        } else {
          escape(c);
        }
      } else {
        out.append(c);
      }
    }
    out.append('"');
    return this;
  }

  private void control(char c) {
    switch (c) {
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      default -> escape(c);
    }
  }

  private void escape(char c) {
    out.append("\\u").append(HEX.charAt(c >> 12)).append(HEX.charAt(c >> 8 & 15)).append(HEX.charAt(c >> 4 & 15))
        .append(HEX.charAt(c & 15));
  }
}
