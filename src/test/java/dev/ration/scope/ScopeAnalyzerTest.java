package dev.ration.scope;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ration.parser.ParseGoal;
import dev.ration.parser.ParseLimits;
import dev.ration.parser.SourceParser;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Program;
import dev.ration.syntax.ast.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScopeAnalyzerTest {
  private static Program parse(String text) {
    try {
      return SourceParser.parse(new Source("test", text), ParseGoal.SCRIPT, ParseLimits.DEFAULT);
    } catch (ParseError e) {
      throw new AssertionError(text, e);
    }
  }

  /**
   * The bindings of the first function of a text, its body's included: {@code name} lives in a register,
   * {@code name@} in a slot; an exclamation mark says that some use may come too early.
   */
  private static String bindings(String text) {
    Program program = parse(text);
    ScopeTree tree = ScopeAnalyzer.analyze(program, AmbientNames.NONE);
    for (Statement statement : program.body()) {
      if (statement instanceof FunctionDeclaration declaration) {
        FunctionNode node = declaration.function();
        List<String> shown = new ArrayList<>();
        show(tree.function(node).parameters(), shown);
        if (tree.function(node).body() != tree.function(node).parameters()) {
          shown.add("|");
          show(tree.function(node).body(), shown);
        }
        return String.join(" ", shown);
      }
    }
    throw new AssertionError(text);
  }

  private static void show(LexicalScope scope, List<String> shown) {
    for (Binding binding : scope.bindings()) {
      shown.add(binding.name() + (binding.isCaptured() ? "@" : "") + (binding.isChecked() ? "!" : ""));
    }
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "function f(a, b) { let c = a; return c; }                  | a b c",
      "function f(a) { return () => a; }                          | a@",
      "function f(a) { let b = 1; return [() => b, a]; }          | a b@",
      "function f() { x; let x; }                                 | x!",
      "function f() { let x = x; }                                | x!",
      "function f() { let x = 1; x; }                             | x",
      "function f() { const g = () => x; let x = 1; }             | g x@!",
      "function f() { let x = 1; const g = () => x; }             | x@ g",
      "function f() { let x = 1; g(); function g() { x; } }       | g x@!",
      "function f() { var v = 1; return v; }                      | v",
      "function f() { if (1) { var v = 1; } return v; }           | v!",
      "function f() { for (var i = 0; i < 3; i++) i; return i; }  | i",
      "function f() { v = 1; var v; }                             | v!",
      "function f() { return this; }                              | this",
      "function f() { return () => this; }                        | this@",
      "function f() { return () => arguments; }                   | arguments@",
      "function f() { return () => () => new.target; }            | new.target@",
      "function f() { return function () { return this; }; }      |",
      "function f(a) { eval(); }                                  | a@ this@ new.target@ arguments@",
  })
  void livesInARegisterUnlessCaptured(String text, String expected) {
    assertEquals(expected == null ? "" : expected, bindings(text));
  }

  /** Section 10.2.11: with an expression among the parameters, the body's variables are apart. */
  @Test
  void parametersWithExpressionsHaveAScopeOfTheirOwn() {
    assertEquals("a b@! | a", bindings("function f(a, b = () => b) { var a = 1; }"));
    assertEquals("b a! |", bindings("function f(b = a, a) {}"));
    assertEquals("a b", bindings("function f(a, [b]) { var a; }"));
  }

  @Test
  void aSwitchForgetsWhatAnotherCaseDeclared() {
    Program program = parse("f(); function f(v) { switch (v) { case 0: let x = 1; x; case 1: x; } }");
    ScopeTree tree = ScopeAnalyzer.analyze(program, AmbientNames.NONE);
    assertEquals(1, tree.checkedUses.size());
  }

  @Test
  void aNameIsLookedUpInTheInnermostScope() {
    ScopeTree tree = ScopeAnalyzer.analyze(
        parse("let a; { let a; { let a; a; } a; } a; try {} catch (a) { a; } a; (a => a)(a)"), AmbientNames.NONE);
    assertEquals(List.of(), List.copyOf(tree.freeNames()));
    assertEquals(5, tree.uses.values().stream().distinct().count());
  }
}
