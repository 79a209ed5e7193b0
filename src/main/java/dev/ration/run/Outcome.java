package dev.ration.run;

/**
 * What a run came to: a value or a fault, never both.
 *
 * @param value detached host data; null also when there is a fault
 * @param fault null when there is a value
 * @param fuelUsed at most the budget; 0 when refused before running
 * @param heapPeak highest accounted bytes
 * @param stackPeak most guest frames at one time
 * @param console what the guest printed
 */
public record Outcome(Object value, Fault fault, long fuelUsed, long heapPeak, int stackPeak, ConsoleLines console) {
  /** A run refused before it began. */
  public static Outcome refused(Fault fault) {
    return new Outcome(null, fault, 0, 0, 0, ConsoleLines.NONE);
  }
}
