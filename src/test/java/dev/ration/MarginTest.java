package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Tables of expressions with their answers in the margin: {@code // expect: } what {@code show} of show.js makes of the
 * value, or {@code // throws: Name: message}. Lines without a margin are declarations that every later line sees; each
 * line runs in a realm of its own.
 */
class MarginTest {
  private static final Path ROOT = Path.of("src", "test", "resources", "intrinsics");
  private static final String EXPECT = " // expect: ";
  private static final String THROWS = " // throws: ";

  @TestFactory
  Stream<DynamicContainer> tables() throws IOException {
    String show = Files.readString(ROOT.resolve("show.js"));
    try (Stream<Path> files = Files.list(ROOT)) {
      List<Path> tables = files.filter(f -> f.toString().endsWith(".js") && !f.endsWith("show.js")).sorted().toList();
      return tables.stream().map(f -> DynamicContainer.dynamicContainer(f.getFileName().toString(), lines(show, f)));
    }
  }

  private static Stream<DynamicTest> lines(String show, Path file) {
    List<DynamicTest> tests = new ArrayList<>();
    StringBuilder declarations = new StringBuilder(show);
    try {
      for (String line : Files.readAllLines(file)) {
        int expect = line.lastIndexOf(EXPECT);
        int throwing = line.lastIndexOf(THROWS);
        int margin = Math.max(expect, throwing);
        if (margin < 0) {
          declarations.append(line).append('\n');
          continue;
        }
        String code = line.substring(0, margin);
        String program = declarations + "show((" + code + "))";
        tests.add(DynamicTest.dynamicTest(code, () -> assertEquals(line.substring(margin + 1), outcome(program), code)));
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return tests.stream();
  }

  private static String outcome(String program) {
    EvalResult r = Eval.run(program, EvalOptions.builder().sourceBytes(1 << 20).build());
    return r.error().map(e -> "// throws: " + e.name().orElse(e.kind().toString()) + ": " + e.message())
        .orElseGet(() -> "// expect: " + r.value());
  }
}
