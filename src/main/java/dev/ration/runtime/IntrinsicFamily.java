package dev.ration.runtime;

/** How a realm learns its built-ins: the intrinsics package implements it. */
public interface IntrinsicFamily {
  /** Whether the family exists; asked without loading it. */
  boolean provides(Family family);

  /** The rows of a family, in order; at most 256. */
  Intrinsic[] rows(Family family);
}
