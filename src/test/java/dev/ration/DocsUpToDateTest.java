package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ration.bytecode.Op;
import dev.ration.bytecode.Operand;
import dev.ration.intrinsics.Families;
import dev.ration.runtime.Family;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Row;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * The pages that are printed from tables say what the tables say. To print them anew:
 * {@code mvn test -Dtest=DocsUpToDateTest -Dtest.args=-Ddocs=update}.
 */
class DocsUpToDateTest {
  private static final String PRINTED =
      "Printed from the code by `DocsUpToDateTest`, which also keeps it current: do not edit.\n";

  @Test
  void bytecode() throws IOException {
    StringBuilder page = new StringBuilder("# Bytecode\n\n" + PRINTED + """

        A word has 64 bits: the op in bits 0-7, `a` in 8-23, `b` in 24-39, `c` in 40-63; an operand marked wide takes bits 24-55 in
        place of `b` and `c`. Labels are absolute word numbers. `R[x]` is register x of the frame. Fuel is charged before the op runs;
        a fused op costs the sum of its parts.

        Traits: J may jump, T does not fall through, X may throw to a handler, A may allocate (a census may run).
        """);
    String section = "";
    for (Op.Row row : Op.rows()) {
      if (!row.section().equals(section)) {
        section = row.section();
        page.append("\n## ").append(section).append("\n\n| op | name | operands | fuel | traits | meaning |\n");
        page.append("|---|---|---|---|---|---|\n");
      }
      page.append(String.format("| %d | %s | %s | %d | %s | %s |%n",
          row.number(), row.name(), operands(row.operands()), row.fuel(), traits(row), cell(row.meaning())));
    }
    check("bytecode.md", page.toString());
  }

  @Test
  void intrinsics() throws IOException {
    StringBuilder page = new StringBuilder("# Built-ins\n\n" + PRINTED + """

        This is the allow-list: what stands in no row does not exist. Date exists only where
        `EvalOptions.now` asks for it, and `Math.random` where `EvalOptions.randomSeed` does. Fuel is charged
        before the built-in runs; callbacks cost what they execute besides. Sections are anchors of ECMA-262.
        """);
    for (Family family : Family.values()) {
      if (Families.COMPLETE.provides(family)) {
        page.append("\n## ").append(family).append("\n\n| what | name | length | fuel | section |\n|---|---|---|---|---|\n");
        for (Intrinsic intrinsic : Families.COMPLETE.rows(family)) {
          Row row = intrinsic.row();
          page.append(String.format("| %s | %s | %s | %s | %s |%n", words(row.kind()), cell(row.name()),
              isCalled(row) ? row.length() : "", isCalled(row) ? cell(fuel(row.fuel())) : "", row.section()));
        }
      }
    }
    check("intrinsics.md", page.toString());
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static boolean isCalled(Row row) {
    return switch (row.kind()) {
      case CONSTRUCTOR, METHOD, STATIC_METHOD, GETTER, SETTER, STATIC_GETTER, HIDDEN_FUNCTION -> true;
      case PROTOTYPE, NAMESPACE, GLOBAL_OBJECT, VALUE, STATIC_VALUE, ALIAS, ACCESSOR_ALIAS -> false;
    };
  }

  private static String fuel(Fuel fuel) {
    return switch (fuel.model()) {
      case FLAT -> String.valueOf(fuel.base());
      case PER_CHAR -> fuel.base() + " + 1 per 8 characters of the " + words(fuel.source());
      case PER_ELEMENT -> fuel.base() + " + 1 per element of the " + words(fuel.source());
      case METERED -> fuel.base() + " + " + fuel.why();
    };
  }

  private static String operands(List<Operand> operands) {
    List<String> named = new ArrayList<>();
    for (int i = 0; i < operands.size(); i++) {
      Operand operand = operands.get(i);
      if (operand != Operand.NONE) {
        named.add("abc".charAt(i) + ": " + operand + (operand.isWide() ? " wide" : ""));
      }
    }
    return String.join(", ", named);
  }

  private static String traits(Op.Row row) {
    StringBuilder traits = new StringBuilder();
    traits.append(row.is(Op.JUMPS) ? "J" : "");
    traits.append(row.is(Op.TERMINATOR) ? "T" : "");
    traits.append(row.is(Op.THROWS) ? "X" : "");
    traits.append(row.is(Op.ALLOCATES) ? "A" : "");
    return traits.toString();
  }

  /** Text that may stand in a cell of a Markdown table. */
  private static String cell(String text) {
    return text.replace("|", "\\|").replace("<", "&lt;");
  }

  private static void check(String name, String expected) throws IOException {
    Path page = Path.of("docs", name);
    if ("update".equals(System.getProperty("docs"))) {
      Files.writeString(page, expected);
    }
    assertEquals(expected, Files.exists(page) ? Files.readString(page) : "", () -> name + " is not current");
  }
}
