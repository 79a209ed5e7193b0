package dev.ration.unicode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.text.Normalizer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class NormalizationTest {
  /** Two vowel signs of Kirat Rai that compose since Unicode 16. */
  private static final String KIRAT_RAI = "\uD81B\uDD67\uD81B\uDD67";

  @Test
  void leavesWhatIsNewerAlone() {
    assertEquals("é" + KIRAT_RAI + "é", Normalization.NFC.of("e\u0301" + KIRAT_RAI + "e\u0301"));
    assertEquals("e\u0301" + KIRAT_RAI, Normalization.NFD.of("é" + KIRAT_RAI));
  }

  @Property(tries = 1000)
  void isTheJdksOtherwise(@ForAll String text) {
    String old = text.codePoints()
        .filter(c -> c < 0x600)
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
    assertEquals(Normalizer.normalize(old, Normalizer.Form.NFC), Normalization.NFC.of(old));
    assertEquals(Normalizer.normalize(old, Normalizer.Form.NFKD), Normalization.NFKD.of(old));
  }
}
