package dev.ration.host;

/** A number of calls that several runs share. Safe for use by many threads. */
public interface CallAllowance {
  /** Takes one of the calls; false when none is left. */
  boolean take();

  /** How many calls were there to begin with. */
  int allowed();
}
