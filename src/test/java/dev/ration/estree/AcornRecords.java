package dev.ration.estree;

import dev.ration.TestFrontEnd;
import dev.ration.run.FrontEnd;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The texts whose trees are compared with acorn's, and the input of {@code src/test/node/estree-acorn.mjs}:
 * {@code main OUT.jsonl [PROGRAMS.jsonl | DIRECTORY]...} writes every text of our tests, of corpora of batch
 * requests and of directories of scripts, with the tree that we write for it.
 */
final class AcornRecords {
  private AcornRecords() {}

  /** A text and what it is parsed as: eval, script, expression or function. */
  record Text(String name, String goal, String text) {}

  public static void main(String[] args) throws IOException {
    List<Text> texts = ourTexts();
    for (int i = 1; i < args.length; i++) {
      if (Files.isDirectory(Path.of(args[i]))) {
        texts.addAll(scripts(args[i]));
      } else {
        texts.addAll(corpus(Path.of(args[i])));
      }
    }
    StringBuilder lines = new StringBuilder();
    for (Text text : texts) {
      lines.append(line(text)).append('\n');
    }
    Files.writeString(Path.of(args[0]), lines);
    System.out.println(texts.size() + " texts");
  }

  private static String line(Text text) {
    JsonOut out = new JsonOut();
    out.raw("{\"name\":").string(text.name()).field("goal", text.goal()).field("text",
        text.text()).field("program");
    try {
      out.raw(EstreeWriter.program(parse(text)));
    } catch (ParseError e) {
      out.raw("null");
    }
    return out.close().toString();
  }

  static Program parse(Text text) throws ParseError {
    Source source = new Source("Eval", text.text());
    FrontEnd frontEnd = TestFrontEnd.INSTANCE;
    return switch (text.goal()) {
      case "eval" -> frontEnd.parse(source, FrontEnd.Goal.EVAL_CODE, 200);
      case "script" -> frontEnd.parse(source, FrontEnd.Goal.SCRIPT, 200);
      case "expression" -> frontEnd.parse(source, FrontEnd.Goal.EXPRESSION, 200);
      default -> frontEnd.parseFunctionBody(source, List.of(), 200);
    };
  }

  /** The scripts and tables of our tests. */
  static List<Text> ourTexts() throws IOException {
    List<Text> texts = new ArrayList<>();
    for (String root : List.of("src/test/resources", "test262-subset")) {
      texts.addAll(scripts(root));
    }
    for (String table : List.of("valid", "invalid")) {
      int row = 0;
      for (String line : Files.readAllLines(Path.of("src/test/resources/ast", table + ".txt"))) {
        row++;
        if (!line.isBlank() && !line.startsWith("// ")) {
          int mark = line.lastIndexOf(" ## ");
          texts.add(new Text(table + ":" + row, "eval", (mark < 0 ? line : line.substring(0,
              mark)).replace('⏎', '\n')));
        }
      }
    }
    return texts;
  }

  private static List<Text> scripts(String root) throws IOException {
    List<Text> texts = new ArrayList<>();
    try (Stream<Path> files = Files.walk(Path.of(root))) {
      files.filter(f -> f.toString().endsWith(".js")).sorted()
          .forEach(f -> texts.add(new Text(f.toString().replace('\\', '/'), "eval", read(f))));
    }
    return texts;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The texts of batch requests. */
  private static List<Text> corpus(Path file) throws IOException {
    List<Text> texts = new ArrayList<>();
    for (String line : Files.readAllLines(file)) {
      JsonObject request = JsonTree.read(line, new Deadline(EstreeLimits.of(0, 200)));
      if (request.get("code") instanceof String code) {
        String kind = (String) request.get("kind");
        String goal = kind == null || kind.equals("eval") ? "eval" : kind.equals("function") ? "function"
            : "expression";
        texts.add(new Text((String) request.get("id"), goal, code));
      }
    }
    return texts;
  }
}
