package dev.ration.unicode;

import java.util.Arrays;

/**
 * How regular expressions that ignore case compare: the mappings behind Canonicalize (sec-runtime-semantics-canonicalize-ch)
 * and their inverses, from the case mappings of Unicode 17.
 */
public enum CaseFolding {
  /** With flag u or v: simple case folding. */
  SIMPLE,
  /** Without: toUppercase of a single code unit, never from beyond ASCII into it. */
  UPPER;

  private static final int BMP = 0x10000;
  /** No cased script lies beyond. */
  private static final int LIMIT = 0x1EA00;

  private final char[] bmp = new char[BMP];
  /** Code points that are not canonical, ascending, and what they map to. */
  private final int[] sources;
  private final int[] targets;
  /** The same pairs as target &lt;&lt; 32 | source, ascending. */
  private final long[] inverse;

  CaseFolding() {
    boolean simple = name().equals("SIMPLE");
    int[] from = new int[4096];
    int[] to = new int[4096];
    int n = 0;
    for (int c = 0; c < (simple ? LIMIT : BMP); c++) {
      int mapped = simple ? fold(c) : upper(c);
      if (c < BMP) {
        bmp[c] = (char) mapped;
      }
      if (mapped != c) {
        from[n] = c;
        to[n++] = mapped;
      }
    }
    sources = Arrays.copyOf(from, n);
    targets = Arrays.copyOf(to, n);
    inverse = new long[n];
    for (int i = 0; i < n; i++) {
      inverse[i] = (long) targets[i] << 32 | sources[i];
    }
    Arrays.sort(inverse);
  }

  /** CaseFolding.txt, status C and S, from the simple mappings. */
  private static int fold(int c) {
    return switch (c) {
      case 0x130, 0x131 -> c; // dotted and dotless i: T only
      case 0x1FD3 -> 0x390;
      case 0x1FE3 -> 0x3B0;
      case 0xFB05 -> 0xFB06;
      default -> CaseMapping.simpleLower(CaseMapping.simpleUpper(c));
    };
  }

  private static int upper(int c) {
    int mapped = CaseMapping.simpleUpper(c);
    if (mapped == c || mapped > 0xFFFF || c >= 0x80 && mapped < 0x80) {
      return c;
    }
    return CaseMapping.toUpperCase(String.valueOf((char) c)).length() == 1 ? mapped : c;
  }

  /** What stands for {@code c} and all that equal it. */
  public int canonicalize(int c) {
    if (c < BMP) {
      return bmp[c];
    }
    int i = Arrays.binarySearch(sources, c);
    return i < 0 ? c : targets[i];
  }

  /** Index of the first non-canonical code point that is not below {@code c}. */
  public int firstSource(int c) {
    int i = Arrays.binarySearch(sources, c);
    return i < 0 ? ~i : i;
  }

  /** Number of non-canonical code points. */
  public int size() {
    return sources.length;
  }

  /** The i-th code point that is not canonical, ascending. */
  public int source(int i) {
    return sources[i];
  }

  /** What {@link #source} of the same index maps to. */
  public int target(int i) {
    return targets[i];
  }

  /** Index into the inverse of the first pair whose target is not below {@code target}. */
  public int firstInverse(int target) {
    return -Arrays.binarySearch(inverse, ((long) target << 32) - 1) - 1;
  }

  /** The target of the i-th pair, pairs ordered by target. */
  public int inverseTarget(int i) {
    return (int) (inverse[i] >> 32);
  }

  /** The source of the i-th pair, pairs ordered by target. */
  public int inverseSource(int i) {
    return (int) inverse[i];
  }
}
