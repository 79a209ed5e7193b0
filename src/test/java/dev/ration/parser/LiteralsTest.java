package dev.ration.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.syntax.Source;
import dev.ration.syntax.ast.BigIntLiteral;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.RegExpLiteral;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TemplateElement;
import dev.ration.syntax.ast.TemplateLiteral;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The values of literals. */
final class LiteralsTest {
  private static Expression parse(String text) throws Exception {
    return SourceParser.parse(new Source("test", text), ParseGoal.EXPRESSION,
        ParseLimits.DEFAULT).expression();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0", "7, 7", "123456789, 123456789", "1234567890, 1234567890", "9007199254740993, 9007199254740992",
        "1.5, 1.5", ".5, 0.5",
    "5., 5", "1e3, 1000", "1E-3, 0.001", "1e+3, 1000", "0x1F, 31", "0XfF, 255", "0o17, 15", "0O7, 7",
        "0b101, 5", "0B1, 1",
    "1_000.5_0, 1000.5", "0xffff_ffff, 4294967295", "1e400, Infinity", "5e-324, 4.9E-324",
        "2.4703282292062328e-324, 4.9E-324",
    "2.4703282292062327e-324, 0", "0x20000000000001, 9007199254740992", "0x20000000000003, 9007199254740996",
    "0x40000000000005, 18014398509481988", "1.7976931348623159e308, Infinity", "0.1, 0.1"
  })
  void numbers(String text, double value) throws Exception {
    assertEquals(value, ((NumericLiteral) parse(text)).value());
  }

  @Test
  void longNumbersTakeLinearTime() throws Exception {
    String digits = "123456789".repeat(7_000);
    assertEquals(Double.POSITIVE_INFINITY, ((NumericLiteral) parse(digits)).value());
    assertEquals(Double.POSITIVE_INFINITY, ((NumericLiteral) parse("0x" + digits)).value());
    assertEquals(1.2345678912345679, ((NumericLiteral) parse("1." + digits.substring(1))).value(), 1.0);
    assertEquals(new BigInteger(digits.substring(0, 5_000)), ((BigIntLiteral) parse(digits.substring(0,
        5_000) + "n")).value());
    assertTrue(((BigIntLiteral) parse(digits + "n")).value().bitLength() > 200_000);
  }

  @ParameterizedTest
  @CsvSource({"0n, 0", "10n, 10", "1_0n, 10", "0xffn, 255", "0b101n, 5", "0o17n, 15",
      "0xfedcba9876543210fedcba9876543210n, "
      + "338770000845734292534325025077361652240", "18446744073709551616n, 18446744073709551616"})
  void bigInts(String text, String value) throws Exception {
    assertEquals(new BigInteger(value), ((BigIntLiteral) parse(text)).value());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', value = {
    "'a' § 97", "\"\\n\\t\\r\\b\\f\\v\\0\" § 10 9 13 8 12 11 0",
        "'\\x41\\u0042\\u{43}\\u{1F600}' § 65 66 67 55357 56832",
    "'\\a\\'\\\"\\\\' § 97 39 34 92", "'\\⏎' § ~~", "'\\␍⏎' § ~~", "'\\␍' § ~~", "'\\\u2028' § ~~",
        "'\u2028\u2029' § 8232 8233",
    "'\\ud800' § 55296", "'\\u{0000000041}' § 65", "'é' § 233", "'\\0a' § 0 97"
  })
  void strings(String text, String units) throws Exception {
    String value = ((StringLiteral) parse(text.replace('⏎', '\n').replace('␍', '\r'))).value();
    assertEquals(units == null ? "" : units, value.chars().mapToObj(Integer::toString).reduce((a, b) -> a
        + " " + b).orElse(""));
  }

  @Test
  void templates() throws Exception {
    TemplateLiteral template = (TemplateLiteral) parse("`a\\n\r\n${1}\r\\\r\n$`");
    assertEquals("a\n\n", template.quasis().get(0).cooked());
    assertEquals("a\\n\n", template.quasis().get(0).raw());
    assertEquals("\n$", template.quasis().get(1).cooked());
    assertEquals("\n\\\n$", template.quasis().get(1).raw());
    TemplateElement bad = ((TaggedTemplateExpression) parse("t`\\u{`")).quasi().quasis().get(0);
    assertNull(bad.cooked());
    assertEquals("\\u{", bad.raw());
    assertEquals("\0", ((TaggedTemplateExpression) parse("t`\\0`")).quasi().quasis().get(0).cooked());
  }

  @Test
  void regularExpressions() throws Exception {
    RegExpLiteral regExp = (RegExpLiteral) parse("/[/\\]]\\/(?:)/dgimsuy");
    assertEquals("[/\\]]\\/(?:)", regExp.pattern());
    assertEquals("dgimsuy", regExp.flags());
  }
}
