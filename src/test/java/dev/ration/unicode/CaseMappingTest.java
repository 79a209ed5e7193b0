package dev.ration.unicode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Locale;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaseMappingTest {

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
  void upper(String text, String expected) {
    assertEquals(expected, CaseMapping.toUpperCase(text));
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
  void lower(String text, String expected) {
    assertEquals(expected, CaseMapping.toLowerCase(text));
  }

  @Test
  void agreesWithTheJdkWhereTheJdkIsOlder() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      String text = new String(Character.toChars(c));
      String upper = text.toUpperCase(Locale.ROOT);
      String lower = text.toLowerCase(Locale.ROOT);
      if (Character.isDefined(c) && !upper.equals(text)) {
        assertEquals(upper, CaseMapping.toUpperCase(text), () -> "U+" + text.codePointAt(0));
      }
      if (Character.isDefined(c) && !lower.equals(text)) {
        assertEquals(lower, CaseMapping.toLowerCase(text), () -> "U+" + text.codePointAt(0));
      }
    }
  }

  @Property(tries = 2000)
  void mapsAsTheJdkDoesApartFromSigma(@ForAll @CharRange(from = '\0', to = '\u0180') String text) {
    String other = text.replace('Σ', 'x');
    assertEquals(other.toUpperCase(Locale.ROOT), CaseMapping.toUpperCase(other));
    assertEquals(other.toLowerCase(Locale.ROOT), CaseMapping.toLowerCase(other));
  }
}
