package dev.ration.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ration.EvalError;
import dev.ration.EvalResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The smallest programs of what generated programs found: each has its answer in its comments, and keeps every promise. */
class RecordedCasesTest {
  static List<Path> cases() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("src", "test", "resources", "fuzz"))) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void givesItsAnswer(Path file) throws IOException {
    String code = Files.readString(file);
    String expected = code.lines().filter(l -> l.startsWith("// value: ") || l.startsWith("// error: ")).findFirst().orElseThrow();
    EvalResult r = Checks.program(code, Map.of(), true);
    assertEquals(expected, r.error().map(EvalError::toString).map(e -> "// error: " + e).orElseGet(() -> "// value: " + r.value()));
  }
}
