package dev.ration;

import dev.ration.run.CompileFault;
import dev.ration.run.Outcome;
import java.util.Map;

/**
 * Runs ESTree JSON from an untrusted sender under limits, without a parser: as {@link Eval}, and with the
 * same result and the same fuel as the text (row 140). Every node is validated before anything runs; what is
 * not a program is an error value that names the node's path. docs/estree.md describes the document.
 */
public final class AstEval {
  private AstEval() {}

  /** Runs a document with default options and no context. */
  public static EvalResult run(String json) {
    return run(json, EvalOptions.DEFAULT);
  }

  /** Runs a document with the keys of {@code context} as variables and {@code fuel} units of fuel. */
  public static EvalResult run(String json, Map<String, ?> context, long fuel) {
    return run(json, EvalOptions.builder().context(context).fuel(fuel).build());
  }

  /** Runs a document; never throws for what it holds or does. */
  public static EvalResult run(String json, EvalOptions options) {
    if (options == null) {
      throw new IllegalArgumentException("options must be given, was null");
    }
    try {
      return AstProgram.read(json, options.limits()).run(options);
    } catch (CompileFault e) {
      return new EvalResult(Outcome.refused(e.fault()));
    }
  }
}
