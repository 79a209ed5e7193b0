package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Engine;
import dev.ration.Limits;
import dev.ration.expression.SandboxError.Reason;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.AbstractMap;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Random strings that stand for secrets, in all that goes into an evaluation: none of them comes out in a text that is meant for
 * users or logs; those under denied names come out nowhere at all. Reproducible; {@code -Dtest.args=-Dcanaries=100000} for more.
 */
class CanaryTest {
  private static final int EVALUATIONS = Integer.getInteger("canaries", 20_000);
  private static final Limits LIMITS = ExpressionSandbox.LIMITS.toBuilder().fuel(30_000).heapBytes(1 << 20).stackDepth(60)
      .timeout(Duration.ofSeconds(20)).build();

  /** Programs: {@code $C} is a canary in the source, {@code $N} an index. */
  private static final String[] LEAVES = {"inputs.open", "ctx.open", "run.outputs.old", "'$C'", "inputs.tok", "ctx.key", "inputs",
      "ctx", "run", "inputs['t' + 'ok']", "inputs.list[$N]", "`$C${inputs.open}`", "$N", "nope_$C", "inputs.open.$C",
      "({['$C']: inputs.open})", "({...inputs})", "JSON.stringify(ctx)", "[inputs.open, '$C']", "/$C/.exec(inputs.open)", "Symbol('$C')",
      "1n", "undefined", "null", "() => '$C'", "class $C { static x = inputs.open }", "Object.keys(inputs)", "run.outputs[inputs.open]",
      "new Map([['$C', inputs.tok]])", "new String(inputs.open)", "typeof ctx.key", "Object.getOwnPropertyDescriptors(inputs)"};
  private static final String[] WRAPS = {"($X)", "(() => { throw $X })()", "(() => { throw new Error($X) })()",
      "(() => { throw new SyntaxError('$C' + $X) })()", "(() => { try { return $X } catch (e) { return e.message } })()",
      "(() => { try { throw $X } catch (e) { throw {name: '$C', message: e} } })()", "({toJSON() { return $X }})",
      "({get a() { return $X }})", "({get a() { throw $X }})", "Object.create({message: $X, name: '$C'})", "$X.$C.x", "$X($X)",
      "new (class extends Error { name = '$C' })($X)", "(() => { for (;;) [$X] })()", "(function f() { return f($X) })()",
      "[$X, $X]", "({$C: $X})", "$X + $X", "JSON.parse($X)", "JSON.parse('{\"$C\": ' + $X)", "eval($X)", "eval('$C ' + $X)",
      "Function($X)()", "(s => { for (;;) s += s })(String($X))", "[$X].map(x => x.$C())", "null[$X]", "$X in $X", "$X instanceof $X",
      "(() => { const o = {x: $X}; o.o = o; return o })()", "new RegExp($X + '(')", "'$C'.repeat(-1)", "Symbol.iterator + $X",
      "(({$C: {x}}) => x)($X)", "(function*() { yield $X })().next('$C')", "Array.from($X, (v) => { throw v })",
      "$X => $X", "1 + $X $C", "'unterminated $C"};

  private final Random random = new Random(20_260_101);
  private String open;
  private String secret;
  private final Map<Reason, Integer> seen = new EnumMap<>(Reason.class);

  private String canary() {
    StringBuilder s = new StringBuilder("cnry");
    for (int i = 0; i < 12; i++) {
      s.append((char) ('a' + random.nextInt(26)));
    }
    return s.toString();
  }

  private String expression(int depth) {
    if (depth == 0) {
      return LEAVES[random.nextInt(LEAVES.length)];
    }
    StringBuilder out = new StringBuilder();
    String wrap = WRAPS[random.nextInt(WRAPS.length)];
    int from = 0;
    for (int at = wrap.indexOf("$X"); at >= 0; at = wrap.indexOf("$X", from)) {
      out.append(wrap, from, at).append(expression(depth - 1));
      from = at + 2;
    }
    return out.append(wrap.substring(from)).toString();
  }

  private ExpressionScope scope() {
    Map<String, Object> inputs = new LinkedHashMap<>();
    inputs.put("open", open);
    inputs.put("tok", random.nextBoolean() ? secret : Map.of("deep", List.of(secret)));
    inputs.put("list", List.of(open, 1, open + open));
    if (random.nextInt(20) == 0) {
      inputs.put(open, random.nextBoolean() ? new Object() : failing());
    }
    return ExpressionScope.workflow().inputs(inputs).deniedInputNames(List.of("tok"))
        .ctx(WorkflowContextProjection.without(List.of("key"), Map.of("open", open, "key", secret)))
        .outputs(Map.of("old", open)).branches(List.of(open)).settledReadsOnly(random.nextInt(8) == 0).build();
  }

  /** A host map whose failure talks. */
  private Map<String, Object> failing() {
    String text = open;
    return new AbstractMap<>() {
      @Override
      public Set<Entry<String, Object>> entrySet() {
        throw new IllegalStateException(text);
      }
    };
  }

  @Test
  void noCanarySings() { // row 242, row 243, row 244, row 252, row 254, row 264
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream out = System.out;
    PrintStream err = System.err;
    PrintStream capture = new PrintStream(printed, true, StandardCharsets.UTF_8);
    System.setOut(capture);
    System.setErr(capture);
    try {
      for (int i = 0; i < EVALUATIONS; i++) {
        open = canary();
        secret = canary();
        evaluate(i);
      }
    } finally {
      System.setOut(out);
      System.setErr(err);
    }
    assertFalse(printed.toString(StandardCharsets.UTF_8).contains("cnry"), "a log line");
    if (EVALUATIONS > 20_000) {
      System.out.println(EVALUATIONS + " evaluations, failures by reason: " + seen);
    }
    // The generator reaches what it is meant to.
    for (Reason reason : new Reason[] {Reason.SYNTAX, Reason.RUNTIME, Reason.MEMORY, Reason.STACK, Reason.RESULT_TYPE,
        Reason.NON_SERIALIZABLE, Reason.SCOPE, Reason.SECRET_CONTEXT}) {
      assertTrue(seen.getOrDefault(reason, 0) > EVALUATIONS / 1000, seen::toString);
    }
  }

  private void evaluate(int i) {
    String source = expression(random.nextInt(3)).replace("$C", open).replace("$N", String.valueOf(random.nextInt(4)));
    ExpressionKind kind = ExpressionKind.values()[random.nextInt(3)];
    ExpressionScope scope = scope();
    ExpressionResult r = random.nextInt(50) != 0 ? ExpressionSandbox.evaluate(kind, source, scope, LIMITS)
        : ExpressionSandbox.over(Engine.shared(), LIMITS, (q, n, b) -> {
          throw new IllegalStateException(open);
        }).run(kind, source, scope);
    assertQuiet(r.toString() + scope, source);
    if (r.isOk()) {
      assertFalse(String.valueOf(r.value()).contains(secret), source);
      return;
    }
    SandboxError e = r.error().orElseThrow();
    seen.merge(e.reason(), 1, Integer::sum);
    assertQuiet(shown(e) + shown(new SandboxException(e)) + e.toJson() + e.correlationId() + e.code(), source);
    assertFalse(String.valueOf(e.detail()).contains(secret), source);
    assertEquals(e.reason() == Reason.TIMEOUT, e.isRetryable());
  }

  private static String shown(Throwable e) {
    StringWriter trace = new StringWriter();
    e.printStackTrace(new PrintWriter(trace));
    return e + e.getMessage() + e.getLocalizedMessage() + e.getCause() + List.of(e.getStackTrace()) + trace;
  }

  private void assertQuiet(String text, String source) {
    assertFalse(text.contains("cnry"), () -> source + " shows " + text);
  }

  /** row 272, row 277: nor in the errors of templates and of the metadata. */
  @Test
  void noCanarySingsInTemplates() {
    String[] templates = {"{{inputs.tok}}", "{{ctx.key}}", "{{secrets.$C}}", "{{inputs.$C}}", "{{$C.x}}", "{{inputs.open | $C}}",
        "{{inputs.open | json(\"$C\")}}", "{{inputs.open[$C]}}", "{{inputs.open | read_file}}", "{{inputs.host | json}}",
        "{{inputs.open | default($C)}}", "$C {{", "{{inputs.open.$C}}", "{{inputs.failing}}", "{{inputs.failing.$C}}", "{{run.$C}}"};
    TemplateCapabilities host = TemplateCapabilities.NONE.withFiles(path -> {
      throw new IllegalStateException(path + open);
    });
    int failures = 0;
    for (int i = 0; i < EVALUATIONS / 10; i++) {
      open = canary();
      secret = canary();
      WorkflowProvenance p = WorkflowProvenance.create(List.of(WorkflowInput.secret("tok"), WorkflowInput.withDefault("open", open)),
          Map.of("key", "{{inputs.tok}}" + secret));
      TemplateData data = TemplateData.builder().ctx(Map.of("key", secret)).secrets(Map.of(open, secret))
          .inputs(Map.of("tok", secret, "open", open, "host", new Object(), "failing", failing())).build();
      String template = templates[random.nextInt(templates.length)].replace("$C", open);
      try {
        assertFalse(PublicTemplate.resolve(template, p, data, host).contains(secret), template);
      } catch (InterpolationError e) {
        failures++;
        assertQuiet(shown(e), template);
      }
      try {
        WorkflowContextProjection.of(Map.of(open + " ", secret), List.of(secret), List.of());
      } catch (WorkflowContextError e) {
        failures++;
        assertQuiet(shown(e), template);
      }
      assertQuiet("" + p + data + p.project(Map.of("key", secret)) + p.deniedInputNames() + WorkflowInput.withDefault("a", open),
          template);
    }
    assertTrue(failures > EVALUATIONS / 10);
  }
}
