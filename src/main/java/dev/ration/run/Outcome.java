package dev.ration.run;

import java.util.SortedMap;

/**
 * What a run came to: a value, a fault, or the denial of a value that the guest asked for; never two of them.
 *
 * @param value detached host data; null also when there is a fault
 * @param fault null when there is a value
 * @param fuelUsed at most the budget; 0 when refused before running
 * @param heapPeak highest accounted bytes
 * @param stackPeak most guest frames at one time
 * @param console what the guest printed
 * @param fuelByLine what each line spent, 0 standing for none; empty where nobody asked
 * @param denied the guest read a denied value of its scope, whatever it did then (row 255)
 */
public record Outcome(Object value, Fault fault, long fuelUsed, long heapPeak, int stackPeak, ConsoleLines console,
    boolean denied, SortedMap<Integer, Long> fuelByLine) {
  /** Without a profile. */
  public Outcome(Object value, Fault fault, long fuelUsed, long heapPeak, int stackPeak, ConsoleLines console,
      boolean denied) {
    this(value, fault, fuelUsed, heapPeak, stackPeak, console, denied, LineProfile.NONE);
  }

  /** A run refused before it began. */
  public static Outcome refused(Fault fault) {
    return new Outcome(null, fault, 0, 0, 0, ConsoleLines.NONE, false);
  }
}
