package dev.ration;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/** Runs a piece of untrusted JavaScript under limits. */
public final class Eval {
  private Eval() {}

  /**
   * Runs {@code code} with the keys of {@code context} as variables and {@code fuel} units of fuel; everything else by
   * default. What goes wrong inside the code is the error of the result.
   */
  public static EvalResult run(String code, Map<String, ?> context, long fuel) {
    return run(code, EvalOptions.builder().context(context).fuel(fuel).build());
  }

  /** Runs {@code code} with default options and no context. */
  public static EvalResult run(String code) {
    return run(code, EvalOptions.DEFAULT);
  }

  /** Runs {@code code}. */
  public static EvalResult run(String code, EvalOptions options) {
    return Engine.shared().run(code, options);
  }

  /** Runs {@code code} on {@code executor}; cancelling the future ends the run. */
  public static CompletableFuture<EvalResult> runAsync(String code, EvalOptions options, Executor executor) {
    return Engine.shared().runAsync(code, options, executor);
  }
}
