package dev.ration.unicode;

/**
 * ID_Start and ID_Continue of Unicode Standard Annex 31. Backed by {@link Character} for now: tables of our own replace it, so
 * that code points assigned after Unicode 13 do not depend on the JDK.
 */
public final class IdentifierCharacters {
  private IdentifierCharacters() {}

  /** Whether an identifier may start with the code point: ID_Start, {@code $} or {@code _}. */
  public static boolean isStart(int codePoint) {
    if (codePoint < 128) {
      return codePoint >= 'a' && codePoint <= 'z' || codePoint >= 'A' && codePoint <= 'Z' || codePoint == '$'
          || codePoint == '_';
    }
    return switch (codePoint) {
      case 0x2E2F -> false; // VERTICAL TILDE: a letter, but Pattern_Syntax
      case 0x2118, 0x212E, 0x309B, 0x309C, 0x1885, 0x1886 -> true; // Other_ID_Start
      default -> Character.isLetter(codePoint) || Character.getType(codePoint) == Character.LETTER_NUMBER;
    };
  }

  /** Whether an identifier may continue with the code point: ID_Continue, {@code $}, ZWNJ or ZWJ. */
  public static boolean isPart(int codePoint) {
    if (codePoint < 128) {
      return isStart(codePoint) || codePoint >= '0' && codePoint <= '9';
    }
    return switch (codePoint) {
      case 0x200C, 0x200D, 0x00B7, 0x0387, 0x19DA, 0x30FB, 0xFF65 -> true; // joiners, Other_ID_Continue
      default -> isStart(codePoint) || codePoint >= 0x1369 && codePoint <= 0x1371 || isContinueType(codePoint);
    };
  }

  private static boolean isContinueType(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.DECIMAL_DIGIT_NUMBER,
          Character.CONNECTOR_PUNCTUATION -> true;
      default -> false;
    };
  }
}
