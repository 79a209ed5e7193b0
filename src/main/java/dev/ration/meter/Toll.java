package dev.ration.meter;

/**
 * What reading and compiling text costs whoever asked for it: nothing for the host, fuel for the guest. Paying is also
 * where a run looks at its deadline and cancel request.
 */
@FunctionalInterface
public interface Toll {
  /** For text of the host. */
  Toll FREE = units -> {};

  /** Spends units of fuel, before the work that they pay for. */
  void pay(long units);
}
