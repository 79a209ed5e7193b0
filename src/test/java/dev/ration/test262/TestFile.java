package dev.ration.test262;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One test in test262's format.
 *
 * @param path relative to the root of the tree, with slashes
 * @param source the text as it is, carriage returns included
 * @param negativePhase parse, resolution or runtime; null for a positive test
 * @param negativeType name of the expected error's constructor
 */
record TestFile(String path, String source, List<String> flags, List<String> includes, String negativePhase,
    String negativeType) {

  static TestFile read(Path root, String path) throws IOException {
    String text = Files.readString(root.resolve(path), StandardCharsets.UTF_8);
    int start = text.indexOf("/*---");
    int end = text.indexOf("---*/", start);
    List<String> flags = new ArrayList<>();
    List<String> includes = new ArrayList<>();
    String phase = null;
    String type = null;
    if (start >= 0 && end > start) {
      String[] lines = text.substring(start + 5, end).split("\r\n|\r|\n");
      for (int i = 0; i < lines.length; i++) {
        String line = lines[i];
        if (line.startsWith("flags:")) {
          i = list(lines, i, flags);
        } else if (line.startsWith("includes:")) {
          i = list(lines, i, includes);
        } else if (line.startsWith("negative:")) {
          while (i + 1 < lines.length && (lines[i + 1].startsWith(" ") || lines[i + 1].isBlank())) {
            String field = lines[++i].strip();
            if (field.startsWith("phase:")) {
              phase = field.substring(6).strip();
            } else if (field.startsWith("type:")) {
              type = field.substring(5).strip();
            }
          }
        }
      }
    }
    return new TestFile(path, text, flags, includes, phase, type);
  }

  /** Reads an inline {@code [a, b]} or block {@code - a} list; the index of its last line. */
  private static int list(String[] lines, int at, List<String> into) {
    String rest = lines[at].substring(lines[at].indexOf(':') + 1).strip();
    if (rest.startsWith("[")) {
      for (String item : rest.substring(1, rest.indexOf(']')).split(",")) {
        if (!item.isBlank()) {
          into.add(item.strip());
        }
      }
      return at;
    }
    int i = at;
    while (i + 1 < lines.length && lines[i + 1].strip().startsWith("-")) {
      into.add(lines[++i].strip().substring(1).strip());
    }
    return i;
  }

  boolean isNegative() {
    return negativePhase != null;
  }

  boolean isRaw() {
    return flags.contains("raw");
  }
}
