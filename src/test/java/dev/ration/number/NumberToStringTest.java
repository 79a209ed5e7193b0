package dev.ration.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberToStringTest {

  @ParameterizedTest
  @CsvSource({
    "0x0p0, 0",
    "-0x0p0, 0",
    "1, 1",
    "-1, -1",
    "0.1, 0.1",
    "-0.1, -0.1",
    "123.456, 123.456",
    "0.001, 0.001",
    "0.0001, 0.0001",
    "0.000001, 0.000001",
    "1e-7, 1e-7",
    "1.5e-7, 1.5e-7",
    "1e20, 100000000000000000000",
    "123456789012345680000, 123456789012345680000",
    "1e21, 1e+21",
    "1.25e21, 1.25e+21",
    "-1e21, -1e+21",
    "1e300, 1e+300",
    "2147483648, 2147483648",
    "-2147483649, -2147483649",
    "9007199254740991, 9007199254740991",
    "9007199254740992, 9007199254740992",
    "9007199254740994, 9007199254740994",
    "4.9e-324, 5e-324",
    "9.9e-324, 1e-323",
    "1.5e-323, 1.5e-323",
    "2e-323, 2e-323",
    "2.2250738585072014e-308, 2.2250738585072014e-308",
    "1.7976931348623157e308, 1.7976931348623157e+308",
    "5e-7, 5e-7",
    "2e23, 2e+23",
    "0.1e-5, 0.000001",
    "1234567.5, 1234567.5",
    "12345678.5, 12345678.5",
  })
  void printsRadixTen(String java, String expected) {
    assertEquals(expected, NumberToString.toString(Double.parseDouble(java)));
  }

  @Test
  void printsWhatIsNotFinite() {
    assertEquals("NaN", NumberToString.toString(Double.NaN));
    assertEquals("Infinity", NumberToString.toString(Double.POSITIVE_INFINITY));
    assertEquals("-Infinity", NumberToString.toString(Double.NEGATIVE_INFINITY));
    assertEquals("NaN", NumberToString.toString(Double.NaN, 2));
    assertEquals("-Infinity", NumberToString.toString(Double.NEGATIVE_INFINITY, 36));
  }

  @ParameterizedTest
  @CsvSource({
    "255, 16, ff",
    "-255, 16, -ff",
    "0, 2, 0",
    "-0x0p0, 2, 0",
    "0.5, 2, 0.1",
    "-0.5, 2, -0.1",
    "0.1, 2, 0.0001100110011001100110011001100110011001100110011001101",
    "0.75, 8, 0.6",
    "35, 36, z",
    "9007199254740991, 36, 2gosa7pa2gv",
    "1e21, 16, 3635c9adc5dea00000",
    "1e21, 10, 1e+21",
    "255.5, 16, ff.8",
    "3.141592653589793, 16, 3.243f6a8885a3",
    "18014398509481984, 2, 1000000000000000000000000000000000000000000000000000000",
  })
  void printsOtherRadices(String java, int radix, String expected) {
    assertEquals(expected, NumberToString.toString(Double.parseDouble(java), radix));
  }

  @Test
  void printsTheSmallestSubnormalsAsTheShortestDigits() {
    for (long bits = 1; bits <= 3000; bits++) {
      assertFreeFormatAgrees(Double.longBitsToDouble(bits));
    }
  }

  @Property(tries = 5000)
  void agreesWithTheExactAlgorithm(@ForAll long bits) {
    double x = Double.longBitsToDouble(bits);
    if (Double.isFinite(x) && x != 0) {
      assertFreeFormatAgrees(Math.abs(x));
    }
  }

  @Property(tries = 5000)
  void agreesWithTheExactAlgorithmInTheCommonRange(@ForAll long mantissa, @ForAll @IntRange(min = -80, max = 80) int e) {
    double x = Math.abs((double) mantissa) * Math.pow(2, e - 63);
    if (x != 0) {
      assertFreeFormatAgrees(x);
    }
  }

  @Property(tries = 5000)
  void readsBackAsTheSameDouble(@ForAll long bits) {
    double x = Double.longBitsToDouble(bits);
    double back = StringToNumber.stringToNumber(NumberToString.toString(x));
    assertEquals(x == 0 ? 0.0 : x, back, 0.0);
  }

  @Property(tries = 1000)
  void everyRadixReadsBackAsTheSameDouble(@ForAll long bits, @ForAll @IntRange(min = 2, max = 36) int radix) {
    double x = Math.abs(Double.longBitsToDouble(bits));
    if (Double.isFinite(x) && radix != 10) {
      assertEquals(x, nearest(NumberToString.toString(x, radix), radix), 0.0);
    }
  }

  @Property(tries = 2000)
  void integersPrintInEveryRadixAsJavaDoes(@ForAll long n, @ForAll @IntRange(min = 2, max = 36) int radix) {
    long safe = n >> 11;
    assertEquals(Long.toString(safe, radix), NumberToString.toString((double) safe, radix));
  }

  private static void assertFreeFormatAgrees(double x) {
    StringBuilder digits = new StringBuilder();
    int n = NumberToString.shortestDigits(x, 10, digits);
    Decimal decimal = Decimal.shortest(x);
    assertEquals(decimal.digits() + "e" + decimal.exponent(), digits + "e" + (n - 1), () -> Double.toHexString(x));
    assertTrue(digits.length() <= 17);
  }

  /** The double nearest to a positional numeral, by exact division. */
  private static double nearest(String text, int radix) {
    int point = text.indexOf('.');
    if (point < 0) {
      return new BigInteger(text, radix).doubleValue();
    }
    int places = text.length() - point - 1;
    BigInteger numerator = new BigInteger(text.substring(0, point) + text.substring(point + 1), radix);
    BigInteger denominator = BigInteger.valueOf(radix).pow(places);
    // 1,200 decimal places hold every halfway point; what the division cuts off cannot reach one.
    BigDecimal quotient =
        new BigDecimal(numerator).divide(new BigDecimal(denominator), 1200, RoundingMode.DOWN);
    boolean exact = quotient.multiply(new BigDecimal(denominator)).compareTo(new BigDecimal(numerator)) == 0;
    return Double.parseDouble(exact ? quotient.toString() : quotient.toPlainString() + "1");
  }
}
