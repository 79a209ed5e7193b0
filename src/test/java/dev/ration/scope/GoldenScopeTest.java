package dev.ration.scope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.parser.ParseGoal;
import dev.ration.parser.ParseLimits;
import dev.ration.parser.SourceParser;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The scopes of each {@code bytecode/*.js} are the {@code .scope} beside it: one line a scope, indented under the one around
 * it, with its place, its kind and its bindings. {@code @n} after a name is its heap slot, {@code !} says that some use
 * may come too early, {@code -} that it is never used. To write them anew: {@code -Dtest.args=-Dgolden=update}.
 */
class GoldenScopeTest {
  private static final Path FOLDER = Path.of("src", "test", "resources", "bytecode");

  @TestFactory
  Stream<DynamicTest> scopes() throws IOException {
    List<Path> programs;
    try (Stream<Path> files = Files.list(FOLDER)) {
      programs = files.filter(file -> file.toString().endsWith(".js")).sorted().toList();
    }
    assertTrue(programs.size() >= 10, programs.toString());
    return programs.stream().map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
  }

  private static void check(Path file) throws IOException, ParseError {
    Source source = new Source("test", Files.readString(file));
    ScopeTree tree = ScopeAnalyzer.analyze(SourceParser.parse(source, ParseGoal.EVAL_CODE, ParseLimits.DEFAULT),
        AmbientNames.NONE);
    String listing = new Printer(source, tree).print();
    Path golden = file.resolveSibling(file.getFileName().toString().replace(".js", ".scope"));
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(golden, listing);
    }
    assertEquals(Files.readString(golden), listing);
  }

  private static final class Printer {
    private final Source source;
    private final Map<LexicalScope, Integer> start = new IdentityHashMap<>();
    private final Map<LexicalScope, List<LexicalScope>> inner = new IdentityHashMap<>();
    private final StringBuilder out = new StringBuilder();

    Printer(Source source, ScopeTree tree) {
      this.source = source;
      note(tree.ambient(), 0);
      note(tree.script(), 0);
      note(tree.program().parameters(), 0);
      note(tree.program().body(), 0);
      tree.scopes.forEach((node, scope) -> note(scope, node.start()));
      tree.classes.forEach((node, scope) -> noteClass(node, scope));
      tree.functions.forEach((node, function) -> {
        note(function.parameters(), node.start());
        note(function.body(), node.start());
      });
    }

    private void noteClass(Node node, ClassScope scope) {
      note(scope.names(), node.start());
      for (FunctionScope f : new FunctionScope[] {scope.instanceInitializer(), scope.staticInitializer()}) {
        if (f != null) {
          note(f.parameters(), node.start());
          note(f.body(), node.start());
        }
      }
    }

    private void note(LexicalScope scope, int at) {
      if (scope != null && start.putIfAbsent(scope, at) == null) {
        inner.computeIfAbsent(scope.parent(), s -> new ArrayList<>()).add(scope);
      }
    }

    String print() {
      print(null, "");
      return out.toString();
    }

    private void print(LexicalScope around, String indent) {
      List<LexicalScope> scopes = inner.getOrDefault(around, new ArrayList<>());
      scopes.sort(Comparator.comparing((LexicalScope s) -> start.get(s)).thenComparing(s -> names(s)));
      for (LexicalScope scope : scopes) {
        out.append(indent).append(source.line(start.get(scope))).append(':').append(source.column(start.get(scope)))
            .append(' ').append(scope.kind()).append(names(scope)).append('\n');
        print(scope, indent + "  ");
      }
    }

    private static String names(LexicalScope scope) {
      StringBuilder b = new StringBuilder();
      for (Binding x : scope.bindings()) {
        b.append(' ').append(x.kind().name().toLowerCase(java.util.Locale.ROOT)).append(':').append(x.name())
            .append(x.isCaptured() ? "@" + x.slot() : "").append(x.isChecked() ? "!" : "").append(x.isUsed() ? "" : "-");
      }
      return b.toString();
    }
  }
}
