package dev.ration.unicode;

import java.text.Normalizer;

/**
 * Unicode normalization forms, as of Unicode 13 on every JDK: the JDK's Normalizer never sees a code point that was
 * assigned later, and for the others Unicode promises that the forms do not change.
 */
public enum Normalization {
  NFC(Normalizer.Form.NFC, 0x300, 3),
  NFD(Normalizer.Form.NFD, 0xC0, 4),
  NFKC(Normalizer.Form.NFKC, 0xA0, 18),
  NFKD(Normalizer.Form.NFKD, 0xA0, 18);

  private static final int COMBINING_FROM = 0x300;
  private static final CodePointSet ASSIGNED = new CodePointSet(AssignedTable.ASSIGNED);

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

  /**
   * What sorting combining marks costs beyond a linear pass: the squares of the lengths of their runs. Every mark is
   * case-ignorable, and a few other characters are charged with them.
   */
  public static long sortingCost(String text) {
    long cost = 0;
    long run = 0;
    for (int i = 0; i <= text.length(); i++) {
      char c = i < text.length() ? text.charAt(i) : 0;
      if (c >= COMBINING_FROM && (Character.isSurrogate(c) || CaseMapping.isCaseIgnorable(c))) {
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
    StringBuilder out = null;
    int done = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      int next = i + Character.charCount(c);
      // An unassigned code point is a starter that composes with nothing: what stands around it can be done apart.
      if (c >= COMBINING_FROM && !ASSIGNED.contains(c)) {
        out = out == null ? new StringBuilder(text.length()) : out;
        out.append(Normalizer.normalize(text.substring(done, i), form)).appendCodePoint(c);
        done = next;
      }
      i = next;
    }
    String rest = Normalizer.normalize(out == null ? text : text.substring(done), form);
    return out == null ? rest : out.append(rest).toString();
  }
}
