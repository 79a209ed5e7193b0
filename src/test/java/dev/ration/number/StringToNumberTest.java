package dev.ration.number;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StringToNumberTest {

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "'   ', 0",
    "' 12 ', 12",
    "'\t\n\r\u000b\f 7\u00a0\u1680\u2000\u200a\u2028\u2029\u202f\u205f\u3000\ufeff', 7",
    "-0, -0.0",
    "+5, 5",
    ".5, 0.5",
    "5., 5",
    "-.5e1, -5",
    "1e3, 1000",
    "1E-3, 0.001",
    "0010, 10",
    "Infinity, Infinity",
    "-Infinity, -Infinity",
    "+Infinity, Infinity",
    "0x1F, 31",
    "0XfF, 255",
    "0o17, 15",
    "0O7, 7",
    "0b101, 5",
    "0B1, 1",
    "1e1000, Infinity",
    "-1e1000, -Infinity",
    "1e-1000, 0",
    "1e99999999999999999999, Infinity",
    "1e-99999999999999999999, 0",
    "0e99999999999999999999, 0",
    "2.2250738585072012e-308, 2.2250738585072014e-308",
    "2.2250738585072011e-308, 2.225073858507201e-308",
    "1.7976931348623158e308, 1.7976931348623157e308",
    "1.7976931348623159e308, Infinity",
    "9007199254740993, 9007199254740992",
    "0x20000000000001, 9007199254740992",
    "0x20000000000003, 9007199254740996",
  })
  void reads(String text, double expected) {
    assertEquals(expected, StringToNumber.stringToNumber(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "abc", "1a", "1 2", "1_000", "0x", "0xg", "-0x10", "+0b1", "0b2", "0o8", "e5", ".", "+", "-", "1e", "1e+", "--1",
    "infinity", "INFINITY", "Infinityx", "NaN", "1d", "1f", "0x1p3", "\u0661", "\u180e1", "\u200b1", "\u00851", ". 5",
    "1..2", "0x1.8", "1n", "\uff11"
  })
  void refuses(String text) {
    assertTrue(Double.isNaN(StringToNumber.stringToNumber(text)), text);
  }

  @ParameterizedTest
  @CsvSource({
    "3.14abc, 3.14",
    "'  -2.5e3xyz', -2500",
    "1e, 1",
    "1e+, 1",
    "1.2.3, 1.2",
    ".5., 0.5",
    "5.e1, 50",
    "-Infinityx, -Infinity",
    "0x10, 0",
    "-0, -0.0",
    "1_000, 1",
    "'', NaN",
    "abc, NaN",
    "., NaN",
    "-, NaN",
    ".e1, NaN",
    "infinity, NaN",
  })
  void parseFloat(String text, double expected) {
    assertEquals(expected, StringToNumber.parseFloat(text));
  }

  @ParameterizedTest
  @CsvSource({
    "42px, 0, 42",
    "'  -42', 10, -42",
    "+7, 0, 7",
    "0x1F, 0, 31",
    "0x1F, 16, 31",
    "-0xff, 0, -255",
    "0x1F, 10, 0",
    "0x, 0, NaN",
    "0b11, 0, 0",
    "11, 2, 3",
    "12, 2, 1",
    "2, 2, NaN",
    "zz, 36, 1295",
    "ZZ, 36, 1295",
    "-0, 0, -0.0",
    "'', 0, NaN",
    "-, 0, NaN",
    "1, 1, NaN",
    "1, 37, NaN",
    "1, -5, NaN",
    "1e3, 0, 1",
    "0.9, 0, 0",
    "9007199254740993, 10, 9007199254740992",
    "9007199254740995, 10, 9007199254740996",
    "100000000000000000000000000000000000000000000000000001, 2, 9007199254740992",
    "100000000000000000000000000000000000000000000000000011, 2, 9007199254740996",
    "\uff11, 0, NaN",
    "1\uff11, 0, 1",
  })
  void parseInt(String text, int radix, double expected) {
    assertEquals(expected, StringToNumber.parseInt(text, radix));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "1_000_000, 1000000",
    ".5e-1_0, 5e-11",
    "0xFF_FF, 65535",
    "0b1_0, 2",
    "0O17, 15",
    "1_0.2_5, 10.25",
    "123456789012345678901234567890, 1.2345678901234568e29",
  })
  void literals(String token, double expected) {
    assertEquals(expected, StringToNumber.numericLiteral(token));
  }

  @Test
  void longTextKeepsItsExactValue() {
    String zeros = "0".repeat(20_000);
    assertEquals(1.0, StringToNumber.stringToNumber("0." + zeros + "1e20001"));
    assertEquals(-1.0, StringToNumber.stringToNumber("-1" + zeros + "e-20000"));
    assertEquals(7.0, StringToNumber.stringToNumber(zeros + "7"));
    assertEquals(0.0, StringToNumber.stringToNumber("0." + zeros));
    assertEquals(Double.POSITIVE_INFINITY, StringToNumber.stringToNumber("1" + zeros));
    assertEquals(Double.POSITIVE_INFINITY, StringToNumber.stringToNumber("0x1" + zeros));
    assertEquals(1.0, StringToNumber.stringToNumber("0b" + zeros + "1"));
    // 1 + 2^-53 is halfway between 1 and the next double; a digit 20,000 places on decides.
    String half = new BigDecimal(1 + 0x1p-52).add(BigDecimal.ONE).divide(BigDecimal.valueOf(2)).toPlainString();
    assertEquals(1.0, StringToNumber.stringToNumber(half + zeros));
    assertEquals(1 + 0x1p-52, StringToNumber.stringToNumber(half + zeros + "1"));
  }

  @Property(tries = 5000)
  void readsTheExactDecimalOfADouble(@ForAll long bits) {
    double x = Double.longBitsToDouble(bits);
    if (Double.isFinite(x)) {
      assertEquals(x, StringToNumber.stringToNumber(new BigDecimal(x).toString()), 0.0);
      assertEquals(x, StringToNumber.parseFloat(new BigDecimal(x).toPlainString() + "!"), 0.0);
    }
  }

  @Property(tries = 3000)
  void halfwayGoesToTheEvenDouble(@ForAll long bits) {
    double x = Math.abs(Double.longBitsToDouble(bits));
    double next = Math.nextUp(x);
    if (next < Double.POSITIVE_INFINITY) {
      BigDecimal half = new BigDecimal(x).add(new BigDecimal(next)).divide(BigDecimal.valueOf(2));
      double even = (Double.doubleToLongBits(x) & 1) == 0 ? x : next;
      assertEquals(even, StringToNumber.stringToNumber(half.toString()), 0.0);
      BigDecimal little = BigDecimal.valueOf(1, half.scale() + 5);
      assertEquals(next, StringToNumber.stringToNumber(half.add(little).toString()), 0.0);
      assertEquals(x, StringToNumber.stringToNumber(half.subtract(little).toString()), 0.0);
    }
  }

  @Property(tries = 2000)
  void parseIntRoundsOnce(@ForAll BigInteger n, @ForAll @IntRange(min = 2, max = 36) int radix) {
    BigInteger big = n.multiply(n).multiply(n).add(BigInteger.ONE);
    assertEquals(big.doubleValue(), StringToNumber.parseInt(big.toString(radix), radix), 0.0);
    assertEquals(n.doubleValue(), StringToNumber.parseInt(n.toString(radix), radix), 0.0);
  }

  @Property(tries = 3000)
  void neverThrows(@ForAll String text, @ForAll int radix) {
    StringToNumber.stringToNumber(text);
    StringToNumber.parseFloat(text);
    double value = StringToNumber.parseInt(text, radix);
    assertTrue(Double.isNaN(value) || value == Math.rint(value));
  }
}
