package dev.ration.unicode;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.Test;

/**
 * The tables are those of one Unicode version, whatever the JDK has. Those of Unicode 17 are printed by
 * src/test/unicode/print-tables.mjs and hold everything that an older JDK knows; the one of Unicode 13 is compared on the
 * JDK that it was printed from. To print that: {@code mvn test -Dtest=UnicodeTablesTest -Dtest.args=-Dunicode=update} on JDK 17.
 */
class UnicodeTablesTest {
  private static final Path FOLDER = Path.of("src/main/java/dev/ration/unicode");
  private static final int NEW_IN_14 = 0x1E290;

  /** Case mappings and identifier characters are never taken back. */
  @Test
  void newerTablesHoldWhatTheJdkKnows() {
    for (int c = 0; c <= Character.MAX_CODE_POINT; c++) {
      if (Character.toLowerCase(c) != c) {
        assertEquals(Character.toLowerCase(c), CaseMapping.simpleLower(c));
      }
      if (Character.toUpperCase(c) != c) {
        assertEquals(Character.toUpperCase(c), CaseMapping.simpleUpper(c));
      }
      if (Character.isLetter(c) && c != 0x2E2F) {
        assertTrue(IdentifierCharacters.isStart(c));
      }
    }
  }

  @Test
  void unicode17() {
    assertTrue(IdentifierCharacters.isStart(0x16EA0)); // BERIA ERFE CAPITAL LETTER ARKAB
    assertEquals(0x16EBB, CaseMapping.simpleLower(0x16EA0));
    assertArrayEquals(new int[] {0x16EA0, 0x16EB8, 0x16EBB, 0x16ED3}, UnicodeProperties.ranges("sc", "Berf"));
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
