package dev.ration.runtime;

import dev.ration.regexp.Backtracker;
import dev.ration.regexp.RegExpProgram;
import dev.ration.regexp.RegExpSyntaxError;
import java.util.HashMap;

/** What the regular expressions of one realm share: the matcher, and programs of patterns that were compiled before. */
public final class RegExps {
  /** Longest pattern, in UTF-16 units. */
  private static final int MAX_PATTERN = 1 << 18;
  private static final int MAX_CACHED = 64;
  private static final int MAX_CACHED_LENGTH = 1024;
  /** Accounted bytes per unit of what parsing makes and drops. */
  private static final int PARSE_WEIGHT = 16;

  private final Heap heap;
  private final Backtracker matcher;
  private final HashMap<Key, Compiled> programs = new HashMap<>();

  private record Key(String pattern, int flags) {}

  /** A program, and the fuel that its sets cost when it was compiled: the same is charged when it is found here. */
  private record Compiled(RegExpProgram program, long fuel) {}

  RegExps(Heap heap) {
    this.heap = heap;
    this.matcher = new Backtracker(heap.meter());
  }

  /** The matcher: holds the last match until the next one. */
  public Backtracker matcher() {
    return matcher;
  }

  /** The program of a pattern: 8 fuel and 2 a unit, the work of its sets and its bytes, whether or not it was compiled before. */
  public RegExpProgram compile(String pattern, int flags) throws RegExpSyntaxError {
    int n = pattern.length();
    heap.charge(8 + 2L * n);
    if (n > MAX_PATTERN) {
      throw RegExpSyntaxError.tooLarge(pattern, flags);
    }
    heap.allocate((long) n * PARSE_WEIGHT);
    Key key = new Key(pattern, flags);
    Compiled known = n > MAX_CACHED_LENGTH ? null : programs.get(key);
    if (known == null) {
      long before = heap.meter().fuelUsed();
      RegExpProgram program = RegExpProgram.compile(pattern, flags, heap.meter());
      known = new Compiled(program, heap.meter().fuelUsed() - before);
      if (n <= MAX_CACHED_LENGTH) {
        if (programs.size() == MAX_CACHED) {
          programs.clear();
        }
        programs.put(key, known);
      }
    } else {
      heap.charge(known.fuel);
    }
    heap.allocate(known.program.weight());
    return known.program;
  }
}
