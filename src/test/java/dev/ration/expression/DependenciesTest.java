package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an expression reads, from its text. */
class DependenciesTest {
  private static Dependencies of(String expression) {
    return Dependencies.of(expression).orElseThrow();
  }

  private static String paths(String expression) {
    return of(expression).paths().stream().map(p -> String.join(".", p)).collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      inputs.a.b + ctx["c"].d                                 ~ inputs.a.b ctx.c.d
      inputs.items[0].price                                   ~ inputs.items.0.price
      inputs.items[i].price                                   ~ inputs.items i
      inputs.items.map(x => x.price * ctx.rate)               ~ inputs.items ctx.rate
      inputs?.a?.["b"]                                        ~ inputs.a.b
      (inputs?.a).b                                           ~ inputs.a.b
      inputs.f().g.h                                          ~ inputs
      inputs[ctx.key].x                                       ~ inputs ctx.key
      { inputs, a: ctx.b, [run.c]: 1 }                        ~ inputs ctx.b run.c
      `${inputs.a} ${ctx.b}`                                  ~ inputs.a ctx.b
      inputs.a`x${ctx.b}`                                     ~ inputs.a ctx.b
      ((inputs) => inputs.a)(ctx)                             ~ ctx
      (({ a = inputs.a }) => a)(ctx)                          ~ inputs.a ctx
      (function () { const ctx = inputs; return ctx.a })()    ~ inputs
      inputs.a ? inputs.b : inputs.a                          ~ inputs.a inputs.b
      class extends ctx.A { [ctx.k] = inputs.f; #p = 1; m() { return this.#p + run.x } } ~ ctx.A ctx.k inputs.f run.x
      (() => { for (const a of inputs.list) { if (a) return ctx.x } })() ~ inputs.list ctx.x
      (() => { try { return inputs.a } catch ({ m = ctx.b }) { return run.c } })() ~ inputs.a ctx.b run.c
      (() => { switch (inputs.a) { case ctx.b: return run.c } })() ~ inputs.a ctx.b run.c
      inputs[-1]                                              ~ inputs
      inputs[1.5]                                             ~ inputs
      new Set(inputs.a).size                                  ~ Set inputs.a
      """)
  void paths(String expression, String paths) {
    assertEquals(paths, paths(expression));
  }

  @Test
  void namesAndEval() {
    Dependencies d = of("Math.max(inputs.a, ctx.b) + ((Math) => Math)(1)");
    assertEquals(List.of("Math", "inputs", "ctx"), d.names());
    assertFalse(d.dynamic());
    assertTrue(of("eval('inputs.a')").dynamic());
    assertFalse(of("(0, eval)('inputs.a')").dynamic(), "an indirect eval sees no scope");
    assertEquals(Optional.empty(), Dependencies.of("inputs."));
  }

  /** row 289, row 291: what a reference may look like; each id once. */
  @ParameterizedTest
  @ValueSource(strings = {
      "run.outputs[\"late\"] === 1", "run.outputs['late']", "run.outputs.late", "run?.outputs?.[\"late\"]", "run . outputs [ \"late\" ]",
      "run/* x */.outputs\n.late", "r\\u0075n.outputs.late", "run.outputs.l\\u0061te", "run.outputs['l\\x61te']", "run['outputs'].late",
      "run.outputs.late.a + run.outputs.late.b", "typeof run.outputs.late", "(run.outputs)?.late", "x => run.outputs.late",
      "`${run.outputs.late}`", "run.outputs[\"late\"] / 2", "{ ...run.outputs.late }", "false && run.outputs.late"})
  void found(String expression) {
    assertEquals(Set.of("late"), OutputReferences.in(expression));
  }

  /** row 292, row 293, row 294, row 299: silent where the text does not spell out a free reference. */
  @ParameterizedTest
  @ValueSource(strings = {
      "run.outputs[k]", "run.outputs[`${p}`]", "((o)=>o[\"a\"])(run.outputs)", "'run.outputs.a'", "1 /* run.outputs.a */", "foo.run.outputs.a",
      "a . run.outputs.b", "((run)=>run.outputs.a)({})", "x.çrun.outputs.a", "çrun.outputs.a", "run.outputs", "run", "run.output.a", "{ run: 1 }",
      "(function run() { return run.outputs.a })", "/run.outputs.a/", "run.outputs.", "run.outputs.hasOwnProperty('a')", "((o = run.outputs) => o.a)()", "run.inputs.outputs.a"})
  void silent(String expression) {
    assertEquals(Set.of(), OutputReferences.in(expression));
  }

  /** row 289, row 290: only an existing node that is no ancestor is refused, and both are named. */
  @Test
  void refusal() {
    Set<String> nodes = Set.of("a", "b", "late");
    String message = OutputReferences.refusal("b", "run.outputs.late === 1", nodes, Set.of("a")).orElseThrow();
    assertTrue(message.contains("'b'") && message.contains("'late'"), message);
    assertEquals(Optional.empty(), OutputReferences.refusal("b", "run.outputs.a", nodes, Set.of("a")));
    assertEquals(Optional.empty(), OutputReferences.refusal("b", "run.outputs.unknown", nodes, Set.of("a")));
    assertEquals(Optional.empty(), OutputReferences.refusal("b", "run.outputs.late +", nodes, Set.of("a")));
    assertTrue(OutputReferences.refusal("b", "run.outputs.b", nodes, Set.of("a")).isPresent(), "a node is not its own ancestor");
  }

  /** row 295, attack 70: what the scan is silent about reads undefined in an evaluation without outputs, so nothing was missed that settles. */
  @ParameterizedTest
  @ValueSource(strings = {"run.outputs[\"a\"]", "run?.outputs?.a", "((run)=>run.outputs.a)({outputs: {a: 1}})", "'run.outputs.a'",
      "((o)=>o[\"a\"])(run.outputs)", "((k) => run.outputs[k])('a')"})
  void agreesWithEvaluation(String expression) {
    ExpressionScope without = ExpressionScope.builder().run(Map.of("outputs", Map.of())).build();
    ExpressionScope with = ExpressionScope.builder().run(Map.of("outputs", Map.of("a", "settled"))).build();
    Object bare = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "{ v: " + expression + " }", without).value();
    Object settled = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "{ v: " + expression + " }", with).value();
    if (OutputReferences.in(expression).contains("a")) {
      assertEquals(Map.of(), bare, "a reference that is found is real");
      assertEquals(Map.of("v", "settled"), settled);
    }
  }

  /**
   * row 295, attack 70: over expressions in which every read is spelled out and evaluated, the scan finds an id exactly when an
   * evaluation reads it: told by the option that makes such a read a fault.
   */
  @Test
  void exactOverRandomExpressions() {
    String[] reads = {"run.outputs.a", "run.outputs['a']", "run?.outputs?.a", "run /**/ . outputs [ 'a' ]", "r\\u0075n.outputs.a", "run['outputs']['a']",
        "(run.outputs).a", "foo.run.outputs.a", "'run.outputs.a'", "/run.outputs.a/", "1", "foo . run . outputs . a", "{ run: 1 }.run"};
    String[] wraps = {"(X)", "[X]", "`${X}`", "((run) => X)({ outputs: { a: 1 } })", "((o) => X)(1)", "({ k: X }).k", "(X, 1)", "typeof (X)",
        "(() => { const run = { outputs: { a: 2 } }; return X })()", "(() => { { let run = 1; run++ } return X })()",
        "(function run() { return 1 })(X)", "[1].map(() => X)[0]", "({ get run() { return X } }).run", "((x = X) => x)()",
        "(() => { try { throw X } catch (run) { return run } })()", "(() => { for (const run of [X]) return run })()", "(X) / 2 / 1"};
    ExpressionScope strict = ExpressionScope.builder().settledReadsOnly(true).build();
    Random random = new Random(295);
    int found = 0;
    for (int i = 0; i < 3000; i++) {
      String e = reads[random.nextInt(reads.length)];
      for (int depth = random.nextInt(4); depth > 0; depth--) {
        e = wraps[random.nextInt(wraps.length)].replace("X", e);
      }
      String expression = "((foo) => (" + e + "))({ run: { outputs: { a: 1 } } })";
      boolean says = OutputReferences.in(expression).contains("a");
      ExpressionResult result = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "[" + expression + "].length", strict);
      boolean isRead = !result.isOk() && String.valueOf(result.error().get().detail()).startsWith("unsettled");
      assertEquals(isRead, says, expression);
      found += says ? 1 : 0;
    }
    assertTrue(found > 500 && found < 2500, "" + found);
  }

  /** row 296; the margin is wide, and a quadratic scan would take minutes. */
  @Test
  void linearOnWhiteSpace() {
    String space = " ".repeat(1 << 20);
    assertTimeout(Duration.ofSeconds(10),
        () -> assertEquals(Set.of("a"), OutputReferences.in("run" + space + "." + "outputs" + space + "[" + space + "'a']")));
    assertTimeout(Duration.ofSeconds(10), () -> OutputReferences.in("run.outputs" + ".x".repeat(50_000)));
    assertTimeout(Duration.ofSeconds(10), () -> OutputReferences.in("1" + " + run.outputs.a".repeat(20_000)));
  }
}
