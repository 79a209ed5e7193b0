package dev.ration.unicode;

import java.text.Normalizer;

/**
 * Unicode normalization forms. Backed by {@link Normalizer} for now: tables of our own replace it, so that code points
 * assigned after Unicode 13 do not depend on the JDK.
 */
public enum Normalization {
  NFC(Normalizer.Form.NFC, 0x300, 3),
  NFD(Normalizer.Form.NFD, 0xC0, 4),
  NFKC(Normalizer.Form.NFKC, 0xA0, 18),
  NFKD(Normalizer.Form.NFKD, 0xA0, 18);

  private static final int COMBINING_FROM = 0x300;

  private final Normalizer.Form form;
  /** Text of units below this is already in the form. */
  private final int firstChanging;
  /** No unit becomes more units than this. */
  private final int growth;

  Normalization(Normalizer.Form form, int firstChanging, int growth) {
    this.form = form;
    this.firstChanging = firstChanging;
    this.growth = growth;
  }

  /** Whether a quick look shows that the text is in this form; time is linear. */
  public boolean isObvious(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= firstChanging) {
        return false;
      }
    }
    return true;
  }

  /** The most UTF-16 units the form of {@code text} can have. */
  public long maxLength(String text) {
    long n = 0;
    for (int i = 0; i < text.length(); i++) {
      n += text.charAt(i) < firstChanging ? 1 : growth;
    }
    return n;
  }

  /** What sorting combining marks costs beyond a linear pass: the squares of the lengths of their runs. */
  public static long sortingCost(String text) {
    long cost = 0;
    long run = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : 0;
      if (c >= COMBINING_FROM && (Character.isSurrogate(c) || Character.getType(c) == Character.NON_SPACING_MARK)) {
        run++;
      } else {
        cost += run < 8 ? 0 : run * run;
        run = 0;
      }
    }
    return cost;
  }

  /** The text in this form; unpaired surrogates stay. */
  public String of(String text) {
    return Normalizer.normalize(text, form);
  }
}
