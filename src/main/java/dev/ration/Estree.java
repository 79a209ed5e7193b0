package dev.ration;

import dev.ration.estree.EstreeWriter;
import dev.ration.run.Fault;
import dev.ration.run.FrontEnd;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.util.List;

/**
 * Text to ESTree JSON, for {@link AstEval}, {@link AstProgram} and {@link AstFunction}. Parses and runs
 * nothing (row 141). This class needs the parser.
 */
public final class Estree {
  private Estree() {}

  /** What a text becomes. */
  private interface Parse {
    Program apply(FrontEnd frontEnd) throws ParseError;
  }

  /**
   * The document of Eval code: the tree in an envelope with the text, for {@link AstEval}.
   *
   * @throws CompileException when the text does not parse or is over the source limit
   */
  public static String of(String code, Limits limits) {
    return EstreeWriter.document(parsed(code, limits));
  }

  /** The Program node alone, as acorn writes it. */
  public static String program(String code, Limits limits) {
    return EstreeWriter.program(parsed(code, limits));
  }

  /** The document of a function body, for {@link AstFunction}. */
  public static String function(List<String> parameters, String body, Limits limits) {
    refuse(Engine.admitFunction(parameters, body, limits));
    return EstreeWriter.document(
        parse(f -> f.parseFunctionBody(new Source("SafeFunction", body), parameters, limits.nesting())));
  }

  private static Program parsed(String code, Limits limits) {
    refuse(Engine.admit("Eval", code, limits));
    return parse(f -> f.parse(new Source("Eval", code), FrontEnd.Goal.EVAL_CODE, limits.nesting()));
  }

  private static Program parse(Parse parse) {
    try {
      return parse.apply(Engine.shared().programs().frontEnd());
    } catch (ParseError e) {
      throw new CompileException(new EvalError(Fault.of(e)));
    }
  }

  private static void refuse(Fault fault) {
    if (fault != null) {
      throw new CompileException(new EvalError(fault));
    }
  }
}
