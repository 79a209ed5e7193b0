package dev.ration.runtime;

/**
 * A family with built-ins that can often answer a call with one argument without a {@link Call}, at the same fuel and without
 * running guest code.
 */
public interface Direct extends Intrinsic {
  /** Whether this row is one; what it charges at first does not depend on the call. */
  boolean isDirect();

  /** What the body gives for a call with one argument; null, before anything was done, asks for {@link #call}. */
  Value direct(Realm realm, Value receiver, Value argument);
}
