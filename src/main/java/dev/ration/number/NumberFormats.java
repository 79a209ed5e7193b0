package dev.ration.number;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * Number.prototype's toFixed, toExponential and toPrecision, from the exact binary value. The caller has checked the
 * range of the digit counts; NaN and the infinities print as in {@link NumberToString}.
 */
public final class NumberFormats {
  private NumberFormats() {}

  /** sec-number.prototype.tofixed, for 0 to 100 fraction digits. */
  public static String toFixed(double x, int fractionDigits) {
    if (!(Math.abs(x) < 1e21)) {
      return NumberToString.toString(x);
    }
    // Signed by x < 0, not by the rounded value: (-0.001).toFixed(1) is "-0.0", (-0).toFixed(1) is "0.0".
    String digits = new BigDecimal(Math.abs(x)).setScale(fractionDigits, RoundingMode.HALF_UP).toPlainString();
    return x < 0 ? "-" + digits : digits;
  }

  /** sec-number.prototype.toexponential without an argument: as many digits as the value needs. */
  public static String toExponential(double x) {
    if (!Double.isFinite(x)) {
      return NumberToString.toString(x);
    }
    return exponential(x, x == 0 ? new Decimal("0", 0) : Decimal.shortest(Math.abs(x)));
  }

  /** sec-number.prototype.toexponential, for 0 to 100 fraction digits. */
  public static String toExponential(double x, int fractionDigits) {
    if (!Double.isFinite(x)) {
      return NumberToString.toString(x);
    }
    return exponential(x, Decimal.rounded(Math.abs(x), fractionDigits + 1));
  }

  /** sec-number.prototype.toprecision, for a precision of 1 to 100. */
  public static String toPrecision(double x, int precision) {
    if (!Double.isFinite(x)) {
      return NumberToString.toString(x);
    }
    Decimal decimal = Decimal.rounded(Math.abs(x), precision);
    int e = decimal.exponent();
    if (e < -6 || e >= precision) {
      return exponential(x, decimal);
    }
    StringBuilder out = new StringBuilder(precision + 9);
    if (x < 0) {
      out.append('-');
    }
    NumberToString.appendPositional(out, decimal.digits(), e + 1);
    return out.toString();
  }

  private static String exponential(double x, Decimal decimal) {
    StringBuilder out = new StringBuilder(decimal.digits().length() + 8);
    if (x < 0) {
      out.append('-');
    }
    NumberToString.appendExponential(out, decimal.digits(), decimal.exponent());
    return out.toString();
  }
}
