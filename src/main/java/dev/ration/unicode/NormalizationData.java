package dev.ration.unicode;

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
  private static final Compositions COMPOSITIONS;

  static {
    // Made by another class: HotSpot runs the code of one that is not initialized yet at a tenth of the speed.
    NormalizationLoader loader = new NormalizationLoader(UnicodeData.of(UnicodeData.Section.NORMALIZATION));
    RECORDS = loader.records.build();
    ORDER = loader.order;
    BITS = loader.bits;
    CANONICAL = loader.canonical;
    COMPATIBLE = loader.compatible;
    TEXT = loader.text.toString();
    COMPOSITIONS = loader.compositions;
  }

  private NormalizationData() {}

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
    return COMPOSITIONS.get(first, second);
  }

  /** Pairs of characters and their composites, in a hash table. */
  static final class Compositions {
    private static final int POINT_BITS = 21;
    private static final int SLOT_BITS = 12;
    private static final int MASK = (1 << SLOT_BITS) - 1;

    /** {@code first << 42 | second << 21 | composite}, or 0. */
    private final long[] slots = new long[1 << SLOT_BITS];

    private static int slot(int first, int second) {
      return (first * 31 + second) * 0x9E3779B1 >>> 32 - SLOT_BITS;
    }

    void put(int first, int second, int composite) {
      int slot = slot(first, second);
      while (slots[slot] != 0) {
        slot = slot + 1 & MASK;
      }
      slots[slot] = ((long) first << POINT_BITS | second) << POINT_BITS | composite;
    }

    int get(int first, int second) {
      long key = (long) first << POINT_BITS | second;
      for (int slot = slot(first, second); slots[slot] != 0; slot = slot + 1 & MASK) {
        if (slots[slot] >>> POINT_BITS == key) {
          return (int) slots[slot] & (1 << POINT_BITS) - 1;
        }
      }
      return -1;
    }
  }
}
