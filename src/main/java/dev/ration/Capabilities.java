package dev.ration;

import dev.ration.run.RunProfile;
import java.util.Collections;
import java.util.Map;

/** What leads out of a run. */
public final class Capabilities {
  private Capabilities() {}

  /**
   * Every built-in that reaches outside the run, with the capability it needs: {@code httpFetch} needs {@code fetch}. There is
   * no other way out, but for the functions that the embedder gives itself (row 84).
   */
  public static Map<String, String> ioSurface() {
    return Collections.unmodifiableMap(RunProfile.EVAL.ioSurface());
  }
}
