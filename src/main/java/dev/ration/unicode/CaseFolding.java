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

  /** From each unit to its canonical one, modulo 2^16. */
  private final char[] distance = new char[BMP];
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
    int last = -1;
    for (int c : Candidates.ALL) {
      int mapped = simple ? fold(c) : c < BMP ? upper(c) : c;
      if (mapped != c && c != last) {
        if (c < BMP) {
          distance[c] = (char) (mapped - c);
        }
        from[n] = c;
        to[n++] = mapped;
      }
      last = c;
    }
    sources = Arrays.copyOf(from, n);
    targets = Arrays.copyOf(to, n);
    inverse = new long[n];
    for (int i = 0; i < n; i++) {
      inverse[i] = (long) targets[i] << 32 | sources[i];
    }
    Arrays.sort(inverse);
  }

  /** What may not be canonical, ascending: all with a case mapping, and three that fold without one. */
  private static final class Candidates {
    static final int[] ALL = all();

    private static int[] all() {
      int[] mapped = CaseMapping.mapped();
      int[] all = Arrays.copyOf(mapped, mapped.length + 3);
      all[mapped.length] = 0x1FD3;
      all[mapped.length + 1] = 0x1FE3;
      all[mapped.length + 2] = 0xFB05;
      Arrays.sort(all);
      return all;
    }
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
    return CaseMapping.specialUpper(c) == null ? mapped : c;
  }

  /** What stands for {@code c} and all that equal it. */
  public int canonicalize(int c) {
    if (c < BMP) {
      return (char) (c + distance[c]);
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
