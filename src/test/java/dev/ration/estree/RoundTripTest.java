package dev.ration.estree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.TestFrontEnd;
import dev.ration.run.FrontEnd;
import dev.ration.syntax.AstDump;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds row 140: what is read back is the tree that was written, to the last offset, and so the same program.
 */
class RoundTripTest {
  private static List<Path> scripts() {
    List<Path> all = new ArrayList<>();
    for (String root : List.of("src/test/resources", "test262-subset")) {
      try (Stream<Path> files = Files.walk(Path.of(root))) {
        files.filter(f -> f.toString().endsWith(".js")).sorted().forEach(all::add);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return all;
  }

  static void check(String name, Program program) throws EstreeError {
    String document = EstreeWriter.document(program);
    // at the limit of the text itself: no tree weighs more than its text
    int bytes = program.source().text().getBytes(StandardCharsets.UTF_8).length;
    Program read = EstreeReader.read("Eval", document, EstreeLimits.of(Math.max(1, bytes), 250)).program();
    String[] expected = AstDump.withPositions(program).split("\n");
    String[] actual = AstDump.withPositions(read).split("\n");
    for (int i = 0; i < Math.min(expected.length, actual.length); i++) {
      assertEquals(expected[i], actual[i], name + ", line " + (i + 1) + " of the dump");
    }
    assertEquals(expected.length, actual.length, name);
    assertEquals(document, EstreeWriter.document(read), name);
  }

  @Test
  void everyScriptOfOurTestsReadsBack() throws Exception {
    int checked = 0;
    for (Path file : scripts()) {
      Source source = new Source("Eval", Files.readString(file));
      Program program;
      try {
        program = TestFrontEnd.INSTANCE.parse(source, FrontEnd.Goal.EVAL_CODE, 250);
      } catch (ParseError e) {
        continue; // a test that must not parse
      }
      try {
        check(file.toString(), program);
      } catch (EstreeError e) {
        throw new AssertionError(file + ": " + e.getMessage(), e);
      }
      checked++;
    }
    assertTrue(checked > 400, "scripts checked: " + checked);
  }
}
