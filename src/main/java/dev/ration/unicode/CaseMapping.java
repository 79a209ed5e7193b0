package dev.ration.unicode;

import java.util.Arrays;

/**
 * Full case mapping of Unicode 17 without regard to a language: toLowercase and toUppercase of the Unicode Default Case
 * Conversion algorithm, as String.prototype's methods ask for it. Time is linear; a result has at most three times the
 * UTF-16 code units.
 */
public final class CaseMapping {
  private static final CodePointSet CASED = new CodePointSet(UnicodeTables.CASED);
  private static final CodePointSet CASE_IGNORABLE = new CodePointSet(UnicodeTables.CASE_IGNORABLE);
  private static final Runs LOWER = new Runs(UnicodeTables.TO_LOWER);
  private static final Runs UPPER = new Runs(UnicodeTables.TO_UPPER);
  private static final int[] SPECIAL = CodePointSet.numbers(UnicodeTables.UPPER_SPECIAL);
  private static final int[] SPECIAL_AT = specialAt();

  private static final int CAPITAL_I_WITH_DOT = 0x130;
  private static final int CAPITAL_SIGMA = 0x3A3;
  private static final int FINAL_SIGMA = 0x3C2;

  private CaseMapping() {}

  public static String toLowerCase(String text) {
    int first = 0;
    while (first < text.length() && !changesInLower(text.charAt(first))) {
      first++;
    }
    if (first == text.length()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length()).append(text, 0, first);
    for (int i = first; i < text.length(); ) {
      int c = text.codePointAt(i);
      int next = i + Character.charCount(c);
      if (c == CAPITAL_SIGMA && isFinal(text, i, next)) {
        out.append((char) FINAL_SIGMA);
      } else if (c == CAPITAL_I_WITH_DOT) {
        out.append('i').append('\u0307');
      } else {
        out.appendCodePoint(simpleLower(c));
      }
      i = next;
    }
    return out.toString();
  }

  public static String toUpperCase(String text) {
    int first = 0;
    while (first < text.length() && !changesInUpper(text.charAt(first))) {
      first++;
    }
    if (first == text.length()) {
      return text;
    }
    StringBuilder out = new StringBuilder(text.length()).append(text, 0, first);
    for (int i = first; i < text.length(); ) {
      int c = text.codePointAt(i);
      int special = c < 0xDF ? -1 : Arrays.binarySearch(SPECIAL_AT, c);
      if (special >= 0) {
        appendSpecial(out, special);
      } else {
        out.appendCodePoint(simpleUpper(c));
      }
      i += Character.charCount(c);
    }
    return out.toString();
  }

  /** The code point's simple lower-case mapping. */
  public static int simpleLower(int c) {
    return c < 0x80 ? (c >= 'A' && c <= 'Z' ? c + 32 : c) : LOWER.map(c);
  }

  /** The code point's simple upper-case mapping. */
  public static int simpleUpper(int c) {
    return c < 0x80 ? (c >= 'a' && c <= 'z' ? c - 32 : c) : UPPER.map(c);
  }

  /** The code points with a simple mapping to lower or to upper case, ascending; some may come twice. */
  static int[] mapped() {
    int[] all = Arrays.copyOf(LOWER.mapped(), LOWER.mapped().length + UPPER.mapped().length);
    System.arraycopy(UPPER.mapped(), 0, all, LOWER.mapped().length, UPPER.mapped().length);
    Arrays.sort(all);
    return all;
  }

  /** Whether a scan may not skip this unit: a guess that errs to yes. */
  private static boolean changesInLower(char c) {
    return c >= 0x80 || (c >= 'A' && c <= 'Z');
  }

  private static boolean changesInUpper(char c) {
    return c >= 0x80 || (c >= 'a' && c <= 'z');
  }

  /** Final_Sigma: a cased letter before, none after, case-ignorable characters aside. */
  private static boolean isFinal(String text, int start, int end) {
    boolean before = false;
    for (int i = start; i > 0; ) {
      int c = text.codePointBefore(i);
      // What is ignorable is skipped even if it is cased (U+0345).
      if (!CASE_IGNORABLE.contains(c)) {
        before = CASED.contains(c);
        break;
      }
      i -= Character.charCount(c);
    }
    if (!before) {
      return false;
    }
    for (int i = end; i < text.length(); ) {
      int c = text.codePointAt(i);
      if (!CASE_IGNORABLE.contains(c)) {
        return !CASED.contains(c);
      }
      i += Character.charCount(c);
    }
    return true;
  }

  static boolean isCaseIgnorable(int c) {
    return CASE_IGNORABLE.contains(c);
  }

  private static int[] specialAt() {
    int n = 0;
    for (int i = 0; i < SPECIAL.length; i += 2 + SPECIAL[i + 1]) {
      n++;
    }
    int[] at = new int[n];
    n = 0;
    for (int i = 0; i < SPECIAL.length; i += 2 + SPECIAL[i + 1]) {
      at[n++] = SPECIAL[i];
    }
    return at;
  }

  private static void appendSpecial(StringBuilder out, int index) {
    int at = 0;
    for (int i = 0; i < index; i++) {
      at += 2 + SPECIAL[at + 1];
    }
    for (int i = 0; i < SPECIAL[at + 1]; i++) {
      out.appendCodePoint(SPECIAL[at + 2 + i]);
    }
  }

  /** Runs of code points that move by the same distance: start (as the distance from the last), count, step, distance. */
  private static final class Runs {
    private final int[] starts;
    private final int[] table;

    Runs(String text) {
      table = CodePointSet.numbers(text);
      starts = new int[table.length / 4];
      int at = 0;
      for (int i = 0; i < starts.length; i++) {
        at += table[4 * i];
        starts[i] = at;
      }
    }

    /** Every code point that moves. */
    int[] mapped() {
      int[] all = new int[4096];
      int n = 0;
      for (int run = 0; run < starts.length; run++) {
        for (int i = 0; i < table[4 * run + 1]; i++) {
          all[n++] = starts[run] + i * table[4 * run + 2];
        }
      }
      return Arrays.copyOf(all, n);
    }

    int map(int c) {
      int i = Arrays.binarySearch(starts, c);
      int run = i >= 0 ? i : ~i - 1;
      if (run < 0) {
        return c;
      }
      int offset = c - starts[run];
      int step = table[4 * run + 2];
      return offset % step == 0 && offset / step < table[4 * run + 1] ? c + table[4 * run + 3] : c;
    }
  }
}
