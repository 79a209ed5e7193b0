package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.fasterxml.jackson.core.JsonFactory;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** The classes in docs/embedding.md, docs/secrets.md and docs/expressions.md compile, and print what the comments behind their println calls say; row 303. */
class EmbeddingTest {
  private static final Pattern CLASS = Pattern.compile("```java\n((?:(?!```).)*?public class (\\w+).*?)```", Pattern.DOTALL);
  private static final Pattern PRINTED = Pattern.compile("println\\((?:(?!println).)*?\\);\\s+// ([^\n]*)", Pattern.DOTALL);

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> examples() throws IOException {
    Matcher m = CLASS.matcher(Files.readString(Path.of("docs", "embedding.md"))
        + Files.readString(Path.of("docs", "secrets.md")) + Files.readString(Path.of("docs", "expressions.md")));
    return m.results().map(r -> DynamicTest.dynamicTest(r.group(2), () -> run(r.group(2), r.group(1))));
  }

  private static Path jackson() throws URISyntaxException {
    return Path.of(JsonFactory.class.getProtectionDomain().getCodeSource().getLocation().toURI());
  }

  private void run(String name, String source) throws Exception {
    Path file = Files.writeString(folder.resolve(name + ".java"), source);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assertNotNull(compiler);
    assertEquals(0, compiler.run(null, null, null, "-d", folder.toString(),
        "-cp", ClassFiles.CLASSES.toAbsolutePath() + File.pathSeparator + jackson(), file.toString()));
    PrintStream console = System.out;
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
      System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
      loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
    } finally {
      System.setOut(console);
    }
    List<String> expected = PRINTED.matcher(source).results().map(m -> m.group(1).strip()).toList();
    assertEquals(expected, printed.toString(StandardCharsets.UTF_8).lines().toList());
  }
}
