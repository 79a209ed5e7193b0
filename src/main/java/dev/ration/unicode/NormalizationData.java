package dev.ration.unicode;

import java.util.Arrays;

/**
 * What normalization knows of the characters: a record for each that decomposes, is reordered, or stands second in a
 * composition. Record 0 is that of all others, which no form changes or moves. Hangul syllables are computed, and have none.
 */
final class NormalizationData {
  static final int S_BASE = 0xAC00;
  static final int L_BASE = 0x1100;
  static final int V_BASE = 0x1161;
  static final int T_BASE = 0x11A7;
  static final int L_COUNT = 19;
  static final int V_COUNT = 21;
  static final int T_COUNT = 28;
  static final int S_COUNT = L_COUNT * V_COUNT * T_COUNT;

  /** Bit of a record: a starter may compose with it. Below are the forms it may change in: 1 &lt;&lt; ordinal. */
  static final int COMPOSES = 1 << 4;
  /** What is before the character and what begins with it are decomposed and composed apart: canonically. */
  static final int CANONICAL_BOUNDARY = 1 << 5;
  /** The same with compatibility mappings. */
  static final int COMPATIBLE_BOUNDARY = 1 << 6;
  private static final int BOUNDARIES = CANONICAL_BOUNDARY | COMPATIBLE_BOUNDARY;

  /** Ranks of Canonical_Combining_Class are below this; 0 is that of starters. */
  static final int ORDERS = 64;

  static final CodePointMap RECORDS;
  /** Ranks of Canonical_Combining_Class. */
  static final byte[] ORDER;
  static final byte[] BITS;
  /** Full decompositions in {@link #TEXT}: start * 32 + length, 0 for none. */
  static final int[] CANONICAL;
  static final int[] COMPATIBLE;
  static final String TEXT;

  /** A hash table without deletions: first &lt;&lt; 42 | second &lt;&lt; 21 | composite. */
  private static final long[] COMPOSITIONS = new long[4096];
  private static final int POINT_BITS = 21;

  private NormalizationData() {}

  static {
    UnicodeData in = UnicodeData.of(UnicodeData.Section.NORMALIZATION);
    CodePointMap.Builder order = new CodePointMap.Builder();
    int[] marks = marks(in, order);
    Mappings canonical = new Mappings(in);
    Mappings compatible = new Mappings(in);
    CodePointSet excluded = new CodePointSet(in.ascending());
    CodePointMap.Builder seconds = new CodePointMap.Builder();
    int[] composing = compositions(canonical, excluded, seconds);

    CodePointMap.Builder records = new CodePointMap.Builder();
    int most = 1 + marks.length + canonical.points.length + compatible.points.length + composing.length;
    ORDER = new byte[most];
    BITS = new byte[most];
    CANONICAL = new int[most];
    COMPATIBLE = new int[most];
    BITS[0] = BOUNDARIES;
    StringBuilder text = new StringBuilder();
    int n = 1;
    for (int[] points : new int[][] {marks, canonical.points, compatible.points, composing}) {
      for (int c : points) {
        if (records.get(c) != 0) {
          continue;
        }
        records.put(c, n);
        ORDER[n] = (byte) order.get(c);
        int start = text.length();
        canonical.decompose(c, null, text);
        int middle = text.length();
        compatible.decompose(c, canonical, text);
        int first = text.codePointAt(start);
        int firstCompatible = text.codePointAt(middle);
        boolean decomposes = first != c;
        boolean differs = !text.substring(start, middle).equals(text.substring(middle));
        int bits = seconds.get(c) != 0 ? COMPOSES : 0;
        bits |= order.get(first) == 0 && seconds.get(first) == 0 ? CANONICAL_BOUNDARY : 0;
        bits |= order.get(firstCompatible) == 0 && seconds.get(firstCompatible) == 0 ? COMPATIBLE_BOUNDARY : 0;
        bits |= decomposes ? bit(Normalization.NFD) | bit(Normalization.NFKD) : 0;
        bits |= differs ? bit(Normalization.NFKC) | bit(Normalization.NFKD) : 0;
        bits |= excluded.contains(c) ? bit(Normalization.NFC) | bit(Normalization.NFKC) : 0;
        bits |= seconds.get(first) != 0 ? bit(Normalization.NFC) : 0;
        bits |= seconds.get(firstCompatible) != 0 ? bit(Normalization.NFKC) : 0;
        BITS[n] = (byte) bits;
        CANONICAL[n] = decomposes ? start << 5 | middle - start : 0;
        COMPATIBLE[n] = differs ? middle << 5 | text.length() - middle : CANONICAL[n];
        text.setLength(differs ? text.length() : decomposes ? middle : start);
        n++;
      }
    }
    RECORDS = records.build();
    TEXT = text.toString();
  }

  private static int bit(Normalization form) {
    return 1 << form.ordinal();
  }

  /** The characters that are not starters. */
  private static int[] marks(UnicodeData in, CodePointMap.Builder order) {
    int[] marks = new int[2048];
    int n = 0;
    int c = 0;
    for (int runs = in.number(); runs > 0; runs--) {
      c += in.number();
      int count = in.number();
      int rank = in.number();
      for (int i = 0; i < count; i++) {
        order.put(c, rank);
        marks[n++] = c++;
      }
    }
    return Arrays.copyOf(marks, n);
  }

  /** Fills the table of compositions; returns what stands second in one, Hangul jamo included. */
  private static int[] compositions(Mappings canonical, CodePointSet excluded, CodePointMap.Builder seconds) {
    int[] composing = new int[canonical.points.length + V_COUNT + T_COUNT];
    int n = 0;
    for (int i = 0; i < canonical.points.length; i++) {
      int c = canonical.points[i];
      int[] to = canonical.targets[i];
      if (to.length == 2 && !excluded.contains(c)) {
        if (Character.charCount(to[0]) != Character.charCount(c)) {
          throw new IllegalStateException("a composite of another length than its first character");
        }
        add(to[0], to[1], c);
        composing[n++] = to[1];
      }
    }
    for (int i = 0; i < V_COUNT; i++) {
      composing[n++] = V_BASE + i;
    }
    for (int i = 1; i < T_COUNT; i++) {
      composing[n++] = T_BASE + i;
    }
    for (int i = 0; i < n; i++) {
      seconds.put(composing[i], 1);
    }
    return Arrays.copyOf(composing, n);
  }

  private static void add(int first, int second, int composite) {
    int slot = slot(first, second);
    while (COMPOSITIONS[slot] != 0) {
      slot = slot + 1 & COMPOSITIONS.length - 1;
    }
    COMPOSITIONS[slot] = ((long) first << POINT_BITS | second) << POINT_BITS | composite;
  }

  private static int slot(int first, int second) {
    return (first * 31 + second) * 0x9E3779B1 >>> 20;
  }

  /** The primary composite of two characters, or -1. */
  static int compose(int first, int second) {
    int l = first - L_BASE;
    if (l >= 0 && l < L_COUNT) {
      int v = second - V_BASE;
      return v >= 0 && v < V_COUNT ? S_BASE + (l * V_COUNT + v) * T_COUNT : -1;
    }
    int s = first - S_BASE;
    if (s >= 0 && s < S_COUNT) {
      int t = second - T_BASE;
      return s % T_COUNT == 0 && t > 0 && t < T_COUNT ? first + t : -1;
    }
    long key = (long) first << POINT_BITS | second;
    for (int slot = slot(first, second); COMPOSITIONS[slot] != 0; slot = slot + 1 & COMPOSITIONS.length - 1) {
      if (COMPOSITIONS[slot] >>> POINT_BITS == key) {
        return (int) COMPOSITIONS[slot] & (1 << POINT_BITS) - 1;
      }
    }
    return -1;
  }

  /** Decomposition mappings as the character database has them: one step. */
  private static final class Mappings {
    final int[] points;
    final int[][] targets;
    private final CodePointMap index;

    Mappings(UnicodeData in) {
      points = new int[in.number()];
      targets = new int[points.length][];
      CodePointMap.Builder builder = new CodePointMap.Builder();
      int c = 0;
      int first = 0;
      for (int i = 0; i < points.length; i++) {
        int form = in.number();
        c += form >> 2;
        int others = (form & 3) < 3 ? form & 3 : 3 + in.number();
        first += in.signed();
        int[] to = new int[1 + others];
        to[0] = first;
        for (int k = 1; k <= others; k++) {
          to[k] = in.number();
        }
        points[i] = c;
        targets[i] = to;
        builder.put(c, i + 1);
      }
      index = builder.build();
    }

    private int[] mapping(int c) {
      int i = index.get(c);
      return i == 0 ? null : targets[i - 1];
    }

    /** Appends the full decomposition by these mappings and the others, if any. */
    void decompose(int c, Mappings others, StringBuilder out) {
      int[] to = mapping(c);
      if (to == null && others != null) {
        to = others.mapping(c);
      }
      if (to == null) {
        out.appendCodePoint(c);
        return;
      }
      for (int t : to) {
        decompose(t, others, out);
      }
    }
  }
}
