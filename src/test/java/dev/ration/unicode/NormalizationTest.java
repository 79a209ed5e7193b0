package dev.ration.unicode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.time.Duration;
import java.util.BitSet;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class NormalizationTest {
  private static final String OFFICIAL = "/unicode/NormalizationTest-17.0.0.txt.gz";
  /** Of each form and column, the column that it has to become; they are source, NFC, NFD, NFKC, NFKD. */
  private static final int[][] COLUMNS = {{1, 1, 1, 3, 3}, {2, 2, 2, 4, 4}, {3, 3, 3, 3, 3}, {4, 4, 4, 4, 4}};

  /** Every line of the file that comes with the standard, and the rule about what Part 1 leaves out. */
  @Test
  void official() throws IOException {
    BitSet listed = new BitSet();
    boolean characters = false;
    int lines = 0;
    try (BufferedReader in = new BufferedReader(new InputStreamReader(
        new GZIPInputStream(NormalizationTest.class.getResourceAsStream(OFFICIAL)), StandardCharsets.UTF_8))) {
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        if (line.startsWith("@")) {
          characters = line.equals("@Part1");
        } else if (!line.startsWith("#")) {
          String[] columns = line.split(";");
          for (int i = 0; i < columns.length; i++) {
            columns[i] = text(columns[i]);
          }
          if (characters) {
            listed.set(columns[0].codePointAt(0));
          }
          check(line, columns);
          lines++;
        }
      }
    }
    assertEquals(20_034, lines);
    for (int c = listed.nextClearBit(0); c <= Character.MAX_CODE_POINT; c = listed.nextClearBit(c + 1)) {
      String text = Character.toString(c);
      for (Normalization form : Normalization.values()) {
        assertEquals(text, normalize(form, text));
      }
    }
  }

  private static String text(String hex) {
    StringBuilder text = new StringBuilder();
    for (String c : hex.split(" ")) {
      text.appendCodePoint(Integer.parseInt(c, 16));
    }
    return text.toString();
  }

  private static void check(String line, String[] columns) {
    for (Normalization form : Normalization.values()) {
      for (int i = 0; i < columns.length; i++) {
        String expected = columns[COLUMNS[form.ordinal()][i]];
        assertEquals(expected, normalize(form, columns[i]), () -> form + " of " + line);
      }
    }
  }

  /** The form, and what has to hold of the quick check and the length on the way. */
  private static String normalize(Normalization form, String text) {
    long longest = form.maxLength(text);
    String normal = form.of(text, (int) longest);
    assertTrue(normal.length() <= longest, () -> "longer than " + longest);
    assertTrue(!form.isCertain(text) || normal.equals(text));
    assertTrue(!form.isObvious(text) || form.isCertain(text));
    boolean decomposed = form == Normalization.NFD || form == Normalization.NFKD;
    assertTrue(!decomposed || form.isCertain(normal) && normal.length() == longest);
    return normal;
  }

  /** Unicode promises that the forms of assigned characters do not change, so each JDK agrees about those it has. */
  @Test
  void isTheJdksWhereTheJdkHasTheCharacter() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (Character.isDefined(c)) {
        String text = "a" + Character.toString(c) + "\u0323\u0301";
        for (Normalization form : Normalization.values()) {
          String expected = Normalizer.normalize(text, Normalizer.Form.valueOf(form.name()));
          assertEquals(expected, normalize(form, text), () -> form + " of U+" + Integer.toHexString(text.codePointAt(1)));
        }
      }
    }
  }

  /** Of characters that compose, decompose, are reordered, and do not; with unpaired surrogates. */
  @Property(tries = 20_000)
  void isTheJdksOfMixedText(@ForAll long seed) {
    Random random = new Random(seed);
    String interesting = "aeoAs \u00E9\u1E69\u0301\u0323\u0327\u0334\u0345\u05B0\u0F71\u0F73\u0344\u1100\u1161\u11A8\uAC00"
        + "\uAC01\u09C7\u09BE\u0DD9\u0DCA\u0DCF\u0958\uFB2C\u1F82\uFDFA\u1E9B\u0958\u3099\u304B\u2126\uD800\uDC00\uF900";
    int[] beyond = {0x1109A, 0x110BA, 0x1D15E, 0x1D165, 0x1D16E, 0x11131, 0x11127, 0x2F800, 0x1E8D0};
    StringBuilder text = new StringBuilder();
    for (int n = random.nextInt(12); n > 0; n--) {
      if (random.nextInt(6) == 0) {
        text.appendCodePoint(beyond[random.nextInt(beyond.length)]);
      } else if (random.nextInt(6) == 0) {
        int c = random.nextInt(0x3200);
        text.appendCodePoint(Character.isDefined(c) ? c : 'b');
      } else {
        text.append(interesting.charAt(random.nextInt(interesting.length())));
      }
    }
    for (Normalization form : Normalization.values()) {
      String expected = Normalizer.normalize(text, Normalizer.Form.valueOf(form.name()));
      assertEquals(expected, normalize(form, text.toString()), () -> form + " of " + text);
    }
  }

  @Test
  void unicode17() {
    assertEquals("S", normalize(Normalization.NFKC, "\uA7F1")); // new in 17
    assertEquals("\uD81B\uDD6A", normalize(Normalization.NFC, "\uD81B\uDD63\uD81B\uDD68")); // Kirat Rai, in 16
    assertEquals("a\u1ACF\u0301", normalize(Normalization.NFD, "a\u1ACF\u0301")); // both of class 230
    assertEquals("a\u1ADD\u0301", normalize(Normalization.NFD, "a\u0301\u1ADD")); // of class 220 since 17
  }

  @Test
  void quickCheckSkipsWhatIsNormal() {
    assertTrue(Normalization.NFC.isObvious("plain and \u00E9"));
    assertFalse(Normalization.NFC.isObvious("\u4E2D"));
    assertTrue(Normalization.NFC.isCertain("\u4E2D\u6587 \uD55C \u0436"));
    assertFalse(Normalization.NFD.isCertain("\uD55C"));
    assertFalse(Normalization.NFC.isCertain("e\u0301"));
  }

  /** A sort of the marks that took the square of their number would take minutes. */
  @Test
  void longRunsOfMarksTakeLinearTime() {
    int n = 500_000;
    String marks = "q" + "\u0345".repeat(n) + "\u0325".repeat(n) + "\u0334\u030D".repeat(n / 2);
    String sorted = "q" + "\u0334".repeat(n / 2) + "\u0325".repeat(n) + "\u030D".repeat(n / 2) + "\u0345".repeat(n);
    assertTimeout(Duration.ofSeconds(20), () -> {
      // Not assertEquals: nobody wants to see these.
      assertTrue(sorted.equals(normalize(Normalization.NFD, marks)));
      assertTrue(sorted.equals(normalize(Normalization.NFC, marks)));
      assertTrue(("\u1EA1" + "\u0323".repeat(n)).equals(normalize(Normalization.NFC, "a" + "\u0323".repeat(n + 1))));
    });
  }
}
