package dev.ration.number;

import java.math.BigInteger;

/**
 * The sum of any number of doubles, rounded once: sec-math.sumprecise. Keeps the exact value in a fixed number of
 * limbs of 32 bits, which hold signed excess until they are carried.
 */
public final class ExactSum {
  private static final int LOWEST = -1074;
  /** 2,098 bits of a double's range and 64 for the count. */
  private static final int LIMBS = 69;
  /** Each addition changes a limb by less than 2^32: carry before 2^31 of them. */
  private static final int CARRY_EVERY = 1 << 29;

  private final long[] limbs = new long[LIMBS];
  private int sinceCarry;
  private boolean nan;
  private boolean positiveInfinity;
  private boolean negativeInfinity;
  private boolean onlyNegativeZero = true;

  /** Adds x. */
  public void add(double x) {
    if (x != x) {
      nan = true;
    } else if (Double.isInfinite(x)) {
      positiveInfinity |= x > 0;
      negativeInfinity |= x < 0;
    } else if (x != 0 || 1 / x > 0) {
      onlyNegativeZero = false;
      addFinite(x);
    }
  }

  private void addFinite(double x) {
    long bits = Double.doubleToRawLongBits(x);
    int biased = (int) (bits >>> 52) & 0x7FF;
    long mantissa = biased == 0 ? bits & 0xF_FFFF_FFFF_FFFFL : bits & 0xF_FFFF_FFFF_FFFFL | 0x10_0000_0000_0000L;
    int position = Math.max(biased, 1) - 1;
    int limb = position >> 5;
    int shift = position & 31;
    long low = (mantissa & 0xFFFF_FFFFL) << shift;
    long high = (mantissa >>> 32) << shift;
    long sign = bits < 0 ? -1 : 1;
    limbs[limb] += sign * (low & 0xFFFF_FFFFL);
    limbs[limb + 1] += sign * ((low >>> 32) + (high & 0xFFFF_FFFFL));
    limbs[limb + 2] += sign * (high >>> 32);
    if (++sinceCarry == CARRY_EVERY) {
      carry();
    }
  }

  private void carry() {
    sinceCarry = 0;
    for (int i = 0; i < LIMBS - 1; i++) {
      limbs[i + 1] += limbs[i] >> 32;
      limbs[i] &= 0xFFFF_FFFFL;
    }
  }

  /** The sum so far, to the nearest double, ties to even; -0 if nothing but -0 was added. */
  public double value() {
    if (nan || positiveInfinity && negativeInfinity) {
      return Double.NaN;
    }
    if (positiveInfinity || negativeInfinity) {
      return positiveInfinity ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
    if (onlyNegativeZero) {
      return -0.0;
    }
    carry();
    BigInteger exact = BigInteger.ZERO;
    for (int i = LIMBS - 1; i >= 0; i--) {
      exact = exact.shiftLeft(32).add(BigInteger.valueOf(limbs[i]));
    }
    BigInteger magnitude = exact.abs();
    int excess = magnitude.bitLength() - 55; // 53 bits, one to round by and one that stands for all below
    double d;
    if (excess <= 0) {
      d = scaled(magnitude.longValue(), 0);
    } else {
      long top = magnitude.shiftRight(excess).longValue();
      d = scaled(magnitude.getLowestSetBit() < excess ? top | 1 : top, excess);
    }
    return exact.signum() < 0 ? -d : d;
  }

  /** units × 2^(LOWEST + shift); rounds once, in the conversion, as no double over 53 bits wide is subnormal. */
  private static double scaled(long units, int shift) {
    return Math.scalb((double) units, LOWEST + shift);
  }
}
