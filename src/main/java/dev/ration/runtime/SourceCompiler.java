package dev.ration.runtime;

/** How eval, Function and GeneratorFunction reach the front end. */
public interface SourceCompiler {
  /**
   * Function(…): compiles parameter and body text, after charging 1 fuel per started 4 characters.
   *
   * @param generator whether to make a generator function
   */
  JsFunction compileFunction(Realm realm, String parameters, String body, boolean generator);

  /** Indirect eval: runs {@code text} as a script of the realm and returns its completion value. */
  Value evaluate(Realm realm, String text);
}
