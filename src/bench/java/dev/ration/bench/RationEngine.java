package dev.ration.bench;

import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.Limits;
import dev.ration.SafeFunction;
import dev.ration.expression.ExpressionKind;
import dev.ration.expression.ExpressionResult;
import dev.ration.expression.ExpressionSandbox;
import dev.ration.expression.ExpressionScope;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/** Ration with its default limits, except that kernels may run as long as they need. */
final class RationEngine implements Engine {
  private static final EvalOptions UNHURRIED = EvalOptions.builder()
      .fuel(Limits.UNLIMITED)
      .timeout(Limits.NO_TIMEOUT)
      .build();

  @Override
  public String name() {
    return "Ration";
  }

  @Override
  public Supplier<Object> kernel(Workloads.Kernel kernel) {
    SafeFunction function =
        SafeFunction.compile(List.of(), kernel.source() + "\nreturn run(" + kernel.n() + ");", UNHURRIED);
    return () -> value(function.call());
  }

  @Override
  public Function<String, Object> evaluator(Map<String, Object> scope, boolean prepared) {
    if (!prepared) {
      return expression -> evaluate(expression, bindings(scope));
    }
    ExpressionScope bindings = bindings(scope);
    return expression -> evaluate(expression, bindings);
  }

  @SuppressWarnings("unchecked")
  private static ExpressionScope bindings(Map<String, Object> scope) {
    return ExpressionScope.builder()
        .inputs((Map<String, ?>) scope.get("inputs"))
        .ctx((Map<String, ?>) scope.get("ctx"))
        .run((Map<String, ?>) scope.get("run"))
        .branches((List<?>) scope.get("branches"))
        .build();
  }

  private static Object evaluate(String expression, ExpressionScope bindings) {
    ExpressionResult result = ExpressionSandbox.evaluate(ExpressionKind.MERGE, expression, bindings);
    if (!result.isOk()) {
      throw new IllegalStateException(result.error().orElseThrow().toString());
    }
    return result.value();
  }

  private static Object value(EvalResult result) {
    if (!result.isOk()) {
      throw new IllegalStateException(result.error().orElseThrow().toString());
    }
    return result.value();
  }
}
