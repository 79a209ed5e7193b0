package dev.ration.estree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Holds row 139, attack 43: what no text could have become is refused, with the path of the node. Holds row
 * 138: a newer version before anything else.
 */
class RefusalsTest {
  private static final Path RESOURCES = Path.of("src/test/resources/estree");
  private static final EstreeLimits LIMITS = EstreeLimits.of(0, 200);

  /** A document and what its refusal says. */
  record Row(String json, String message) {}

  static List<Row> rows() throws IOException {
    List<Row> rows = new ArrayList<>();
    boolean documents = false;
    for (String line : Files.readAllLines(RESOURCES.resolve("refused.txt"))) {
      if (line.startsWith("//")) {
        documents = line.equals("// Documents");
      } else {
        int mark = line.lastIndexOf(" ## ");
        String json = line.substring(0, mark).replace('\'', '"');
        rows.add(new Row(documents ? json : "{\"type\":\"Program\",\"body\":[" + json + "]}",
            line.substring(mark + 4)));
      }
    }
    return rows;
  }

  private static EstreeError refusal(String json) {
    return assertThrows(EstreeError.class, () -> EstreeReader.read("Eval", json, LIMITS));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void isRefusedByPath(Row row) {
    EstreeError error = refusal(row.json());
    assertTrue(error.getMessage().contains(row.message()), error.getMessage());
    assertTrue(error.kind() == EstreeError.Kind.DOCUMENT || error.getMessage().contains(": "),
        error.getMessage());
  }

  /**
   * What a parser without early errors makes of the invalid texts of our tests, recorded from one; see
   * src/test/node.
   */
  @Test
  void everyEarlyErrorOfOurTestsIsFoundInItsTree() throws Exception {
    int refused = 0;
    for (String line : recorded("forged.jsonl.gz")) {
      EstreeError error = refusal(line.substring(line.indexOf("\"ast\":") + 6, line.length() - 1));
      assertEquals(EstreeError.Kind.SYNTAX, error.kind(), line);
      assertTrue(error.getMessage().matches("(?s)(body\\[\\d+]|sourceType).*: .*"), error.getMessage());
      refused++;
    }
    assertTrue(refused > 200, "trees: " + refused);
  }

  static List<String> recorded(String name) throws IOException {
    try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(RESOURCES.resolve(name)))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }
}
