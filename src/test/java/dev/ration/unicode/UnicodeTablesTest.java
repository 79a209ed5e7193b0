package dev.ration.unicode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/**
 * The tables are those of one Unicode version, whatever the JDK has: each is compared on the JDK that it was printed
 * from. To print: {@code mvn test -Dtest=UnicodeTablesTest -Dtest.args=-Dunicode=update}, on JDK 25 for Unicode 16 and on
 * JDK 17 for Unicode 13.
 */
class UnicodeTablesTest {
  private static final Path FOLDER = Path.of("src/main/java/dev/ration/unicode");
  private static final int NEW_IN_14 = 0x1E290;
  private static final int NEW_IN_16 = 0x1C89;
  private static final int NEW_IN_17 = 0x1ACF;

  @Test
  void unicode16() throws IOException {
    assumeTrue(Character.isDefined(NEW_IN_16) && !Character.isDefined(NEW_IN_17), "this JDK has not Unicode 16");
    StringBuilder source = new StringBuilder("""
        package dev.ration.unicode;

        /** Unicode 16, printed by UnicodeTablesTest: do not edit. The forms are described where they are read. */
        final class UnicodeTables {
        """);
    constant(source, "ID_START", set(UnicodeTablesTest::isIdStart));
    constant(source, "ID_CONTINUE", set(UnicodeTablesTest::isIdContinue));
    constant(source, "CASED", set(UnicodeTablesTest::isCased));
    constant(source, "CASE_IGNORABLE", set(UnicodeTablesTest::isCaseIgnorable));
    constant(source, "TO_LOWER", mapping(Character::toLowerCase));
    constant(source, "TO_UPPER", mapping(Character::toUpperCase));
    constant(source, "UPPER_SPECIAL", specialUpper());
    source.append("\n  private UnicodeTables() {}\n}\n");
    check("UnicodeTables.java", source.toString());
  }

  @Test
  void unicode13() throws IOException {
    assumeTrue(!Character.isDefined(NEW_IN_14), "this JDK has not Unicode 13");
    StringBuilder source = new StringBuilder("""
        package dev.ration.unicode;

        /** Unicode 13, printed by UnicodeTablesTest: do not edit. */
        final class AssignedTable {
        """);
    constant(source, "ASSIGNED", set(Character::isDefined));
    source.append("\n  private AssignedTable() {}\n}\n");
    check("AssignedTable.java", source.toString());
  }

  private static void check(String name, String expected) throws IOException {
    Path file = FOLDER.resolve(name);
    if ("update".equals(System.getProperty("unicode"))) {
      Files.writeString(file, expected);
    }
    assertEquals(expected, Files.readString(file));
  }

  private static boolean isIdStart(int c) {
    return switch (c) {
      case 0x2E2F -> false; // VERTICAL TILDE: a letter, but Pattern_Syntax
      case 0x2118, 0x212E, 0x309B, 0x309C, 0x1885, 0x1886 -> true; // Other_ID_Start
      default -> Character.isLetter(c) || Character.getType(c) == Character.LETTER_NUMBER;
    };
  }

  private static boolean isIdContinue(int c) {
    return switch (c) {
      case 0x200C, 0x200D, 0xB7, 0x387, 0x19DA, 0x30FB, 0xFF65 -> true; // Other_ID_Continue
      default -> isIdStart(c) || (c >= 0x1369 && c <= 0x1371) || switch (Character.getType(c)) {
        case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.DECIMAL_DIGIT_NUMBER,
            Character.CONNECTOR_PUNCTUATION -> true;
        default -> false;
      };
    };
  }

  private static boolean isCased(int c) {
    return Character.isLowerCase(c) || Character.isUpperCase(c) || Character.isTitleCase(c);
  }

  private static boolean isCaseIgnorable(int c) {
    return switch (c) {
      // Word_Break = MidLetter, MidNumLet or Single_Quote
      case 0x27, 0x2E, 0x3A, 0xB7, 0x387, 0x55F, 0x5F4, 0x2018, 0x2019, 0x2024, 0x2027, 0xFE13, 0xFE52, 0xFE55, 0xFF07,
          0xFF0E, 0xFF1A -> true;
      default -> switch (Character.getType(c)) {
        case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT, Character.MODIFIER_LETTER,
            Character.MODIFIER_SYMBOL -> true;
        default -> false;
      };
    };
  }

  /** Where membership changes, each as the distance from the last, in base 36. */
  private static String set(IntPredicate contains) {
    StringBuilder text = new StringBuilder();
    boolean inside = false;
    int last = 0;
    for (int c = 0; c <= Character.MAX_CODE_POINT + 1; c++) {
      if ((c <= Character.MAX_CODE_POINT && contains.test(c)) != inside) {
        text.append(Integer.toString(c - last, 36)).append(' ');
        last = c;
        inside = !inside;
      }
    }
    return text.toString().strip();
  }

  /** Runs of code points that move by the same distance, with a step of 1 or 2: start, count, step, distance. */
  private static String mapping(IntUnaryOperator map) {
    List<String> runs = new ArrayList<>();
    int last = 0;
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      int distance = map.applyAsInt(c) - c;
      if (distance == 0) {
        continue;
      }
      int step = map.applyAsInt(c + 1) - (c + 1) == distance ? 1 : 2;
      int count = 1;
      while (map.applyAsInt(c + step * count) - (c + step * count) == distance
          && (step == 1 || map.applyAsInt(c + step * count - 1) == c + step * count - 1)) {
        count++;
      }
      runs.add(String.join(" ", Integer.toString(c - last, 36), Integer.toString(count, 36),
          Integer.toString(count == 1 ? 1 : step, 36), Integer.toString(distance, 36)));
      last = c;
      c += (count - 1) * step;
    }
    return String.join(" ", runs);
  }

  /** What becomes several code points in upper case: the code point, how many, and they. */
  private static String specialUpper() {
    StringBuilder text = new StringBuilder();
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      int[] upper = new String(Character.toChars(c)).toUpperCase(Locale.ROOT).codePoints().toArray();
      if (upper.length > 1) {
        text.append(Integer.toString(c, 36)).append(' ').append(upper.length).append(' ');
        for (int u : upper) {
          text.append(Integer.toString(u, 36)).append(' ');
        }
      }
    }
    return text.toString().strip();
  }

  private static void constant(StringBuilder source, String name, String text) {
    source.append("\n  static final String ").append(name).append(" = \"\"");
    int at = 0;
    while (at < text.length()) {
      int end = Math.min(text.length(), at + 96);
      source.append("\n      + \"").append(text, at, end).append('"');
      at = end;
    }
    source.append(";\n");
  }
}
