package dev.ration.fuzz;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The choices that a generator made, in order. Whoever has them can generate the same again, and whoever cuts some or makes them
 * smaller generates something smaller: beyond the end of a replayed sequence every choice is 0, which is always the simplest.
 */
public final class Choices {
  private final SplittableRandom random;
  private final int[] replayed;
  private int[] made = new int[64];
  private int count;

  private Choices(SplittableRandom random, int[] replayed) {
    this.random = random;
    this.replayed = replayed;
  }

  /** Fresh choices of this seed. */
  public static Choices seeded(long seed) {
    return new Choices(new SplittableRandom(seed), null);
  }

  /** These choices, and 0 after them. */
  public static Choices replay(int... choices) {
    return new Choices(null, choices.clone());
  }

  /** The choices that bytes spell, one a byte; for drivers that search by changing bytes. */
  public static Choices bytes(byte[] bytes) {
    int[] choices = new int[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      choices[i] = bytes[i] & 0xFF;
    }
    return new Choices(null, choices);
  }

  /** A number from 0 to {@code bound - 1}. */
  public int below(int bound) {
    int choice;
    if (random != null) {
      choice = random.nextInt(bound);
    } else {
      choice = count < replayed.length ? Math.floorMod(replayed[count], bound) : 0;
    }
    if (count == made.length) {
      made = Arrays.copyOf(made, count * 2);
    }
    made[count++] = choice;
    return choice;
  }

  /** True once in {@code n}; false is the simpler. */
  public boolean oneIn(int n) {
    return below(n) == n - 1;
  }

  /** What was chosen so far. */
  public int[] made() {
    return Arrays.copyOf(made, count);
  }
}
