package dev.ration.unicode;

/** ID_Start and ID_Continue of Unicode Standard Annex 31, in Unicode 17. Up to U+00FF no table is needed. */
public final class IdentifierCharacters {
  private static final int LATIN_1 = 0x100;

  private IdentifierCharacters() {}

  private static final class Tables {
    static final CodePointSet START = new CodePointSet(UnicodeProperties.binaryChanges("ID_Start"));
    static final CodePointSet CONTINUE = new CodePointSet(UnicodeProperties.binaryChanges("ID_Continue"));
  }

  /** Whether an identifier may start with the code point: ID_Start, {@code $} or {@code _}. */
  public static boolean isStart(int codePoint) {
    if (codePoint < 128) {
      return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z' || codePoint == '$'
          || codePoint == '_';
    }
    return codePoint < LATIN_1 ? isLatin1Letter(codePoint) : Tables.START.contains(codePoint);
  }

  /** Whether an identifier may continue with the code point: ID_Continue, {@code $}, ZWNJ or ZWJ. */
  public static boolean isPart(int codePoint) {
    if (codePoint < 128) {
      return isStart(codePoint) || codePoint >= '0' && codePoint <= '9';
    }
    return codePoint < LATIN_1 ? isLatin1Letter(codePoint) || codePoint == 0xB7 : Tables.CONTINUE.contains(codePoint);
  }

  private static boolean isLatin1Letter(int c) {
    return c >= 0xC0 ? c != 0xD7 && c != 0xF7 : c == 0xAA || c == 0xB5 || c == 0xBA;
  }
}
