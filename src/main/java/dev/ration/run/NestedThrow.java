package dev.ration.run;

import dev.ration.runtime.Value;

/** What a nested program threw, before it is anything to the program around it. Stackless. */
final class NestedThrow extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Value value;
  private final transient Fault fault;

  NestedThrow(Value value, Fault fault) {
    super(null, null, false, false);
    this.value = value;
    this.fault = fault;
  }

  Value value() {
    return value;
  }

  /** Its name and message, read in its own world. */
  Fault fault() {
    return fault;
  }
}
