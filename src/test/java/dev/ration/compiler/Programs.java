package dev.ration.compiler;

import dev.ration.bytecode.Verifier;
import dev.ration.parser.ParseGoal;
import dev.ration.parser.ParseLimits;
import dev.ration.parser.SourceParser;
import dev.ration.scope.AmbientNames;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;

/** Compiles texts for tests; whatever comes out has passed the verifier. */
final class Programs {
  /** A busy machine is no reason to fail. */
  private static final ParseLimits UNHURRIED =
      new ParseLimits(ParseLimits.DEFAULT.nesting(), ParseLimits.DEFAULT.tokens(), 120_000);

  private Programs() {}

  static Program eval(String text) {
    return compile(text, ParseGoal.EVAL_CODE, CompileOptions.DEFAULT);
  }

  static Program eval(String text, AmbientNames ambient) {
    return compile(text, ParseGoal.EVAL_CODE, new CompileOptions(ambient, false));
  }

  static Program compile(String text, ParseGoal goal, CompileOptions options) {
    try {
      return tryCompile(text, goal, options);
    } catch (ParseError e) {
      throw new AssertionError(e.getMessage() + "\n" + e.codeFrame(), e);
    }
  }

  static Program tryCompile(String text, ParseGoal goal, CompileOptions options) throws ParseError {
    Program program = ProgramCompiler.compile(
        SourceParser.parse(new Source("test", text), goal, UNHURRIED), options);
    Verifier.verify(program.main());
    return program;
  }
}
