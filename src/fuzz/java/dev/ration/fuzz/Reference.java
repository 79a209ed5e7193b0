package dev.ration.fuzz;

import java.io.IOException;

/** Another engine: answers a program with {@code V} and the value as an ASCII JSON string, {@code E} and the name of the error, or {@code T}. */
interface Reference extends AutoCloseable {
  String answer(String code) throws IOException;

  /** Why this program's answer says nothing about us, or null. */
  String excuse(String code, String ours, String theirs);

  @Override
  void close();

  /** A text as ASCII JSON. */
  static String ascii(String text) {
    StringBuilder out = new StringBuilder("\"");
    for (char c : text.toCharArray()) {
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        case '\b' -> out.append("\\b");
        case '\f' -> out.append("\\f");
        default -> out.append(c >= ' ' && c <= '~' ? String.valueOf(c) : String.format("\\u%04x", (int) c));
      }
    }
    return out.append('"').toString();
  }
}
