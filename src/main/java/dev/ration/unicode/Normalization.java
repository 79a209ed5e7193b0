package dev.ration.unicode;

import java.util.Arrays;

/**
 * The normalization forms of Unicode Standard Annex 15, in Unicode 17. Everything takes time linear in the text and the
 * decomposition's length, whatever the marks: they are sorted by counting. Unpaired surrogates stay.
 */
public enum Normalization {
  NFC(0x300),
  NFD(0xC0),
  NFKC(0xA0),
  NFKD(0xA0);

  private static final int FIRST_DECOMPOSING = 0xA0;

  /** Text of units below this is already in the form: each is a starter, and composes with nothing before it. */
  private final int firstChanging;
  private final int boundary;

  Normalization(int firstChanging) {
    this.firstChanging = firstChanging;
    boundary = isCompatible() ? NormalizationData.COMPATIBLE_BOUNDARY : NormalizationData.CANONICAL_BOUNDARY;
  }

  private boolean isCompatible() {
    return name().startsWith("NFK");
  }

  private boolean composes() {
    return name().endsWith("C");
  }

  /** Whether the text has only units that need no table to see that it is in this form. */
  public boolean isObvious(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) >= firstChanging) {
        return false;
      }
    }
    return true;
  }

  /** The quick check: true only if the text is in this form; composed forms may be in doubt, and then it is false. */
  public boolean isCertain(String text) {
    return doubtful(text, 0) == text.length();
  }

  /** The most UTF-16 units that the form of {@code text} can have: those of its full decomposition. */
  public long maxLength(String text) {
    int[] decompositions = isCompatible() ? NormalizationData.COMPATIBLE : NormalizationData.CANONICAL;
    long n = 0;
    for (int i = 0; i < text.length(); ) {
      int c = text.codePointAt(i);
      int units = Character.charCount(c);
      i += units;
      int s = c - NormalizationData.S_BASE;
      if (c < FIRST_DECOMPOSING) {
        n++;
      } else if (s >= 0 && s < NormalizationData.S_COUNT) {
        n += s % NormalizationData.T_COUNT == 0 ? 2 : 3;
      } else {
        int at = decompositions[NormalizationData.RECORDS.get(c)];
        n += at == 0 ? units : at & 31;
      }
    }
    return n;
  }

  /** The text in this form; {@code capacity} is its {@link #maxLength}. */
  public String of(String text, int capacity) {
    Run run = new Run(this, text, capacity);
    int done = 0;
    while (true) {
      int bad = doubtful(text, done);
      if (bad == text.length()) {
        break;
      }
      int start = bad;
      while (start > done && !isBoundary(text.codePointAt(start))) {
        start -= Character.charCount(text.codePointBefore(start));
      }
      int end = bad;
      do {
        end += Character.charCount(text.codePointAt(end));
      } while (end < text.length() && !isBoundary(text.codePointAt(end)));
      run.append(done, start, end);
      done = end;
    }
    return run.finish(done);
  }

  private boolean isBoundary(int c) {
    return c < firstChanging || (NormalizationData.BITS[NormalizationData.RECORDS.get(c)] & boundary) != 0;
  }

  /** Index of the first character, from a boundary on, that the form may change or move, else the length. */
  private int doubtful(String text, int from) {
    int change = 1 << ordinal();
    boolean syllables = !composes();
    int last = 0;
    for (int i = from; i < text.length(); ) {
      char unit = text.charAt(i);
      if (unit < firstChanging) {
        last = 0;
        i++;
        continue;
      }
      int c = Character.isSurrogate(unit) ? text.codePointAt(i) : unit;
      int record = NormalizationData.RECORDS.get(c);
      int order = NormalizationData.ORDER[record];
      if ((NormalizationData.BITS[record] & change) != 0 || order != 0 && last > order
          || syllables && c >= NormalizationData.S_BASE && c < NormalizationData.S_BASE + NormalizationData.S_COUNT) {
        return i;
      }
      last = order;
      i += Character.charCount(c);
    }
    return text.length();
  }

  /** One text on its way into a form: piece by piece it is copied, or decomposed, sorted and composed at the end of the result. */
  private static final class Run {
    private final String text;
    private final char[] out;
    private int length;
    private final int[] decompositions;
    private final boolean composes;
    private final int[] counts = new int[NormalizationData.ORDERS];

    Run(Normalization form, String text, int capacity) {
      this.text = text;
      out = new char[capacity];
      decompositions = form.isCompatible() ? NormalizationData.COMPATIBLE : NormalizationData.CANONICAL;
      composes = form.composes();
    }

    /** The rest as it is, and the whole. */
    String finish(int from) {
      copy(text, from, text.length());
      return new String(out, 0, length);
    }

    private void copy(String source, int start, int end) {
      source.getChars(start, end, out, length);
      length += end - start;
    }

    /** The text to {@code start} as it is, then the form of what is before {@code end}. */
    void append(int from, int start, int end) {
      copy(text, from, start);
      int piece = length;
      for (int i = start; i < end; ) {
        int c = text.codePointAt(i);
        decompose(c);
        i += Character.charCount(c);
      }
      reorder(piece);
      if (composes) {
        compose(piece);
      }
    }

    private void decompose(int c) {
      int s = c - NormalizationData.S_BASE;
      if (s >= 0 && s < NormalizationData.S_COUNT) {
        int t = s % NormalizationData.T_COUNT;
        int lv = s / NormalizationData.T_COUNT;
        out[length++] = (char) (NormalizationData.L_BASE + lv / NormalizationData.V_COUNT);
        out[length++] = (char) (NormalizationData.V_BASE + lv % NormalizationData.V_COUNT);
        if (t != 0) {
          out[length++] = (char) (NormalizationData.T_BASE + t);
        }
        return;
      }
      int at = decompositions[NormalizationData.RECORDS.get(c)];
      if (at == 0) {
        length = set(length, c);
      } else {
        copy(NormalizationData.TEXT, at >> 5, (at >> 5) + (at & 31));
      }
    }

    private int point(int i) {
      char unit = out[i];
      return Character.isHighSurrogate(unit) ? Character.codePointAt(out, i, length) : unit;
    }

    private int set(int at, int c) {
      if (c <= 0xFFFF) {
        out[at] = (char) c;
        return at + 1;
      }
      out[at] = Character.highSurrogate(c);
      out[at + 1] = Character.lowSurrogate(c);
      return at + 2;
    }

    private static int order(int c) {
      return NormalizationData.ORDER[NormalizationData.RECORDS.get(c)];
    }

    /** The canonical ordering algorithm, from an index on. */
    private void reorder(int from) {
      int start = from; // of the marks since the last starter
      int last = 0;
      boolean sorted = true;
      for (int i = from; i < length; ) {
        int c = point(i);
        int order = order(c);
        if (order == 0) {
          if (!sorted) {
            sort(start, i);
            sorted = true;
          }
          start = i + Character.charCount(c);
        } else if (order < last) {
          sorted = false;
        }
        last = order;
        i += Character.charCount(c);
      }
      if (!sorted) {
        sort(start, length);
      }
    }

    /** Sorts marks by their order, stably, by counting. */
    private void sort(int start, int end) {
      int least = NormalizationData.ORDERS;
      int most = 0;
      for (int i = start; i < end; ) {
        int c = point(i);
        int order = order(c);
        counts[order] += Character.charCount(c);
        least = Math.min(least, order);
        most = Math.max(most, order);
        i += Character.charCount(c);
      }
      int at = start;
      for (int k = least; k <= most; k++) {
        int n = counts[k];
        counts[k] = at;
        at += n;
      }
      char[] marks = Arrays.copyOfRange(out, start, end);
      for (int i = 0; i < marks.length; ) {
        int c = Character.codePointAt(marks, i);
        int order = order(c);
        counts[order] = set(counts[order], c);
        i += Character.charCount(c);
      }
      Arrays.fill(counts, least, most + 1, 0);
    }

    /** The canonical composition algorithm, from an index on; what is left moves down. */
    private void compose(int from) {
      int starterAt = -1;
      int starter = 0;
      int last = 0; // the order of what was kept since the starter, 0 if nothing
      int write = from;
      for (int read = from; read < length; ) {
        int c = point(read);
        read += Character.charCount(c);
        int record = NormalizationData.RECORDS.get(c);
        int order = NormalizationData.ORDER[record];
        boolean blocked = starterAt < 0 || last != 0 && last >= order;
        if (!blocked && (NormalizationData.BITS[record] & NormalizationData.COMPOSES) != 0) {
          int composite = NormalizationData.compose(starter, c);
          if (composite >= 0) {
            starter = composite;
            set(starterAt, composite);
            continue;
          }
        }
        if (order == 0) {
          starterAt = write;
          starter = c;
        }
        last = order;
        write = set(write, c);
      }
      length = write;
    }
  }
}
