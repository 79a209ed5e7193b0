package dev.ration.runtime;

/**
 * A family with built-ins that are functions of one number and nothing else. The interpreter calls them with a bare number,
 * without a {@link Call}, at the same fuel.
 */
public interface NumberFunction extends Intrinsic {
  /** Whether this row is one; its fuel is flat then. */
  boolean isNumberFunction();

  /** What the body gives for a call with the one argument {@code x}. */
  double apply(double x);
}
