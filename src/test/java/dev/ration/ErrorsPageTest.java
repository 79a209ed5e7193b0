package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.expression.SandboxError;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** docs/errors.md has a section for every kind of error and every reason, in their order, each with cause and remedy. */
class ErrorsPageTest {
  private static final Pattern SECTION = Pattern.compile("\n### `(\\w+)`\n(.*?)(?=\n##|$)", Pattern.DOTALL);

  @Test
  void everyErrorHasASection() throws IOException {
    String page = Files.readString(Path.of("docs", "errors.md"));
    int expressions = page.indexOf("\n## Expressions\n");
    check(page.substring(0, expressions), Arrays.stream(EvalError.Kind.values()).map(EvalError.Kind::toString).toList());
    check(page.substring(expressions), Arrays.stream(SandboxError.Reason.values()).map(SandboxError.Reason::toString).toList());
  }

  private static void check(String page, List<String> expected) {
    assertEquals(expected, SECTION.matcher(page + "\n").results().map(m -> m.group(1)).toList());
    SECTION.matcher(page + "\n").results().forEach(m -> {
      assertTrue(m.group(2).contains("Cause: "), m.group(1));
      assertTrue(m.group(2).contains("Remedy: "), m.group(1));
    });
  }
}
