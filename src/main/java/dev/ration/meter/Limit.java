package dev.ration.meter;

/** The ceilings whose trip ends a run (decision 4): none of them is visible to guest code. */
public enum Limit {
  FUEL, MEMORY, TIMEOUT, CANCELLED
}
