package dev.ration.number;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntegersTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "NaN, 0",
    "Infinity, 0",
    "-Infinity, 0",
    "1.9, 1",
    "-1.9, -1",
    "2147483647, 2147483647",
    "2147483648, -2147483648",
    "4294967295, -1",
    "4294967296, 0",
    "-2147483649, 2147483647",
    "4294967297.5, 1",
    "1e10, 1410065408",
    "-1e10, -1410065408",
    "9223372036854775808, 0",
    "9223372036854777856, 2048",
    "-9223372036854777856, -2048",
    "1e300, 0",
  })
  void toInt32(double x, int expected) {
    assertEquals(expected, Integers.toInt32(x));
  }

  @Test
  void unsigned() {
    assertEquals(4294967295L, Integers.toUint32(-1));
    assertEquals(2147483648L, Integers.toUint32(2147483648.0));
    assertEquals('\uffff', Integers.toUint16(-1));
    assertEquals('\0', Integers.toUint16(65536));
  }

  @Test
  void toIntegerOrInfinity() {
    assertEquals(0.0, Integers.toIntegerOrInfinity(Double.NaN));
    assertEquals(0.0, Integers.toIntegerOrInfinity(-0.0));
    assertEquals(0.0, Integers.toIntegerOrInfinity(-0.5));
    assertEquals(-1.0, Integers.toIntegerOrInfinity(-1.5));
    assertEquals(Double.POSITIVE_INFINITY, Integers.toIntegerOrInfinity(Double.POSITIVE_INFINITY));
  }

  @Property(tries = 5000)
  void isTruncationModulo32Bits(@ForAll long bits) {
    double x = Double.longBitsToDouble(bits);
    if (Double.isFinite(x)) {
      assertEquals(new BigDecimal(x).toBigInteger().intValue(), Integers.toInt32(x));
    }
  }

  @Property(tries = 5000)
  void isTruncationModulo32BitsWhereItMatters(@ForAll long n, @ForAll @IntRange(min = -70, max = 40) int e) {
    double x = (double) n * Math.pow(2, e);
    assertEquals(new BigDecimal(x).toBigInteger().intValue(), Integers.toInt32(x));
  }
}
