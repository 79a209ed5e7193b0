package dev.ration.runtime;

/** One row of an intrinsic family: what it is, and its body. Implemented by the family enums. */
public interface Intrinsic {
  Row row();

  /** The capability that a call of this reaches, or null: all but a few built-ins touch nothing outside (row 84). */
  default String capability() {
    return null;
  }

  /** Runs the body; only {@link NativeFunction#invoke} calls it, after charging. */
  Value call(Call c);
}
