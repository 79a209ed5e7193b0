package dev.ration.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands, as a shell sees them. */
class CommandsTest {
  @TempDir
  Path dir;

  private record Output(int status, String out, String err) {}

  private static Output run(String command, String... args) {
    PrintStream out = System.out;
    PrintStream err = System.err;
    ByteArrayOutputStream o = new ByteArrayOutputStream();
    ByteArrayOutputStream e = new ByteArrayOutputStream();
    System.setOut(new PrintStream(o, true, StandardCharsets.UTF_8));
    System.setErr(new PrintStream(e, true, StandardCharsets.UTF_8));
    try {
      int status;
      if (command.equals("eval")) {
        status = EvalCommand.main(args);
      } else {
        String[] all = new String[args.length + 1];
        all[0] = command;
        System.arraycopy(args, 0, all, 1, args.length);
        status = Commands.main(all);
      }
      return new Output(status, o.toString(StandardCharsets.UTF_8), e.toString(StandardCharsets.UTF_8));
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(dir.resolve(name), text).toString();
  }

  @Test
  void evalPrintsTheValueAndTheFuel() throws IOException {
    Output r = run("eval", "[1, 'é', -0]");
    assertEquals(0, r.status());
    assertEquals("[1,\"é\",{\"$number\":\"-0\"}]", r.out().strip());
    assertTrue(r.err().startsWith("fuel used: "), r.err());
    assertEquals("3", run("eval", "-f", file("a.js", "let a = 1\nreturn a + b"), "--context", "{\"b\":2}").out().strip());
    assertEquals("2", run("eval", "b", "--context", "@" + file("c.json", "{\"b\":2}")).out().strip());
    assertEquals("{\"ok\":true,\"value\":1,\"fuelUsed\":2}",
        run("eval", "--json", "1").out().strip().replaceAll("\"fuelUsed\":\\d+", "\"fuelUsed\":2"));
  }

  @Test
  void evalWithTimeAndChance() { // row 305
    assertEquals("[1767225600000,0.8143051451229099]", run("eval", "[Date.now(), Math.random()]", "--now",
        "2026-01-01T02:00:00+02:00", "--random-seed", "42").out().strip());
  }

  @Test
  void evalPrintsTheConsole() {
    Output r = run("eval", "console.log('a\\u001b[31m', [1]); console.warn('b'); 1");
    assertEquals("1", r.out().strip());
    assertTrue(r.err().startsWith("a\uFFFD[31m [1]" + System.lineSeparator() + "warn: b" + System.lineSeparator()), r.err());
    assertTrue(run("eval", "--json", "console.log('a')").out().strip()
        .endsWith("\"console\":[{\"level\":\"log\",\"text\":\"a\"}]}"));
  }

  @Test
  void evalPrintsErrorsWithTheirPlace() {
    Output r = run("eval", "let a = 1\nnull.x");
    assertEquals(1, r.status());
    assertEquals("", r.out());
    assertTrue(r.err().startsWith("runtime: TypeError: Cannot read properties of null (reading 'x') (2:"), r.err());
    assertTrue(r.err().contains("2 | null.x"), r.err());
    Output fuel = run("eval", "for (;;);", "--fuel", "100", "--json");
    assertEquals(1, fuel.status());
    assertEquals("{\"ok\":false,\"error\":{\"kind\":\"fuel\",\"message\":\"Out of Fuel\",\"line\":1,\"column\":1},\"fuelUsed\":100}",
        fuel.out().strip());
  }

  @Test
  void wrongCommandLinesAreExplained() {
    for (String[] args : new String[][] {{}, {"1", "2"}, {"--unknown"}, {"--fuel"}, {"--fuel", "-1", "1"}, {"--fuel", "x", "1"},
        {"1", "--now", "today"}, {"1", "--now"}, {"1", "--random-seed", "x"}, {"1", "--context", "["}, {"1", "--context", "[]"}, {"-f", dir.resolve("none").toString()}, {"-f", dir.toString()}}) {
      Output r = run("eval", args);
      assertEquals(2, r.status(), Arrays.toString(args));
      assertFalse(r.err().isBlank());
      assertFalse(r.err().contains("java."), r.err());
    }
    assertTrue(run("eval", "--fuel", "-1", "1").err().startsWith("fuel must be a non-negative number, was -1"));
  }

  @Test
  void checkTellsEveryPlace() throws IOException {
    String good = file("good.js", "return 1");
    String bad = file("bad.js", "let a = 1\nlet a = 2");
    assertEquals(good + ": ok", run("check", good).out().strip());
    Output r = run("check", bad, good);
    assertEquals(1, r.status());
    assertTrue(r.out().startsWith(bad + ":2:5: SyntaxError: "), r.out());
    assertTrue(r.out().contains("2 | let a = 2") && r.out().contains(good + ": ok"), r.out());
    String worse = file("worse.js", "let a = ;\nbreak;\nconst b\n");
    assertEquals(worse + ":1:9: SyntaxError: Unexpected token ';'\n1 | let a = ;\n            ^\n"
        + worse + ":2:1: SyntaxError: break outside a loop or switch\n2 | break;\n    ^\n"
        + worse + ":3:8: SyntaxError: Missing initializer in const declaration\n3 | const b\n           ^\n",
        run("check", worse).out().replace("\r", ""));
    assertTrue(run("check", file("many.js", "x = ;\n".repeat(500))).out().contains("many.js: 100 errors; there may be more"));
    assertEquals(0, run("check", file("long.js", "a;\n".repeat(10_000))).status());
    Output none = run("check", dir.resolve("none").toString());
    assertEquals(2, none.status());
    assertTrue(none.err().startsWith("no such file"), none.err());
  }

  /** Holds row 140: what ast prints, eval --ast runs. */
  @Test
  void astPrintsWhatEvalRuns() throws IOException {
    String code = file("a.js", "let s = 0; for (const x of [1, 2, n]) s += x; return `${s}`");
    Output tree = run("ast", code);
    assertEquals(0, tree.status());
    Output text = run("eval", "-f", code, "--context", "{\"n\":3}");
    Output r = run("eval", "--ast", file("a.json", tree.out()), "--context", "{\"n\":3}");
    assertEquals("\"6\"", r.out().strip());
    assertEquals(text.err(), r.err());
    assertTrue(run("ast", "--program", code).out().startsWith("{\"type\":\"Program\",\"start\":0,"));
    Output bad = run("ast", file("b.js", "1 +"));
    assertEquals(1, bad.status());
    assertTrue(bad.out().contains("b.js:1:4: SyntaxError: "), bad.out());
    Output source = run("eval", "--ast", code);
    assertEquals(1, source.status());
    assertTrue(source.err().startsWith("invalid: This VM accepts an AST, not source"), source.err());
    assertEquals(2, run("eval", "1", "--ast", code).status());
  }

  @Test
  void disListsTheCode() throws IOException {
    Output r = run("dis", file("a.js", "1 + x"));
    assertEquals(0, r.status());
    assertTrue(r.out().contains("RETURN") && r.out().contains("GET_GLOBAL"), r.out());
    assertEquals(1, run("dis", file("b.js", "1 +")).status());
  }

  @Test
  void helpNamesTheCommands() {
    Output r = run("--help");
    assertEquals(0, r.status());
    for (String command : new String[] {"eval", "batch", "check", "ast", "dis", "repl"}) {
      assertTrue(r.out().contains(command), r.out());
    }
  }
}
