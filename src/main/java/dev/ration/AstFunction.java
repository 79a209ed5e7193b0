package dev.ration;

import dev.ration.estree.EstreeReader;
import dev.ration.run.CompileFault;
import dev.ration.run.Compiled;
import dev.ration.run.Fault;
import dev.ration.run.ProgramCache;
import java.util.Arrays;
import java.util.List;

/**
 * A guest function that came as ESTree JSON of kind {@code function}: as {@link SafeFunction}, and as {@link
 * AstProgram} without a parser.
 */
public final class AstFunction {
  private final Compiled program;
  private final EvalOptions options;

  private AstFunction(Compiled program, EvalOptions options) {
    this.program = program;
    this.options = options;
  }

  /**
   * Validates and compiles a document; the options hold for every call. A context in them is not used.
   *
   * @throws CompileException when it is not JSON, not a function, or over a limit
   */
  public static AstFunction compile(String json, EvalOptions options) {
    if (options == null) {
      throw new IllegalArgumentException("options must be given, was null");
    }
    try {
      EstreeReader.Tree tree = AstProgram.tree(json, options.limits());
      if (tree.program().kind() != dev.ration.syntax.ast.Program.Kind.FUNCTION_BODY) {
        throw new CompileFault(Fault.of(Fault.Kind.INVALID,
            "the AST is no function: its kind must be function"));
      }
      try {
        ProgramCache programs = new ProgramCache(new TreeFrontEnd(tree.program()), 0, 0);
        return new AstFunction(
            programs.function("SafeFunction", List.of(), tree.program().source().text(), 0,
                options.runProfile()), options);
      } catch (CompileFault e) {
        throw AstProgram.placed(e, tree);
      }
    } catch (CompileFault e) {
      throw new CompileException(new EvalError(e.fault()));
    }
  }

  /** Calls the function with copies of {@code args}; missing ones are undefined, extra ones ignored. */
  public EvalResult call(Object... args) {
    return callWith(options, Arrays.asList(args));
  }

  /** As {@link #call(Object...)}, with other options for this call. */
  public EvalResult callWith(EvalOptions options, List<?> args) {
    if (options == null || args == null) {
      throw new IllegalArgumentException((options == null ? "options" : "args") + " must be given, was null");
    }
    return Launch.call(program, args, options, null);
  }
}
