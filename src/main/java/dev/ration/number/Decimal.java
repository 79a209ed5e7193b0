package dev.ration.number;

import com.fasterxml.jackson.core.io.schubfach.DoubleToDecimal;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/**
 * A positive decimal in scientific form: {@code d.ddd × 10^exponent}.
 *
 * @param digits the significant digits; the first is not 0 unless the number is 0
 * @param exponent the power of ten of the first digit
 */
record Decimal(String digits, int exponent) {

  /** The shortest digits that read back as x, for finite x > 0. */
  static Decimal shortest(double x) {
    // DoubleToDecimal looks for two digits at least, as Double.toString must; down here one can be enough (5e-324).
    if (x < 1e-320) {
      StringBuilder digits = new StringBuilder();
      int n = NumberToString.shortestDigits(x, 10, digits);
      return new Decimal(digits.toString(), n - 1);
    }
    String text = DoubleToDecimal.toString(x);
    int mark = text.indexOf('E');
    int end = mark < 0 ? text.length() : mark;
    int exponent = mark < 0 ? 0 : Integer.parseInt(text, mark + 1, text.length(), 10);
    int point = text.indexOf('.');
    StringBuilder digits = new StringBuilder(20).append(text, 0, point).append(text, point + 1, end);
    int last = digits.length();
    while (last > 1 && digits.charAt(last - 1) == '0') {
      last--;
    }
    int first = 0;
    while (first < last - 1 && digits.charAt(first) == '0') {
      first++;
    }
    return new Decimal(digits.substring(first, last), exponent + point - 1 - first);
  }

  /** Exactly {@code precision} digits of x >= 0; halfway goes up, from the exact binary value. */
  static Decimal rounded(double x, int precision) {
    if (x == 0) {
      return new Decimal("0".repeat(precision), 0);
    }
    BigDecimal value = new BigDecimal(x).round(new MathContext(precision, RoundingMode.HALF_UP));
    String unscaled = value.unscaledValue().toString();
    int exponent = unscaled.length() - 1 - value.scale();
    String digits = unscaled.length() < precision ? unscaled + "0".repeat(precision - unscaled.length()) : unscaled;
    return new Decimal(digits, exponent);
  }
}
