package dev.ration.run;

import dev.ration.meter.Meter;
import dev.ration.vm.ThrowPosition;
import dev.ration.vm.Vm;
import java.util.Arrays;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** Adds up what each line of a run's own text spends; what other code spends belongs to the line that called it. */
final class LineProfile implements Meter.Spending {
  static final SortedMap<Integer, Long> NONE = Collections.emptySortedMap();

  private final Vm vm;
  private final String source;
  /** Offsets at which lines begin. */
  private int[] starts = new int[16];
  private final long[] spent;

  LineProfile(Vm vm, String source) {
    this.vm = vm;
    this.source = source;
    int lines = 1;
    for (int i = 0; i < source.length(); i++) {
      if (ThrowPosition.endsLine(source, i)) {
        if (lines == starts.length) {
          starts = Arrays.copyOf(starts, lines * 2);
        }
        starts[lines++] = i + 1;
      }
    }
    starts = Arrays.copyOf(starts, lines);
    spent = new long[lines + 1];
  }

  @Override
  public void spent(long units) {
    spent[line(vm.positionIn(source))] += units;
  }

  private int line(ThrowPosition at) {
    int offset = at == null ? -1 : at.offset();
    if (offset < 0) {
      return 0;
    }
    int i = Arrays.binarySearch(starts, offset);
    return i >= 0 ? i + 1 : -i - 1;
  }

  /** The lines that spent anything. */
  SortedMap<Integer, Long> lines() {
    SortedMap<Integer, Long> lines = new TreeMap<>();
    for (int i = 0; i < spent.length; i++) {
      if (spent[i] > 0) {
        lines.put(i, spent[i]);
      }
    }
    return Collections.unmodifiableSortedMap(lines);
  }
}
