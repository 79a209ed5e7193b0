package dev.ration.cli;

import dev.ration.CompileException;
import dev.ration.ConsoleLine;
import dev.ration.Engine;
import dev.ration.EvalError;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.Limits;
import dev.ration.SafeFunction;
import dev.ration.expression.ExpressionKind;
import dev.ration.expression.ExpressionResult;
import dev.ration.expression.ExpressionSandbox;
import dev.ration.expression.ExpressionScope;
import dev.ration.expression.SandboxError;
import dev.ration.host.JsonText;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The batch protocol of docs/batch.md: one request a line, one reply a line, in order, flushed. */
final class Batch {
  private static final int MAX_KEPT = 1 << 20;

  private final Engine engine = Engine.shared();

  static int main(InputStream in, OutputStream out) throws IOException {
    Batch batch = new Batch();
    BufferedInputStream bytes = new BufferedInputStream(in, 1 << 16);
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    while (readLine(bytes, line)) {
      out.write((batch.answer(line.toString(StandardCharsets.UTF_8)) + "\n").getBytes(StandardCharsets.UTF_8));
      out.flush();
      line = line.size() > MAX_KEPT ? new ByteArrayOutputStream() : line;
      line.reset();
    }
    return 0;
  }

  /** Reads up to the next LF, which alone ends a line; false at the end of the input. */
  private static boolean readLine(InputStream in, ByteArrayOutputStream line) throws IOException {
    int b = in.read();
    if (b < 0) {
      return false;
    }
    for (; b >= 0 && b != '\n'; b = in.read()) {
      line.write(b);
    }
    return true;
  }

  /** A request that is wrong in itself. */
  private static final class Invalid extends Exception {
    private static final long serialVersionUID = 1;

    Invalid(String message) {
      super(message, null, false, false);
    }
  }

  /** The reply to one line; never throws. */
  String answer(String line) {
    Object id = null;
    try {
      if (!(JsonText.parse(line) instanceof Map<?, ?> request)) {
        return JsonText.write(invalid(null, "the request is not a JSON object"));
      }
      id = request.get("id");
      return JsonText.write(reply(request));
    } catch (JsonText.Malformed e) {
      return JsonText.write(invalid(null, "the line is not JSON: " + e.getMessage()));
    } catch (Invalid | IllegalArgumentException e) {
      return JsonText.write(invalid(id, e.getMessage()));
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError e) {
      // A defect of this program: the batch goes on, and no host text is shown.
      Defects.report(e);
      return JsonText.write(invalid(id, "internal error"));
    }
  }

  private Map<String, Object> reply(Map<?, ?> request) throws Invalid {
    Object kind = request.containsKey("kind") ? request.get("kind") : "eval";
    Map<String, Object> reply = new LinkedHashMap<>();
    reply.put("id", request.get("id"));
    if ("eval".equals(kind)) {
      answer(reply, eval(request));
    } else if ("function".equals(kind)) {
      function(reply, request);
    } else if ("condition".equals(kind)) {
      answer(reply, expression(ExpressionKind.CONDITION, request));
    } else if ("transform".equals(kind)) {
      answer(reply, expression(ExpressionKind.TRANSFORM, request));
    } else if ("merge".equals(kind)) {
      answer(reply, expression(ExpressionKind.MERGE, request));
    } else {
      throw new Invalid("kind must be eval, function, condition, transform or merge");
    }
    return reply;
  }

  private EvalResult eval(Map<?, ?> request) throws Invalid {
    EvalOptions options = options(request).context(object(request, "context")).build();
    return engine.run(request.get("code") instanceof String s ? s : null, options);
  }

  private static EvalOptions.Builder options(Map<?, ?> request) throws Invalid {
    EvalOptions.Builder options = EvalOptions.builder().limits(limits(Limits.DEFAULT, request));
    TimeAndChance.setNow(options, request.get("now"));
    TimeAndChance.setSeed(options, request.get("randomSeed"));
    return options;
  }

  private void function(Map<String, Object> reply, Map<?, ?> request) throws Invalid {
    List<?> parameters = list(request, "params");
    for (Object p : parameters) {
      if (!(p instanceof String)) {
        throw new Invalid("params must be an array of strings");
      }
    }
    EvalOptions options = options(request).build();
    String body = request.get("code") instanceof String s ? s : null;
    try {
      SafeFunction function = SafeFunction.compile(parameters.stream().map(p -> (String) p).toList(), body, options);
      answer(reply, function.call(list(request, "args").toArray()));
    } catch (CompileException e) {
      fail(reply, error(e.error()), 0);
    }
  }

  private ExpressionResult expression(ExpressionKind kind, Map<?, ?> request) throws Invalid {
    Limits limits = limits(ExpressionSandbox.LIMITS, request);
    Map<String, Object> scope = object(request, "scope");
    ExpressionScope.Builder builder = ExpressionScope.builder()
        .inputs(object(scope, "inputs"))
        .ctx(object(scope, "ctx"))
        .branches(list(scope, "branches"));
    Map<String, Object> run = new LinkedHashMap<>(object(scope, "run"));
    run.putIfAbsent("outputs", Map.of());
    builder.run(run);
    String code = request.get("code") instanceof String s ? s : null;
    return ExpressionSandbox.evaluate(kind, code, builder.build(), limits);
  }

  // ---- reading ----

  @SuppressWarnings("unchecked")
  private static Map<String, Object> object(Map<?, ?> from, String field) throws Invalid {
    Object v = from.containsKey(field) ? from.get(field) : Map.of();
    if (!(v instanceof Map<?, ?>)) {
      throw new Invalid(field + " must be an object");
    }
    return (Map<String, Object>) v;
  }

  private static List<?> list(Map<?, ?> from, String field) throws Invalid {
    Object v = from.containsKey(field) ? from.get(field) : List.of();
    if (!(v instanceof List<?> list)) {
      throw new Invalid(field + " must be an array");
    }
    return list;
  }

  private static final List<String> LIMITS =
      List.of("fuel", "heapBytes", "stackDepth", "timeoutMs", "sourceBytes", "crossingBytes", "nesting");

  private static Limits limits(Limits defaults, Map<?, ?> request) throws Invalid {
    Map<String, Object> given = object(request, "limits");
    Limits.Builder limits = defaults.toBuilder();
    for (String name : LIMITS) {
      if (given.containsKey(name)) {
        limits.set(name, given.get(name));
      }
    }
    return limits.build();
  }

  // ---- writing ----

  private static void answer(Map<String, Object> reply, EvalResult result) {
    if (result.isOk()) {
      reply.put("ok", true);
      reply.put("value", result.value());
      reply.put("fuelUsed", result.fuelUsed());
    } else {
      fail(reply, error(result.error().get()), result.fuelUsed());
    }
    Map<String, Object> usage = new LinkedHashMap<>();
    usage.put("heapPeak", result.usage().heapPeak());
    usage.put("stackPeak", (long) result.usage().stackPeak());
    reply.put("usage", usage);
    if (!result.console().isEmpty()) {
      reply.put("console", console(result));
    }
  }

  /** What the code printed: level and text of each line. */
  static List<Object> console(EvalResult result) {
    List<Object> lines = new ArrayList<>();
    for (ConsoleLine line : result.console()) {
      Map<String, Object> shown = new LinkedHashMap<>();
      shown.put("level", line.level());
      shown.put("text", line.text());
      lines.add(shown);
    }
    return lines;
  }

  private static void answer(Map<String, Object> reply, ExpressionResult result) {
    if (result.isOk()) {
      reply.put("ok", true);
      reply.put("value", result.value());
      reply.put("fuelUsed", result.fuelUsed());
    } else {
      SandboxError e = result.error().get();
      Map<String, Object> error = new LinkedHashMap<>();
      error.put("kind", e.reason().toString());
      error.put("message", e.getMessage());
      error.put("retryable", e.isRetryable());
      error.put("correlationId", e.correlationId());
      fail(reply, error, result.fuelUsed());
    }
    reply.put("usage", Map.of("heapPeak", result.heapPeak()));
  }

  static Map<String, Object> error(EvalError e) {
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("kind", e.kind().toString());
    e.name().ifPresent(name -> error.put("name", name));
    error.put("message", e.message());
    if (e.line() > 0) {
      error.put("line", (long) e.line());
      error.put("column", (long) e.column());
    }
    return error;
  }

  private static void fail(Map<String, Object> reply, Map<String, Object> error, long fuelUsed) {
    reply.put("ok", false);
    reply.put("error", error);
    reply.put("fuelUsed", fuelUsed);
  }

  private static Map<String, Object> invalid(Object id, String message) {
    Map<String, Object> reply = new LinkedHashMap<>();
    reply.put("id", id);
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("kind", "invalid");
    error.put("message", message);
    fail(reply, error, 0);
    return reply;
  }
}
