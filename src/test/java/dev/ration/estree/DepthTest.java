package dev.ration.estree;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.AstEval;
import dev.ration.EvalError;
import dev.ration.EvalOptions;
import dev.ration.TestFrontEnd;
import dev.ration.run.FrontEnd;
import dev.ration.syntax.AstDump;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Holds row 139 and decision 16, attack 43: deep documents on a thread with a stack of 512 KB. What the parser takes, the reader takes. */
class DepthTest {
  private static final String THIS = "{\"type\":\"ThisExpression\"}";
  private static final String EMPTY = "{\"type\":\"EmptyStatement\"}";

  private interface Body {
    void run() throws Exception;
  }

  private static void onSmallStack(Body body) throws Exception {
    Throwable[] failure = new Throwable[1];
    Thread thread = new Thread(null, () -> {
      try {
        body.run();
      } catch (Throwable e) {
        failure[0] = e;
      }
    }, "small", 512 * 1024);
    thread.start();
    thread.join();
    if (failure[0] != null) {
      throw new AssertionError(failure[0]);
    }
  }

  private static Optional<EvalError> run(String json) {
    return AstEval.run(json, EvalOptions.builder().sourceBytes(0).fuel(10_000_000).build()).error();
  }

  private static String deep(String open, String inner, String close, int levels) {
    return "{\"type\":\"Program\",\"body\":[" + open.repeat(levels) + inner + close.repeat(levels) + "]}";
  }

  private static String statement(String expression) {
    return "{\"type\":\"ExpressionStatement\",\"expression\":" + expression + "}";
  }

  /** Nested nodes of every kind: as many as the limit says are a program, a great many are an error. */
  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', value = {
    "{'type':'ArrayExpression','elements':[ § ]}",
    "{'type':'UnaryExpression','operator':'!','prefix':true,'argument': § }",
    "{'type':'UpdateExpression','operator':'++','prefix':true,'argument':{'type':'MemberExpression','computed':false,'property':{'type':'Identifier','name':'a'},'object': § }}",
    "{'type':'ConditionalExpression','consequent':{'type':'ThisExpression'},'alternate':{'type':'ThisExpression'},'test': § }",
    "{'type':'ConditionalExpression','consequent':{'type':'ThisExpression'},'test':{'type':'ThisExpression'},'alternate': § }",
    "{'type':'AssignmentExpression','operator':'=','left':{'type':'Identifier','name':'a'},'right': § }",
    "{'type':'AssignmentExpression','operator':'=','right':{'type':'ThisExpression'},'left':{'type':'MemberExpression','computed':false,'property':{'type':'Identifier','name':'a'},'object': § }}",
    "{'type':'SequenceExpression','expressions':[{'type':'ThisExpression'}, § ]}",
    "{'type':'NewExpression','arguments':[],'callee': § }",
    "{'type':'NewExpression','callee':{'type':'ThisExpression'},'arguments':[ § ]}",
    "{'type':'BinaryExpression','operator':'+','left':{'type':'ThisExpression'},'right': § }",
    "{'type':'LogicalExpression','operator':'||','left':{'type':'ThisExpression'},'right': § }",
    "{'type':'ChainExpression','expression':{'type':'MemberExpression','optional':true,'computed':false,'property':{'type':'Identifier','name':'a'},'object': § }}",
    "{'type':'ArrowFunctionExpression','expression':true,'params':[],'body': § }",
    "{'type':'ObjectExpression','properties':[{'type':'Property','kind':'init','computed':true,'value':{'type':'ThisExpression'},'key': § }]}",
    "{'type':'ClassExpression','body':{'type':'ClassBody','body':[]},'superClass': § }",
    "{'type':'TemplateLiteral','quasis':[{'type':'TemplateElement','value':{'raw':''}},{'type':'TemplateElement','value':{'raw':''}}],'expressions':[ § ]}",
    "{'type':'FunctionExpression','params':[],'body':{'type':'BlockStatement','body':[{'type':'ReturnStatement','argument': § }]}}"
  })
  void nestedExpressions(String open, String close) throws Exception {
    String before = open.replace('\'', '"');
    String after = close.replace('\'', '"');
    onSmallStack(() -> {
      EstreeReader.read("Eval", deep("", statement(before.repeat(90) + THIS + after.repeat(90)), "", 0), EstreeLimits.of(0, 250));
      run(deep("", statement(before.repeat(90) + THIS + after.repeat(90)), "", 0));
      EvalError error = run(deep("", statement(before.repeat(10_000) + THIS + after.repeat(10_000)), "", 0)).orElseThrow();
      assertEquals(EvalError.Kind.SYNTAX, error.kind());
      assertTrue(error.message().contains("nested too deeply (the limit is 200 levels)"), error.message());
      assertTrue(error.message().startsWith("body[0].expression") && error.message().length() < 1_500, error.message());
    });
  }

  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', value = {
    "{'type':'BlockStatement','body':[ § ]}",
    "{'type':'IfStatement','test':{'type':'ThisExpression'},'consequent': § }",
    "{'type':'WhileStatement','test':{'type':'Literal','value':false},'body': § }",
    "{'type':'TryStatement','handler':null,'finalizer':{'type':'BlockStatement','body':[]},'block':{'type':'BlockStatement','body':[ § ]}}",
    "{'type':'SwitchStatement','discriminant':{'type':'ThisExpression'},'cases':[{'type':'SwitchCase','test':null,'consequent':[ § ]}]}",
    "{'type':'ClassDeclaration','id':{'type':'Identifier','name':'A'},'body':{'type':'ClassBody','body':[{'type':'StaticBlock','body':[ § ]}]}}"
  })
  void nestedStatements(String open, String close) throws Exception {
    String before = open.replace('\'', '"');
    String after = close.replace('\'', '"');
    onSmallStack(() -> {
      assertNull(run(deep(before, EMPTY, after, 90)).orElse(null));
      EvalError error = run(deep(before, EMPTY, after, 10_000)).orElseThrow();
      assertEquals(EvalError.Kind.SYNTAX, error.kind());
      assertTrue(error.message().contains("nested too deeply"), error.message());
    });
  }

  @Test
  void nestedPatterns() throws Exception {
    String[][] patterns = {{"{\"type\":\"ArrayPattern\",\"elements\":[", "]}"},
        {"{\"type\":\"AssignmentPattern\",\"right\":" + THIS + ",\"left\":{\"type\":\"ArrayPattern\",\"elements\":[", "]}}"},
        {"{\"type\":\"ArrayPattern\",\"elements\":[{\"type\":\"RestElement\",\"argument\":", "}]}"}};
    for (String[] pattern : patterns) {
      String inner = pattern[0].startsWith("{\"type\":\"AssignmentPattern") ? "null" : "{\"type\":\"Identifier\",\"name\":\"a\"}";
      String head = "{\"type\":\"FunctionDeclaration\",\"id\":{\"type\":\"Identifier\",\"name\":\"f\"},\"params\":[";
      String tail = "],\"body\":{\"type\":\"BlockStatement\",\"body\":[]}}";
      onSmallStack(() -> {
        assertNull(run("{\"type\":\"Program\",\"body\":[" + head + pattern[0].repeat(90) + inner + pattern[1].repeat(90) + tail + "]}")
            .orElse(null));
        assertNotNull(run("{\"type\":\"Program\",\"body\":[" + head + pattern[0].repeat(10_000) + inner + pattern[1].repeat(10_000)
            + tail + "]}").orElse(null));
      });
    }
  }

  /** JSON that is deep where no node may be. */
  @Test
  void deepNonsense() throws Exception {
    onSmallStack(() -> {
      for (String open : new String[] {"[", "{\"a\":"}) {
        String close = open.equals("[") ? "]" : "}";
        String value = open.repeat(100_000) + 1 + close.repeat(100_000);
        assertEquals(EvalError.Kind.SYNTAX, run("{\"type\":\"Program\",\"body\":" + value + "}").orElseThrow().kind());
        assertNotNull(run("{\"type\":\"Program\",\"body\":[" + EMPTY + "],\"loc\":" + value + "}"));
        assertEquals(EvalError.Kind.SYNTAX, run("{\"type\":\"Program\",\"body\":[],\"x\":" + value + "}").orElseThrow().kind());
        assertEquals(EvalError.Kind.INVALID, run(open.repeat(100_000)).orElseThrow().kind());
      }
    });
  }

  /** What is long and not deep in a text is long and not deep in its tree. */
  @ParameterizedTest
  @ValueSource(strings = {"1+", "a.b.c.", "a||", "a??", "f()().g[0].", "a`x`.", "1,", "a?.b.", "'x'+"})
  void longChainsReadBack(String link) throws Exception {
    onSmallStack(() -> readsBack("x=" + link.repeat(60_000 / link.length()) + "z"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"if(a)b;else ", "a;", "var a;", "{a}", "function f(){}", ";"})
  void longSequencesReadBack(String item) throws Exception {
    onSmallStack(() -> readsBack(item.repeat(60_000 / item.length()) + "z"));
  }

  private static void readsBack(String text) throws Exception {
    Program program = TestFrontEnd.INSTANCE.parse(new Source("Eval", text), FrontEnd.Goal.EVAL_CODE, 200);
    String document = EstreeWriter.document(program);
    Program read = EstreeReader.read("Eval", document, EstreeLimits.of(0, 200)).program();
    assertEquals(document, EstreeWriter.document(read));
  }

  /** The deepest trees that the parser makes of a text, at every limit: the reader takes them at the same limit. */
  @ParameterizedTest
  @CsvSource(delimiter = '§', quoteCharacter = '~', value = {
    "( § a § )", "[ § a § ]", "{ § a § }", "`${ § a § }`", "({a: § a § })", "f( § a § )", "! § a § ~~", "(x)=> § a § ~~",
    "x= § a § ~~", "if(a) § b § ~~", "do{ § a § }while(b)", "new § A § ~~", "a?b:f( § c § )", "(a||b&&c|d^e&f==g<h<<i+j*k**( § a § ))",
    "(function(){return § a § })", "(class extends (class{static{( § a § )}}){})", "((a= § 1 § )=>a)", "[{a: § b § }]",
    "if(a){for(;;){while(b){switch(c){case d: § e § }}}}", "x=>y=>({get a(){return [ § a § ]}})", "-(+( § a § ))", "class A{m(){ § a § }}",
    "a** § b § ~~", "(a?b: § c § ).d++", "x => § 1 § ~~", "async x => § 1 § ~~", "([a=[ § 1 § ]]) => 1", "(((a?. § b § ).c)?.d)", "[...(a, § b § )]",
    "function f({a = [ § 1 § ]}) {}", "(await => § 1 § )", "({[ § a § ]: 1})", "a[ § b § ]", "a`${ § b § }`", "tag`${a}${( § b § )}`", "(yield_ ? ( § a § ) : 1)"
  })
  void whatTheParserTakesTheReaderTakes(String open, String inner, String close) throws Exception {
    onSmallStack(() -> {
      int compared = 0;
      for (int levels = 1; levels < 204; levels += levels > 190 ? 1 : 38) {
        String text = (open + " ").repeat(levels) + inner + (close == null ? "" : close.repeat(levels));
        Program program;
        try {
          program = TestFrontEnd.INSTANCE.parse(new Source("Eval", text), FrontEnd.Goal.EVAL_CODE, 200);
        } catch (ParseError e) {
          continue;
        }
        Program read = EstreeReader.read("Eval", EstreeWriter.document(program), EstreeLimits.of(0, 200)).program();
        if (levels % 38 == 1) {
          assertEquals(AstDump.withPositions(program), AstDump.withPositions(read));
        }
        compared++;
      }
      assertTrue(compared > 0, "no text passed");
    });
  }
}
