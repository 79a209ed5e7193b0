package dev.ration.runtime;

/** A small direct-mapped cache from stretches of one text to property keys, for readers that meet the same keys again. */
public final class KeyCache {
  private static final int SIZE = 128;
  private static final int MAX_LENGTH = 32;

  private final PropertyKey[] keys = new PropertyKey[SIZE];

  /** The key of {@code text[from, to)}; the caller pays for reading the text. */
  public PropertyKey get(Heap heap, String text, int from, int to) {
    int n = to - from;
    if (n == 0 || n > MAX_LENGTH) {
      heap.charge(n >> 5);
      heap.allocate(2L * n);
      return PropertyKey.of(text.substring(from, to));
    }
    int slot = (text.charAt(from) * 31 + text.charAt(to - 1) * 7 + text.charAt(from + (n >> 1)) + n * 131) & SIZE - 1;
    PropertyKey k = keys[slot];
    if (k == null || k.text().length() != n || !text.startsWith(k.text(), from)) {
      k = PropertyKey.of(text.substring(from, to));
      keys[slot] = k;
    }
    return k;
  }
}
