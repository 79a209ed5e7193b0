package dev.ration.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.RoundingMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NumberFormatsTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0",
    "0, 2, 0.00",
    "-0x0p0, 2, 0.00",
    "1.005, 2, 1.00",
    "1.45, 1, 1.4",
    "0.5, 0, 1",
    "1.5, 0, 2",
    "2.5, 0, 3",
    "-2.5, 0, -3",
    "-0.0000001, 2, -0.00",
    "123.456, 2, 123.46",
    "1e20, 2, 100000000000000000000.00",
    "1e21, 2, 1e+21",
    "-1e21, 2, -1e+21",
    "1000000000000000128, 0, 1000000000000000128",
    "0.1, 20, 0.10000000000000000555",
    "1.255, 2, 1.25",
    "10.235, 2, 10.23",
  })
  void fixed(String x, int digits, String expected) {
    assertEquals(expected, NumberFormats.toFixed(Double.parseDouble(x), digits));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0, 0e+0",
    "0, 2, 0.00e+0",
    "-0x0p0, 1, 0.0e+0",
    "123456, 2, 1.23e+5",
    "-123456, 0, -1e+5",
    "25, 0, 3e+1",
    "0.00015, 1, 1.5e-4",
    "9.99, 1, 1.0e+1",
    "1e300, 3, 1.000e+300",
    "4.9e-324, 3, 4.941e-324",
  })
  void exponential(String x, int digits, String expected) {
    assertEquals(expected, NumberFormats.toExponential(Double.parseDouble(x), digits));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0e+0",
    "-0x0p0, 0e+0",
    "1, 1e+0",
    "-1.5, -1.5e+0",
    "123456, 1.23456e+5",
    "0.00001, 1e-5",
    "4.9e-324, 5e-324",
  })
  void exponentialWithoutDigits(String x, String expected) {
    assertEquals(expected, NumberFormats.toExponential(Double.parseDouble(x)));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, 0",
    "0, 3, 0.00",
    "123.456, 4, 123.5",
    "123.456, 2, 1.2e+2",
    "123.456, 3, 123",
    "-123.456, 1, -1e+2",
    "0.000001, 2, 0.0000010",
    "0.0000001, 2, 1.0e-7",
    "1e21, 22, 1000000000000000000000",
    "1e21, 21, 1.00000000000000000000e+21",
    "99.99, 2, 1.0e+2",
    "1.25, 2, 1.3",
    "1.35, 2, 1.4",
  })
  void precision(String x, int precision, String expected) {
    assertEquals(expected, NumberFormats.toPrecision(Double.parseDouble(x), precision));
  }

  @Test
  void notFinite() {
    assertEquals("NaN", NumberFormats.toFixed(Double.NaN, 2));
    assertEquals("-Infinity", NumberFormats.toExponential(Double.NEGATIVE_INFINITY));
    assertEquals("Infinity", NumberFormats.toExponential(Double.POSITIVE_INFINITY, 1));
    assertEquals("NaN", NumberFormats.toPrecision(Double.NaN, 1));
  }

  @Property(tries = 2000)
  void fixedIsTheNearestDecimal(@ForAll double x, @ForAll @IntRange(min = 0, max = 100) int digits) {
    if (Math.abs(x) < 1e21) {
      BigDecimal error = new BigDecimal(NumberFormats.toFixed(x, digits)).subtract(new BigDecimal(x)).abs();
      assertEquals(-1, error.compareTo(BigDecimal.valueOf(5, digits + 1).add(BigDecimal.valueOf(1, 2000))));
    }
  }

  @Property(tries = 2000)
  void precisionAndExponentialAreTheSameDecimal(
      @ForAll long bits, @ForAll @IntRange(min = 1, max = 100) int precision) {
    double x = Double.longBitsToDouble(bits);
    if (Double.isFinite(x) && x != 0) {
      BigDecimal expected = new BigDecimal(x).round(new java.math.MathContext(precision, RoundingMode.HALF_UP));
      assertEquals(0, expected.compareTo(new BigDecimal(NumberFormats.toPrecision(x, precision))));
      assertEquals(0, expected.compareTo(new BigDecimal(NumberFormats.toExponential(x, precision - 1))));
    }
  }
}
