package dev.ration.scope;

/** Which free names of a program the host provides before the run. */
@FunctionalInterface
public interface AmbientNames {
  /** What the host says about a name. */
  enum Mode { ABSENT, MUTABLE, CONSTANT }

  /** No name is provided. */
  AmbientNames NONE = name -> Mode.ABSENT;

  Mode mode(String name);
}
