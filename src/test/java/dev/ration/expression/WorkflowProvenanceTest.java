package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.expression.SandboxError.Reason;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What derives from a secret, as the declarations of a workflow tell (attack 66). */
class WorkflowProvenanceTest {
  private static final List<WorkflowInput> INPUTS = List.of(
      WorkflowInput.secret("key"), WorkflowInput.plain("name"), WorkflowInput.withDefault("url", "https://{{inputs.key}}@host"),
      WorkflowInput.withDefault("greeting", "hello {{inputs.name}}"));

  private static Map<String, String> context(String... pairs) {
    Map<String, String> context = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      context.put(pairs[i], pairs[i + 1]);
    }
    return context;
  }

  private static boolean isDenied(String template) {
    return WorkflowProvenance.create(INPUTS, context("x", template, "sec", "{{secrets.A}}", "ok", "{{inputs.name}}"))
        .isDeniedContextKey("x");
  }

  /** row 271: the rules one by one. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      plain text                             ~ false
      {{inputs.name}}                        ~ false
      {{inputs.key}}                         ~ true
      {{ inputs.key | json }}                ~ true
      {{inputs.key.part[0]}}                 ~ true
      {{inputs.name}}{{inputs.key}}          ~ true
      {{inputs.url}}                         ~ true
      {{inputs.greeting}}                    ~ false
      {{secrets.TOKEN}}                      ~ true
      {{ctx.sec}}                            ~ true
      {{ctx.ok}}                             ~ false
      {{ctx.undefined_one}}                  ~ false
      {{inputs.undeclared}}                  ~ false
      {{run.outputs["a"]}}                   ~ false
      {{run.id}}                             ~ false
      {{inputs.name | default("{{inputs.key}}")}} ~ false
      {{inputs.key | default("x")}}          ~ true
      inputs.key                             ~ false
      {{inputs.key                           ~ false
      {{env.HOME}}                           ~ true
      {{inputs.name | nope}}                 ~ true
      """)
  void taint(String template, boolean denied) {
    assertEquals(denied, isDenied(template));
  }

  /** row 271: chains, in either order of declaration. row 268: the denied inputs in their order. */
  @Test
  void taintFlowsAlongChains() {
    WorkflowProvenance p = WorkflowProvenance.create(INPUTS,
        context("c", "{{ctx.b}}", "a", "{{inputs.key}}", "b", "{{ctx.a}}", "d", "{{inputs.greeting}}"));
    assertEquals(List.of("key", "url"), p.deniedInputNames().toList());
    for (String key : new String[] {"a", "b", "c"}) {
      assertTrue(p.isDeniedContextKey(key), key);
    }
    assertFalse(p.isDeniedContextKey("d"));
  }

  /** row 271: a default may be any host data with templates in it, and may read the context. */
  @Test
  void defaultsAreReadToTheirLeaves() {
    List<Object> loop = new ArrayList<>();
    loop.add(loop);
    loop.add("{{ctx.a}}");
    WorkflowProvenance p = WorkflowProvenance.create(List.of(
        WorkflowInput.withDefault("deep", Map.of("a", List.of(1, Map.of("b", "x {{secrets.S}}")))),
        WorkflowInput.withDefault("array", new Object[] {null, "{{inputs.deep}}"}),
        WorkflowInput.withDefault("loop", loop),
        WorkflowInput.withDefault("key", Map.of("{{secrets.S}}", 1)),
        WorkflowInput.withDefault("number", 7)), context("a", "{{inputs.array}}"));
    assertEquals(List.of("deep", "array", "loop"), p.deniedInputNames().toList());
  }

  /** row 271: cycles end, and are tainted when anything in them is. */
  @Test
  void cyclesInContexts() {
    WorkflowProvenance p = WorkflowProvenance.create(INPUTS, context("a", "{{ctx.b}}", "b", "{{ctx.a}}", "c", "{{ctx.c}}",
        "d", "{{ctx.e}}", "e", "{{ctx.d}}{{inputs.key}}"));
    assertFalse(p.isDeniedContextKey("a") || p.isDeniedContextKey("b") || p.isDeniedContextKey("c"));
    assertTrue(p.isDeniedContextKey("d") && p.isDeniedContextKey("e"));
  }

  /** row 271: linear, whatever the order: a chain of 10,000 declared backwards, and one that 10,000 read. */
  @Test
  void theAnalysisIsLinear() {
    Map<String, String> context = new LinkedHashMap<>();
    for (int i = 0; i < 10_000; i++) {
      context.put("k" + i, "{{ctx.k" + (i + 1) + "}}");
    }
    context.put("k10000", "{{inputs.key}}");
    for (int i = 0; i < 10_000; i++) {
      context.put("r" + i, "{{ctx.k0}}");
    }
    WorkflowProvenance p = assertTimeout(Duration.ofSeconds(2), () -> WorkflowProvenance.create(INPUTS, context));
    assertTrue(p.isDeniedContextKey("k0") && p.isDeniedContextKey("r9999"));
    context.replace("k10000", "clean");
    WorkflowProvenance q = assertTimeout(Duration.ofSeconds(2), () -> WorkflowProvenance.create(INPUTS, context));
    assertFalse(q.isDeniedContextKey("k0") || q.isDeniedContextKey("r9999"));
    Map<String, String> resolved = assertTimeout(Duration.ofSeconds(5),
        () -> q.resolveContext(TemplateData.builder().build(), TemplateCapabilities.NONE));
    assertEquals("clean", resolved.get("k0"));
  }

  /** row 270: what is analysed is what is resolved, whatever the workflow's owner does meanwhile. */
  @Test
  void definitionsAreASnapshot() {
    List<WorkflowInput> inputs = new ArrayList<>(List.of(WorkflowInput.secret("key"), WorkflowInput.plain("name")));
    Map<String, String> context = context("a", "{{inputs.name}}");
    WorkflowProvenance p = WorkflowProvenance.create(inputs, context);
    context.put("a", "{{inputs.key}}");
    context.put("b", "{{inputs.key}}");
    inputs.clear();
    assertEquals(Map.of("a", "{{inputs.name}}"), p.contextSource());
    assertThrows(UnsupportedOperationException.class, () -> p.contextSource().put("a", "{{inputs.key}}"));
    assertTrue(p.deniedInputNames().contains("key"));
    Map<String, String> resolved = p.resolveContext(
        TemplateData.builder().inputs(Map.of("key", "tok_live", "name", "n")).build(), TemplateCapabilities.NONE);
    assertEquals(Map.of("a", "n"), resolved);
    assertThrows(WorkflowContextError.class, () -> p.project(Map.of("a", "n", "b", "tok_live")));
  }

  /** row 272: one fixed error, without content. */
  @Test
  void malformedDeclarations() {
    List<WorkflowInput> twice = List.of(WorkflowInput.plain("a"), WorkflowInput.secret("a"));
    assertThrows(WorkflowContextError.class, () -> WorkflowProvenance.create(twice, Map.of()));
    assertThrows(WorkflowContextError.class, () -> WorkflowProvenance.create(null, Map.of()));
    assertThrows(WorkflowContextError.class, () -> WorkflowProvenance.create(List.of(), null));
    assertThrows(WorkflowContextError.class, () -> WorkflowProvenance.create(Arrays.asList((WorkflowInput) null), Map.of()));
    assertThrows(WorkflowContextError.class, () -> WorkflowProvenance.create(List.of(), Map.of("not a name", "x")));
    WorkflowContextError e =
        assertThrows(WorkflowContextError.class, () -> WorkflowProvenance.create(List.of(), Map.of("tok.live", "x")));
    assertEquals("the workflow context metadata is missing or invalid", e.getMessage());
  }

  /** row 300: a secret has no default. */
  @Test
  void secretsHaveNoDefault() {
    assertThrows(IllegalArgumentException.class, () -> new WorkflowInput("key", true, "x"));
    assertFalse(WorkflowInput.withDefault("a", "tok_live").toString().contains("tok_live"));
  }

  /** row 262, row 301: what is not certified is stated. */
  @Test
  void theResidueIsStated() throws IOException {
    String page = Files.readString(Path.of("docs", "secrets.md")).replaceAll("\\s+", " ");
    for (String phrase : List.of("Values are not scanned", "outputs of earlier runs", "it must not be shown",
        "nobody certifies it free of secrets", "Detection is of reads that happen", "gives a false provenance")) {
      assertTrue(page.contains(phrase), phrase);
    }
  }

  /** row 252, row 253, row 263, row 264: from declarations to an evaluation. */
  @Test
  void aWorkflowEndToEnd() {
    WorkflowProvenance p = WorkflowProvenance.create(INPUTS,
        context("auth", "Bearer {{inputs.key}}", "who", "{{inputs.name}}", "both", "{{ctx.who}}:{{ctx.auth}}"));
    Map<String, Object> inputs = Map.of("key", "tok_live_77", "name", "ann", "url", "https://tok_live_77@host");
    Map<String, String> raw = p.resolveContext(TemplateData.builder().inputs(inputs).build(), TemplateCapabilities.NONE);
    assertEquals("ann:Bearer tok_live_77", raw.get("both"));
    WorkflowContextProjection projection = p.project(raw);
    assertEquals(Map.of("who", "ann"), projection.values());
    assertEquals(List.of("auth", "both"), projection.deniedKeys());
    assertEquals(List.of("auth", "who", "both"), projection.orderedKeys());
    ExpressionScope scope = ExpressionScope.workflow().inputs(inputs).provenance(p, raw).build();
    assertEquals("ann ann auth,who,both", ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM,
        "inputs.name + ' ' + ctx.who + ' ' + Object.keys(ctx)", scope).value());
    for (String read : new String[] {"inputs.key", "inputs.url", "ctx.auth", "ctx.both"}) {
      assertEquals(Reason.SECRET_CONTEXT,
          ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, read, scope).error().orElseThrow().reason(), read);
    }
  }
}
