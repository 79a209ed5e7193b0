package dev.ration;

import dev.ration.estree.EstreeError;
import dev.ration.estree.EstreeLimits;
import dev.ration.estree.EstreeReader;
import dev.ration.run.CompileFault;
import dev.ration.run.ContextNames;
import dev.ration.run.Fault;
import dev.ration.run.FrontEnd;
import dev.ration.run.ProgramCache;
import dev.ration.run.RunProfile;
import java.util.Map;

/**
 * Eval code that came as ESTree JSON, validated and compiled once, to be run any number of times by any
 * number of threads. It needs no parser: this class works where the parser's classes, and ANTLR, are absent
 * (row 137). In its runs eval, Function and runCode compile nothing: they throw. A run costs the same fuel as
 * one from the text (row 140).
 */
public final class AstProgram {
  private final String text;
  private final ProgramCache programs;

  private AstProgram(String text, ProgramCache programs) {
    this.text = text;
    this.programs = programs;
  }

  /**
   * Validates and compiles a document under the default limits.
   *
   * @throws CompileException when it is not JSON, not a program, or over a limit
   */
  public static AstProgram compile(String json) {
    return compile(json, Limits.DEFAULT);
  }

  /**
   * As {@link #compile(String)}, with the nesting limit given and the source limit, which holds for the text
   * in the document; the document may have 256 times as many bytes.
   */
  public static AstProgram compile(String json, Limits limits) {
    if (limits == null) {
      throw new IllegalArgumentException("limits must be given, was null");
    }
    try {
      return read(json, limits);
    } catch (CompileFault e) {
      throw new CompileException(new EvalError(e.fault()));
    }
  }

  static AstProgram read(String json, Limits limits) throws CompileFault {
    EstreeReader.Tree tree = tree(json, limits);
    if (tree.program().kind() == dev.ration.syntax.ast.Program.Kind.FUNCTION_BODY) {
      throw new CompileFault(Fault.of(Fault.Kind.INVALID,
          "the AST is that of a function: compile it with AstFunction"));
    }
    String text = tree.program().source().text();
    ProgramCache programs = new ProgramCache(new TreeFrontEnd(tree.program()), 1, Long.MAX_VALUE);
    try {
      programs.script("Eval", text, FrontEnd.Goal.EVAL_CODE, 0, new ContextNames(Map.of(), RunProfile.EVAL));
    } catch (CompileFault e) {
      throw placed(e, tree);
    }
    return new AstProgram(text, programs);
  }

  /** The tree of a document. */
  static EstreeReader.Tree tree(String json, Limits limits) throws CompileFault {
    if (json == null) {
      throw new CompileFault(Fault.of(Fault.Kind.INVALID, "the AST must be a string of JSON"));
    }
    try {
      return EstreeReader.read("Eval", json, EstreeLimits.of(limits.sourceBytes(), limits.nesting()));
    } catch (EstreeError e) {
      throw new CompileFault(fault(e));
    } catch (StackOverflowError e) {
      throw new CompileFault(Fault.of(Fault.Kind.SYNTAX, "the source is nested too deeply"));
    } catch (OutOfMemoryError e) {
      throw new CompileFault(Fault.of(Fault.Kind.MEMORY, "Heap limit exceeded: the host has no memory left"));
    }
  }

  private static Fault fault(EstreeError e) {
    return switch (e.kind()) {
      case DOCUMENT -> Fault.of(Fault.Kind.INVALID, e.getMessage());
      case SIZE -> Fault.of(Fault.Kind.SOURCE_SIZE, e.getMessage());
      case DEADLINE -> Fault.of(Fault.Kind.TIMEOUT, e.getMessage());
      case SYNTAX -> Fault.syntax(e.getMessage(), e.line(), e.column(), e.codeFrame());
    };
  }

  /** What the compiler refused, without a place where no place is known. */
  static CompileFault placed(CompileFault e, EstreeReader.Tree tree) {
    boolean told = tree.hasLines() || e.fault().kind() != Fault.Kind.SYNTAX;
    return told ? e : new CompileFault(Fault.syntax(e.fault().message(), 0, 0, ""));
  }

  /** Runs with the keys of {@code context} as variables and {@code fuel} units of fuel. */
  public EvalResult run(Map<String, ?> context, long fuel) {
    return run(EvalOptions.builder().context(context).fuel(fuel).build());
  }

  /** Runs; the source and nesting limits of the options are not asked again. */
  public EvalResult run(EvalOptions options) {
    if (options == null) {
      throw new IllegalArgumentException("options must be given, was null");
    }
    return Launch.run(programs, text, options, options.cancel(), null);
  }
}
