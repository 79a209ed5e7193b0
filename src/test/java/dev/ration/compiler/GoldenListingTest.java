package dev.ration.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.Disassembler;
import dev.ration.bytecode.Op;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * The listing of each {@code bytecode/*.js} is the {@code .bc} beside it. To write the listings anew:
 * {@code mvn test -Dtest=GoldenListingTest -Dtest.args=-Dgolden=update}, then read the diff.
 */
class GoldenListingTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "bytecode");

  /** Ops that the compiler does not emit: for what it does not support yet, or kept for hand-made code. */
  private static final Set<Integer> NOT_EMITTED = Set.of(Op.NOP);

  private static List<Path> programs() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.filter(file -> file.toString().endsWith(".js")).sorted().toList();
    }
  }

  @TestFactory
  Stream<DynamicTest> listings() throws IOException {
    return programs().stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(),
        () -> check(file)));
  }

  private static void check(Path file) throws IOException {
    Program program = Programs.eval(Files.readString(file));
    String listing = names(program) + Disassembler.list(program.main());
    Path golden = file.resolveSibling(file.getFileName().toString().replace(".js", ".bc"));
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(golden, listing);
    }
    assertEquals(Files.readString(golden), listing);
  }

  private static String names(Program program) {
    return "free: " + String.join(" ", program.freeNames())
        + "\nlexical: " + String.join(" ",
        program.lexicalNames().stream().map(Program.LexicalName::name).toList())
        + "\nvar: " + String.join(" ", program.varNames())
        + "\nfunction: " + String.join(" ", program.functionNames()) + "\n\n";
  }

  @Test
  void everyOpStandsInSomeListing() throws IOException {
    BitSet seen = new BitSet();
    for (Path file : programs()) {
      collect(Programs.eval(Files.readString(file)).main(), seen);
    }
    Set<String> missing = new TreeSet<>();
    for (Op.Row row : Op.rows()) {
      if (!seen.get(row.number()) && !NOT_EMITTED.contains(row.number())) {
        missing.add(row.name());
      }
    }
    assertTrue(missing.isEmpty(), "no golden program has " + missing);
  }

  private static void collect(CodeBlock code, BitSet seen) {
    for (long word : code.words) {
      seen.set(Op.op(word));
    }
    for (CodeBlock inner : code.inner) {
      collect(inner, seen);
    }
  }
}
