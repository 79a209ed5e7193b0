package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The scripts of {@code eval/}: a line with {@code // expect:} or {@code // throws:} in its margin is one case, an
 * expression or a block with a return, shown by {@code show.js}; the other lines of its file run before it.
 */
final class EvalCorpusTest {
  private static final Path CORPUS = Path.of("src/test/resources/eval");
  private static final Path SHOW = CORPUS.resolve("show.js");
  private static final EvalOptions OPTIONS = EvalOptions.builder().sourceBytes(1 << 20).build();

  @TestFactory
  List<DynamicTest> scripts() throws IOException {
    String show = Files.readString(SHOW);
    List<DynamicTest> tests = new ArrayList<>();
    try (Stream<Path> files = Files.walk(CORPUS)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".js") && !f.equals(SHOW)).sorted().toList()) {
        tests.add(DynamicTest.dynamicTest(CORPUS.relativize(file).toString(), () -> run(show, file)));
      }
    }
    return tests;
  }

  private static void run(String show, Path file) throws IOException {
    StringBuilder before = new StringBuilder(show);
    List<String> wrong = new ArrayList<>();
    int cases = 0;
    for (String line : Files.readAllLines(file)) {
      int margin = Math.max(line.lastIndexOf(" // expect: "), line.lastIndexOf(" // throws: "));
      if (margin < 0) {
        before.append(line).append('\n');
        continue;
      }
      cases++;
      String source = line.substring(0, margin);
      String expected = line.substring(margin + " // ".length());
      String actual = outcome(before + ";show(" + expression(source) + ")");
      if (!actual.equals(expected)) {
        wrong.add(source + "\n    wanted " + expected + "\n    got    " + actual);
      }
    }
    assertTrue(cases > 0, "no cases in " + file);
    assertEquals("", String.join("\n", wrong));
  }

  private static String expression(String source) {
    return source.startsWith("{ ") && source.contains(" return ") ? "(() => " + source + ")()" : "(" + source + ")";
  }

  private static String outcome(String code) {
    EvalResult result = Eval.run(code, OPTIONS);
    if (result.isOk()) {
      return "expect: " + result.value();
    }
    EvalError error = result.error().orElseThrow();
    return "throws: " + error.name().orElse(error.kind().toString()) + ": " + error.message();
  }
}
