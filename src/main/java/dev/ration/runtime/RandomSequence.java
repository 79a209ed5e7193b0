package dev.ration.runtime;

/**
 * The numbers of Math.random for one seed (row 305): xoshiro256++ 1.0 of Blackman and Vigna, whose state is the first four
 * outputs of SplitMix64. The same on every machine; nothing to keep a secret with.
 */
public final class RandomSequence {
  private static final long GOLDEN_GAMMA = 0x9e3779b97f4a7c15L;

  private long s0;
  private long s1;
  private long s2;
  private long s3;

  public RandomSequence(long seed) {
    this(splitMix(seed + GOLDEN_GAMMA), splitMix(seed + 2 * GOLDEN_GAMMA), splitMix(seed + 3 * GOLDEN_GAMMA),
        splitMix(seed + 4 * GOLDEN_GAMMA));
  }

  /** From a state that is not all zero. */
  RandomSequence(long s0, long s1, long s2, long s3) {
    this.s0 = s0;
    this.s1 = s1;
    this.s2 = s2;
    this.s3 = s3;
  }

  private static long splitMix(long z) {
    z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
    z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
    return z ^ z >>> 31;
  }

  long nextLong() {
    long result = Long.rotateLeft(s0 + s3, 23) + s0;
    long t = s1 << 17;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = Long.rotateLeft(s3, 45);
    return result;
  }

  /** From 0, below 1: the upper 53 bits of an output as a fraction. */
  public double next() {
    return (nextLong() >>> 11) * 0x1p-53;
  }
}
