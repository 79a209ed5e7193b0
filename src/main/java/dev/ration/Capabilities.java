package dev.ration;

import dev.ration.run.RunProfile;
import java.util.Collections;
import java.util.Map;

/** What leads out of a run. */
public final class Capabilities {
  private Capabilities() {}

  /**
   * The capability {@code code.transpile} for guests that may write JavaScript and run it with runCode: it gives the text back as
   * it is. One of the embedder's own may translate from another language, or look at the text first.
   */
  public static Capability transpiler() {
    return (arguments, call) -> arguments.get(0);
  }

  /**
   * Every built-in that reaches outside the run, with the capability it needs: {@code httpFetch} needs {@code fetch}. There is
   * no other way out, but for the functions that the embedder gives itself (row 84).
   */
  public static Map<String, String> ioSurface() {
    return Collections.unmodifiableMap(RunProfile.EVAL.ioSurface());
  }
}
