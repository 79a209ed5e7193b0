package dev.ration.unicode;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Full case mapping of Unicode 17 without regard to a language: toLowercase and toUppercase of the Unicode Default Case
 * Conversion algorithm, as String.prototype's methods ask for it. Time is linear; a result has at most three times the
 * UTF-16 code units. Up to U+00FF no table is needed.
 */
public final class CaseMapping {
  private static final int LATIN_1 = 0x100;
  private static final char CAPITAL_I_WITH_DOT = '\u0130';
  private static final char CAPITAL_SIGMA = '\u03A3';
  private static final char SMALL_SIGMA = '\u03C3';
  private static final char FINAL_SIGMA = '\u03C2';
  private static final int SHARP_S = 0xDF;

  private CaseMapping() {}

  /** What is beyond Latin-1: from code points to indices from 1 into the arrays. */
  private static final class Tables {
    static final CodePointMap LOWER;
    static final int[] LOWER_DISTANCES;
    static final CodePointMap UPPER;
    static final int[] UPPER_DISTANCES;
    /** Upper case of several characters. */
    static final CodePointMap SPECIAL;
    static final String[] SPECIAL_TEXTS;

    static {
      UnicodeData in = UnicodeData.of(UnicodeData.Section.CASE);
      CodePointMap.Builder lower = new CodePointMap.Builder();
      LOWER_DISTANCES = runs(in, lower);
      LOWER = lower.build();
      CodePointMap.Builder upper = new CodePointMap.Builder();
      UPPER_DISTANCES = runs(in, upper);
      UPPER = upper.build();
      CodePointMap.Builder special = new CodePointMap.Builder();
      SPECIAL_TEXTS = new String[in.number() + 1];
      int c = 0;
      for (int i = 1; i < SPECIAL_TEXTS.length; i++) {
        c += in.number();
        special.put(c, i);
        StringBuilder text = new StringBuilder();
        for (int n = in.number(); n > 0; n--) {
          text.appendCodePoint(in.number());
        }
        SPECIAL_TEXTS[i] = text.toString();
      }
      SPECIAL = special.build();
    }

    /** Runs of code points that move by the same distance: distance from the last start, count and step, distance. */
    private static int[] runs(UnicodeData in, CodePointMap.Builder out) {
      int[] distances = new int[in.number() + 1];
      int start = 0;
      for (int run = 1; run < distances.length; run++) {
        start += in.number();
        int form = in.number();
        int step = 1 + (form & 1);
        distances[run] = in.signed();
        for (int i = 0; i < form >> 1; i++) {
          out.put(start + i * step, run);
        }
      }
      return distances;
    }
  }

  /** What decides whether a sigma is final. */
  private static final class Context {
    static final int CASED = 1;
    static final int IGNORABLE = 2;
    static final CodePointMap BITS = bits();

    private static CodePointMap bits() {
      CodePointMap.Builder out = new CodePointMap.Builder();
      add(out, "Cased", CASED);
      add(out, "Case_Ignorable", IGNORABLE);
      return out.build();
    }

    private static void add(CodePointMap.Builder out, String property, int bit) {
      int[] changes = UnicodeProperties.binaryChanges(property);
      for (int i = 0; i < changes.length; i += 2) {
        for (int c = changes[i]; c < changes[i + 1]; c++) {
          out.put(c, out.get(c) | bit);
        }
      }
    }
  }

  /** Whether the text is of ASCII only, and so cheap to map. */
  public static boolean isAscii(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= 0x80) {
        return false;
      }
    }
    return true;
  }

  /** Index of the first letter of ASCII text that changes in the case, or the length. */
  public static int firstOfAscii(String text, boolean upper) {
    int first = upper ? 'a' : 'A';
    int i = 0;
    while (i < text.length() && (text.charAt(i) < first || text.charAt(i) >= first + 26)) {
      i++;
    }
    return i;
  }

  /** ASCII text in the case; all before {@code from} stays. */
  public static String ofAscii(String text, boolean upper, int from) {
    int first = upper ? 'a' : 'A';
    byte[] out = text.getBytes(StandardCharsets.ISO_8859_1);
    for (int i = from; i < out.length; i++) {
      byte c = out[i];
      out[i] = c >= first && c < first + 26 ? (byte) (c ^ 32) : c;
    }
    return new String(out, StandardCharsets.ISO_8859_1);
  }

  /** Units of the text in lower case. */
  public static int lowerLength(String text) {
    int n = text.length();
    for (int i = text.indexOf(CAPITAL_I_WITH_DOT); i >= 0; i = text.indexOf(CAPITAL_I_WITH_DOT, i + 1)) {
      n++;
    }
    return n;
  }

  /** The text in lower case; {@code length} is its {@link #lowerLength}. */
  public static String toLowerCase(String text, int length) {
    char[] out = new char[length];
    SigmaContext context = null;
    int n = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        out[n++] = c >= 'A' && c <= 'Z' ? (char) (c + 32) : c;
      } else if (Character.isHighSurrogate(c)) {
        int point = text.codePointAt(i);
        n += Character.toChars(simpleLower(point), out, n);
        i += Character.charCount(point) - 1;
      } else if (c == CAPITAL_SIGMA) {
        context = context == null ? new SigmaContext(text) : context;
        out[n++] = context.isFinal(i, i + 1) ? FINAL_SIGMA : SMALL_SIGMA;
      } else if (c == CAPITAL_I_WITH_DOT) {
        out[n++] = 'i';
        out[n++] = '\u0307';
      } else {
        out[n++] = (char) simpleLower(c);
      }
    }
    return new String(out);
  }

  /** Units of the text in upper case. */
  public static int upperLength(String text) {
    int n = text.length();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= SHARP_S) {
        String special = specialUpper(c);
        n += special == null ? 0 : special.length() - 1;
      }
    }
    return n;
  }

  /** The text in upper case; {@code length} is its {@link #upperLength}. */
  public static String toUpperCase(String text, int length) {
    char[] out = new char[length];
    int n = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c < 0x80) {
        out[n++] = c >= 'a' && c <= 'z' ? (char) (c - 32) : c;
      } else if (Character.isHighSurrogate(c)) {
        int point = text.codePointAt(i);
        n += Character.toChars(simpleUpper(point), out, n);
        i += Character.charCount(point) - 1;
      } else {
        String special = specialUpper(c);
        if (special == null) {
          out[n++] = (char) simpleUpper(c);
        } else {
          special.getChars(0, special.length(), out, n);
          n += special.length();
        }
      }
    }
    return new String(out);
  }

  /** The code point's simple lower-case mapping. */
  public static int simpleLower(int c) {
    if (c < 0x80) {
      return c >= 'A' && c <= 'Z' ? c + 32 : c;
    }
    if (c < LATIN_1) {
      return c >= 0xC0 && c <= 0xDE && c != 0xD7 ? c + 32 : c;
    }
    return c + Tables.LOWER_DISTANCES[Tables.LOWER.get(c)];
  }

  /** The code point's simple upper-case mapping. */
  public static int simpleUpper(int c) {
    if (c < 0x80) {
      return c >= 'a' && c <= 'z' ? c - 32 : c;
    }
    if (c < LATIN_1) {
      return c == 0xB5 ? 0x39C : c == 0xFF ? 0x178 : c >= 0xE0 && c != 0xF7 ? c - 32 : c;
    }
    return c + Tables.UPPER_DISTANCES[Tables.UPPER.get(c)];
  }

  /** The upper case of a character that becomes several, all of which are of one unit, else null. */
  static String specialUpper(int c) {
    if (c < LATIN_1) {
      return c == SHARP_S ? "SS" : null;
    }
    return Tables.SPECIAL_TEXTS[Tables.SPECIAL.get(c)];
  }

  /** The code points with a simple mapping to lower or to upper case, ascending; some come twice. */
  static int[] mapped() {
    UnicodeData in = UnicodeData.of(UnicodeData.Section.CASE);
    int[] all = new int[4096];
    int n = 0;
    for (int map = 0; map < 2; map++) {
      int start = 0;
      for (int runs = in.number(); runs > 0; runs--) {
        start += in.number();
        int form = in.number();
        in.signed();
        for (int i = 0; i < form >> 1; i++) {
          all[n++] = start + i * (1 + (form & 1));
        }
      }
    }
    int[] mapped = Arrays.copyOf(all, n);
    Arrays.sort(mapped);
    return mapped;
  }

  /**
   * Final_Sigma: a cased letter before, none after, case-ignorable characters aside; what is ignorable is skipped even if it
   * is cased (U+0345). Asked from left to right, it looks at each character at most twice.
   */
  private static final class SigmaContext {
    private final String text;
    /** What is before this index has been looked at from the left. */
    private int before;
    /** Whether the last of it that is not ignorable is cased. */
    private boolean cased;
    /** The first index after the last sigma asked for whose character is not ignorable, and whether that is cased. */
    private int after;
    private boolean casedAfter;

    SigmaContext(String text) {
      this.text = text;
    }

    boolean isFinal(int start, int end) {
      while (before < start) {
        int c = text.codePointAt(before);
        int bits = Context.BITS.get(c);
        if ((bits & Context.IGNORABLE) == 0) {
          cased = bits != 0;
        }
        before += Character.charCount(c);
      }
      return cased && !casedFrom(end);
    }

    private boolean casedFrom(int end) {
      if (after >= end) {
        return casedAfter;
      }
      casedAfter = false;
      for (after = end; after < text.length(); ) {
        int c = text.codePointAt(after);
        int bits = Context.BITS.get(c);
        if ((bits & Context.IGNORABLE) == 0) {
          casedAfter = bits != 0;
          break;
        }
        after += Character.charCount(c);
      }
      return casedAfter;
    }
  }
}
