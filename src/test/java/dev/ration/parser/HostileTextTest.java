package dev.ration.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.syntax.AstDump;
import dev.ration.syntax.AstPrinter;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.lang.management.ManagementFactory;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any text gives a tree or a clean error, in time linear in its length. Row 67. */
final class HostileTextTest {
  private static final String[] WORDS = {
    "a", "b", "async", "await", "of", "get", "set", "static", "let", "const", "var", "function", "class",
        "extends", "new", "super", "this",
    "yield", "return", "if", "else", "for", "while", "do", "in", "instanceof", "typeof", "delete", "void",
        "break", "continue", "switch",
    "case", "default", "try", "catch", "finally", "throw", "null", "eval", "arguments", "(", ")", "[", "]",
        "{", "}", "(", ")", "{", "}",
    ".", "?.", "...", ";", ",", ":", "?", "=>", "=", "+=", "??=", "+", "-", "*", "**", "/", "%", "++", "--",
        "<", ">", "==", "&&", "||",
    "??", "!", "~", "#a", "1", "1.5", "10n", "0x1f", "'s'", "`t`", "`${", "}`", "`", "'", "/r/g", "\n",
        "/*c*/", "//c\n", "\\u0061",
    "\u00e9", "\u2028", "@", "<!--", "-->", "constructor", "target", "__proto__", "\"use strict\""
  };

  @ParameterizedTest
  @ValueSource(strings = {"(", "[", "{", ")", "}", "`${", "`", "'", "\"", "/", "/*", "//", "/**/",
      "class A (", "class A {", "a=>", "(a,",
      "a?b:", "a.b.", "a+", "a,", "1,", "9", "9n,", "0x1f,", "1e9,", "'s'+", "/r/,", "`t`+", "`${a}`+",
          "\\u0061", "\u00e9", "\u00e9 ", "\u2028",
      "\ud83d\ude00", "#a", "@", "<!--", "-->", "--", "get ", "async ", "async /*aaaaaaaa*/", "static ",
          "a\n", "a;", ";", "var a;",
      "let a;", "{let a}", "if(a);else ", "x:", "case ", "...", "?.", "?.5", "a?.[b]", "f(a)", "new ",
          "\r\n", " ", "({a=1}=", "[a=",
      "'use strict';", "\\", "#!", "\0", "\ufeff", "yield ", "await ", "for(a of ", "in ", "instanceof ",
          "a++\n", "do;while(a)"})
  void timeIsLinearInTheLength(String unit) {
    for (ParseGoal goal : new ParseGoal[] {ParseGoal.EVAL_CODE, ParseGoal.EXPRESSION}) {
      long small = millis(unit.repeat(8_192 / unit.length()), goal);
      assertTrue(small < 1_500, () -> unit + " 8 KB took " + small + " ms");
      long large = millis(unit.repeat(262_144 / unit.length()), goal);
      assertTrue(large < 4_000, () -> unit + " 256 KB took " + large + " ms");
    }
  }

  /** What holds for text of one unit must hold for many names in many scopes. */
  @ParameterizedTest
  @ValueSource(strings = {"var v#;", "let v#;", "function v#() {}", "v#: for (;;) break v#;",
      "class v# { #v#; }", "try {} catch (v#) { var v#; }",
      "for (let v# of w) var w#;"})
  void namesAreNoBurdenInDeepScopes(String unit) throws ParseError {
    StringBuilder text = new StringBuilder("{".repeat(150));
    for (int i = 0; i < 8_000; i++) {
      text.append(unit.replace("#v#;", "%v#;").replace("#", Integer.toString(i)).replace('%', '#'));
    }
    text.append("}".repeat(150));
    long start = cpuNanos();
    SourceParser.parse(new Source("names", text.toString()), ParseGoal.SCRIPT, ParseLimits.DEFAULT);
    long millis = (cpuNanos() - start) / 1_000_000;
    assertTrue(millis < 2_000, () -> unit + " took " + millis + " ms");
  }

  /** Processor time: the machine may be busy. */
  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static long millis(String text, ParseGoal goal) {
    long start = cpuNanos();
    try {
      SourceParser.parse(new Source("hostile", text), goal, ParseLimits.DEFAULT);
    } catch (ParseError expected) {
      // most of these are no programs
    }
    return (cpuNanos() - start) / 1_000_000;
  }

  @Test
  void anyWordsGiveATreeOrACleanError() throws Exception {
    Random random = new Random(20_261_130);
    int programs = 0;
    for (int i = 0; i < 20_000; i++) {
      programs += check(words(random, 1 + random.nextInt(10))) ? 1 : 0;
    }
    assertTrue(programs > 300, "only " + programs + " of the texts were programs");
  }

  static String words(Random random, int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(WORDS[random.nextInt(WORDS.length)]).append(random.nextInt(3) == 0 ? "" : " ");
    }
    return text.toString();
  }

  /** A deleted, doubled or exchanged piece of a good program. */
  @Test
  void damagedProgramsGiveATreeOrACleanError() {
    damagedPrograms(new Random(7), 6_000, HostileTextTest::checked);
  }

  private static void checked(String text) {
    try {
      check(text);
    } catch (Exception e) {
      throw new AssertionError(text, e);
    }
  }

  static void damagedPrograms(Random random, int count, Consumer<String> check) {
    String[] programs = {
      "class A extends B { #p = 1; static { this.x = /re/g; } get x() { return this.#p ?? `a${b}c`; }"
          + " async *m({a = 1}, ...[c]) { yield* await a; } }",
      "for (const [k, {v = 2, ...r}] of new Map(m)) { l: do { if (k in v) continue l; else break } while (k--) }"
          + "\nlet f = async (a, b) => {}\n(f)",
      "switch (a) { case 1: let x = {a, get b() { return 1 }, [c]: d => d ** 2, async *e() {}}; break;"
          + " default: throw new Error(`${x}`) }",
      "try { var {a, b: [c = () => {}, , ...d]} = e, f = a ? b : c => d } catch ({message}) {"
          + " a?.b?.[c]?.(d); } finally { delete a.b, void 0 }"
    };
    for (int i = 0; i < count; i++) {
      StringBuilder text = new StringBuilder(programs[random.nextInt(programs.length)]);
      for (int edits = 1 + random.nextInt(3); edits > 0; edits--) {
        int at = random.nextInt(text.length());
        switch (random.nextInt(3)) {
          case 0 -> text.deleteCharAt(at);
          case 1 -> text.insert(at, WORDS[random.nextInt(WORDS.length)]);
          default -> text.insert(at, text.substring(at, Math.min(text.length(), at + random.nextInt(12))));
        }
      }
      check.accept(text.toString());
    }
  }

  /** Parses; what is a program must also print to a text of the same tree. */
  private static boolean check(String text) throws Exception {
    Program program;
    try {
      program = SourceParser.parse(new Source("fuzz", text), ParseGoal.SCRIPT, ParseLimits.DEFAULT);
    } catch (ParseError error) {
      assertTrue(error.offset() <= text.length() && !error.getMessage().isEmpty()
          && !error.codeFrame().isEmpty(), text);
      return false;
    } catch (RuntimeException | Error e) {
      throw new AssertionError(text, e);
    }
    String printed = AstPrinter.print(program);
    try {
      Program again = SourceParser.parse(new Source("printed", printed), ParseGoal.SCRIPT,
          ParseLimits.DEFAULT);
      assertEquals(AstDump.structure(program), AstDump.structure(again), () -> text + "\n--\n" + printed);
    } catch (ParseError error) {
      throw new AssertionError(text + "\n--\n" + printed + "\n--\n" + error.codeFrame(), error);
    }
    return true;
  }
}
