package dev.ration.fuzz;

import java.util.Arrays;
import java.util.function.Predicate;

/** Makes the choices behind a failure fewer and smaller for as long as it still fails: first runs of them are cut, then values lowered. */
public final class Shrinker {
  private Shrinker() {}

  /** The smallest sequence found within {@code attempts} trials that {@code fails} too. */
  public static int[] shrink(int[] choices, Predicate<int[]> fails, int attempts) {
    int[] best = choices;
    int left = attempts;
    boolean smaller = true;
    while (smaller && left > 0) {
      smaller = false;
      for (int size = Math.max(1, best.length / 2); size > 0 && left > 0; size /= 2) {
        for (int at = best.length - size; at >= 0 && left > 0; at -= size) {
          if (at + size > best.length) {
            continue;
          }
          int[] cut = new int[best.length - size];
          System.arraycopy(best, 0, cut, 0, at);
          System.arraycopy(best, at + size, cut, at, best.length - at - size);
          left--;
          if (fails.test(cut)) {
            best = cut;
            smaller = true;
          }
        }
      }
      for (int at = 0; at < best.length && left > 0; at++) {
        for (int value = 0; value < best[at] && left > 0; value = value == 0 ? Math.max(1, best[at] / 2) : value + Math.max(1, (best[at] - value) / 2)) {
          int[] lower = best.clone();
          lower[at] = value;
          left--;
          if (fails.test(lower)) {
            best = lower;
            smaller = true;
            break;
          }
        }
      }
      int end = best.length;
      while (end > 0 && best[end - 1] == 0) {
        end--;
      }
      best = Arrays.copyOf(best, end);
    }
    return best;
  }
}
