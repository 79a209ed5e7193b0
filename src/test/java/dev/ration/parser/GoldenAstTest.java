package dev.ration.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ration.syntax.AstDump;
import dev.ration.syntax.AstPrinter;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every {@code ast/NAME.js} parses to the tree in {@code ast/NAME.ast} (written by {@code -Dgolden=update}),
 * and prints to a text of the same tree. The first line may name a goal:
 * {@code // goal: script | expression | eval | body PARAMETER…}.
 */
final class GoldenAstTest {
  private static final Path CORPUS = Path.of("src/test/resources/ast");

  static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(CORPUS)) {
      return files.filter(file -> file.toString().endsWith(".js")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("sources")
  void parsesToTheGoldenTree(Path file) throws Exception {
    String text = Files.readString(file);
    String tree = AstDump.withPositions(parse(text, goal(text)));
    Path golden = CORPUS.resolve(file.getFileName().toString().replace(".js", ".ast"));
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(golden, tree);
    }
    assertEquals(Files.readString(golden), tree);
  }

  @ParameterizedTest
  @MethodSource("sources")
  void printsToTheSameTree(Path file) throws Exception {
    String text = Files.readString(file);
    Program program = parse(text, goal(text));
    String printed = AstPrinter.print(program);
    ParseGoal goal = program.kind() == Program.Kind.EXPRESSION ? ParseGoal.EXPRESSION : goal(text);
    assertEquals(AstDump.structure(program), AstDump.structure(parse(printed, goal)), printed);
    assertEquals(printed, AstPrinter.print(parse(printed, goal)));
  }

  private static Program parse(String text, ParseGoal goal) throws Exception {
    return SourceParser.parse(new Source("golden", text), goal, ParseLimits.DEFAULT);
  }

  private static ParseGoal goal(String text) {
    if (!text.startsWith("// goal: ")) {
      return ParseGoal.SCRIPT;
    }
    String[] words = text.substring("// goal: ".length(), text.indexOf('\n')).split(" ");
    return switch (words[0]) {
      case "expression" -> ParseGoal.EXPRESSION;
      case "eval" -> ParseGoal.EVAL_CODE;
      case "body" -> new ParseGoal.FunctionBody(Arrays.asList(words).subList(1, words.length));
      default -> ParseGoal.SCRIPT;
    };
  }
}
