package dev.ration.syntax;

/** UTF-8 lengths without encoding: a lone surrogate counts 3 (row 64). */
public final class Utf8 {
  private Utf8() {}

  /** The number of bytes of {@code s}. */
  public static long length(String s) {
    int n = s.length();
    long bytes = n;
    for (int i = 0; i < n; i++) {
      char c = s.charAt(i);
      if (c < 0x80) {
        continue;
      }
      if (c < 0x800) {
        bytes++;
      } else if (Character.isHighSurrogate(c) && i + 1 < n && Character.isLowSurrogate(s.charAt(i + 1))) {
        bytes += 2;
        i++;
      } else {
        bytes += 2;
      }
    }
    return bytes;
  }
}
