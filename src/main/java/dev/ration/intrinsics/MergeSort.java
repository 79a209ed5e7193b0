package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Value;
import dev.ration.runtime.ValueList;

/**
 * Stable bottom-up merge sort over lists that a census sees. Whatever the comparison answers, it ends after
 * n log2 n comparisons; 1 fuel each and 1 per element and pass, before the work.
 */
final class MergeSort {
  /** CompareArrayElements: negative, zero or NaN, positive. May run guest code and throw. */
  interface Comparison {
    double compare(Value a, Value b);
  }

  /** Elements between two charges while merging. */
  private static final int CHUNK = 32;

  private MergeSort() {}

  /** Sorts the first {@code n} values of {@code items}. */
  static void sort(Call c, ValueList items, int n, Comparison order) {
    sort(c, items, null, n, order);
  }

  /** Sorts the first {@code n} values of {@code keys}, moving {@code companions}, unless null, along with them. */
  static void sort(Call c, ValueList keys, ValueList companions, int n, Comparison order) {
    try (ValueList spareKeys = spare(c, n);
        ValueList spareCompanions = spare(c, companions == null ? 0 : n)) {
      ValueList from = keys;
      ValueList to = spareKeys;
      ValueList fromCompanions = companions;
      ValueList toCompanions = companions == null ? null : spareCompanions;
      for (int width = 1; width < n; width = width > n >> 1 ? n : width << 1) {
        for (int low = 0; low < n; low = high(low, width, n, 2)) {
          merge(c, from, to, fromCompanions, toCompanions, low, high(low, width, n, 1), high(low, width, n, 2), order);
        }
        ValueList swap = from;
        from = to;
        to = swap;
        swap = fromCompanions;
        fromCompanions = toCompanions;
        toCompanions = swap;
      }
      if (from != keys) {
        copy(c, from, 0, n, keys, 0);
        if (companions != null) {
          copy(c, fromCompanions, 0, n, companions, 0);
        }
      }
    }
  }

  /** The end of the {@code runs}-th run of {@code width} from {@code low}, without overflow. */
  private static int high(int low, int width, int n, int runs) {
    return (int) Math.min(n, low + (long) width * runs);
  }

  private static ValueList spare(Call c, int n) {
    ValueList list = new ValueList(c.realm());
    list.resize(n);
    return list;
  }

  private static void merge(Call c, ValueList from, ValueList to, ValueList fromCompanions, ValueList toCompanions,
      int low, int middle, int high, Comparison order) {
    boolean sorted = middle >= high;
    if (!sorted && middle - low > 1) {
      c.fuel(1);
      sorted = !(order.compare(from.get(middle - 1), from.get(middle)) > 0);
    }
    int i = low;
    int j = middle;
    int k = low;
    while (!sorted && i < middle && j < high) {
      c.fuel(1);
      int taken = order.compare(from.get(i), from.get(j)) > 0 ? j++ : i++;
      to.set(k, from.get(taken));
      if (toCompanions != null) {
        toCompanions.set(k, fromCompanions.get(taken));
      }
      k++;
    }
    k = copyRest(c, from, to, fromCompanions, toCompanions, i, middle, k);
    copyRest(c, from, to, fromCompanions, toCompanions, j, high, k);
  }

  private static int copyRest(Call c, ValueList from, ValueList to, ValueList fromCompanions, ValueList toCompanions,
      int i, int end, int k) {
    copy(c, from, i, end, to, k);
    if (toCompanions != null) {
      copy(c, fromCompanions, i, end, toCompanions, k);
    }
    return k + Math.max(0, end - i);
  }

  private static void copy(Call c, ValueList from, int i, int end, ValueList to, int k) {
    if (i < end) {
      c.fuel((end - i) / CHUNK);
      System.arraycopy(from.array(), i, to.array(), k, end - i);
    }
  }
}
