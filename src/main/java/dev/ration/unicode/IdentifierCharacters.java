package dev.ration.unicode;

/** ID_Start and ID_Continue of Unicode Standard Annex 31, in Unicode 17. */
public final class IdentifierCharacters {
  private static final CodePointSet ID_START = new CodePointSet(UnicodeTables.ID_START);
  private static final CodePointSet ID_CONTINUE = new CodePointSet(UnicodeTables.ID_CONTINUE);

  private IdentifierCharacters() {}

  /** Whether an identifier may start with the code point: ID_Start, {@code $} or {@code _}. */
  public static boolean isStart(int codePoint) {
    if (codePoint < 128) {
      return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z' || codePoint == '$'
          || codePoint == '_';
    }
    return ID_START.contains(codePoint);
  }

  /** Whether an identifier may continue with the code point: ID_Continue, {@code $}, ZWNJ or ZWJ. */
  public static boolean isPart(int codePoint) {
    if (codePoint < 128) {
      return isStart(codePoint) || codePoint >= '0' && codePoint <= '9';
    }
    return ID_CONTINUE.contains(codePoint);
  }
}
