package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nodes as a workflow declares them: strict admission, routing, merging. */
class WorkflowNodeTest {
  private static Map<String, Object> node(Object... fields) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("id", "n");
    for (int i = 0; i < fields.length; i += 2) {
      map.put((String) fields[i], fields[i + 1]);
    }
    return map;
  }

  private static Map<String, Object> transform(Object... more) {
    Map<String, Object> map = node("type", "transform", "transform", "1 + 1");
    map.putAll(node(more));
    return map;
  }

  private static Map<String, Object> condition(Object... more) {
    Map<String, Object> map = node("type", "condition", "expression", "inputs.a",
        "branches", List.of(Map.of("when", true, "to", "yes")), "default", "no");
    map.putAll(node(more));
    return map;
  }

  private static WorkflowValidationError refused(Map<String, ?> fields) {
    return assertThrows(WorkflowValidationError.class, () -> WorkflowNode.admit(fields));
  }

  @Test
  void whatIsAdmitted() {
    assertEquals(new TransformNode("n", "1 + 1", null), WorkflowNode.admit(transform()));
    assertEquals(new TransformNode("n", "1 +", Map.of("type", "number")),
        WorkflowNode.admit(transform("transform", "1 +", "output_schema", Map.of("type", "number"))), "row 249, row 229");
    assertEquals(new ConditionNode("n", "inputs.a", List.of(new ConditionNode.Branch(true, "yes")), "no"),
        WorkflowNode.admit(condition()));
    assertEquals(new MergeNode("n", MergeStrategy.CUSTOM, "branches[0]"),
        WorkflowNode.admit(node("type", "merge", "merge_strategy", "custom", "merge_fn", "branches[0]")));
    for (ExpressionKind kind : ExpressionKind.values()) {
      WorkflowNode admitted = WorkflowNode.admit(switch (kind) {
        case CONDITION -> condition();
        case TRANSFORM -> transform();
        case MERGE -> node("type", "merge", "merge_strategy", "custom", "merge_fn", "secretly()");
      });
      assertEquals(kind, admitted.kind());
      assertEquals("n", admitted.id());
      assertTrue(admitted.expression().isPresent());
      assertFalse(admitted.toString().contains(admitted.expression().get()), admitted.toString());
    }
  }

  /** row 250: only js; attack 71. */
  @ParameterizedTest
  @ValueSource(strings = {"jmespath", "jsonlogic", "python", "JS", ""})
  void otherExpressionTypes(String type) {
    for (Map<String, Object> node : List.of(transform("expression_type", type), condition("expression_type", type))) {
      WorkflowValidationError e = refused(node);
      assertEquals("expression_type", e.field());
      assertEquals("validation", e.code());
      assertFalse(e.isRetryable());
      assertTrue(e.getMessage().startsWith("expression_type ") && e.getMessage().contains("'js'"), e.getMessage());
    }
  }

  /** row 250: js said or not; a merge has no selector; attack 71. */
  @Test
  void expressionTypeJs() {
    assertEquals(WorkflowNode.admit(transform()), WorkflowNode.admit(transform("expression_type", "js")));
    assertEquals(WorkflowNode.admit(condition()), WorkflowNode.admit(condition("expression_type", "js")));
    assertEquals("expression_type", refused(transform("expression_type", 1)).field());
    for (String type : List.of("js", "jmespath")) {
      assertEquals("expression_type", refused(node("type", "merge", "merge_strategy", "custom", "merge_fn", "1",
          "expression_type", type)).field());
    }
  }

  /** row 251: unknown keys at every level. */
  @Test
  void unknownKeys() {
    assertEquals("merge_fn", refused(transform("merge_fn", "1")).field());
    assertEquals("Transform", refused(transform("Transform", "1")).field());
    assertEquals("transform", refused(condition("transform", "1")).field());
    assertEquals("retries", refused(transform("retries", null)).field());
    assertEquals("branches[1].goto", refused(condition("branches", List.of(Map.of("when", 1, "to", "a"),
        Map.of("when", 2, "to", "b", "goto", "c")))).field());
    Map<Object, Object> keyed = new HashMap<>(transform());
    keyed.put(1, "x");
    assertThrows(WorkflowValidationError.class, () -> WorkflowNode.admit(anyKeys(keyed)));
    assertEquals(WorkflowNode.admit(transform()),
        WorkflowNode.admit(transform("retries", 3, "depends_on", List.of("a")), Set.of("retries", "depends_on")));
  }

  @SuppressWarnings("unchecked")
  private static Map<String, ?> anyKeys(Map<?, ?> map) {
    return (Map<String, ?>) map;
  }

  @Test
  void fieldsOfTheWrongType() { // row 251
    assertEquals("id", refused(transform("id", 1)).field());
    assertEquals("id", refused(transform("id", "")).field());
    assertEquals("type", refused(transform("type", "map")).field());
    assertEquals("transform", refused(transform("transform", 5)).field());
    assertEquals("expression", refused(condition("expression", null)).field());
    assertEquals("branches", refused(condition("branches", "a")).field());
    assertEquals("branches[0]", refused(condition("branches", List.of("a"))).field());
    assertEquals("branches[0].to", refused(condition("branches", List.of(Map.of("when", 1)))).field());
    assertEquals("default", refused(condition("default", 1)).field());
    for (Object when : Arrays.asList(null, List.of(), Map.of(), 'c')) {
      Map<String, Object> branch = new HashMap<>(Map.of("to", "x"));
      branch.put("when", when);
      assertEquals("branches[0].when", refused(condition("branches", List.of(branch))).field());
    }
  }

  /** row 202: result against branches by strict equality; attack 72. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', quoteCharacter = '|', textBlock = """
      1                     ~ number
      '1'                   ~ string
      1.0                   ~ number
      '1.0'                 ~ no
      true                  ~ boolean
      'true'                ~ true string
      false                 ~ no
      0                     ~ zero
      -0                    ~ zero
      ''                    ~ empty
      0/0                   ~ no
      'NaN'                 ~ no
      1/0                   ~ infinite
      9007199254740993      ~ big
      9007199254740992      ~ big
      9007199254740994      ~ no
      0.1 + 0.2             ~ no
      0.5                   ~ half
      2                     ~ first two
      'é'                   ~ composed
      'e\\u0301'            ~ no
      """)
  void routing(String expression, String to) {
    Object[] when = {1, "number", "1", "string", true, "boolean", "true", "true string", 0.0, "zero", "", "empty",
        Double.NaN, "never", Double.POSITIVE_INFINITY, "infinite", BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE), "big",
        0.3, "rounded", 0.5f, "half", 2L, "first two", 2, "second two", "\u00e9", "composed"};
    List<Map<String, Object>> branches = new ArrayList<>();
    for (int i = 0; i < when.length; i += 2) {
      branches.add(Map.of("when", when[i], "to", when[i + 1]));
    }
    ConditionNode node = (ConditionNode) WorkflowNode.admit(condition("branches", branches));
    Object result = ExpressionSandbox.valueOf(ExpressionKind.CONDITION, expression, ExpressionScope.EMPTY);
    assertEquals(to, node.route(result));
  }

  /** row 202: neither a branch nor a default; attack 72. */
  @Test
  void nowhereToGo() {
    Map<String, Object> fields = condition();
    fields.remove("default");
    ConditionNode node = (ConditionNode) WorkflowNode.admit(fields);
    assertEquals("yes", node.route(true));
    WorkflowValidationError e = assertThrows(WorkflowValidationError.class, () -> node.route("tok_secret"));
    assertEquals("the condition matched no branch and declares no default", e.getMessage());
    assertEquals("validation: the condition matched no branch and declares no default", e.toString());
    assertFalse(e.isRetryable());
  }

  /** row 165: merge_fn goes with custom, and only with it. */
  @Test
  void mergeStrategies() {
    for (MergeStrategy strategy : MergeStrategy.values()) {
      boolean custom = strategy == MergeStrategy.CUSTOM;
      Map<String, Object> bare = node("type", "merge", "merge_strategy", strategy.text());
      Map<String, Object> withFn = node("type", "merge", "merge_strategy", strategy.text(), "merge_fn", "1");
      WorkflowValidationError e = refused(custom ? bare : withFn);
      assertEquals("merge_fn", e.field());
      MergeNode admitted = (MergeNode) WorkflowNode.admit(custom ? withFn : bare);
      assertEquals(strategy, admitted.strategy());
      assertEquals(custom ? Optional.of("1") : Optional.empty(), admitted.expression());
    }
    assertEquals("merge_strategy 'custom' requires a merge_fn",
        refused(node("type", "merge", "merge_strategy", "custom")).getMessage());
    assertEquals("merge_strategy", refused(node("type", "merge", "merge_strategy", "union")).field());
    assertEquals("merge_strategy", refused(node("type", "merge")).field());
  }

  @Test
  void merging() { // row 165, row 148
    List<Object> branches = Arrays.asList(Map.of("a", 1), null, List.of(2, List.of(3)), "x");
    assertEquals(Arrays.asList(Map.of("a", 1), null, 2, List.of(3), "x"), MergeStrategy.CONCAT.merge(branches));
    assertEquals(List.of(), MergeStrategy.CONCAT.merge(List.of()));
    assertEquals(Map.of("a", 1), MergeStrategy.FIRST.merge(branches));
    assertEquals(null, MergeStrategy.FIRST.merge(Arrays.asList(null, 1)));
    assertEquals(null, MergeStrategy.FIRST.merge(List.of()));
    Map<String, Object> left = new LinkedHashMap<>();
    left.put("b", 1);
    left.put("a", Map.of("x", 1));
    Object merged = MergeStrategy.OBJECT_MERGE.merge(List.of(left, Map.of("a", Map.of("y", 2)), Map.of("c", 3)));
    assertEquals("{b=1, a={y=2}, c=3}", merged.toString(), "the later wins as a whole, where the earlier was");
    assertEquals(Map.of(), MergeStrategy.OBJECT_MERGE.merge(List.of()));
    WorkflowValidationError e =
        assertThrows(WorkflowValidationError.class, () -> MergeStrategy.OBJECT_MERGE.merge(List.of(left, List.of("tok"))));
    assertEquals("merge_strategy 'object_merge' takes objects only, and branch 1 gave none", e.getMessage());
    assertThrows(IllegalStateException.class, () -> MergeStrategy.CUSTOM.merge(branches));
  }

  @Test
  void strategiesDoWhatTheirExpressionsWould() { // row 165
    List<Object> branches = List.of(Map.of("a", 1, "b", 2), Map.of("b", 3));
    ExpressionScope scope = ExpressionScope.builder().branches(branches).build();
    List<String> expressions = List.of("[].concat(...branches)", "Object.assign({}, ...branches)", "branches[0]");
    for (int i = 0; i < 3; i++) {
      assertEquals(String.valueOf(ExpressionSandbox.valueOf(ExpressionKind.MERGE, expressions.get(i), scope)),
          String.valueOf(MergeStrategy.values()[i].merge(branches)));
    }
  }
}
