package dev.ration.number;

/** Functions of a real variable that java.lang.StrictMath lacks or defines otherwise; the same bits everywhere. */
public final class RealFunctions {
  private static final double LN2 = 0.6931471805599453;
  private static final double LOG2E = 1.4426950408889634;
  private static final double SQRT2 = 1.4142135623730951;
  /** Below this in magnitude, a function with slope 1 at 0 is the identity to the last bit. */
  private static final double TINY = 0x1p-28;

  private RealFunctions() {}

  /** sec-math.asinh. */
  public static double asinh(double x) {
    double a = Math.abs(x);
    if (a < TINY || x != x || Double.isInfinite(x)) {
      return x;
    }
    double t = x * x;
    double y = a > 0x1p28 ? StrictMath.log(a) + LN2
        : a > 2 ? StrictMath.log(2 * a + 1 / (Math.sqrt(t + 1) + a))
        : StrictMath.log1p(a + t / (1 + Math.sqrt(1 + t)));
    return Math.copySign(y, x);
  }

  /** sec-math.acosh. */
  public static double acosh(double x) {
    if (!(x >= 1)) {
      return Double.NaN;
    }
    if (x > 0x1p28) {
      return StrictMath.log(x) + LN2;
    }
    if (x > 2) {
      return StrictMath.log(2 * x - 1 / (x + Math.sqrt(x * x - 1)));
    }
    double t = x - 1;
    return StrictMath.log1p(t + Math.sqrt(2 * t + t * t));
  }

  /** sec-math.atanh. */
  public static double atanh(double x) {
    double a = Math.abs(x);
    if (!(a <= 1)) {
      return Double.NaN;
    }
    if (a < TINY) {
      return x;
    }
    if (a == 1) {
      return x / 0.0;
    }
    double y = a < 0.5 ? 0.5 * StrictMath.log1p(2 * a + 2 * a * a / (1 - a)) : 0.5 * StrictMath.log1p(2 * a / (1 - a));
    return Math.copySign(y, x);
  }

  /** sec-math.log2: exact for powers of two. */
  public static double log2(double x) {
    if (!(x > 0) || Double.isInfinite(x)) {
      return x == 0 ? Double.NEGATIVE_INFINITY : x > 0 ? x : Double.NaN;
    }
    int k = 0;
    double f = x;
    if (f < Double.MIN_NORMAL) {
      f *= 0x1p54;
      k = -54;
    }
    int e = Math.getExponent(f);
    f = Math.scalb(f, -e);
    k += e;
    if (f > SQRT2) {
      f /= 2;
      k++;
    }
    return f == 1 ? k : k + StrictMath.log(f) * LOG2E;
  }

  /** sec-math.round: half goes up, the sign of zero stays. */
  public static double round(double x) {
    if (!(Math.abs(x) < 0x1p52)) {
      return x;
    }
    double r = Math.floor(x);
    if (x - r >= 0.5) {
      r += 1;
    }
    return Math.copySign(r, x);
  }

  /** sec-math.trunc. */
  public static double trunc(double x) {
    return x < 0 ? Math.ceil(x) : Math.floor(x);
  }

  /** sec-math.f16round: to the nearest binary16, ties to even. */
  public static double f16round(double x) {
    if (x == 0 || x != x || Double.isInfinite(x)) {
      return x;
    }
    double unit = Math.scalb(1.0, Math.max(Math.getExponent(x), -14) - 10);
    double r = Math.rint(x / unit) * unit;
    return Math.abs(r) > 65504 ? Math.copySign(Double.POSITIVE_INFINITY, x) : r;
  }
}
