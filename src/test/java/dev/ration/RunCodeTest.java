package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that the guest writes and runs (section H). */
class RunCodeTest {
  private static final Map<String, Capability> GRANTED = Map.of("code.transpile", Capabilities.transpiler());

  private static EvalResult run(String code) {
    return Eval.run(code, EvalOptions.builder().capabilities(GRANTED).build());
  }

  private static Object value(EvalResult r) {
    assertTrue(r.isOk(), r::toString);
    return r.value();
  }

  private static EvalError error(EvalResult r) {
    return r.error().orElseThrow(() -> new AssertionError(r));
  }

  /** row 131, row 82 */
  @Test
  void onlyWithTheCapability() {
    assertEquals("Capability 'code.transpile' missing", error(Eval.run("runCode({code: '1'})")).message());
    assertEquals("Capability 'code.transpile' missing", error(Eval.run("transpileCode({code: '1'})")).message());
    assertEquals(3L, value(run("runCode({code: 'a + b', args: {a: 1, b: 2}})")));
    assertEquals(3L, value(run("runCode({code: 'const c = a; return c + 2', args: {a: 1}})")));
    assertEquals("runCode's code must be a string", error(run("runCode({code: 1})")).message());
    assertEquals("runCode's code must be a string", error(run("runCode()")).message());
    assertEquals("runCode's args must be an object", error(run("runCode({code: '1', args: [1]})")).message());
  }

  /** row 132, row 133: min(8 KB, the run's cap). */
  @ParameterizedTest
  @CsvSource({"0, 10000, 8192", "65536, 10000, 8192", "8192, 8193, 8192", "2048, 2049, 2048", "2048, 2048, 0", "0, 8192, 0"})
  void theSourceCapCanOnlyBeLowered(long cap, int bytes, int limit) {
    for (String operation : List.of("runCode", "transpileCode")) {
      EvalResult r = Eval.run("typeof " + operation + "({code: '1' + ' '.repeat(" + (bytes - 1) + ")})",
          EvalOptions.builder().capabilities(GRANTED).sourceBytes(cap).build());
      if (limit == 0) {
        value(r);
      } else {
        assertEquals(operation + " source is over the " + limit + "-byte limit", error(r).message());
      }
    }
    assertTrue(error(Eval.run("runCode({code: '/*' + 'é'.repeat(1100) + '*/'})",
        EvalOptions.builder().capabilities(GRANTED).sourceBytes(2048).build())).message().contains("2048-byte"));
  }

  /** row 134: a program of its own. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      const secret = 1; runCode({code: 'typeof secret'})                              ~ undefined
      var secret = 1; runCode({code: 'typeof secret + typeof globalThis.secret'})     ~ undefinedundefined
      runCode({code: 'globalThis.left = 1; Array.prototype.left = 1'}); typeof left + typeof [].left ~ undefinedundefined
      Array.prototype.mine = 1; runCode({code: 'typeof [].mine'})                     ~ undefined
      const a = [1]; runCode({code: 'a.push(2); a.length', args: {a}}) + a.join()     ~ 21
      const r = runCode({code: '({list: [1]})'}); r.list instanceof Array             ~ true
      runCode({code: 'eval("x") + typeof Function("return typeof x")()', args: {x: 1}}) ~ 1string
      runCode({code: 'this === globalThis'})                                          ~ true
      runCode({code: 'Math', args: {Math: 1}}) === 1                                  ~ false
      """)
  void sharesNothing(String code, String expected) {
    assertEquals(expected, String.valueOf(value(run(code))));
  }

  /** row 134: shares fuel, heap, deadline, capabilities, quotas and console. */
  @Test
  void sharesTheAccount() {
    assertEquals(EvalError.Kind.FUEL, error(run("try { runCode({code: 'while (true);'}) } catch (e) { 'caught' }")).kind());
    assertEquals(EvalError.Kind.MEMORY, error(Eval.run(
        "const kept = 'x'.repeat(3e6); try { runCode({code: 'const a = []; while (true) a.push([1])'}) } catch (e) { 'caught' }",
        EvalOptions.builder().capabilities(GRANTED).heapBytes(8 << 20).fuel(100_000_000).build())).kind());
    assertEquals(EvalError.Kind.TIMEOUT, error(Eval.run("runCode({code: 'while (true);'})", EvalOptions.builder()
        .capabilities(GRANTED).fuel(Limits.UNLIMITED).timeout(java.time.Duration.ofMillis(50)).build())).kind());
    List<Object> calls = new ArrayList<>();
    Map<String, Capability> more = new HashMap<>(GRANTED);
    more.put("f", (arguments, call) -> calls.add(arguments.get(0)));
    EvalResult r = Eval.run("f(1); console.log('out'); runCode({code: 'f(2); console.log(\"in\"); try { f(3) } catch (e) { e.message }'})",
        EvalOptions.builder().capabilities(more).quota("f", 2).build());
    assertEquals("Quota exceeded for 'f': 2 calls allowed", value(r));
    assertEquals(List.of(1L, 2L), calls);
    assertEquals("[out, in]", r.console().stream().map(ConsoleLine::text).toList().toString());
  }

  /** A census inside a nested program counts what the program around it holds, and the other way round. */
  @Test
  void theHeapIsCountedAcrossPrograms() {
    String keep = "const kept = []; for (let i = 0; i < 50; i++) kept.push('x'.repeat(20000) + i);";
    String churn = "for (let i = 0; i < 2000; i++) ('y'.repeat(20000) + i).length;";
    EvalOptions options = EvalOptions.builder().capabilities(GRANTED).heapBytes(8 << 20).fuel(100_000_000).build();
    assertEquals(50L, value(Eval.run(keep + churn + "runCode({code: `" + keep + churn + "`});" + churn
        + "runCode({code: `" + churn + "`}); return kept.filter(s => s.length > 20000).length", options)));
    EvalResult over = Eval.run(keep + "runCode({code: `" + keep + keep.replace("kept", "more") + "let all = [];"
        + "while (all.length < 200) all.push('z'.repeat(20000) + all.length)`})", options);
    assertEquals(EvalError.Kind.MEMORY, error(over).kind());
  }

  /** row 135 */
  @Test
  void nestingIsBounded() {
    String program = "const self = 'n === 0 ? \"end\" : runCode({code: self, args: {self, n: n - 1}})';"
        + "runCode({code: self, args: {self, n: N}})";
    assertEquals("end", value(run(program.replace("N", "9"))));
    EvalError e = error(run(program.replace("N", "10")));
    assertTrue(e.message().startsWith("runCode recursion limit exceeded (max 10)"), e.message());
    assertEquals("caught", value(run("try { " + program.replace("N", "10") + "} catch (e) { 'caught' }")));
    assertEquals(4L, value(run("runCode({code: '1'}) + runCode({code: '3'})")));
  }

  /** row 135: ten levels fit on a small thread. */
  @Test
  void nestingFitsASmallStack() throws InterruptedException {
    Object[] seen = new Object[1];
    Thread thread = new Thread(null, () -> seen[0] = run(
        "const self = 'n === 0 ? eval(\"(\".repeat(150) + 1 + \")\".repeat(150)) : [0].map(() => runCode({code: self, args: {self, n: n - 1}}))[0]';"
            + "runCode({code: self, args: {self, n: 8}})"), "small", 512 << 10);
    thread.start();
    thread.join();
    assertTrue(seen[0] instanceof EvalResult r && (r.isOk() || r.error().orElseThrow().kind() == EvalError.Kind.STACK),
        () -> String.valueOf(seen[0]));
  }

  /** row 136: 1 fuel per started 4 characters. */
  @Test
  void textIsPaidFor() {
    long small = run("runCode({code: '1'})").fuelUsed();
    long large = run("runCode({code: '1' + ' '.repeat(8000)})").fuelUsed();
    assertTrue(large - small >= 2000 + 1000, () -> small + " and " + large);
    long text = run("transpileCode({code: '1' + ' '.repeat(8000)})").fuelUsed();
    assertTrue(text - small >= 2000 + 2000, () -> small + " and " + text);
  }

  /** row 141: transpiling runs nothing. */
  @Test
  void transpilingRunsNothing() {
    List<Object> texts = new ArrayList<>();
    Map<String, Capability> upper = Map.of("code.transpile", (arguments, call) -> {
      texts.add(arguments.get(0));
      return arguments.get(0).toString().replace("plus", "+");
    }, "f", (arguments, call) -> {
      throw new AssertionError("ran");
    });
    EvalOptions options = EvalOptions.builder().capabilities(upper).build();
    assertEquals("1 + 2", value(Eval.run("transpileCode({code: '1 plus 2'})", options)));
    assertEquals(3L, value(Eval.run("runCode({code: '1 plus 2'})", options)));
    assertEquals("(() => { f(); while (true); })()",
        value(Eval.run("transpileCode({code: '(() => { f(); while (true); })()'})", options)));
    assertEquals("SyntaxError", value(Eval.run("try { transpileCode({code: '1 +'}) } catch (e) { e.name }", options)));
    assertEquals(4, texts.size());
  }

  @Test
  void errorsArriveByNameAndMessage() {
    assertEquals("TypeError boom true", value(run(
        "try { runCode({code: 'throw new TypeError(\"boom\")'}) } catch (e) { [e.name, e.message, e instanceof TypeError].join(' ') }")));
    assertEquals("SyntaxError", value(run("try { runCode({code: 'let let'}) } catch (e) { e.name }")));
    assertEquals(42L, value(run("try { runCode({code: 'throw 42'}) } catch (e) { e }")));
    assertEquals("Mine: hm", value(run(
        "try { runCode({code: 'class Mine extends Error { name = \"Mine\" } throw new Mine(\"hm\")'}) } catch (e) { e.message }")));
    assertEquals(EvalError.Kind.STACK, error(run("runCode({code: 'function f() { f() } f()'})")).kind());
    assertEquals("Capability boundary rejected the return of 'runCode': A function cannot leave the run: return what it computes",
        value(run("try { runCode({code: '() => 1'}) } catch (e) { e.message }")));
    EvalError wrong = error(Eval.run("try { runCode({code: '1'}) } catch (e) { 1 }",
        EvalOptions.builder().capabilities(Map.of("code.transpile", (a, c) -> 1)).build()));
    assertEquals(EvalError.Kind.BOUNDARY, wrong.kind());
    EvalError inner = error(Eval.run("runCode({code: 'f()'})", EvalOptions.builder().capabilities(Map.of(
        "code.transpile", Capabilities.transpiler(), "f", (a, c) -> {
          throw new IllegalStateException("down");
        })).build()));
    assertEquals("down", inner.message());
    assertEquals("f", inner.operation().orElseThrow());
    assertTrue(inner.cause().orElseThrow() instanceof IllegalStateException);
  }

  /** The capability is what permits it: with eval off, granted code still runs, and has no eval. */
  @Test
  void withoutEval() {
    EvalOptions options = EvalOptions.builder().capabilities(GRANTED).dynamicCode(false).build();
    assertEquals("EvalError", value(Eval.run("runCode({code: 'try { eval(\"1\") } catch (e) { e.name }'})", options)));
  }
}
