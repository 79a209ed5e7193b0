package dev.ration;

import dev.ration.run.Outcome;
import java.util.List;
import java.util.Optional;

/** What a run came to: a value or an error, never both, and what it used. Immutable and detached. */
public final class EvalResult {
  private final Object value;
  private final EvalError error;
  private final long fuelUsed;
  private final Usage usage;
  private final List<ConsoleLine> console;
  private final boolean consoleTruncated;

  EvalResult(Outcome outcome) {
    this.value = outcome.value();
    this.error = outcome.fault() == null ? null : new EvalError(outcome.fault());
    this.fuelUsed = outcome.fuelUsed();
    this.usage = new Usage(outcome.heapPeak(), outcome.stackPeak(), outcome.fuelByLine());
    this.console = outcome.console().lines().isEmpty() ? List.of() : outcome.console().lines().stream()
        .map(l -> new ConsoleLine(l.level(), l.text())).toList();
    this.consoleTruncated = outcome.console().isTruncated();
  }

  public boolean isOk() {
    return error == null;
  }

  /**
   * The value: null, Boolean, String, Long, Double, BigInteger, Instant, or an unmodifiable List or Map of such;
   * {@link Undefined#VALUE} for undefined. Null when there is an error.
   */
  public Object value() {
    return value;
  }

  /** The error; absent when there is a value. */
  public Optional<EvalError> error() {
    return Optional.ofNullable(error);
  }

  /** Fuel spent: at most the budget, 0 when the run was refused before it began (row 75). */
  public long fuelUsed() {
    return fuelUsed;
  }

  /** What the code printed, in order, as far as {@link EvalOptions#consoleBytes} reaches. */
  public List<ConsoleLine> console() {
    return console;
  }

  /** Whether lines were lost because the console was full. */
  public boolean isConsoleTruncated() {
    return consoleTruncated;
  }

  public Usage usage() {
    return usage;
  }

  @Override
  public String toString() {
    return error == null ? "EvalResult[" + value + ", fuelUsed=" + fuelUsed + "]"
        : "EvalResult[" + error + ", fuelUsed=" + fuelUsed + "]";
  }
}
