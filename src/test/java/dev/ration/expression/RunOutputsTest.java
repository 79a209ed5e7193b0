package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What of a run's outputs an expression gets, and in which order. */
class RunOutputsTest {
  /** row 158: by UTF-16 code units, whatever the order of arrival: a pair is less than U+FFFF. */
  @Test
  void canonicalOrder() {
    List<String> ids = new ArrayList<>(List.of("b", "a", "é", "Z", "a-b", "a.b", "\ud83d\ude00", "\uffff"));
    for (int i = 0; i < 20; i++) {
      Collections.shuffle(ids, new Random(i));
      Map<String, Object> outputs = new LinkedHashMap<>();
      ids.forEach(id -> outputs.put(id, 1));
      ExpressionScope scope = ExpressionScope.builder().outputs(RunOutputs.canonical(outputs)).build();
      assertEquals("Z,a,a-b,a.b,b,é,\ud83d\ude00,\uffff",
          ExpressionSandbox.valueOf(ExpressionKind.TRANSFORM, "Object.keys(run.outputs).join()", scope));
    }
  }

  /** row 288: the transitive closure of what a node depends on, and nothing else. */
  @Test
  void closure() {
    Map<String, List<String>> edges = Map.of("d", List.of("c", "b"), "c", List.of("a"), "b", List.of("a"), "e", List.of("d"));
    assertEquals(Set.of("a", "b", "c"), RunOutputs.ancestors("d", edges));
    assertEquals("[a, b, c]", RunOutputs.ancestors("d", edges).toString());
    assertEquals(Set.of(), RunOutputs.ancestors("a", edges));
    assertEquals(Set.of("x", "y"), RunOutputs.ancestors("x", Map.of("x", List.of("y"), "y", List.of("x"))));
    Map<String, Object> outputs = new HashMap<>(Map.of("e", 5, "c", 3, "a", 1));
    outputs.put("b", null);
    Map<String, Object> visible = RunOutputs.visible(outputs, RunOutputs.ancestors("d", edges));
    assertEquals("{a=1, b=null, c=3}", visible.toString());
    ExpressionScope scope = ExpressionScope.builder().outputs(visible).build();
    assertEquals("a,b,c|undefined", ExpressionSandbox.valueOf(ExpressionKind.TRANSFORM,
        "Object.keys(run.outputs).join() + '|' + typeof run.outputs.e", scope));
    assertThrows(UnsupportedOperationException.class, () -> visible.put("x", 1));
  }

  @Test
  void longChainsEnd() { // row 288
    Map<String, List<String>> edges = new HashMap<>();
    for (int i = 1; i < 50_000; i++) {
      edges.put("n" + i, Arrays.asList("n" + (i - 1)));
    }
    assertEquals(49_999, RunOutputs.ancestors("n49999", edges).size());
  }
}
