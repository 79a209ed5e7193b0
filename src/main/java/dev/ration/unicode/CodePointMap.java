package dev.ration.unicode;

/** An immutable map from code points to numbers of 16 bits, most of them 0: a table of pages, and the pages that are not all 0. */
final class CodePointMap {
  private static final int SHIFT = 6;
  private static final int PAGE = 1 << SHIFT;
  private static final int MASK = PAGE - 1;

  /** Where each page starts; what lies beyond the last page is 0. */
  private final char[] pages;
  private final char[] values;

  private CodePointMap(char[] pages, char[] values) {
    this.pages = pages;
    this.values = values;
  }

  int get(int codePoint) {
    int page = codePoint >> SHIFT;
    return page < pages.length ? values[pages[page] + (codePoint & MASK)] : 0;
  }

  /** Collects the numbers in any order. */
  static final class Builder {
    private final char[][] pages = new char[Character.MAX_CODE_POINT + 1 >> SHIFT][];
    private int last;
    private int used;

    void put(int codePoint, int value) {
      int page = codePoint >> SHIFT;
      if (pages[page] == null) {
        pages[page] = new char[PAGE];
        last = Math.max(last, page);
        used++;
      }
      if (value > Character.MAX_VALUE) {
        throw new IllegalStateException("a number of more than 16 bits");
      }
      pages[page][codePoint & MASK] = (char) value;
    }

    int get(int codePoint) {
      char[] page = pages[codePoint >> SHIFT];
      return page == null ? 0 : page[codePoint & MASK];
    }

    CodePointMap build() {
      char[] starts = new char[last + 1];
      char[] values = new char[PAGE * (used + 1)];
      if (values.length > Character.MAX_VALUE + 1) {
        throw new IllegalStateException("too many pages");
      }
      int at = PAGE;
      for (int i = 0; i <= last; i++) {
        if (pages[i] != null) {
          System.arraycopy(pages[i], 0, values, at, PAGE);
          starts[i] = (char) at;
          at += PAGE;
        }
      }
      return new CodePointMap(starts, values);
    }
  }
}
