package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README says what the product promises and no more, and its example does what its comments say. */
class ReadmeTest {
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern PRINTED = Pattern.compile("println\\(.*\\);\\s+// (.*)");
  private static final Pattern LINK = Pattern.compile("]\\(([\\w./-]+\\.\\w+)\\)");

  @Test
  void theExamplePrintsWhatItsCommentsSay(@TempDir Path folder) throws Exception {
    Matcher example = JAVA.matcher(readme());
    assertTrue(example.find());
    String source = example.group(1);
    Path file = Files.writeString(folder.resolve("Example.java"), source);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertNotNull(compiler);
    int failed = compiler.run(null, null, null, "-d", folder.toString(),
        "-cp", ClassFiles.CLASSES.toAbsolutePath().toString(), file.toString());
    assertEquals(0, failed);
    PrintStream console = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      loader.loadClass("Example").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(console);
    }
    List<String> expected = PRINTED.matcher(source).results().map(m -> m.group(1).strip()).toList();
    assertEquals(expected, printed.toString(StandardCharsets.UTF_8).lines().toList());
  }

  @Test
  void saysWhatIsNotPromised() throws IOException { // row 143, row 304
    String text = readme().replaceAll("\\s+", " ");
    for (String phrase : List.of("not formally proven", "structural", "adversarial test suite", "timing side channels",
        "JIT compiler", "process boundary", "rate-limit")) {
      assertTrue(text.contains(phrase), phrase);
    }
  }

  @Test
  void everyLinkedPageIsThere() throws IOException {
    try (var pages = Files.list(Path.of("docs"))) {
      for (Path page : pages.filter(p -> p.toString().endsWith(".md")).toList()) {
        assertLinks(page);
      }
    }
    assertLinks(Path.of("README.md"));
  }

  private static void assertLinks(Path page) throws IOException {
    for (String link : LINK.matcher(Files.readString(page)).results().map(m -> m.group(1)).toList()) {
      assertTrue(Files.exists(page.resolveSibling(link)), () -> page + " links " + link);
    }
  }

  private static String readme() throws IOException {
    return Files.readString(Path.of("README.md"));
  }
}
