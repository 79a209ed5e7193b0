package dev.ration.runtime;

/** One row of an intrinsic family: what it is, and its body. Implemented by the family enums. */
public interface Intrinsic {
  Row row();

  /** Runs the body; only {@link NativeFunction#invoke} calls it, after charging. */
  Value call(Call c);
}
