package dev.ration.expression;

import dev.ration.Engine;
import dev.ration.Limits;
import dev.ration.host.CrossingRules;
import dev.ration.run.CompileFault;
import dev.ration.run.Compiled;
import dev.ration.run.Fault;
import dev.ration.run.FrontEnd;
import dev.ration.run.Outcome;
import dev.ration.run.ResultConversion;
import dev.ration.run.Run;
import dev.ration.run.RunProfile;
import dev.ration.scope.AmbientNames;
import dev.ration.syntax.Utf8;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Evaluates bare JavaScript expressions over a frozen scope, each in a world of its own. A failure is a
 * {@link SandboxError} in the result; nothing else is ever thrown for what an expression does.
 */
public final class ExpressionSandbox {
  /** The limits where none are given: no fuel limit, 16 MB, 1,000 frames, 1,000 ms (rows 192-194, 198; decision 8). */
  public static final Limits LIMITS = Limits.builder().fuel(Limits.UNLIMITED).heapBytes(16L << 20)
      .timeout(Duration.ofMillis(1000)).sourceBytes(0).crossingBytes(16L << 20).build();
  /** Longest expression in characters (row 184). */
  public static final int MAX_LENGTH = 100_000;

  private static final String MALFORMED = "the run gave no valid outcome";
  private static final AmbientNames SCOPE = constants(Set.of("inputs", "ctx", "run"));
  private static final AmbientNames MERGE_SCOPE = constants(Set.of("inputs", "ctx", "run", "branches"));

  private static final ExpressionSandbox SHARED = new ExpressionSandbox(Engine.shared(), LIMITS, ExpressionSandbox::run);

  /** What carries an evaluation into a run and its outcome back: the place of the private transport (rows 282-287). */
  @FunctionalInterface
  interface Transport {
    Outcome run(Run.Request request, AmbientNames names, Run.Bindings bindings);
  }

  private final Engine engine;
  private final Limits limits;
  private final Transport transport;
  private final AtomicLong failures = new AtomicLong();

  private ExpressionSandbox(Engine engine, Limits limits, Transport transport) {
    this.engine = engine;
    this.limits = limits;
    this.transport = transport;
  }

  /** A sandbox with limits of its own. */
  public static ExpressionSandbox create(Engine engine, Limits limits) {
    return over(engine, limits, ExpressionSandbox::run);
  }

  static ExpressionSandbox over(Engine engine, Limits limits, Transport transport) {
    if (engine == null || limits == null) {
      throw new IllegalArgumentException((engine == null ? "engine" : "limits") + " must be given, was null");
    }
    return new ExpressionSandbox(engine, limits, transport);
  }

  private static Outcome run(Run.Request request, AmbientNames names, Run.Bindings bindings) {
    return Run.script(request, names, bindings, false);
  }

  /** Evaluates under {@link #LIMITS}. */
  public static ExpressionResult evaluate(ExpressionKind kind, String expression, ExpressionScope scope) {
    return SHARED.evaluateIn(kind, expression, scope, SHARED.limits);
  }

  /** Evaluates under limits for this evaluation. */
  public static ExpressionResult evaluate(ExpressionKind kind, String expression, ExpressionScope scope, Limits limits) {
    return SHARED.evaluateIn(kind, expression, scope, limits);
  }

  /** Evaluates under this sandbox's limits. */
  public ExpressionResult run(ExpressionKind kind, String expression, ExpressionScope scope) {
    return evaluateIn(kind, expression, scope, limits);
  }

  /**
   * The value of an expression under {@link #LIMITS}.
   *
   * @throws SandboxException for whatever goes wrong; nothing else is thrown, a missing argument included (row 230)
   */
  public static Object valueOf(ExpressionKind kind, String expression, ExpressionScope scope) {
    return valueOf(kind, expression, scope, LIMITS);
  }

  /** As {@link #valueOf(ExpressionKind, String, ExpressionScope)}, under limits for this evaluation. */
  public static Object valueOf(ExpressionKind kind, String expression, ExpressionScope scope, Limits limits) {
    ExpressionResult result = kind == null || limits == null
        ? SHARED.failed(SandboxError.Reason.SCOPE, null, "the kind or the limits are missing", Outcome.refused(null))
        : SHARED.evaluateIn(kind, expression, scope, limits);
    if (result.error().isPresent()) {
      throw new SandboxException(result.error().get());
    }
    return result.value();
  }

  private ExpressionResult evaluateIn(ExpressionKind kind, String expression, ExpressionScope scope, Limits limits) {
    if (kind == null || limits == null) {
      throw new IllegalArgumentException((kind == null ? "kind" : "limits") + " must be given, was null");
    }
    try {
      return admitted(kind, expression, scope, limits);
    } catch (Throwable e) {
      // Nothing that a guest does ends here; a fault of the engine or the machine must not look like anything else (row 248).
      if (e instanceof InterruptedException) {
        Thread.currentThread().interrupt();
      }
      return failed(hostReason(e), null, "fault of the host: " + e.getClass().getName(), Outcome.refused(null));
    }
  }

  private ExpressionResult admitted(ExpressionKind kind, String expression, ExpressionScope scope, Limits limits) {
    if (expression == null) {
      return failed(SandboxError.Reason.SYNTAX, null, "the expression is not a string", Outcome.refused(null));
    }
    if (expression.length() > MAX_LENGTH || isOver(expression, limits.sourceBytes())) {
      return failed(SandboxError.Reason.SYNTAX, "the expression is too large to evaluate", null, Outcome.refused(null));
    }
    if (scope == null) {
      return failed(SandboxError.Reason.SCOPE, null, "there is no scope", Outcome.refused(null));
    }
    if (scope.fault() != null) {
      return failed(scope.fault(), scope.message(), scope.detail(), Outcome.refused(null));
    }
    AmbientNames names = kind == ExpressionKind.MERGE ? MERGE_SCOPE : SCOPE;
    Compiled program;
    try {
      program = engine.programs().script("expression", expression, FrontEnd.Goal.EXPRESSION, limits.nesting(), names);
    } catch (CompileFault e) {
      return failed(reason(kind, e.fault()), null, e.fault().detail(), Outcome.refused(e.fault()));
    }
    ResultConversion contract = kind == ExpressionKind.CONDITION ? ResultContract::condition : ResultContract::json;
    Run.Request request = new Run.Request(program, RunProfile.EXPRESSION, limits.toCeilings(),
        CrossingRules.scope(limits.crossingBytes()), engine.programs().frontEnd(), () -> false, System::nanoTime,
        contract);
    return settle(kind, transport.run(request, names, scope::get));
  }

  /** A denial comes before everything else, then a fault, then the value: what is none of them is a fault of the engine. */
  private ExpressionResult settle(ExpressionKind kind, Outcome outcome) {
    if (outcome == null) {
      return failed(SandboxError.Reason.RUNTIME, null, MALFORMED, Outcome.refused(null));
    }
    if (outcome.denied()) {
      return failed(SandboxError.Reason.SECRET_CONTEXT, null, null, outcome);
    }
    Fault fault = outcome.fault();
    if (fault != null) {
      boolean cancelled = fault.kind() == Fault.Kind.CANCELLED;
      return failed(reason(kind, fault), fault == Fault.LEAK ? fault.message() : null,
          cancelled ? "cancelled" : fault.detail(), outcome);
    }
    if (!ResultContract.isResult(kind, outcome.value())) {
      return failed(SandboxError.Reason.RUNTIME, null, MALFORMED, outcome);
    }
    return new ExpressionResult(outcome.value(), null, outcome.fuelUsed(), outcome.heapPeak());
  }

  private static boolean isOver(String expression, long sourceBytes) {
    return sourceBytes != 0 && Utf8.length(expression) > sourceBytes;
  }

  private static SandboxError.Reason hostReason(Throwable e) {
    String message = e instanceof StackOverflowError ? "stack size" : String.valueOf(e.getMessage());
    return message.contains("call stack") || message.contains("stack size") ? SandboxError.Reason.STACK
        : SandboxError.Reason.RUNTIME;
  }

  private static SandboxError.Reason reason(ExpressionKind kind, Fault fault) {
    return switch (fault.kind()) {
      case SYNTAX, SOURCE_SIZE, INVALID -> SandboxError.Reason.SYNTAX;
      // By name, as row 234 has it: a thrown SyntaxError counts as one.
      case RUNTIME -> "SyntaxError".equals(fault.name()) ? SandboxError.Reason.SYNTAX : SandboxError.Reason.RUNTIME;
      case CANCELLED -> SandboxError.Reason.RUNTIME;
      case FUEL, MEMORY -> SandboxError.Reason.MEMORY;
      case STACK -> SandboxError.Reason.STACK;
      case TIMEOUT -> SandboxError.Reason.TIMEOUT;
      case BOUNDARY -> SandboxError.Reason.SCOPE;
      case NON_SERIALIZABLE -> kind == ExpressionKind.CONDITION ? SandboxError.Reason.RESULT_TYPE
          : SandboxError.Reason.NON_SERIALIZABLE;
    };
  }

  private ExpressionResult failed(SandboxError.Reason reason, String message, String detail, Outcome outcome) {
    String id = "sandbox-" + failures.incrementAndGet();
    SandboxError error = new SandboxError(reason, message == null ? reason.message() : message, id, detail);
    return new ExpressionResult(null, error, outcome.fuelUsed(), outcome.heapPeak());
  }

  private static AmbientNames constants(Set<String> names) {
    return name -> names.contains(name) ? AmbientNames.Mode.CONSTANT : AmbientNames.Mode.ABSENT;
  }
}
