package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.CancelToken;
import dev.ration.expression.InterpolationError.Reason;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Templates whose text may be shown (attack 67). */
class PublicTemplateTest {
  private static final WorkflowProvenance PROVENANCE = WorkflowProvenance.create(
      List.of(WorkflowInput.secret("tok"), WorkflowInput.secret("optional"), WorkflowInput.plain("a")),
      Map.of("secret", "{{inputs.tok}}", "mode", "strict"));
  private static final TemplateData DATA = data();

  private static TemplateData data() {
    Map<String, Object> inputs = new LinkedHashMap<>();
    inputs.put("tok", "tok_live_5");
    inputs.put("a", "text");
    inputs.put("n", 1.5);
    inputs.put("i", 3);
    inputs.put("yes", true);
    inputs.put("nothing", null);
    inputs.put("list", List.of(10, 20, List.of("deep")));
    inputs.put("array", new int[] {7, 8});
    inputs.put("map", Map.of("k", Map.of("odd key", "v", "0", "zero")));
    inputs.put("file", "readme.txt");
    inputs.put("host", new Object());
    inputs.put("nul", "a\0b");
    inputs.put("empty", "");
    return TemplateData.builder().inputs(inputs).ctx(Map.of("secret", "tok_live_5", "mode", "strict"))
        .outputs(Map.of("my-node", Map.of("status", "ok"))).runId("run-1").secrets(Map.of("S", "tok_live_5")).build();
  }

  private static String resolve(String template) {
    return PublicTemplate.resolve(template, PROVENANCE, DATA, TemplateCapabilities.NONE);
  }

  private static InterpolationError refusal(String template, TemplateCapabilities host) {
    return assertThrows(InterpolationError.class, () -> PublicTemplate.resolve(template, PROVENANCE, DATA, host), template);
  }

  /** row 279: heads, paths, quotes and brackets. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
      {{inputs.a}}                                   ~ text
      {{ inputs.a }}                                 ~ text
      <{{inputs.a}}|{{ctx.mode}}>                    ~ <text|strict>
      {{run.id}}                                     ~ run-1
      {{run.outputs["my-node"].status}}              ~ ok
      {{run.outputs['my-node']["status"]}}           ~ ok
      {{run.outputs.my-node.status}}                 ~ ok
      {{inputs.list[1]}}                             ~ 20
      {{inputs.list[2][0]}}                          ~ deep
      {{inputs.array[1]}}                            ~ 8
      {{inputs.map.k["odd key"]}}                    ~ v
      {{inputs.map.k[0]}}                            ~ zero
      {{ inputs.missing | default("}}") }}           ~ }}
      {{ inputs.missing | default('}}') }}!          ~ }}!
      {{ inputs.missing["}}"] | default("x") }}      ~ x
      {{ inputs.missing | default("a\\"}}\\n") }}    ~ a"}}
      {{ inputs.missing | default("\\u0041/") }}     ~ A/
      {{inputs.a                                     ~ {{inputs.a
      {{ inputs.a | default("}} {{inputs.a}}         ~ {{ inputs.a | default("}} {{inputs.a}}
      {{inputs.a}} {{                                ~ text {{
      {{inputs.a}}}                                  ~ text}
      {{inputs.n}} {{inputs.i}} {{inputs.yes}} {{inputs.nothing}} ~ 1.5 3 true null
      {{inputs.list}}                                ~ [10,20,["deep"]]
      {{inputs.a|json}}                              ~ "text"
      {{inputs.list | json}}                         ~ [10,20,["deep"]]
      {{inputs.map | json | length}}                 ~ 32
      {{inputs.a | length}}                          ~ 4
      {{inputs.list | length}}                       ~ 3
      {{inputs.array | length}}                      ~ 2
      {{inputs.map | length}}                        ~ 1
      {{inputs.nothing | default(0)}}                ~ 0
      {{inputs.nothing | default(-1.5e3) }}          ~ -1500
      {{inputs.missing.deeper[3].still | default(true)}} ~ true
      {{inputs.a | default("x") | json | length}}    ~ 6
      { {inputs.a} }                                 ~ { {inputs.a} }
      """)
  void templates(String template, String expected) {
    assertEquals(expected, resolve(template).strip());
  }

  /** row 280: one of each. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
      {{inputs.missing}}                    ~ UNRESOLVED_REFERENCE
      {{inputs.list[9]}}                    ~ UNRESOLVED_REFERENCE
      {{inputs.a.b}}                        ~ UNRESOLVED_REFERENCE
      {{inputs.missing | json}}             ~ UNRESOLVED_REFERENCE
      {{run.outputs["none"]}}               ~ UNRESOLVED_REFERENCE
      {{env.HOME}}                          ~ UNKNOWN_NAMESPACE
      {{}}                                  ~ UNKNOWN_NAMESPACE
      {{run.secrets}}                       ~ UNKNOWN_NAMESPACE
      {{inputs.a | shout}}                  ~ UNKNOWN_FILTER
      {{inputs.a | }}                       ~ UNKNOWN_FILTER
      {{inputs.a | json(1)}}                ~ FILTER_ARITY
      {{inputs.a | default}}                ~ FILTER_ARITY
      {{inputs.a | default()}}              ~ FILTER_ARITY
      {{inputs.a | default(1, 2)}}          ~ FILTER_ARITY
      {{inputs.i | length}}                 ~ FILTER_TYPE
      {{inputs.nothing | length}}           ~ FILTER_TYPE
      {{inputs.list | read_file}}           ~ FILTER_TYPE
      {{inputs.a | default(inputs.a)}}      ~ FILTER_TYPE
      {{inputs.a | default(1 2)}}           ~ FILTER_TYPE
      {{inputs.a | default(NaN)}}           ~ FILTER_TYPE
      {{inputs.a | default(1e999)}}         ~ FILTER_TYPE
      {{inputs.a | json x}}                 ~ FILTER_TYPE
      {{inputs.host}}                       ~ UNSERIALIZABLE
      {{inputs.host | json}}                ~ UNSERIALIZABLE
      {{inputs}}                            ~ INVALID_PATH
      {{inputs | json}}                     ~ INVALID_PATH
      {{inputs.}}                           ~ INVALID_PATH
      {{inputs..a}}                         ~ INVALID_PATH
      {{inputs["a"]}}                       ~ INVALID_PATH
      {{inputs.a b}}                        ~ INVALID_PATH
      {{inputs.list[x]}}                    ~ INVALID_PATH
      {{inputs.list[]}}                     ~ INVALID_PATH
      {{inputs.list[1 2]}}                  ~ INVALID_PATH
      {{inputs.list[9999999999999999]}}     ~ INVALID_PATH
      {{inputs.map["\\x"]}}                 ~ INVALID_PATH
      {{inputs.map["\\u00zz"]}}             ~ INVALID_PATH
      {{run.outputs}}                       ~ INVALID_PATH
      {{run.outputs[0]}}                    ~ INVALID_PATH
      {{inputs.empty | read_file}}          ~ INVALID_PATH
      {{inputs.nul | read_file}}            ~ INVALID_PATH
      {{inputs.file | read_file}}           ~ READ_FILE_FAILED
      {{inputs.tok}}                        ~ SECRET_REFERENCE
      """)
  void refusals(String template, Reason reason) {
    InterpolationError e = refusal(template, TemplateCapabilities.NONE.withFiles(path -> {
      throw new IOException("tok_live_5 in " + path);
    }));
    assertEquals(reason, e.reason());
    assertFalse((e + e.getMessage()).contains("tok_live_5"));
    assertEquals(InterpolationError.Reason.values().length, 11);
  }

  /** row 280: what the host lends, and when it does not. */
  @Test
  void files() {
    assertEquals(Reason.READ_FILE_UNAVAILABLE, refusal("{{inputs.file | read_file}}", TemplateCapabilities.NONE).reason());
    TemplateCapabilities files = TemplateCapabilities.NONE.withFiles(path -> "<" + path + ">");
    assertEquals("a <readme.txt> 12",
        PublicTemplate.resolve("a {{inputs.file | read_file}} {{inputs.file | read_file | length}}", PROVENANCE, DATA, files));
    assertEquals(Reason.READ_FILE_FAILED,
        refusal("{{inputs.file | read_file}}", TemplateCapabilities.NONE.withFiles(path -> null)).reason());
    assertEquals(Reason.READ_FILE_FAILED, refusal("{{inputs.file | read_file}}", TemplateCapabilities.NONE.withFiles(path -> {
      throw new IllegalStateException();
    })).reason());
  }

  /** row 280: aborted before, between and within steps; a thread's interrupt stays set. */
  @Test
  void aborts() {
    CancelToken cancelled = CancelToken.create();
    cancelled.cancel();
    assertEquals(Reason.ABORTED, refusal("{{inputs.a}}", TemplateCapabilities.NONE.withCancel(cancelled)).reason());
    CancelToken token = CancelToken.create();
    AtomicInteger reads = new AtomicInteger();
    TemplateCapabilities host = TemplateCapabilities.NONE.withCancel(token).withFiles(path -> {
      reads.incrementAndGet();
      token.cancel();
      return "text";
    });
    assertEquals(Reason.ABORTED, refusal("{{inputs.file | read_file}}{{inputs.file | read_file}}", host).reason());
    assertEquals(1, reads.get());
    TemplateCapabilities interrupted = TemplateCapabilities.NONE.withFiles(path -> {
      throw new InterruptedException();
    });
    assertEquals(Reason.ABORTED, refusal("{{inputs.file | read_file}}", interrupted).reason());
    assertTrue(Thread.interrupted());
  }

  /** row 275: the whole template is read before anything of it runs. */
  @ParameterizedTest
  @ValueSource(strings = {"{{inputs.file | read_file}} {{ctx.secret}}", "{{inputs.file | read_file}} {{inputs.tok}}",
      "{{inputs.file | read_file}} {{secrets.S}}", "{{inputs.file | read_file}} {{inputs.file | nope}}",
      "{{inputs.file | read_file}} {{nope.x}}", "{{inputs.file | read_file}} {{inputs.file | read_file(1)}}",
      "{{inputs.file | read_file}} {{inputs.missing}}"})
  void nothingRunsBeforeAllIsRead(String template) {
    AtomicInteger reads = new AtomicInteger();
    InterpolationError e = refusal(template, TemplateCapabilities.NONE.withFiles(path -> "" + reads.incrementAndGet()));
    // Only a reference without a value is found out by resolving.
    assertEquals(e.reason() == Reason.UNRESOLVED_REFERENCE ? 1 : 0, reads.get());
    assertTrue(e.offset() > 27, () -> "at " + e.offset());
  }

  /** row 276, row 277: no default, filter or absence rescues; one fixed text. */
  @ParameterizedTest
  @ValueSource(strings = {"{{inputs.tok}}", "{{ inputs.tok | default(\"x\") }}", "{{inputs.tok | json}}", "{{inputs.tok | length}}",
      "{{inputs.tok.part}}", "{{inputs.tok[0]}}", "{{inputs.optional}}", "{{inputs.optional | default(\"x\")}}", "{{ctx.secret}}",
      "{{ctx.secret | default(1)}}", "{{secrets.S}}", "{{secrets.none | default(1)}}", "ok {{inputs.a}} {{\tinputs.tok\n}}"})
  void secretReferences(String template) {
    InterpolationError e = refusal(template, TemplateCapabilities.NONE);
    assertEquals(Reason.SECRET_REFERENCE, e.reason());
    assertEquals("validation", e.code());
    assertFalse(e.isRetryable());
    assertEquals("secret-derived values are unavailable to this template", e.getMessage());
    assertNull(e.getCause());
    assertThrows(InterpolationError.class, () -> PublicTemplate.admit(template, PROVENANCE));
  }

  /** row 276: what only looks like a reference is text, in a public template as anywhere. */
  @ParameterizedTest
  @ValueSource(strings = {"inputs.tok", "{inputs.tok}", "{{inputs.tok", "{{ \"{{inputs.tok}}"})
  void textIsNoReference(String template) {
    assertEquals(template, resolve(template));
  }

  /** row 272: no provenance, no template. */
  @Test
  void provenanceIsRequired() {
    assertThrows(WorkflowContextError.class, () -> PublicTemplate.admit("plain", null));
    assertThrows(WorkflowContextError.class,
        () -> PublicTemplate.resolve("plain", null, DATA, TemplateCapabilities.NONE));
  }

  /** row 277: fixed texts of all reasons, none of them retryable. */
  @ParameterizedTest
  @EnumSource
  void errorsHoldNothing(Reason reason) {
    InterpolationError e = new InterpolationError(reason, 3);
    assertEquals("validation (" + reason + "): " + e.getMessage() + " at 3", e.toString());
    assertFalse(e.isRetryable());
    assertEquals(0, e.getStackTrace().length);
  }

  /** row 278: a workflow that nobody parsed, put together by hand. */
  @Test
  void handBuiltWorkflows() {
    Map<String, String> context = new HashMap<>();
    context.put("u", "{{inputs.p}}");
    WorkflowProvenance p = WorkflowProvenance.create(Arrays.asList(new WorkflowInput("p", true, null)), context);
    assertEquals(Reason.SECRET_REFERENCE, assertThrows(InterpolationError.class,
        () -> PublicTemplate.admit("{{ctx.u}}", p)).reason());
    assertEquals("x", PublicTemplate.admit("x", p).resolve(TemplateData.builder().build(), TemplateCapabilities.NONE));
  }

  /** row 281: the raw resolver sees everything, secrets too, and keeps the order of declaration. */
  @Test
  void rawContexts() {
    Map<String, String> definitions = new LinkedHashMap<>();
    definitions.put("late", "{{ctx.early}}!");
    definitions.put("early", "{{secrets.S}}/{{inputs.tok}}");
    definitions.put("self", "{{ctx.self | default(\"none\")}}");
    Map<String, String> raw = WorkflowContext.resolve(definitions, DATA, TemplateCapabilities.NONE);
    assertEquals(List.of("late", "early", "self"), new ArrayList<>(raw.keySet()));
    assertEquals("tok_live_5/tok_live_5!", raw.get("late"));
    assertEquals("none", raw.get("self"));
    assertEquals(Reason.UNRESOLVED_REFERENCE, assertThrows(InterpolationError.class,
        () -> WorkflowContext.resolve(Map.of("a", "{{ctx.b}}", "b", "{{ctx.a}}"), DATA, TemplateCapabilities.NONE)).reason());
  }

  /** row 145: the other mechanism: an expression is never a template. */
  @Test
  void expressionsAreNoTemplates() {
    assertEquals("{{inputs.a}}", ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "'{{inputs.a}}'",
        ExpressionScope.EMPTY).value());
  }

  /** row 279: linear in hostile text, and bounded in what it makes. */
  @Test
  void hostileTemplates() {
    for (String unit : new String[] {"{{", "{{\"", "{{[", "}}", "{{'}}", "\\", "{{inputs.a}}", "{{ inputs.a | default(\"\\\""}) {
      String text = unit.repeat(1_000_000 / unit.length());
      assertTimeout(Duration.ofSeconds(5), () -> {
        try {
          resolve(text);
        } catch (InterpolationError e) {
          assertEquals("validation", e.code());
        }
      }, unit);
    }
    Map<String, String> doubling = new LinkedHashMap<>();
    doubling.put("k0", "0123456789");
    for (int i = 1; i < 60; i++) {
      doubling.put("k" + i, "{{ctx.k" + (i - 1) + "}}{{ctx.k" + (i - 1) + "}}");
    }
    assertEquals(Reason.UNSERIALIZABLE, assertThrows(InterpolationError.class,
        () -> WorkflowContext.resolve(doubling, DATA, TemplateCapabilities.NONE)).reason());
    Object deep = 1;
    for (int i = 0; i < 20_000; i++) {
      deep = List.of(deep);
    }
    TemplateData nested = TemplateData.builder().inputs(Map.of("deep", deep)).build();
    assertEquals(Reason.UNSERIALIZABLE, assertThrows(InterpolationError.class,
        () -> PublicTemplate.resolve("{{inputs.deep}}", PROVENANCE, nested, TemplateCapabilities.NONE)).reason());
    String hole = "{{inputs.deep" + "[0]".repeat(10_000) + " | json | length}}";
    assertThrows(InterpolationError.class, () -> PublicTemplate.resolve(hole, PROVENANCE, nested, TemplateCapabilities.NONE));
  }

  /** row 280: cycles and numbers that JSON cannot hold are unserializable; JSON's own text otherwise. */
  @Test
  void jsonText() {
    Map<String, Object> cycle = new HashMap<>();
    cycle.put("self", cycle);
    Map<String, Object> odd = new LinkedHashMap<>();
    odd.put("z", "q\"\\\u0001\ud800é\n");
    odd.put("10", Double.NaN);
    odd.put("2", -0.0);
    TemplateData data = TemplateData.builder().inputs(Map.of("cycle", cycle, "odd", odd)).build();
    assertEquals(Reason.UNSERIALIZABLE, assertThrows(InterpolationError.class,
        () -> PublicTemplate.resolve("{{inputs.cycle | json}}", PROVENANCE, data, TemplateCapabilities.NONE)).reason());
    assertEquals("{\"2\":0,\"10\":null,\"z\":\"q\\\"\\\\\\u0001\\ud800é\\n\"}",
        PublicTemplate.resolve("{{inputs.odd | json}}", PROVENANCE, data, TemplateCapabilities.NONE));
  }
}
