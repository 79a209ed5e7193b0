package dev.ration.regexp;

/** Flags as bits, in the order in which RegExp.prototype.flags lists their letters. */
public final class RegExpFlags {
  public static final int HAS_INDICES = 1;
  public static final int GLOBAL = 2;
  public static final int IGNORE_CASE = 4;
  public static final int MULTILINE = 8;
  public static final int DOT_ALL = 16;
  public static final int UNICODE = 32;
  public static final int UNICODE_SETS = 64;
  public static final int STICKY = 128;

  private static final String LETTERS = "dgimsuvy";

  private RegExpFlags() {}

  /** The bits of {@code flags}: each letter at most once, u and v not together. */
  public static int parse(String flags) throws RegExpSyntaxError {
    int bits = 0;
    for (int i = 0; i < flags.length(); i++) {
      int at = LETTERS.indexOf(flags.charAt(i));
      if (at < 0 || (bits & 1 << at) != 0) {
        throw invalid(flags, i);
      }
      bits |= 1 << at;
    }
    if ((bits & UNICODE) != 0 && (bits & UNICODE_SETS) != 0) {
      throw invalid(flags, 0);
    }
    return bits;
  }

  private static RegExpSyntaxError invalid(String flags, int at) {
    String shown = flags.length() > 16 ? flags.substring(0, 16) + "…" : flags;
    return new RegExpSyntaxError("Invalid flags supplied to RegExp constructor '" + shown + "'", at);
  }

  /** The letters of {@code bits}. */
  public static String toString(int bits) {
    String text = "";
    for (int i = 0; i < LETTERS.length(); i++) {
      if ((bits & 1 << i) != 0) {
        text += LETTERS.charAt(i);
      }
    }
    return text;
  }

  /** u or v: the pattern sees code points. */
  static boolean isUnicode(int bits) {
    return (bits & (UNICODE | UNICODE_SETS)) != 0;
  }
}
