package dev.ration.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.syntax.CheckedText;
import dev.ration.syntax.ErrorLog;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every error of a text is found, with its place, and no error that is only the shadow of another. */
final class DiagnosticsTest {
  private static final int STACK_BYTES = 512 * 1024;

  record Row(String text, List<String> errors) {
    @Override
    public String toString() {
      return text.replace('\n', '⏎');
    }
  }

  /** The table {@code ast/diagnostics.txt}; its first line says what it holds. */
  static List<Row> table() throws IOException {
    List<Row> rows = new ArrayList<>();
    StringBuilder text = new StringBuilder();
    List<String> errors = new ArrayList<>();
    for (String line : Files.readAllLines(Path.of("src/test/resources/ast/diagnostics.txt"))) {
      if (line.startsWith("// Texts")) {
        continue;
      } else if (line.startsWith("====")) {
        rows.add(new Row(text.toString(), errors));
        text = new StringBuilder();
        errors = new ArrayList<>();
      } else if (line.startsWith("## ")) {
        errors.add(line.substring(3));
      } else {
        text.append(line).append('\n');
      }
    }
    return rows;
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("table")
  void allErrorsAndNoOthers(Row row) {
    assertEquals(String.join("\n", row.errors()), describe(check(row.text(), ParseGoal.EVAL_CODE)));
  }

  private static CheckedText check(String text, ParseGoal goal) {
    return SourceParser.check(new Source("checked", text), goal, ParseLimits.DEFAULT);
  }

  private static String describe(CheckedText checked) {
    return checked.errors().stream().map(e -> e.line() + ":" + e.column() + " " + e.getMessage())
        .collect(Collectors.joining("\n"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("dev.ration.parser.EarlyErrorsTest#valid")
  void aValidTextHasNone(String row) {
    CheckedText checked = check(row.replace('⏎', '\n'), ParseGoal.SCRIPT);
    assertEquals("", describe(checked));
    assertTrue(checked.tree().isPresent());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("dev.ration.parser.EarlyErrorsTest#invalid")
  void whatParsingSaysIsAmongThem(String row) {
    String text = row.substring(0, row.lastIndexOf(" ## ")).replace('⏎', '\n');
    String[] expected = row.substring(row.lastIndexOf(" ## ") + 4).split(" ", 2);
    CheckedText checked = check(text, ParseGoal.SCRIPT);
    assertTrue(checked.errors().stream().anyMatch(e -> e.offset() + 1 == Integer.parseInt(expected[0])
        && e.getMessage().contains(expected[1])), () -> describe(checked));
  }

  /** Checking finds an error where parsing does or before, and none where parsing finds none, in whatever text. */
  private static void agrees(String text, ParseGoal goal) {
    List<ParseError> all;
    try {
      all = check(text, goal).errors();
    } catch (RuntimeException | Error e) {
      throw new AssertionError(text, e);
    }
    try {
      SourceParser.parse(new Source("parsed", text), goal, ParseLimits.DEFAULT);
      assertEquals(List.of(), all, text);
    } catch (ParseError first) {
      assertTrue(!all.isEmpty(), () -> text + "\n--\n" + first.getMessage());
      assertTrue(goal == ParseGoal.EVAL_CODE || all.get(0).offset() <= first.offset(), text);
      int before = -1;
      for (ParseError e : all) {
        assertTrue(e.offset() > before && e.offset() <= text.length(), text);
        before = e.offset();
      }
    }
  }

  @Test
  void checkingAgreesWithParsing() {
    Random random = new Random(20_261_201);
    for (int i = 0; i < 20_000; i++) {
      agrees(HostileTextTest.words(random, 1 + random.nextInt(14)), i % 3 == 0 ? ParseGoal.EVAL_CODE : ParseGoal.SCRIPT);
    }
  }

  @Test
  void checkingAgreesWithParsingOfDamagedPrograms() {
    HostileTextTest.damagedPrograms(new Random(8), 6_000, text -> agrees(text, ParseGoal.SCRIPT));
  }

  @Test
  void errorsOfIndependentStatementsAreAllFound() {
    String[] bad = {"x = ;", "const c;", "break;", "let d; let d;", "f(a b);", "y = 09;", "(a, a) => 1;", "/(/u;",
        "class { }", "delete z;", "if (a b) { }", "'\\01';"};
    Random random = new Random(5);
    for (int i = 0; i < 500; i++) {
      StringBuilder text = new StringBuilder();
      int count = 1 + random.nextInt(12);
      for (int j = 0; j < count; j++) {
        text.append("good(").append(j).append(");\n{ ").append(bad[random.nextInt(bad.length)]).append(" }\n");
      }
      assertEquals(count, check(text.toString(), ParseGoal.SCRIPT).errors().size(), text.toString());
    }
  }

  @Test
  void noMoreThanTheLimit() {
    for (String unit : new String[] {"x = ;\n", "const c;\n", "break;\n", "@\n", "}", ") ;", "let d;\n"}) {
      assertEquals(ErrorLog.LIMIT, check(unit.repeat(20_000), ParseGoal.SCRIPT).errors().size(), unit);
    }
  }

  /** Time is linear and the stack enough, however many errors and brackets there are. Row 67, row 68. */
  @ParameterizedTest
  @ValueSource(strings = {"(", "[", "{", ")", "}", "]", "({", "}{", "`${", "'\n", "\"", "/\n", "/*", "@", "x = ;\n",
      "const c;", "break;", "if (a b) {", "function f( {", "function f()\n", "class A { x y", "class A { m(", "for (;", "f(\n",
      "f(;", "case 1:", "default:", "else ", "try {", "catch ", "do ", "a b\n", "a b;", "switch(a){case ", "({a=1} b);",
      "=>", "(a)=>{", "x=>{;", "#a;", "let a;", "a: a: b;", "09;", "3in ", "<!--\n", "return = 1\n", "`${;", "${", "{ x = ; ",
      "} x = ;", "async ", "get ", "{a:1;", "(;", "[;", "{(;", "({;", "\\u0069f\n", "1 = 1;"})
  void hostileTextIsCheckedInLinearTime(String unit) throws Exception {
    for (ParseGoal goal : new ParseGoal[] {ParseGoal.EVAL_CODE, ParseGoal.SCRIPT, ParseGoal.EXPRESSION}) {
      for (int length : new int[] {10_000, 262_144}) {
        String text = unit.repeat(length / unit.length());
        long millis = onSmallStack(() -> assertTrue(!check(text, goal).errors().isEmpty() || unit.equals("let a;"), unit));
        assertTrue(millis < 4_000, () -> unit + ": " + length + " units took " + millis + " ms");
      }
    }
  }

  private static long onSmallStack(Runnable work) throws InterruptedException {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    long[] nanos = new long[1];
    Thread thread = new Thread(null, () -> {
      try {
        long start = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        work.run();
        nanos[0] = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - start;
      } catch (Throwable t) {
        thrown.set(t);
      }
    }, "small stack", STACK_BYTES);
    thread.start();
    thread.join();
    if (thrown.get() != null) {
      throw new AssertionError(thrown.get());
    }
    return nanos[0] / 1_000_000;
  }
}
