package dev.ration.expression;

import java.util.Optional;

/** What an expression came to: a value or an error. Immutable and detached. */
public final class ExpressionResult {
  private final Object value;
  private final SandboxError error;
  private final long fuelUsed;
  private final long heapPeak;

  ExpressionResult(Object value, SandboxError error, long fuelUsed, long heapPeak) {
    this.value = value;
    this.error = error;
    this.fuelUsed = fuelUsed;
    this.heapPeak = heapPeak;
  }

  public boolean isOk() {
    return error == null;
  }

  /**
   * The value: null, Boolean, String, Long, Double, or an unmodifiable List or Map of such.
   *
   * @throws SandboxError when there is none
   */
  public Object value() {
    if (error != null) {
      throw error;
    }
    return value;
  }

  /** The error; absent when there is a value. */
  public Optional<SandboxError> error() {
    return Optional.ofNullable(error);
  }

  public long fuelUsed() {
    return fuelUsed;
  }

  /** Highest count of accounted bytes. */
  public long heapPeak() {
    return heapPeak;
  }

  /** The error, or that there is a value: never the value, which is the workflow's data and may end up in a log. */
  @Override
  public String toString() {
    return "ExpressionResult[" + (error != null ? error.toString() : "ok") + "]";
  }
}
