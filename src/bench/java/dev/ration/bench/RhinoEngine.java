package dev.ration.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import org.mozilla.javascript.Context;
import org.mozilla.javascript.ContextFactory;
import org.mozilla.javascript.NativeArray;
import org.mozilla.javascript.NativeObject;
import org.mozilla.javascript.Script;
import org.mozilla.javascript.Scriptable;
import org.mozilla.javascript.ScriptableObject;

/** Rhino as a sandbox would use it: interpreted, so that the instruction observer can stop it, with safe standard objects. */
final class RhinoEngine implements Engine {
  private final ContextFactory factory = new ContextFactory() {
    @Override
    protected Context makeContext() {
      Context context = super.makeContext();
      context.setInterpretedMode(true);
      context.setLanguageVersion(Context.VERSION_ES6);
      context.setInstructionObserverThreshold(10_000);
      context.setMaximumInterpreterStackDepth(10_000);
      return context;
    }

    @Override
    protected void observeInstructionCount(Context context, int instructionCount) {
      observed += instructionCount;
    }
  };

  private long observed;

  @Override
  public String name() {
    return "Rhino";
  }

  @Override
  public Supplier<Object> kernel(Workloads.Kernel kernel) {
    return factory.call(context -> {
      Scriptable scope = context.initSafeStandardObjects();
      Script script = context.compileString(kernel.script(), kernel.name(), 1, null);
      return () -> factory.call(running -> fromRhino(script.exec(running, scope, scope)));
    });
  }

  /** Rhino's objects belong to their context: there is nothing to prepare. */
  @Override
  public Function<String, Object> evaluator(Map<String, Object> scope, boolean prepared) {
    return expression -> evaluate(expression, scope);
  }

  private Object evaluate(String expression, Map<String, Object> scope) {
    return factory.call(context -> {
      ScriptableObject global = context.initSafeStandardObjects();
      scope.forEach((name, value) -> ScriptableObject.putConstProperty(global, name, toRhino(context, global, value)));
      return fromRhino(context.evaluateString(global, expression, "expression", 1, null));
    });
  }

  private static Object toRhino(Context context, Scriptable global, Object value) {
    if (value instanceof Map<?, ?> map) {
      Scriptable object = context.newObject(global);
      map.forEach((k, v) -> object.put((String) k, object, toRhino(context, global, v)));
      return object;
    }
    if (value instanceof List<?> list) {
      Object[] elements = new Object[list.size()];
      for (int i = 0; i < elements.length; i++) {
        elements[i] = toRhino(context, global, list.get(i));
      }
      return context.newArray(global, elements);
    }
    return value;
  }

  private static Object fromRhino(Object value) {
    if (value instanceof NativeArray array) {
      return array.stream().map(RhinoEngine::fromRhino).toList();
    }
    if (value instanceof NativeObject object) {
      Map<String, Object> copy = new LinkedHashMap<>();
      object.forEach((k, v) -> copy.put(k.toString(), fromRhino(v)));
      return copy;
    }
    return Workloads.plain(value);
  }
}
