package dev.ration;

import dev.ration.run.Compiled;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;

/**
 * A guest function, compiled once and called any number of times by any number of threads. Every call has a world and a
 * budget of its own; nothing survives it (rows 31-43).
 *
 * <p>Its serial form is the source, the parameters, the version of the fuel schedule and the options that are data: the limits,
 * quotas, now, offset, randomSeed and such. A function with capabilities, converters, an executor, a cancel token, a fetch policy
 * or a shared quota has none: give these to {@link #callWith}. A context is left out. Reading one compiles it for the shared engine, and
 * throws InvalidObjectException for what does not compile, or for another fuel schedule.
 */
public final class SafeFunction implements Serializable {
  private static final long serialVersionUID = 1;

  private final transient Engine engine;
  private final transient List<String> parameters;
  private final transient String body;
  private final transient Compiled program;
  private final transient EvalOptions options;

  SafeFunction(Engine engine, List<String> parameters, String body, Compiled program, EvalOptions options) {
    this.engine = engine;
    this.parameters = parameters;
    this.body = body;
    this.program = program;
    this.options = options;
  }

  /**
   * Compiles a function body with default options.
   *
   * @throws CompileException when the body does not parse or is over the source limit, or a parameter is no plain name
   */
  public static SafeFunction compile(List<String> parameters, String body) {
    return compile(parameters, body, EvalOptions.DEFAULT);
  }

  /** As {@link #compile(List, String)}; the options hold for every call. A context in them is not used. */
  public static SafeFunction compile(List<String> parameters, String body, EvalOptions options) {
    if (parameters == null || options == null) {
      throw new IllegalArgumentException((options == null ? "options" : "parameters") + " must be given, was null");
    }
    return Engine.shared().compile(parameters, body, options);
  }

  /** Calls the function with copies of {@code args}; missing ones are undefined, extra ones ignored. */
  public EvalResult call(Object... args) {
    return engine.call(program, Arrays.asList(args), options);
  }

  /** As {@link #call(Object...)}, with other options for this call. */
  public EvalResult callWith(EvalOptions options, List<?> args) {
    if (options == null || args == null) {
      throw new IllegalArgumentException((options == null ? "options" : "args") + " must be given, was null");
    }
    return engine.call(program, args, options);
  }

  private Object writeReplace() throws NotSerializableException {
    return SerialForms.OfFunction.of(parameters.toArray(new String[0]), body, options);
  }

  private void readObject(ObjectInputStream in) throws InvalidObjectException {
    throw new InvalidObjectException("a SafeFunction is read from its source");
  }
}
