package dev.ration.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ration.parser.ParseGoal;
import dev.ration.syntax.ParseError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is not compiled is a syntax error that says so and where, never wrong code. */
class UnsupportedTest {
  private static ParseError error(String text) {
    return assertThrows(ParseError.class,
        () -> Programs.tryCompile(text, ParseGoal.EVAL_CODE, CompileOptions.DEFAULT));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "f(eval(...x))          | Spread in a direct eval is not supported yet | 3",
  })
  void isASyntaxError(String text, String message, int column) {
    ParseError error = error(text);
    assertEquals(message, error.getMessage());
    assertEquals(1, error.line());
    assertEquals(column, error.column());
    assertEquals(ParseError.Kind.SYNTAX, error.kind());
  }

  @Test
  void asynchronousFunctionsCompileAndTheirBodiesDoNotRun() {
    assertEquals(1, Programs.eval("async () => { await x; for await (const y of z); }").main().inner[0].words.length);
  }
}
