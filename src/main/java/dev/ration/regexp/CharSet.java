package dev.ration.regexp;

import dev.ration.unicode.CaseFolding;
import dev.ration.unicode.UnicodeProperties;
import java.util.Arrays;
import java.util.concurrent.ConcurrentHashMap;

/** An immutable set of code points (or code units): sorted disjoint ranges, and a bit map of the first 256. */
final class CharSet {
  static final int MAX = 0x10FFFF;
  static final CharSet EMPTY = new CharSet(new int[0], 0);
  static final CharSet ALL = of(0, MAX);
  static final CharSet DIGITS = of('0', '9');
  static final CharSet WORD = of('0', '9', 'A', 'Z', '_', '_', 'a', 'z');
  static final CharSet LINE_TERMINATORS = of('\n', '\n', '\r', '\r', 0x2028, 0x2029);
  static final CharSet SPACE = of(9, 13, 32, 32, 0xA0, 0xA0, 0x1680, 0x1680, 0x2000, 0x200A, 0x2028, 0x2029, 0x202F, 0x202F,
      0x205F, 0x205F, 0x3000, 0x3000, 0xFEFF, 0xFEFF);
  static final CharSet NOT_LINE_TERMINATORS = LINE_TERMINATORS.complement();
  static final CharSet NOT_DIGITS = DIGITS.complement();
  static final CharSet NOT_WORD = WORD.complement();
  static final CharSet NOT_SPACE = SPACE.complement();
  /** What words are made of when flags u or v and i meet: all that folds to a word character. */
  static final CharSet FOLDED_WORD = WORD.union(of(0x17F, 0x17F, 0x212A, 0x212A));
  static final CharSet NOT_FOLDED_WORD = FOLDED_WORD.complement();

  /** Sets of property escapes, by what stands in the braces: only names that exist, so their number is bounded. */
  private static final ConcurrentHashMap<String, CharSet> PROPERTIES = new ConcurrentHashMap<>();
  private static final ConcurrentHashMap<String, CharSet> COMPLEMENTS = new ConcurrentHashMap<>();

  private final int[] ranges;
  private final int length;
  private final long low0;
  private final long low1;
  private final long low2;
  private final long low3;
  /** Computed once: of constants and properties they are asked for again and again. */
  private CharSet ignoringCase;
  private CharSet ignoringCaseSimple;
  private CharSet units;
  private int foldingWork;
  private int foldingWorkSimple;

  /** The first {@code length} of {@code ranges}: low and high ends in turn, sorted, disjoint, not adjacent. */
  private CharSet(int[] ranges, int length) {
    this.ranges = ranges;
    this.length = length;
    long[] low = new long[4];
    for (int i = 0; i < length && ranges[i] < 256; i += 2) {
      for (int c = ranges[i]; c <= Math.min(255, ranges[i + 1]); c++) {
        low[c >> 6] |= 1L << c;
      }
    }
    low0 = low[0];
    low1 = low[1];
    low2 = low[2];
    low3 = low[3];
  }

  /** A set of ranges that are sorted, disjoint and not adjacent. */
  static CharSet of(int... ranges) {
    return new CharSet(ranges, ranges.length);
  }

  boolean contains(int c) {
    if (c < 256) {
      long word = c < 128 ? c < 64 ? low0 : low1 : c < 192 ? low2 : low3;
      return (word >>> c & 1) != 0;
    }
    return containsHigh(c);
  }

  private boolean containsHigh(int c) {
    int low = 0;
    int high = (length >> 1) - 1;
    while (low <= high) {
      int mid = low + high >>> 1;
      if (c < ranges[2 * mid]) {
        high = mid - 1;
      } else if (c > ranges[2 * mid + 1]) {
        low = mid + 1;
      } else {
        return true;
      }
    }
    return false;
  }

  boolean isEmpty() {
    return length == 0;
  }

  /** Accounted bytes: a reference and the set. */
  long weight() {
    return 88 + 4L * ranges.length;
  }

  /** Number of ranges. */
  int rangeCount() {
    return length >> 1;
  }

  int low(int range) {
    return ranges[2 * range];
  }

  int high(int range) {
    return ranges[2 * range + 1];
  }

  /** The only member, or -1. */
  int single() {
    return length == 2 && ranges[0] == ranges[1] ? ranges[0] : -1;
  }

  CharSet complement() {
    int[] out = new int[length + 2];
    int n = 0;
    int next = 0;
    for (int i = 0; i < length; i += 2) {
      if (ranges[i] > next) {
        out[n++] = next;
        out[n++] = ranges[i] - 1;
      }
      next = ranges[i + 1] + 1;
    }
    if (next <= MAX) {
      out[n++] = next;
      out[n++] = MAX;
    }
    return new CharSet(out, n);
  }

  CharSet intersect(CharSet o) {
    int[] out = new int[length + o.length + 2];
    int n = 0;
    int i = 0;
    int k = 0;
    while (i < length && k < o.length) {
      int low = Math.max(ranges[i], o.ranges[k]);
      int high = Math.min(ranges[i + 1], o.ranges[k + 1]);
      if (low <= high) {
        out[n++] = low;
        out[n++] = high;
      }
      if (ranges[i + 1] < o.ranges[k + 1]) {
        i += 2;
      } else {
        k += 2;
      }
    }
    return new CharSet(out, n);
  }

  CharSet subtract(CharSet o) {
    return intersect(o.complement());
  }

  CharSet union(CharSet o) {
    return length == 0 ? o : o.length == 0 ? this : new Builder().add(this).add(o).build();
  }

  /** Every member's canonical form. */
  CharSet fold(CaseFolding folding) {
    Builder out = new Builder();
    for (int i = 0; i < length; i += 2) {
      int next = ranges[i];
      for (int k = folding.firstSource(next); k < folding.size() && folding.source(k) <= ranges[i + 1]; k++) {
        int c = folding.source(k);
        if (c > next) {
          out.add(next, c - 1);
        }
        out.add(folding.target(k), folding.target(k));
        next = c + 1;
      }
      if (next <= ranges[i + 1]) {
        out.add(next, ranges[i + 1]);
      }
    }
    return out.build();
  }

  /** Of a folded set: everything whose canonical form is a member. */
  CharSet unfold(CaseFolding folding) {
    Builder out = new Builder().add(this);
    for (int i = 0; i < length; i += 2) {
      int n = folding.size();
      for (int k = folding.firstInverse(ranges[i]); k < n && folding.inverseTarget(k) <= ranges[i + 1]; k++) {
        out.add(folding.inverseSource(k), folding.inverseSource(k));
      }
    }
    return out.build();
  }

  /** All that is its own canonical form under simple case folding. */
  static CharSet canonical() {
    return Canonical.SET;
  }

  private static final class Canonical {
    static final CharSet SET = of(CaseFolding.SIMPLE);

    private static CharSet of(CaseFolding folding) {
      Builder out = new Builder();
      for (int k = 0; k < folding.size(); k++) {
        out.add(folding.source(k), folding.source(k));
      }
      return out.build().complement();
    }
  }

  /** Everything that equals a member when case is ignored. */
  CharSet ignoringCase(CaseFolding folding) {
    CharSet known = folding == CaseFolding.SIMPLE ? ignoringCaseSimple : ignoringCase;
    if (known == null) {
      known = fold(folding).unfold(folding);
      if (folding == CaseFolding.SIMPLE) {
        ignoringCaseSimple = known;
      } else {
        ignoringCase = known;
      }
    }
    return known;
  }

  /** How much work folding is: ranges and the non-canonical code points in them. */
  int foldingWork(CaseFolding folding) {
    int known = folding == CaseFolding.SIMPLE ? foldingWorkSimple : foldingWork;
    if (known > 0) {
      return known;
    }
    int work = 1 + rangeCount();
    for (int i = 0; i < length; i += 2) {
      work += folding.firstSource(ranges[i + 1] + 1) - folding.firstSource(ranges[i]);
    }
    if (folding == CaseFolding.SIMPLE) {
      foldingWorkSimple = work;
    } else {
      foldingWork = work;
    }
    return work;
  }

  /** The units that text can start with where a member stands: leads of pairs for what takes two. */
  CharSet units() {
    if (length == 0 || ranges[length - 1] <= 0xFFFF) {
      return this;
    }
    if (units == null) {
      Builder out = new Builder().add(intersect(of(0, 0xFFFF)));
      for (int i = 0; i < length; i += 2) {
        if (ranges[i + 1] > 0xFFFF) {
          out.add(Character.highSurrogate(Math.max(0x10000, ranges[i])), Character.highSurrogate(ranges[i + 1]));
        }
      }
      units = out.build();
    }
    return units;
  }

  /** The set of {@code \\p{name}}, or null if there is no such property. */
  static CharSet property(String name) {
    CharSet known = PROPERTIES.get(name);
    if (known == null) {
      int equals = name.indexOf('=');
      int[] ranges = equals < 0 ? UnicodeProperties.lone(name)
          : UnicodeProperties.ranges(name.substring(0, equals), name.substring(equals + 1));
      if (ranges == null) {
        return null;
      }
      known = of(ranges);
      PROPERTIES.put(name, known);
    }
    return known;
  }

  /** The set of {@code \\P{name}} of a property that exists. */
  static CharSet notProperty(String name) {
    CharSet known = COMPLEMENTS.get(name);
    if (known == null) {
      known = property(name).complement();
      COMPLEMENTS.put(name, known);
    }
    return known;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CharSet o && Arrays.equals(ranges, 0, length, o.ranges, 0, o.length);
  }

  @Override
  public int hashCode() {
    return length;
  }

  @Override
  public String toString() {
    StringBuilder out = new StringBuilder("[");
    for (int i = 0; i < length; i += 2) {
      out.append(i == 0 ? "" : " ").append(Integer.toHexString(ranges[i]));
      if (ranges[i] != ranges[i + 1]) {
        out.append('-').append(Integer.toHexString(ranges[i + 1]));
      }
    }
    return out.append(']').toString();
  }

  /** Collects ranges in any order. */
  static final class Builder {
    private long[] pairs = new long[8];
    private int size;

    Builder add(int low, int high) {
      if (size == pairs.length) {
        pairs = Arrays.copyOf(pairs, size * 2);
      }
      pairs[size++] = (long) low << 32 | high;
      return this;
    }

    Builder add(CharSet set) {
      for (int i = 0; i < set.length; i += 2) {
        add(set.ranges[i], set.ranges[i + 1]);
      }
      return this;
    }

    CharSet build() {
      Arrays.sort(pairs, 0, size);
      int[] out = new int[2 * size];
      int n = 0;
      for (int i = 0; i < size; i++) {
        int low = (int) (pairs[i] >> 32);
        int high = (int) pairs[i];
        if (n > 0 && low <= out[n - 1] + 1) {
          out[n - 1] = Math.max(out[n - 1], high);
        } else {
          out[n++] = low;
          out[n++] = high;
        }
      }
      return new CharSet(out, n);
    }
  }
}
