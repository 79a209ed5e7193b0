package dev.ration;

import dev.ration.meter.Meter;
import dev.ration.run.ProgramCache;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Map;

/**
 * Eval code that was compiled once, to be run any number of times by any number of threads. It stays compiled whatever an
 * engine's cache does; a run costs the same fuel as one from text.
 *
 * <p>Its serial form is the source, the limits it was compiled under and the version of the fuel schedule. Reading one compiles it,
 * and throws InvalidObjectException for what does not compile, or for another fuel schedule.
 */
public final class Program implements Serializable {
  private static final long serialVersionUID = 1;

  private final transient String code;
  private final transient Limits limits;
  private final transient ProgramCache programs;

  Program(String code, Limits limits, ProgramCache programs) {
    this.code = code;
    this.limits = limits;
    this.programs = programs;
  }

  /**
   * Compiles under the default limits.
   *
   * @throws CompileException when the text does not parse or is over the source limit
   */
  public static Program compile(String code) {
    return compile(code, Limits.DEFAULT);
  }

  /** As {@link #compile(String)}, with the source and nesting limits given. */
  public static Program compile(String code, Limits limits) {
    return Engine.compile(code, limits);
  }

  /** Runs with the keys of {@code context} as variables and {@code fuel} units of fuel. */
  public EvalResult run(Map<String, ?> context, long fuel) {
    return run(EvalOptions.builder().context(context).fuel(fuel).build());
  }

  /** Runs; the source limit of the options is not asked again. */
  public EvalResult run(EvalOptions options) {
    return Engine.run(programs, code, options);
  }

  private Object writeReplace() {
    return new SerialForms.OfProgram(Meter.FUEL_SCHEDULE, code, limits.sourceBytes(), limits.nesting());
  }

  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("a Program is read from its source");
  }
}
