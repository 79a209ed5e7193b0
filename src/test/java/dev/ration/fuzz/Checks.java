package dev.ration.fuzz;

import dev.ration.AstEval;
import dev.ration.CompileException;
import dev.ration.Engine;
import dev.ration.Estree;
import dev.ration.EvalError;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.Limits;
import dev.ration.Undefined;
import dev.ration.bytecode.Disassembler;
import dev.ration.compiler.CompileOptions;
import dev.ration.compiler.ProgramCompiler;
import dev.ration.expression.ExpressionKind;
import dev.ration.expression.ExpressionResult;
import dev.ration.expression.ExpressionSandbox;
import dev.ration.expression.ExpressionScope;
import dev.ration.parser.ParseGoal;
import dev.ration.parser.SourceParser;
import dev.ration.syntax.AstDump;
import dev.ration.syntax.AstPrinter;
import dev.ration.syntax.ParseError;
import dev.ration.parser.ParseLimits;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.math.BigInteger;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What must be true of every program, each as a method that throws {@link Violation} where it is not. */
final class Checks {
  static final long FUEL = 20_000;
  static final long HEAP = 4L << 20;
  private static final int DEPTH = 200;
  private static final List<String> CANARIES = List.of("dev.ration", "java.", "Exception", ".java:", "/home/", "/usr/");

  private static final Engine ENGINE = Engine.withCache(4);

  /** A promise that a run did not keep. */
  static final class Violation extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Violation(String promise, String detail) {
      super(promise + ": " + detail);
    }
  }

  private Checks() {}

  static EvalOptions.Builder options(Map<String, ?> context) {
    return EvalOptions.builder().context(context).fuel(FUEL).heapBytes(HEAP).stackDepth(DEPTH).sourceBytes(0);
  }

  /** All that is checked of one program; {@code thorough} for what takes several more runs. */
  static EvalResult program(String code, Map<String, ?> context, boolean thorough) {
    EvalResult result = ENGINE.run(code, options(context).build());
    limits(result, FUEL);
    isKind(result, EvalError.Kind.SYNTAX, "no syntax error");
    isKind(result, EvalError.Kind.TIMEOUT, "ends in time");
    isKind(result, EvalError.Kind.INVALID, "is a program");
    detached(result.value(), 0);
    silent(result);
    same("the same when run again", result, ENGINE.run(code, options(context).build()));
    if (thorough) {
      budgets(code, context, result);
      same("the same after runs that failed", result, ENGINE.run(code, options(context).build()));
      smallHeap(code, context, result);
      tree(code, context);
      printed(code);
    }
    return result;
  }

  private static void isKind(EvalResult result, EvalError.Kind kind, String promise) {
    if (result.error().isPresent() && result.error().get().kind() == kind) {
      throw new Violation(promise, result.toString());
    }
  }

  private static void limits(EvalResult result, long fuel) {
    boolean outOfFuel = result.error().isPresent() && result.error().get().kind() == EvalError.Kind.FUEL;
    if (result.fuelUsed() > fuel || outOfFuel && result.fuelUsed() != fuel) {
      throw new Violation("fuel", result.fuelUsed() + " of " + fuel + ", " + result);
    }
    if (result.usage().heapPeak() > HEAP) {
      throw new Violation("heap", result.usage().heapPeak() + " of " + HEAP);
    }
    if (result.usage().stackPeak() > DEPTH) {
      throw new Violation("depth", result.usage().stackPeak() + " of " + DEPTH);
    }
    if (result.error().isPresent() && result.value() != null) {
      throw new Violation("value or error", result.toString());
    }
  }

  /** Only data leaves. */
  private static void detached(Object value, int depth) {
    if (value instanceof List<?> list) {
      list.forEach(v -> detached(v, depth + 1));
    } else if (value instanceof Map<?, ?> map) {
      map.forEach((k, v) -> {
        if (!(k instanceof String)) {
          throw new Violation("keys are strings", String.valueOf(k));
        }
        detached(v, depth + 1);
      });
    } else if (!(value == null || value instanceof Boolean || value instanceof String || value instanceof Long || value instanceof Double
        || value instanceof BigInteger || value instanceof Instant || value == Undefined.VALUE)) {
      throw new Violation("data only", value.getClass().getName());
    }
  }

  private static void silent(EvalResult result) {
    if (result.error().isPresent()) {
      EvalError error = result.error().get();
      String text = error.message() + error.stack() + error.name().orElse("");
      for (String canary : CANARIES) {
        if (text.contains(canary)) {
          throw new Violation("says nothing of the host", text);
        }
      }
    }
  }

  /** All that a run shows, as text. */
  static String shown(EvalResult r) {
    return answer(r) + "\nfuel " + r.fuelUsed() + ", heap " + r.usage().heapPeak() + ", stack " + r.usage().stackPeak();
  }

  private static String answer(EvalResult r) {
    return r.error().map(e -> e.kind() + " " + e.name().orElse("") + " " + e.message() + " " + e.line() + ":" + e.column() + e.stack())
        .orElseGet(() -> "value " + r.value());
  }

  private static void same(String promise, EvalResult a, EvalResult b) {
    if (!shown(a).equals(shown(b))) {
      throw new Violation(promise, shown(a) + "\n  but\n" + shown(b));
    }
  }

  /** Any budget below the cost ends the run, having used all of it; the cost itself is enough. */
  private static void budgets(String code, Map<String, ?> context, EvalResult whole) {
    long cost = whole.fuelUsed();
    for (long budget : new long[] {0, 1, cost / 3, cost / 2, cost - 2, cost - 1}) {
      if (budget >= 0 && budget < cost) {
        EvalResult r = ENGINE.run(code, options(context).fuel(budget).build());
        if (r.isOk() || r.error().get().kind() != EvalError.Kind.FUEL || r.fuelUsed() != budget) {
          throw new Violation("a budget of " + budget + " of " + cost, shown(r));
        }
      }
    }
    same("the cost is enough", whole, ENGINE.run(code, options(context).fuel(cost).build()));
  }

  /** A heap hardly larger than the peak: more censuses, which may cost fuel, and the same answer. */
  private static void smallHeap(String code, Map<String, ?> context, EvalResult whole) {
    if (whole.error().isPresent() && whole.error().get().kind() != EvalError.Kind.RUNTIME) {
      return;
    }
    EvalResult r = ENGINE.run(code, options(context).fuel(10 * FUEL).heapBytes(whole.usage().heapPeak() * 5 / 4 + 4_096).build());
    if (!answer(r).equals(answer(whole)) || r.fuelUsed() < whole.fuelUsed()) {
      throw new Violation("the same with a small heap", shown(whole) + "\n  but\n" + shown(r));
    }
  }

  /** Row 140. */
  private static void tree(String code, Map<String, ?> context) {
    EvalOptions options = options(context).dynamicCode(false).build();
    try {
      same("the same from its tree", ENGINE.run(code, options), AstEval.run(Estree.of(code, options.limits()), options));
    } catch (CompileException e) {
      throw new Violation("has a tree", e.error().toString());
    }
  }

  private static void printed(String code) {
    try {
      Program program = parse(code);
      String printed = AstPrinter.print(program);
      Program again = parse(printed);
      if (!AstDump.structure(program).equals(AstDump.structure(again))) {
        throw new Violation("prints to the same tree", printed);
      }
      if (!printed.equals(AstPrinter.print(again))) {
        throw new Violation("prints the same again", printed);
      }
      if (!listing(program).equals(listing(again))) {
        throw new Violation("prints to the same bytecode", printed);
      }
    } catch (ParseError e) {
      throw new Violation("prints to a program", e.toString());
    }
  }

  private static Program parse(String code) throws ParseError {
    return SourceParser.parse(new Source("Eval", code), ParseGoal.EVAL_CODE, ParseLimits.DEFAULT);
  }

  private static String listing(Program program) throws ParseError {
    return Disassembler.list(ProgramCompiler.compile(program, CompileOptions.DEFAULT).main());
  }

  private static String told(ExpressionResult r) {
    return r.toString().replaceAll("sandbox-\\d+", "sandbox-0");
  }

  /** What is checked of one expression of the sandbox. */
  static void expression(String code, Map<String, Object> inputs) {
    Limits limits = ExpressionSandbox.LIMITS.toBuilder().fuel(FUEL).heapBytes(HEAP).timeout(Limits.DEFAULT.timeout()).build();
    ExpressionScope scope = ExpressionScope.builder().inputs(inputs).build();
    for (ExpressionKind kind : ExpressionKind.values()) {
      ExpressionResult a = ExpressionSandbox.evaluate(kind, code, scope, limits);
      ExpressionResult b = ExpressionSandbox.evaluate(kind, code, scope, limits);
      if (!told(a).equals(told(b)) || a.fuelUsed() != b.fuelUsed() || a.heapPeak() != b.heapPeak()) {
        throw new Violation("an expression is the same again as " + kind, a + ", " + a.fuelUsed() + "\n  but\n" + b + ", " + b.fuelUsed());
      }
      if (a.fuelUsed() > FUEL || a.heapPeak() > HEAP) {
        throw new Violation("limits of an expression", a + ", " + a.fuelUsed());
      }
      if (a.isOk()) {
        detached(a.value(), 0);
      }
    }
  }
}
