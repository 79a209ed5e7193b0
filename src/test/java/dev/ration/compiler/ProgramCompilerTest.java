package dev.ration.compiler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.bytecode.CodeBlock;
import dev.ration.parser.ParseGoal;
import dev.ration.scope.AmbientNames;
import dev.ration.syntax.ParseError;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgramCompilerTest {
  private static AmbientNames ambient(Map<String, AmbientNames.Mode> names) {
    return name -> names.getOrDefault(name, AmbientNames.Mode.ABSENT);
  }

  /** Row 18: free identifiers only, template holes included. */
  @Test
  void freeNamesAreThoseUsedAsIdentifiers() {
    assertEquals(List.of("n", "b"),
        Programs.eval("'config'; ({ config: 1 }); a.config; `${n}`; var a; b.n").freeNames());
    assertEquals(List.of(), Programs.eval("undefined; NaN; Infinity").freeNames());
    assertEquals(List.of(), Programs.eval("x => x + ((y = x, ...z) => y + z)(x)").freeNames());
  }

  @Test
  void ambientNamesAreTheFreeOnesThatTheHostHas() {
    AmbientNames names = ambient(Map.of("a", AmbientNames.Mode.MUTABLE, "c", AmbientNames.Mode.CONSTANT,
        "unused", AmbientNames.Mode.MUTABLE));
    Program program = Programs.eval("(() => b + c)() + a", names);
    assertEquals(List.of("b", "c", "a"), program.freeNames());
    assertEquals(List.of(new Program.AmbientName("c", false), new Program.AmbientName("a", true)),
        program.ambientNames());
  }

  /** Row 22: a local declaration hides a context key. */
  @Test
  void declarationsHideAmbientNames() {
    AmbientNames names = ambient(Map.of("a", AmbientNames.Mode.MUTABLE));
    assertEquals(List.of(), Programs.eval("const a = 9\nreturn a", names).ambientNames());
    assertEquals(List.of(), Programs.eval("var a; () => a", names).ambientNames());
    assertEquals(1, Programs.eval("{ let a = 1; } a", names).ambientNames().size());
  }

  @Test
  void aScriptListsWhatItDeclares() {
    Program program = Programs.eval(
        "var a; let b; const c = 1; function f() {} if (1) { var d; let e; function g() {} }");
    assertEquals(List.of("a", "d"), program.varNames());
    assertEquals(List.of("f"), program.functionNames());
    assertEquals(List.of(new Program.LexicalName("b", true), new Program.LexicalName("c", false)),
        program.lexicalNames());
  }

  @Test
  void aFunctionBodyTakesItsParametersInRegisters() {
    Program program = Programs.compile("return a + b", new ParseGoal.FunctionBody(List.of("a", "b")),
        CompileOptions.DEFAULT);
    assertEquals(CodeBlock.Kind.FUNCTION, program.main().kind);
    assertEquals(2, program.main().parameterCount);
  }

  @Test
  void looseThisIsForFunctionsWithoutUseStrict() {
    CompileOptions loose = new CompileOptions(AmbientNames.NONE, true);
    CodeBlock main = Programs.compile("f(function () {}); f(function () { 'use strict'; }); f(() => 1)",
        ParseGoal.GUEST_EVAL, loose).main();
    assertTrue(main.inner[0].looseThis);
    assertTrue(!main.inner[1].looseThis && !main.inner[2].looseThis);
  }

  /** Decision 6: calling one throws, so its body is never run and takes no code. */
  @Test
  void asynchronousFunctionsHaveNoCode() {
    CodeBlock main = Programs.eval("async (a, b = 1) => { await x; for await (const y of z); }").main();
    assertTrue(main.inner[0].async);
    assertEquals(1, main.inner[0].words.length);
    assertEquals(1, main.inner[0].length);
  }

  /** The limits of the operand fields are a syntax error, never wrong code. */
  @Test
  void aFunctionTooLargeIsASyntaxError() {
    StringBuilder text = new StringBuilder("x => {");
    for (int i = 0; i < 70_000; i++) {
      text.append("let v").append(i).append("=x;");
    }
    String source = text.append("}").toString();
    ParseError error = assertThrows(ParseError.class,
        () -> Programs.tryCompile(source, ParseGoal.EVAL_CODE, CompileOptions.DEFAULT));
    assertEquals("function too large", error.getMessage());
    assertEquals(ParseError.Kind.SYNTAX, error.kind());
  }

  /** Left spines are as long as the source; the rest is nested as deep as the parser allows. */
  @ParameterizedTest
  @ValueSource(strings = {"a|+a", "a|&&a", "a|.b", "a|()", "a|?.b", "a|,a", "if(a){}|else if(b){}", "a|``",
      "''|+`${a}`",
      "a|||b&&c", "a|<a", ";|a;", ";|function f(){}", "a|['x']()[0]"})
  void longChainsFitASmallStack(String form) throws Exception {
    int split = form.indexOf('|');
    String text = form.substring(0, split) + form.substring(split + 1).repeat(10_000);
    onSmallStack(() -> assertTrue(Programs.eval(text).main().words.length > 1000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"()=>|", "function f(){return |}", "{let a;()=>a;|}", "a?b:|", "!|a", "[|]", "f(|)",
      "`${|}`",
      "try{|}finally{b}", "for(let x of a){()=>x;|}", "class A{m(){|}}", "switch(a){case 1:let b;()=>b;|}",
      "if(a){|}"})
  void deepNestingFitsASmallStack(String form) throws Exception {
    int split = form.indexOf('|');
    String open = form.substring(0, split);
    String close = form.substring(split + 1);
    onSmallStack(() -> {
      int compiled = 0;
      for (int depth = 8; depth < 400; depth = depth * 5 / 4) {
        String inside = open.endsWith("{") && !open.endsWith("${") ? "" : "a";
        try {
          Programs.tryCompile(open.repeat(depth) + inside + close.repeat(depth), ParseGoal.EVAL_CODE,
              CompileOptions.DEFAULT);
          compiled = depth;
        } catch (ParseError e) {
          assertEquals(ParseError.Kind.NESTING, e.kind(), e.getMessage());
        }
      }
      assertTrue(compiled >= 20, "only " + compiled + " levels compile");
    });
  }

  /** Leaving many loops from many places takes no code for each pair. */
  @Test
  void waysOutAreShared() {
    for (String exit : List.of("if(x)return x;", "if(x)return f(x);", "if(x)break a;", "if(x)continue a;")) {
      String loops = "for(let x of y){".repeat(60);
      String text = "function f(y){a:for(let z of y){" + loops + exit.repeat(2000) + "}".repeat(60) + "}}";
      CodeBlock code = Programs.eval(text + "f").main().inner[0];
      assertTrue(code.words.length < 30_000, code.words.length + " words for " + exit);
      assertTrue(code.handlers.length < 20_000, code.handlers.length + " handlers for " + exit);
    }
  }

  private static void onSmallStack(Runnable work) throws InterruptedException {
    Throwable[] failure = new Throwable[1];
    Thread thread = new Thread(null, () -> {
      try {
        work.run();
      } catch (Throwable e) {
        failure[0] = e;
      }
    }, "small", 512 << 10);
    thread.start();
    thread.join();
    if (failure[0] != null) {
      throw new AssertionError(failure[0]);
    }
  }
}
