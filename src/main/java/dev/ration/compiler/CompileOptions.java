package dev.ration.compiler;

import dev.ration.scope.AmbientNames;

/**
 * How a program is compiled.
 *
 * @param ambient which free names the host binds before the run
 * @param looseThis whether functions see globalThis where this would be undefined (text given to the Function constructor)
 */
public record CompileOptions(AmbientNames ambient, boolean looseThis) {
  /** No ambient names, strict this. */
  public static final CompileOptions DEFAULT = new CompileOptions(AmbientNames.NONE, false);
}
