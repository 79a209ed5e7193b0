package dev.ration.compiler;

import dev.ration.bytecode.EvalSite;
import dev.ration.scope.AmbientNames;

/**
 * How a program is compiled.
 *
 * @param ambient which free names the host binds before the run
 * @param looseThis whether functions see globalThis where this would be undefined (text given to the Function
 *     constructor)
 * @param site what a direct eval text sees, or null for any other
 */
public record CompileOptions(AmbientNames ambient, boolean looseThis, EvalSite site) {
  /** No ambient names, strict this. */
  public static final CompileOptions DEFAULT = new CompileOptions(AmbientNames.NONE, false);

  public CompileOptions(AmbientNames ambient, boolean looseThis) {
    this(ambient, looseThis, null);
  }
}
