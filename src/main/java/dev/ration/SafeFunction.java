package dev.ration;

import dev.ration.run.Compiled;
import java.util.Arrays;
import java.util.List;

/**
 * A guest function, compiled once and called any number of times by any number of threads. Every call has a world and a
 * budget of its own; nothing survives it (rows 31-43).
 */
public final class SafeFunction {
  private final Engine engine;
  private final Compiled program;
  private final EvalOptions options;

  SafeFunction(Engine engine, Compiled program, EvalOptions options) {
    this.engine = engine;
    this.program = program;
    this.options = options;
  }

  /**
   * Compiles a function body with default options.
   *
   * @throws CompileException when the body does not parse or is over the source limit, or a parameter is no plain name
   */
  public static SafeFunction compile(List<String> parameters, String body) {
    return compile(parameters, body, EvalOptions.DEFAULT);
  }

  /** As {@link #compile(List, String)}; the options hold for every call. A context in them is not used. */
  public static SafeFunction compile(List<String> parameters, String body, EvalOptions options) {
    if (parameters == null || options == null) {
      throw new IllegalArgumentException((options == null ? "options" : "parameters") + " must be given, was null");
    }
    return Engine.shared().compile(parameters, body, options);
  }

  /** Calls the function with copies of {@code args}; missing ones are undefined, extra ones ignored. */
  public EvalResult call(Object... args) {
    return engine.call(program, Arrays.asList(args), options);
  }

  /** As {@link #call(Object...)}, with other options for this call. */
  public EvalResult callWith(EvalOptions options, List<?> args) {
    if (options == null || args == null) {
      throw new IllegalArgumentException((options == null ? "options" : "args") + " must be given, was null");
    }
    return engine.call(program, args, options);
  }
}
