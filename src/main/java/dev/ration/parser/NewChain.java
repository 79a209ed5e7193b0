package dev.ration.parser;

import java.util.Arrays;

/**
 * The {@code new}s before a callee; each takes the first arguments that are still free, the innermost first.
 */
final class NewChain {
  /** Where the expression built so far begins. */
  int from;
  private int[] starts = new int[2];
  private int pending;

  void open(int start) {
    if (pending == starts.length) {
      starts = Arrays.copyOf(starts, pending * 2);
    }
    starts[pending++] = start;
  }

  boolean isPending() {
    return pending > 0;
  }

  /** Takes the innermost pending {@code new}: the expression begins there now. */
  int close() {
    from = starts[--pending];
    return from;
  }
}
