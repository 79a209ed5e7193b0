package dev.ration.test262;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** Our own tests in test262's format, and the official ones where {@code TEST262_HOME} names a checkout. */
class ConformanceTest {
  private static final Path OURS = Path.of("test262-subset");

  private static void expect(Path home, Map<String, String> tests) throws Exception {
    Map<String, String> expected = Runner.readList(OURS.resolve("expectations.txt"));
    expected.keySet().retainAll(tests.keySet());
    List<Runner.Result> results = new Runner(home, tests).run(2);
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    boolean ok = Runner.report(new PrintStream(text, true, StandardCharsets.UTF_8), results, expected, false);
    String table = text.toString(StandardCharsets.UTF_8);
    System.out.println(table.substring(Math.max(0, table.indexOf("stage  positive"))));
    assertTrue(ok, table);
  }

  @Test
  void ourTestsDoWhatTheyShould() throws Exception {
    Map<String, String> tests = Runner.scan(OURS);
    assertTrue(tests.size() >= 20, "tests found: " + tests.size());
    expect(OURS, tests);
  }

  /** row 305: every official test that needs Date or Math.random, and nothing else that the language leaves out. */
  @Test
  @EnabledIfEnvironmentVariable(named = "TEST262_HOME", matches = ".+")
  void theOfficialTestsOfDateDoWhatTheyShould() throws Exception {
    expect(Path.of(System.getenv("TEST262_HOME")), Runner.readList(OURS.resolve("selection/date.tsv")));
  }

  @Test
  @EnabledIfEnvironmentVariable(named = "TEST262_HOME", matches = ".+")
  void theOfficialSelectionDoesWhatItShould() throws Exception {
    Path list = OURS.resolve("selection/selected.tsv");
    assertTrue(Files.exists(list), list + " says which official tests are selected");
    expect(Path.of(System.getenv("TEST262_HOME")), Runner.readList(list));
  }
}
