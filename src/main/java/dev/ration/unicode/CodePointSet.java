package dev.ration.unicode;

import java.util.Arrays;

/** An immutable set of code points: the sorted points at which membership changes. */
final class CodePointSet {
  private final int[] changes;

  CodePointSet(int[] changes) {
    this.changes = changes;
  }

  boolean contains(int codePoint) {
    int i = Arrays.binarySearch(changes, codePoint);
    return i >= 0 ? (i & 1) == 0 : (~i & 1) == 1;
  }
}
