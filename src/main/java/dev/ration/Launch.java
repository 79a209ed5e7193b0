package dev.ration;

import dev.ration.host.CrossingRules;
import dev.ration.run.CompileFault;
import dev.ration.records.RecordComponents;
import dev.ration.run.Compiled;
import dev.ration.run.ContextNames;
import dev.ration.run.FrontEnd;
import dev.ration.run.HostSide;
import dev.ration.run.Outcome;
import dev.ration.run.ProgramCache;
import dev.ration.run.Run;
import java.util.List;

/** Turns options into a run of what was compiled, from a text or from a tree: does not know the parser. */
final class Launch {
  private Launch() {}

  /**
   * Runs what {@code programs} makes of a text.
   *
   * @param frontEnd what compiles the text that the guest makes, or null where nothing does
   */
  static EvalResult run(ProgramCache programs, String code, EvalOptions options, CancelToken cancel,
      FrontEnd frontEnd) {
    GrantedHost host = new GrantedHost(options, cancel, frontEnd);
    ContextNames names = new ContextNames(options.context(), options.runProfile(),
        options.capabilities() == EvalOptions.NO_CAPABILITIES || options.profile() == Profile.EXPRESSION
            ? HostSide.NONE : host);
    Compiled program;
    try {
      program = programs.script("Eval", code, FrontEnd.Goal.EVAL_CODE, options.limits().nesting(), names,
          options.runProfile());
    } catch (CompileFault e) {
      return new EvalResult(Outcome.refused(e.fault()));
    }
    return new EvalResult(Run.script(request(program, options, cancel, host), names, names, true));
  }

  /** Calls a function body with copies of {@code args}. */
  static EvalResult call(Compiled function, List<?> args, EvalOptions options, FrontEnd frontEnd) {
    GrantedHost host = new GrantedHost(options, options.cancel(), frontEnd);
    return new EvalResult(Run.call(request(function, options, options.cancel(), host), args));
  }

  private static Run.Request request(Compiled program, EvalOptions options, CancelToken cancel,
      GrantedHost host) {
    Limits limits = options.limits();
    return new Run.Request(program, options.runProfile(), limits.toCeilings(),
        CrossingRules.eval(limits.crossingBytes(), options.largeNumbers().host, options.converters(),
            options.records() ? new RecordComponents()::read : null),
        options.dynamicCode() ? host.frontEnd() : null, cancel::isCancelled, options.clock(),
        Run.Request.EVAL_RESULT, host, options.given(), options.isProfiled());
  }
}
