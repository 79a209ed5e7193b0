package dev.ration.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.syntax.AstPrinter;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.lang.management.ManagementFactory;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Depth is a clean error, and length is no depth, on a thread with a stack of 512 KB. Row 68, decision 16.
 */
final class NestingTest {
  private static final int STACK_BYTES = 512 * 1024;

  /** Processor time of the last parse. */
  private static volatile long cpuMillis;

  @ParameterizedTest
  @ValueSource(strings = {"(", "[", "{", "`${", "({a:", "f(", "a[", "a?.[", "!", "- ", "typeof ", "++",
      "new ", "x=>", "(x)=>", "async x=>",
      "()=>{", "(()=>{", "function f(){", "a?b:", "a?", "a=", "a**", "x:", "if(a)", "while(a)", "for(;;)",
          "do ", "try{",
      "switch(a){case 1:", "class A{m(){", "class A{a=", "(class{static{", "(class extends ", "[a=", "({a=",
          "([a]=[", "let[a=[",
      "function*f(){yield ", "async function f(){await ", "(a,", "a||b&&c|d^e&f==g<h<<i+j*k**(",
          "if(a)b;else{", "({m(){",
      "({get a(){", "({[", "class A{[", "x=>y=>{", "a`${", "(a=(", "with(", "...", "case ", "{get ", "<",
          "=>{"})
  void tenThousandLevelsAreACleanError(String opening) throws Exception {
    String text = opening.repeat(10_000);
    for (ParseGoal goal : new ParseGoal[] {ParseGoal.EVAL_CODE, ParseGoal.EXPRESSION, ParseGoal.SCRIPT}) {
      assertTrue(onSmallStack(text, goal) != null, opening);
      assertTrue(cpuMillis < 1_500, () -> opening + " took " + cpuMillis + " ms");
    }
  }

  /**
   * Each row: what opens a level, what stands innermost, what closes a level, and how many levels must pass.
   */
  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', value = {
    "( § a § ) § 199", "[ § a § ] § 199", "{ § a § } § 198", "`${ § a § }` § 199", "({a: § a § }) § 99",
        "f( § a § ) § 199",
    "! § a § ~~ § 199", "(x)=> § a § ~~ § 199", "x= § a § ~~ § 199", "if(a) § b § ~~ § 198",
        "do{ § a § }while(b) § 99",
    "new § A § ~~ § 1", "a?b:f( § c § ) § 99",
    "(a||b&&c|d^e&f==g<h<<i+j*k**( § a § )) § 18",
    "(function(){return § a § }) § 49",
    "(class extends (class{static{( § a § )}}){}) § 24",
    "((a= § 1 § )=>a) § 66",
    "[{a: § b § }] § 99",
    "if(a){for(;;){while(b){switch(c){case d: § e § }}}} § 24",
    "x=>y=>({get a(){return [ § a § ]}}) § 28",
    "`${[ § a § ]}` § 99",
    "-(+( § a § )) § 49",
    "class A{m(){ § a § }} § 66"
  })
  void theDeepestTreesPass(String open, String inner, String close, int atLeast) throws Exception {
    int passes = 0;
    int fails = 512;
    while (fails - passes > 1) {
      int middle = (passes + fails) / 2;
      ParseError error = onSmallStack(nested(open, inner, close, middle), ParseGoal.SCRIPT);
      if (error == null) {
        passes = middle;
      } else {
        assertEquals(ParseError.Kind.NESTING, error.kind(), error.getMessage());
        assertTrue(error.getMessage().contains("nested too deeply"), error.getMessage());
        fails = middle;
      }
    }
    assertTrue(passes >= atLeast && passes <= 202, open + " passes to " + passes + " levels");
  }

  private static String nested(String open, String inner, String close, int levels) {
    return (open + " ").repeat(levels) + inner + (close == null ? "" : close.repeat(levels));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1+", "a.b.c.", "a||", "a??", "a&&b||", "f()().g[0].", "a`x`.", "1,", "a?.b.",
      "'x'+"})
  void longChainsAreNoDepth(String link) throws Exception {
    assertEquals(null, onSmallStack("x=" + link.repeat(60_000 / link.length()) + "z", ParseGoal.SCRIPT));
  }

  @ParameterizedTest
  @ValueSource(strings = {"if(a)b;else ", "a;", "var a;", "{a}", "function f(){}", ";", "a\n", "x={};",
      "/a/g;", "'a';", "`${a}`;"})
  void longSequencesAreNoDepth(String item) throws Exception {
    assertEquals(null, onSmallStack(item.repeat(60_000 / item.length()) + "z", ParseGoal.SCRIPT));
  }

  /** Patterns of regular expressions too. */
  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', value = {
    "( § ) § ~~", "(?: § ) § u", "(?= § ) § ~~", "(?<! § ) § ~~", "[ § ] § v", "[a&&[ § ]] § v",
        "(?i: § ) § ~~", "(a| § ) § ~~",
    "(?<a>x| § ) § ~~", "a{1}| § ~~ § ~~", "\\ § ~~ § ~~", "[^ § ] § v", "\\q{a|b} § ~~ § v"
  })
  void deepPatternsAreATreeOrACleanError(String open, String close, String flags) throws Exception {
    for (int levels : new int[] {100, 10_000}) {
      String pattern = open.repeat(levels) + "a" + (close == null ? "" : close.repeat(levels));
      onSmallStack("x = /" + pattern + "/" + (flags == null ? "" : flags), ParseGoal.SCRIPT);
    }
  }

  /** Parses, prints and parses again on a small stack; returns the error of the first parse. */
  private static ParseError onSmallStack(String text, ParseGoal goal) throws Exception {
    AtomicReference<Throwable> thrown = new AtomicReference<>();
    AtomicReference<ParseError> error = new AtomicReference<>();
    Thread thread = new Thread(null, () -> {
      try {
        Program program = SourceParser.parse(new Source("nesting", text), goal, ParseLimits.DEFAULT);
        AstPrinter.print(program);
      } catch (ParseError e) {
        error.set(e);
      } catch (Throwable e) {
        thrown.set(e);
      }
      cpuMillis = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() / 1_000_000;
    }, "small stack", STACK_BYTES);
    thread.start();
    thread.join();
    if (thrown.get() != null) {
      throw new AssertionError(text.substring(0, Math.min(60, text.length())), thrown.get());
    }
    return error.get();
  }
}
