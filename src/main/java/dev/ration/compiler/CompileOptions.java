package dev.ration.compiler;

import dev.ration.bytecode.EvalSite;
import dev.ration.meter.Toll;
import dev.ration.scope.AmbientNames;

/**
 * How a program is compiled.
 *
 * @param ambient which free names the host binds before the run
 * @param looseThis whether functions see globalThis where this would be undefined (text given to the Function
 *     constructor)
 * @param site what a direct eval text sees, or null for any other
 * @param toll who pays
 */
public record CompileOptions(AmbientNames ambient, boolean looseThis, EvalSite site, Toll toll) {
  /** No ambient names, strict this. */
  public static final CompileOptions DEFAULT = new CompileOptions(AmbientNames.NONE, false);

  public CompileOptions(AmbientNames ambient, boolean looseThis) {
    this(ambient, looseThis, null, Toll.FREE);
  }

  /** The same, paid for: a node and an instruction cost a unit each. */
  public CompileOptions paidBy(Toll payer) {
    return new CompileOptions(ambient, looseThis, site, payer);
  }
}
