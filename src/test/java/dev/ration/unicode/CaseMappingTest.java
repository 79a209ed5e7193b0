package dev.ration.unicode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.Chars;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaseMappingTest {

  private static String upper(String text) {
    return CaseMapping.toUpperCase(text, CaseMapping.upperLength(text));
  }

  private static String lower(String text) {
    return CaseMapping.toLowerCase(text, CaseMapping.lowerLength(text));
  }

  @ParameterizedTest
  @CsvSource({
    "'', ''",
    "abc, ABC",
    "ß, SS",
    "ﬁx, FIX",
    "ŉ, ʼN",
    "\u0390, \u0399\u0308\u0301",
    "ᾳ, ΑΙ",
    "ǆ, Ǆ",
    "ǅ, Ǆ",
    "ı, I",
    "i, I",
    "ÿ, Ÿ",
    "\uD801\uDC28, \uD801\uDC00",
    "\uD801, \uD801",
    "\u019B, \uA7DC", // since Unicode 16
    "\u2C5F, \u2C2F", // since Unicode 14
  })
  void upperCase(String text, String expected) {
    assertEquals(expected, upper(text));
  }

  @ParameterizedTest
  @CsvSource({
    "ABC, abc",
    "İ, i\u0307",
    "I, i",
    "ẞ, ß",
    "Σ, σ",
    "ΑΣ, ας",
    "ΑΣΑ, ασα",
    "ΑΣ., ας.",
    "ΑΣ.Α, ασ.α",
    "Α.Σ, α.ς",
    "'ΑΣ Α', 'ας α'",
    "' Σ', ' σ'",
    "A\u180EΣ, a\u180Eς",
    "A\uD834\uDE42Σ, a\uD834\uDE42ς",
    "AΣ\u180EB, aσ\u180Eb",
    "\uD801\uDC00Σ, \uD801\uDC28ς",
    "\uA7DC, \u019B",
  })
  void lowerCase(String text, String expected) {
    assertEquals(expected, lower(text));
  }

  @Test
  void agreesWithTheJdkWhereTheJdkIsOlder() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      String text = new String(Character.toChars(c));
      String upper = text.toUpperCase(Locale.ROOT);
      String lower = text.toLowerCase(Locale.ROOT);
      if (Character.isDefined(c) && !upper.equals(text)) {
        assertEquals(upper, upper(text), () -> "U+" + text.codePointAt(0));
      }
      if (Character.isDefined(c) && !lower.equals(text)) {
        assertEquals(lower, lower(text), () -> "U+" + text.codePointAt(0));
      }
    }
  }

  /** ASCII has a way of its own, which does the same. */
  @Property(tries = 2000)
  void asciiIsTheSame(@ForAll @CharRange(from = '\0', to = '\u007F') String text) {
    assertTrue(CaseMapping.isAscii(text));
    assertEquals(lower(text), CaseMapping.ofAscii(text, false, CaseMapping.firstOfAscii(text, false)));
    assertEquals(upper(text), CaseMapping.ofAscii(text, true, CaseMapping.firstOfAscii(text, true)));
    assertEquals(lower(text).equals(text), CaseMapping.firstOfAscii(text, false) == text.length());
  }

  /** Each sigma looks at what is around it as if it were alone. */
  @Property(tries = 2000)
  void finalSigmas(
      @ForAll @Chars({'\u03A3', 'a', '.', ' ', '\u0345', '\u00AD', '\u02B0', '\uD835', '\uDC00'}) String text) {
    StringBuilder expected = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      boolean sigma = text.charAt(i) == 'Σ';
      expected.append(sigma ? (isFinal(text, i) ? 'ς' : 'σ') : text.charAt(i));
    }
    assertEquals(expected.toString(), lower(text));
  }

  private static boolean isFinal(String text, int at) {
    String before = classes(text.substring(0, at));
    String after = classes(text.substring(at + 1));
    return before.matches("(?s).*Ci*") && !after.matches("(?s)i*C.*");
  }

  /** C for what is cased, i for what is ignorable, else a dash. */
  private static String classes(String text) {
    StringBuilder out = new StringBuilder();
    text.codePoints().forEach(c -> out.append(switch (c) {
      case '.', 0x345, 0xAD, 0x2B0 -> 'i';
      case 'a', 0x3A3, 0x1D400 -> 'C';
      default -> '-';
    }));
    return out.toString();
  }

  @Test
  void manySigmasTakeLinearTime() {
    int n = 300_000;
    String apart = "\u03A3" + ".".repeat(n);
    assertTimeout(Duration.ofSeconds(20), () -> {
      assertEquals("\u03C3" + ".".repeat(n) + "\u03C2" + ".".repeat(n), lower(apart + apart));
      assertEquals("\u03C3".repeat(n - 1) + "\u03C2", lower("\u03A3".repeat(n)));
    });
  }

  @Property(tries = 2000)
  void mapsAsTheJdkDoesApartFromSigma(@ForAll @CharRange(from = '\0', to = '\u0180') String text) {
    String other = text.replace('Σ', 'x');
    assertEquals(other.toUpperCase(Locale.ROOT), upper(other));
    assertEquals(other.toLowerCase(Locale.ROOT), lower(other));
  }
}
