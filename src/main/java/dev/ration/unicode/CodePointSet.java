package dev.ration.unicode;

import java.util.Arrays;

/** An immutable set of code points: the sorted points at which membership changes. */
final class CodePointSet {
  private final int[] changes;

  /** @param table the distances between the changes, in base 36, separated by spaces */
  CodePointSet(String table) {
    changes = numbers(table);
    int at = 0;
    for (int i = 0; i < changes.length; i++) {
      at += changes[i];
      changes[i] = at;
    }
  }

  boolean contains(int codePoint) {
    int i = Arrays.binarySearch(changes, codePoint);
    return i >= 0 ? (i & 1) == 0 : (~i & 1) == 1;
  }

  static int[] numbers(String table) {
    String[] words = table.split(" ");
    int[] numbers = new int[words.length];
    for (int i = 0; i < words.length; i++) {
      numbers[i] = Integer.parseInt(words[i], 36);
    }
    return numbers;
  }
}
