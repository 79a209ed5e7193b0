package dev.ration;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a run used besides fuel.
 *
 * @param heapPeak highest count of accounted bytes, garbage since the last census included
 * @param stackPeak most guest frames at one time
 * @param fuelByLine the fuel that each line of the source spent, with what it called; line 0 has what no line did, such as
 *     copying the context. Empty unless {@link EvalOptions.Builder#profile(boolean)} asked for it
 */
public record Usage(long heapPeak, int stackPeak, SortedMap<Integer, Long> fuelByLine) {
  /** Without a profile. */
  public Usage(long heapPeak, int stackPeak) {
    this(heapPeak, stackPeak, new TreeMap<>());
  }
}
