package dev.ration.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The tables {@code ast/valid.txt} and {@code ast/invalid.txt}: a script a line. An invalid line ends with
 * {@code ## COLUMN MESSAGE}: where the error is (from 1, lines not counted apart) and what its message
 * contains. ⏎ stands for a new line; lines of {@code //} are headings.
 */
final class EarlyErrorsTest {
  static List<String> valid() throws IOException {
    return rows("valid.txt");
  }

  static List<String> invalid() throws IOException {
    return rows("invalid.txt");
  }

  private static List<String> rows(String name) throws IOException {
    List<String> rows = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of("src/test/resources/ast", name))) {
      if (!line.isBlank() && !line.startsWith("// ")) {
        rows.add(line);
      }
    }
    return rows;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("valid")
  void isValid(String row) throws Exception {
    parse(row.replace('⏎', '\n'));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("invalid")
  void isInvalid(String row) {
    int mark = row.lastIndexOf(" ## ");
    assertTrue(mark > 0, "a row needs ## COLUMN MESSAGE");
    String text = row.substring(0, mark).replace('⏎', '\n');
    String[] expected = row.substring(mark + 4).split(" ", 2);
    ParseError error = assertThrows(ParseError.class, () -> parse(text));
    assertEquals(ParseError.Kind.SYNTAX, error.kind());
    String actual = error.offset() + 1 + " " + error.getMessage();
    assertTrue(error.getMessage().contains(expected[1]), actual);
    assertEquals(Integer.parseInt(expected[0]), error.offset() + 1, actual);
  }

  private static void parse(String text) throws ParseError {
    SourceParser.parse(new Source("table", text), ParseGoal.SCRIPT, ParseLimits.DEFAULT);
  }
}
