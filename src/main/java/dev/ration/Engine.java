package dev.ration;

import dev.ration.jfr.Flight;
import dev.ration.run.CompileFault;
import dev.ration.run.Compiled;
import dev.ration.run.ContextNames;
import dev.ration.run.Fault;
import dev.ration.run.FrontEnd;
import dev.ration.run.Outcome;
import dev.ration.run.ProgramCache;
import dev.ration.run.RunProfile;
import dev.ration.syntax.Utf8;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;

/**
 * Compiles and runs. Owns the only cache there is: by default 256 programs and 8 MB of source text. Safe for use by many
 * threads; holds no thread and nothing to close. Most code uses {@link Eval} and {@link SafeFunction}, which share one.
 */
public final class Engine {
  private static final int CACHED_PROGRAMS = 256;
  private static final long CACHED_BYTES = 8L << 20;
  /** Longer texts are refused by their characters where a cap is shorter, without counting bytes (row 64). */
  private static final int COUNTED_CHARACTERS = 1 << 20;

  private static final Engine SHARED = new Engine(CACHED_PROGRAMS);

  private final ProgramCache programs;

  private Engine(int cachedPrograms) {
    programs = new ProgramCache(new ParserFrontEnd(), cachedPrograms, CACHED_BYTES);
  }

  /** The engine that {@link Eval} and {@link SafeFunction} use. */
  public static Engine shared() {
    return SHARED;
  }

  /** An engine with a cache of its own. */
  public static Engine create() {
    return new Engine(CACHED_PROGRAMS);
  }

  /** An engine that keeps at most {@code programs} compiled texts; 0 turns its cache off. */
  public static Engine withCache(int programs) {
    if (programs < 0) {
      throw new IllegalArgumentException("programs must be a non-negative number, was " + programs);
    }
    return new Engine(programs);
  }

  /**
   * Lets recordings of the JDK's Flight Recorder see the events {@code dev.ration.Run}, {@code dev.ration.Compile} and
   * {@code dev.ration.Limit} of every engine in this process. Off by default; a recording must enable each of them too.
   */
  public static void flightEvents(boolean on) {
    Flight.set(on);
  }

  /** The compiler and cache, for the other entry points of this library. */
  public ProgramCache programs() {
    return programs;
  }

  /** Runs Eval code; never throws for what the code does. */
  public EvalResult run(String code, EvalOptions options) {
    if (options == null) {
      throw new IllegalArgumentException("options must be given, was null");
    }
    return run(code, options, options.cancel());
  }

  /** As {@link #run(String, EvalOptions)}, ended by {@code cancel} alone. */
  private EvalResult run(String code, EvalOptions options, CancelToken cancel) {
    Fault refused = admit("Eval", code, options.limits());
    if (refused != null) {
      return new EvalResult(Outcome.refused(refused));
    }
    return Launch.run(programs, code, options, cancel, programs.frontEnd());
  }

  /**
   * Runs Eval code on {@code executor}. Cancelling the future ends the run; it never completes exceptionally for what the code
   * does.
   */
  public CompletableFuture<EvalResult> runAsync(String code, EvalOptions options, Executor executor) {
    if (options == null || executor == null) {
      throw new IllegalArgumentException((options == null ? "options" : "executor") + " must be given, was null");
    }
    CancelToken cancel = CancelToken.within(options.cancel());
    CompletableFuture<EvalResult> result = new CompletableFuture<>();
    result.whenComplete((value, failure) -> {
      if (result.isCancelled()) {
        cancel.cancel();
      }
    });
    executor.execute(() -> {
      try {
        result.complete(run(code, options, cancel));
      } catch (RuntimeException | Error e) {
        result.completeExceptionally(e);
        throw e;
      }
    });
    return result;
  }

  /** Runs a text that was admitted, compiled by {@code programs}. */
  static EvalResult run(ProgramCache programs, String code, EvalOptions options) {
    if (options == null) {
      throw new IllegalArgumentException("options must be given, was null");
    }
    return Launch.run(programs, code, options, options.cancel(), programs.frontEnd());
  }

  /** Compiles Eval code that keeps its own program. */
  static Program compile(String code, Limits limits) {
    if (limits == null) {
      throw new IllegalArgumentException("limits must be given, was null");
    }
    Fault refused = admit("Eval", code, limits);
    if (refused != null) {
      throw new CompileException(new EvalError(refused));
    }
    ProgramCache programs = new ProgramCache(SHARED.programs.frontEnd(), 1, Long.MAX_VALUE);
    try {
      programs.script("Eval", code, FrontEnd.Goal.EVAL_CODE, limits.nesting(), new ContextNames(Map.of(), RunProfile.EVAL));
    } catch (CompileFault e) {
      throw new CompileException(new EvalError(e.fault()));
    }
    return new Program(code, limits, programs);
  }

  /** Compiles a function of plain parameter names. */
  SafeFunction compile(List<String> names, String body, EvalOptions options) {
    List<String> parameters = Collections.unmodifiableList(new ArrayList<>(names));
    Fault refused = admitFunction(parameters, body, options.limits());
    if (refused != null) {
      throw new CompileException(new EvalError(refused));
    }
    try {
      return new SafeFunction(this, parameters, body,
          programs.function("SafeFunction", parameters, body, options.limits().nesting(), options.runProfile()), options);
    } catch (CompileFault e) {
      throw new CompileException(new EvalError(e.fault()));
    }
  }

  EvalResult call(Compiled function, List<?> args, EvalOptions options) {
    return Launch.call(function, args, options, programs.frontEnd());
  }

  /** Why a text is not even parsed (rows 24, 62-66), or null. */
  static Fault admit(String what, String code, Limits limits) {
    if (code == null) {
      return Fault.of(Fault.Kind.INVALID, what + " code must be a string");
    }
    return checkSize(what, code.length(), 0, limits.sourceBytes(), code, List.of());
  }

  static Fault admitFunction(List<String> parameters, String body, Limits limits) {
    if (body == null) {
      return Fault.of(Fault.Kind.INVALID, "SafeFunction body must be a string");
    }
    long units = body.length();
    for (String p : parameters) {
      if (p == null) {
        return Fault.of(Fault.Kind.INVALID, "SafeFunction parameters must be strings");
      }
      units += p.length() + 1;
    }
    return checkSize("SafeFunction", units, parameters.size(), limits.sourceBytes(), body, parameters);
  }

  private static Fault checkSize(String what, long units, long bytes, long cap, String text, List<String> more) {
    if (cap == 0 || units * 3 <= cap) {
      return null;
    }
    String size;
    if (units > COUNTED_CHARACTERS && units > cap) {
      size = "at least " + units;
    } else {
      long n = bytes + Utf8.length(text);
      for (String p : more) {
        n += Utf8.length(p);
      }
      if (n <= cap) {
        return null;
      }
      size = Long.toString(n);
    }
    return Fault.of(Fault.Kind.SOURCE_SIZE,
        what + " source is " + size + " bytes, over the " + cap + "-byte limit; raise it with sourceBytes");
  }
}
