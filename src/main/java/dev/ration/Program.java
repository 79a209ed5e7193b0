package dev.ration;

import dev.ration.run.ProgramCache;
import java.util.Map;

/**
 * Eval code that was compiled once, to be run any number of times by any number of threads. It stays compiled whatever an
 * engine's cache does; a run costs the same fuel as one from text.
 */
public final class Program {
  private final String code;
  private final ProgramCache programs;

  Program(String code, ProgramCache programs) {
    this.code = code;
    this.programs = programs;
  }

  /**
   * Compiles under the default limits.
   *
   * @throws CompileException when the text does not parse or is over the source limit
   */
  public static Program compile(String code) {
    return compile(code, Limits.DEFAULT);
  }

  /** As {@link #compile(String)}, with the source and nesting limits given. */
  public static Program compile(String code, Limits limits) {
    return Engine.compile(code, limits);
  }

  /** Runs with the keys of {@code context} as variables and {@code fuel} units of fuel. */
  public EvalResult run(Map<String, ?> context, long fuel) {
    return run(EvalOptions.builder().context(context).fuel(fuel).build());
  }

  /** Runs; the source limit of the options is not asked again. */
  public EvalResult run(EvalOptions options) {
    return Engine.run(programs, code, options);
  }
}
