package dev.ration.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ration.syntax.AstDump;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Where a slash opens a regular expression and where it divides, and which brace a closing brace answers.
 * Each row: the text, how many regular expressions, divisions and templates it holds. ⏎ stands for a new
 * line.
 */
final class RegExpOrDivisionTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
    "/re/g                                          | 1 | 0 | 0",
    "a / b / c                                      | 0 | 2 | 0",
    "a /= b / c                                     | 0 | 1 | 0",
    "x = /=re/                                      | 1 | 0 | 0",
    "(a) / b / c                                    | 0 | 2 | 0",
    "if (a) /re/.test(b)                            | 1 | 0 | 0",
    "while (a) /re/.test(b)                         | 1 | 0 | 0",
    "for (;;) /re/.test(b)                          | 1 | 0 | 0",
    "for (a of b) /re/.test(b)                      | 1 | 0 | 0",
    "do a; while (b) /re/                           | 1 | 0 | 0",
    "if (a) ; else /re/                             | 1 | 0 | 0",
    "do /re/; while (b)                             | 1 | 0 | 0",
    "f(a) / b / c                                   | 0 | 2 | 0",
    "f(if_) / b / c                                 | 0 | 2 | 0",
    "a.if (b) / c / d                               | 0 | 2 | 0",
    "a?.while (b) / c / d                           | 0 | 2 | 0",
    "a[b] / c / d                                   | 0 | 2 | 0",
    "[a] / c / d                                    | 0 | 2 | 0",
    "[/re/]                                         | 1 | 0 | 0",
    "[/re/ / 2, /x/]                                | 2 | 1 | 0",
    "f(/re/, /x/g)                                  | 2 | 0 | 0",
    "a++ / b / c                                    | 0 | 2 | 0",
    "a-- / b / c                                    | 0 | 2 | 0",
    "a⏎++/re/.lastIndex                             | 1 | 0 | 0",
    "x = a + /re/                                   | 1 | 0 | 0",
    "x = !/re/                                      | 1 | 0 | 0",
    "typeof /re/                                    | 1 | 0 | 0",
    "void /re/                                      | 1 | 0 | 0",
    "delete /re/.x                                  | 1 | 0 | 0",
    "a in /re/                                      | 1 | 0 | 0",
    "a instanceof /re/                              | 1 | 0 | 0",
    "a ? /re/ : /x/                                 | 2 | 0 | 0",
    "a ? b / c : d / e                              | 0 | 2 | 0",
    "a => /re/                                      | 1 | 0 | 0",
    "a => a / b / c                                 | 0 | 2 | 0",
    "x = a => {}⏎/re/                               | 1 | 0 | 0",
    "x = a => { return a / 2 }                      | 0 | 1 | 0",
    "x = a => { return /re/ }                       | 1 | 0 | 0",
    "{} /re/                                        | 1 | 0 | 0",
    "{ a } /re/                                     | 1 | 0 | 0",
    "x = {} / b / c                                 | 0 | 2 | 0",
    "({}) / b / c                                   | 0 | 2 | 0",
    "({}/b/c)                                       | 0 | 2 | 0",
    "({a: /re/})                                    | 1 | 0 | 0",
    "({a: b / c / d})                               | 0 | 2 | 0",
    "({a() {} , b: 1 / 2 / 3})                      | 0 | 2 | 0",
    "({get a() { return /re/ }})                    | 1 | 0 | 0",
    "l: /re/                                        | 1 | 0 | 0",
    "l: {} /re/                                     | 1 | 0 | 0",
    "switch (a) { case /re/: /x/ }                  | 2 | 0 | 0",
    "switch (a) { case b / c: d }                   | 0 | 1 | 0",
    "switch (a) { case b ? {} / 1 : /x/: /y/ }      | 2 | 1 | 0",
    "switch (a) { default: /re/ } /x/               | 2 | 0 | 0",
    "function f() {} /re/                           | 1 | 0 | 0",
    "x = function () {} / b / c                     | 0 | 2 | 0",
    "(function () {} / b / c)                       | 0 | 2 | 0",
    "async function f() {} /re/                     | 1 | 0 | 0",
    "x = async function () {} / b / c               | 0 | 2 | 0",
    "async function f() { await /re/ }              | 1 | 0 | 0",
    "await / b / c                                  | 0 | 2 | 0",
    "async / b / c                                  | 0 | 2 | 0",
    "of / b / c                                     | 0 | 2 | 0",
    "get / b / c                                    | 0 | 2 | 0",
    "function* f() { yield /re/ }                   | 1 | 0 | 0",
    "function* f() { yield⏎/re/ }                   | 1 | 0 | 0",
    "function f() { return /re/ }                   | 1 | 0 | 0",
    "function f() { return⏎/re/ }                   | 1 | 0 | 0",
    "throw /re/                                     | 1 | 0 | 0",
    "this / b / c                                   | 0 | 2 | 0",
    "null / true / false                            | 0 | 2 | 0",
    "1 / 2 / 3                                      | 0 | 2 | 0",
    "1n / 2n / .5                                   | 0 | 2 | 0",
    "'a' / 'b' / c                                  | 0 | 2 | 0",
    "/a/ / /b/                                      | 2 | 1 | 0",
    "a.b / c.d / e                                  | 0 | 2 | 0",
    "a.return / b / c                               | 0 | 2 | 0",
    "a.typeof /b/ c                                 | 0 | 2 | 0",
    "class A {} /re/                                | 1 | 0 | 0",
    "x = class {} / b / c                           | 0 | 2 | 0",
    "class A { a = /re/; b = c / d / e }            | 1 | 2 | 0",
    "class A { m() {} static {} } /re/              | 1 | 0 | 0",
    "class A extends (b / c / d) {}                 | 0 | 2 | 0",
    "try {} catch {} /re/                           | 1 | 0 | 0",
    "try {} catch (e) { /x/ } finally {} /re/       | 2 | 0 | 0",
    "a⏎/b/c                                         | 0 | 2 | 0",
    "var a⏎/b/c                                     | 0 | -1 | 0",
    "var a = b⏎/c/d                                 | 0 | 2 | 0",
    "a /* x */ / b // c                             | 0 | 1 | 0",
    "`a` / `b`                                      | 0 | 1 | 2",
    "`${a / b / c}`                                 | 0 | 2 | 1",
    "`${/}/}`                                       | 1 | 0 | 1",
    "`${a}` / b                                     | 0 | 1 | 1",
    "`${`${a}`}`                                    | 0 | 0 | 2",
    "`${{}}`                                        | 0 | 0 | 1",
    "`${{a: `${b}`}.a}`                             | 0 | 0 | 2",
    "`${() => {}}`                                  | 0 | 0 | 1",
    "`${function () { { } }}}`                      | 0 | 0 | 1",
    "`${a}}${b}`                                    | 0 | 0 | 1",
    "`}`                                            | 0 | 0 | 1",
    "{ `${a}` }                                     | 0 | 0 | 1",
    "({a: `${b}`})                                  | 0 | 0 | 1",
    "`a` `b`                                        | 0 | 0 | 2",
    "if (a) { `}` } /re/                            | 1 | 0 | 1",
    "/[/]/                                          | 1 | 0 | 0",
    "/[\\]/]/ / 1                                   | 1 | 1 | 0",
    "/\\// / 1                                      | 1 | 1 | 0",
    "a = b / /re/g.exec(c).d / e                    | 1 | 2 | 0",
    "+{} / 1                                        | 0 | 1 | 0",
    "new A / b / c                                  | 0 | 2 | 0",
    "new.target / b                                 | 0 | -1 | 0",
    "a?.5 / 1 : /x/                                 | 1 | 1 | 0"
  })
  void holds(String text, int regularExpressions, int divisions, int templates) throws Exception {
    String source = text.replace('⏎', '\n');
    if (divisions < 0) {
      assertThrows(ParseError.class, () -> parse(source));
      return;
    }
    String tree = AstDump.structure(parse(source));
    assertEquals(regularExpressions, count(tree, "\\bRegExpLiteral\\b"), tree);
    assertEquals(divisions, count(tree, "operator=DIVIDE\\b") - count(tree,
        "AssignmentExpression operator=DIVIDE\\b"),
        tree);
    assertEquals(templates, count(tree, "\\bTemplateLiteral\\b"), tree);
  }

  private static Program parse(String text) throws Exception {
    return SourceParser.parse(new Source("table", text), ParseGoal.SCRIPT, ParseLimits.DEFAULT);
  }

  private static int count(String text, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(text);
    int count = 0;
    while (matcher.find()) {
      count++;
    }
    return count;
  }
}
