package dev.ration.intrinsics;

import dev.ration.runtime.Realm;

/** StringIndexOf and its kin: charge 1 fuel per 8 units compared, in steps of {@link #STEP} units. */
final class StringSearch {
  private static final int STEP = 512;

  private StringSearch() {}

  /** Where {@code needle} first starts at {@code from} or later, or -1; section 6.1.4.1. */
  static int indexOf(Realm realm, String text, String needle, int from) {
    int m = needle.length();
    int last = text.length() - m;
    if (from > last) {
      return -1;
    }
    if (m == 0) {
      return from;
    }
    return m == 1 ? indexOf(realm, text, needle.charAt(0), from) : indexOfLonger(realm, text, needle, from, last);
  }

  private static int indexOf(Realm realm, String text, char c, int from) {
    int n = text.length();
    for (int i = from; i < n; ) {
      int start = i;
      int end = Math.min(n, i + STEP);
      while (i < end && text.charAt(i) != c) {
        i++;
      }
      realm.charge((i - start) >> 3);
      if (i < end) {
        return i;
      }
    }
    return -1;
  }

  private static int indexOfLonger(Realm realm, String text, String needle, int from, int last) {
    char first = needle.charAt(0);
    int work = 0;
    for (int i = from; i <= last; i++) {
      work++;
      if (text.charAt(i) == first) {
        int k = 1;
        while (k < needle.length() && text.charAt(i + k) == needle.charAt(k)) {
          k++;
          if (++work >= STEP) {
            realm.charge(STEP >> 3);
            work = 0;
          }
        }
        if (k == needle.length()) {
          realm.charge(work >> 3);
          return i;
        }
      }
      if (work >= STEP) {
        realm.charge(STEP >> 3);
        work = 0;
      }
    }
    realm.charge(work >> 3);
    return -1;
  }

  /** Where {@code needle} last starts at {@code from} or earlier, or -1; section 6.1.4.2. */
  static int lastIndexOf(Realm realm, String text, String needle, int from) {
    int work = 0;
    for (int i = Math.min(from, text.length() - needle.length()); i >= 0; i--) {
      int k = 0;
      while (k < needle.length() && text.charAt(i + k) == needle.charAt(k)) {
        k++;
        if (++work >= STEP) {
          realm.charge(STEP >> 3);
          work = 0;
        }
      }
      if (k == needle.length()) {
        realm.charge(work >> 3);
        return i;
      }
      if (++work >= STEP) {
        realm.charge(STEP >> 3);
        work = 0;
      }
    }
    realm.charge(work >> 3);
    return -1;
  }
}
