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

  /** {@link #check(String, CodeKind)} for what {@link #run(String)} takes. */
  public static CheckResult check(String code) {
    return check(code, CodeKind.EVAL);
  }

  /** {@link #check(String, CodeKind, Limits)} under the default limits. */
  public static CheckResult check(String code, CodeKind kind) {
    return check(code, kind, Limits.DEFAULT);
  }

  /**
   * Reads {@code code} without running it: tells all that is wrong with it and which names it takes from outside. Of the
   * limits, {@code sourceBytes} and {@code nesting} count. Takes time linear in the text; costs no fuel.
   */
  public static CheckResult check(String code, CodeKind kind, Limits limits) {
    if (kind == null || limits == null) {
      throw new IllegalArgumentException((kind == null ? "kind" : "limits") + " must be given, was null");
    }
    return Checker.check(code, kind, limits);
  }
}
