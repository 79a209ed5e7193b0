package dev.ration.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.ArrowFunctionExpression;
import dev.ration.syntax.ast.FunctionExpression;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.Program;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The goals: what a text is parsed as, and what each goal refuses. */
final class SourceParserTest {
  private static Program parse(String text, ParseGoal goal) throws ParseError {
    return SourceParser.parse(new Source("test", text), goal, ParseLimits.DEFAULT);
  }

  private static ParseError error(String text, ParseGoal goal) {
    return assertThrows(ParseError.class, () -> parse(text, goal));
  }

  /** Rows 5 to 13. */
  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', value = {
    "1 + 2                                    § EXPRESSION",
    "[1,2].map(v => { return v*3 })           § EXPRESSION",
    "\"return\" // return                     § EXPRESSION",
    "{ a: 1 }                                 § EXPRESSION",
    "{}                                       § EXPRESSION",
    "{ a, b }                                 § EXPRESSION",
    "{ a: 1, b() {} }.a                       § EXPRESSION",
    "1 + 1 // note                            § EXPRESSION",
    "function f() {}                          § EXPRESSION",
    "#!hash⏎1                                 § EXPRESSION",
    "a, b                                     § EXPRESSION",
    "1;                                       § SCRIPT",
    "let i = 0⏎return i                       § SCRIPT",
    "let i = 0⏎i = i + 1⏎return i             § SCRIPT",
    "if (false) { return 1 }                  § SCRIPT",
    "let x = 1⏎x                              § SCRIPT",
    "{ a: 1; b: 2 }                           § SCRIPT",
    "{ x = 1 }                                § SCRIPT",
    "{ a; }                                   § SCRIPT",
    "{ a: for (;;) break a }                  § SCRIPT",
    "a: 1                                     § SCRIPT",
    "{ } a                                    § SCRIPT",
    "function f() {} f()                      § SCRIPT",
    "return 1                                 § SCRIPT",
    "#!hash⏎return 1                          § SCRIPT",
    "~~                                       § SCRIPT",
    "// nothing                               § SCRIPT",
  })
  void evalCodeIsAnExpressionIfItCanBe(String text, Program.Kind kind) throws ParseError {
    String source = text == null ? "" : text.replace('⏎', '\n');
    assertEquals(kind, parse(source, ParseGoal.EVAL_CODE).kind());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', value = {
    "{ a: 1, b: } § 12 § Unexpected token '}'",
    "let a = 1; let a § 16 § 'a' has already been declared",
    "a + ; b § 5 § Unexpected token ';'",
    "return await 1 § 8 § Top-level await: asynchronous code is not supported",
    "(1 § 3 § Unexpected end of input",
    "new.target § 1 § only allowed in functions",
    "var x = 1; { y: 2, z: 3 } § 21 § Unexpected token ':'"
  })
  void theAttemptThatGotFurtherReports(String text, int column, String message) {
    ParseError error = error(text, ParseGoal.EVAL_CODE);
    assertEquals(column, error.offset() + 1, error.getMessage());
    assertTrue(error.getMessage().contains(message), error.getMessage());
  }

  /** Row 183 and 185. */
  @Test
  void anExpressionIsNothingElse() throws ParseError {
    assertEquals(Program.Kind.EXPRESSION, parse("\n a // b\n /* c */ ? d : e // f",
        ParseGoal.EXPRESSION).kind());
    assertTrue(parse("{}", ParseGoal.EXPRESSION).expression() instanceof ObjectExpression);
    assertTrue(parse("() => {}", ParseGoal.EXPRESSION).expression() instanceof ArrowFunctionExpression);
    for (String text : List.of("1); (2", "1; 2", "1\n2", "a;", "return 1", "let a = 1", "", "// a",
        "true /* x", "#!a\n1",
        "if (a) b", "1 }", "}", "{", "a\n++b", "throw a", "await 1", "this.#a")) {
      assertEquals(ParseError.Kind.SYNTAX, error(text, ParseGoal.EXPRESSION).kind(), text);
    }
  }

  /** Row 8: only evaluated text may return at its top level. */
  @Test
  void onlyEvalCodeReturns() throws ParseError {
    parse("return 1", ParseGoal.EVAL_CODE);
    assertEquals("return outside a function", error("return 1", ParseGoal.SCRIPT).getMessage());
    assertEquals("return outside a function", error("return 1", ParseGoal.GUEST_EVAL).getMessage());
    assertEquals(Program.Kind.EVAL, parse("#!hash\nvar a", ParseGoal.GUEST_EVAL).kind());
    assertEquals("hash", parse("#!hash\nvar a", ParseGoal.GUEST_EVAL).hashbang());
  }

  /** Rows 31 to 34. */
  @Test
  void aFunctionBodyHasPlainParameters() throws ParseError {
    Program program = parse("return a + b; new.target; arguments", new ParseGoal.FunctionBody(List.of("a",
        "b")));
    assertEquals(Program.Kind.FUNCTION_BODY, program.kind());
    assertEquals(List.of("a", "b"), program.params().stream().map(Identifier::name).toList());
    parse("var a; function b() {}", new ParseGoal.FunctionBody(List.of("a", "b")));
    for (String name : List.of("{a}", "a=1", "a, b", "a,b", "if", "let", "static", "", " a", "a ", "1",
        "...a", "a/**/",
        "eval", "arguments", "\\u0061")) {
      error("return 1", new ParseGoal.FunctionBody(List.of(name)));
    }
    error("", new ParseGoal.FunctionBody(List.of("a", "a")));
    error("let a", new ParseGoal.FunctionBody(List.of("a")));
    error("return (", new ParseGoal.FunctionBody(List.of()));
    error("}, function () {", new ParseGoal.FunctionBody(List.of()));
    error("#!hash", new ParseGoal.FunctionBody(List.of()));
    error("super.x", new ParseGoal.FunctionBody(List.of()));
  }

  @Test
  void theFunctionConstructorAssemblesItsText() throws ParseError {
    Program program = functionConstructor("a, b = 1 // c", "return a // d", false);
    FunctionNode function = ((FunctionExpression) program.expression()).function();
    assertEquals("anonymous", function.id().name());
    assertEquals(2, function.params().size());
    assertEquals("function anonymous(a, b = 1 // c\n) {\nreturn a // d\n}", program.source().text());
    assertTrue(((FunctionExpression) functionConstructor("", "yield 1",
        true).expression()).function().generator());
    assertTrue(((FunctionExpression) functionConstructor("", "'use strict'",
        false).expression()).function().useStrict());
  }

  /** Neither text may end the function early and begin another, nor open what the other closes. */
  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', value = {
    "a) { }, function (b § return 1", "a § }, function () {", "/* § */ ) {", "a = `${ § }`) {", "a) { § ~~",
        "( § )", "a // § ) {",
    "~~ § super.x", "~~ § yield 1", "a, a § ~~", "'use strict' § ~~", "a = 1 § 'use strict'", "a { § }",
        "~~ § }) (function () {",
    "a = /* § */ 1) {", "a = super() § ~~", "~~ § <!-- a"
  })
  void theFunctionConstructorRefusesPartsThatDoNotStandAlone(String parameters, String body) {
    assertThrows(ParseError.class,
        () -> functionConstructor(parameters == null ? "" : parameters, body == null ? "" : body, false));
  }

  private static Program functionConstructor(String parameters, String body,
      boolean generator) throws ParseError {
    return parse(body, new ParseGoal.FunctionConstructor(parameters, generator));
  }

  @Test
  void directEvalSeesItsPlace() throws ParseError {
    ParseGoal method = new ParseGoal.DirectEval(true, true, false, true, List.of("p"));
    parse("new.target; super.x; this.#p; arguments", method);
    error("super()", method);
    error("this.#q", method);
    error("return 1", method);
    ParseGoal field = new ParseGoal.DirectEval(true, true, false, false, List.of());
    error("arguments", field);
    error("() => arguments", field);
    parse("function f() { arguments }", field);
    error("new.target", ParseGoal.GUEST_EVAL);
  }

  @Test
  void directEvalCallsAreMarked() throws ParseError {
    assertTrue(parse("f(eval('1'))", ParseGoal.EXPRESSION).containsDirectEval());
    assertTrue(parse("(eval)('1')", ParseGoal.EXPRESSION).containsDirectEval());
    for (String text : List.of("eval?.('1')", "a.eval('1')", "(0, eval)('1')", "new eval('1')", "eval`1`",
        "eval")) {
      assertFalse(parse(text, ParseGoal.EXPRESSION).containsDirectEval(), text);
    }
    FunctionNode outer = arrow("() => () => eval('1')");
    assertTrue(outer.containsDirectEval());
    assertTrue(arrow("(a = eval('1')) => a").containsDirectEval());
    assertTrue(arrow("async (a = eval('1')) => a").containsDirectEval());
    assertFalse(arrow("() => eval").containsDirectEval());
  }

  private static FunctionNode arrow(String text) throws ParseError {
    return ((ArrowFunctionExpression) parse(text, ParseGoal.EXPRESSION).expression()).function();
  }

  @Test
  void anErrorSaysWhere() {
    ParseError error = error("let a = 1\r\n  let b = +;\nc", ParseGoal.SCRIPT);
    assertEquals(2, error.line());
    assertEquals(12, error.column());
    assertEquals("2 |   let b = +;\n               ^", error.codeFrame());
    assertEquals("Unexpected token ';'", error.getMessage());
    assertEquals(0, error.getStackTrace().length);
    String long_ = "a + ".repeat(100) + "; b";
    assertTrue(error(long_, ParseGoal.EXPRESSION).codeFrame().length() < 220);
  }

  @Test
  void limitsAreErrorsOfTheirOwn() {
    ParseError tokens = assertThrows(ParseError.class, () -> SourceParser.parse(new Source("t", "a + b + c"),
        ParseGoal.SCRIPT,
        new ParseLimits(200, 4, 5_000)));
    assertEquals(ParseError.Kind.NESTING, tokens.kind());
    ParseError deadline = assertThrows(ParseError.class, () -> SourceParser.parse(new Source("t",
        "a;".repeat(2_000)),
        ParseGoal.SCRIPT, new ParseLimits(200, 1_000_000, 0)));
    assertEquals(ParseError.Kind.DEADLINE, deadline.kind());
    ParseError nesting = assertThrows(ParseError.class, () -> SourceParser.parse(new Source("t",
        "((((((a))))))"),
        ParseGoal.SCRIPT, new ParseLimits(4, 1_000, 5_000)));
    assertEquals(ParseError.Kind.NESTING, nesting.kind());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a", "x => x", "`${a}`", "{a: 1}", "let a = 1; return a"})
  void aProgramKnowsItsSource(String text) throws ParseError {
    Source source = new Source("name", text);
    Program program = SourceParser.parse(source, ParseGoal.EVAL_CODE, ParseLimits.DEFAULT);
    assertEquals(source, program.source());
    assertEquals(text.length(), program.end());
    assertNull(program.hashbang());
  }
}
