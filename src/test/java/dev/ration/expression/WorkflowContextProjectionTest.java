package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.expression.SandboxError.Reason;
import java.lang.reflect.Method;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Projections and denied names: validation and ownership (attack 65). */
class WorkflowContextProjectionTest {

  private static void assertRefused(Map<String, ?> values, List<String> denied, List<String> ordered) {
    WorkflowContextError e = assertThrows(WorkflowContextError.class, () -> WorkflowContextProjection.of(values, denied, ordered));
    assertEquals("the workflow context metadata is missing or invalid", e.getMessage());
    assertEquals("validation", e.code());
    assertFalse(e.isRetryable());
    assertNull(e.getCause());
    assertEquals("validation: the workflow context metadata is missing or invalid", e.toString());
  }

  /** row 266, row 272: each rule by itself, and always the same text. */
  @Test
  void validation() {
    Map<String, String> a = Map.of("a", "1");
    assertEquals(List.of("a", "b"), WorkflowContextProjection.of(a, List.of("b"), List.of("a", "b")).orderedKeys());
    assertRefused(a, List.of("b", "b"), List.of("a", "b"));
    assertRefused(a, List.of("b"), List.of("a", "b", "b"));
    assertRefused(a, List.of("b"), List.of("a"));
    assertRefused(a, List.of("b"), List.of("b"));
    assertRefused(a, List.of("b"), List.of("a", "b", "c"));
    assertRefused(a, List.of("b"), List.of("a", "c"));
    assertRefused(a, List.of("a"), List.of("a"));
    assertRefused(a, List.of("a", "b"), List.of("a", "b"));
    assertRefused(null, List.of(), List.of());
    assertRefused(a, null, List.of("a"));
    assertRefused(a, List.of(), null);
    assertRefused(a, Arrays.asList("b", null), List.of("a", "b"));
    assertRefused(a, List.of(), Arrays.asList("a", null));
    Map<String, Object> nothing = new HashMap<>();
    nothing.put("a", null);
    assertRefused(nothing, List.of(), List.of("a"));
    assertRefused(Map.of("a", 1), List.of(), List.of("a"));
  }

  /** row 266: a key that no reference can spell. */
  @ParameterizedTest
  @ValueSource(strings = {"", " ", "a b", "a.b", "a[0]", "é", "a\n", "a}}", "\"a\"", "a|b"})
  void keysAreReferenceableNames(String key) {
    assertRefused(Map.of(key, "v"), List.of(), List.of(key));
    assertRefused(Map.of(), List.of(key), List.of(key));
    assertThrows(WorkflowContextError.class, () -> SecretInputNames.own(List.of(key)));
    assertThrows(WorkflowContextError.class, () -> WorkflowInput.plain(key));
  }

  /** row 266 */
  @ParameterizedTest
  @ValueSource(strings = {"a", "A9", "_", "$x", "my-key", "0", "42", "__proto__", "constructor"})
  void namesThatMayBe(String key) {
    WorkflowContextProjection p = WorkflowContextProjection.of(Map.of(), List.of(key), List.of(key));
    assertEquals(List.of(key), p.deniedKeys());
    ExpressionScope scope = ExpressionScope.workflow().ctx(p).deniedInputNames(List.of()).build();
    assertEquals(Reason.SECRET_CONTEXT,
        ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "ctx['" + key + "']", scope).error().orElseThrow().reason());
    assertEquals(List.of(key), ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "Object.keys(ctx)", scope).value());
  }

  /** row 267: declaration order, integer-like keys first and ascending; never sorted otherwise. */
  @Test
  void theOrderIsThatOfObjectKeys() {
    Map<String, String> resolved = new LinkedHashMap<>();
    for (String key : new String[] {"b", "2", "1", "a", "10", "01"}) {
      resolved.put(key, key);
    }
    List<String> expected = List.of("1", "2", "10", "b", "a", "01");
    assertEquals(expected, WorkflowContextProjection.clean(resolved).orderedKeys());
    WorkflowContextProjection p = WorkflowContextProjection.without(List.of("2", "a", "not-there"), resolved);
    assertEquals(expected, p.orderedKeys());
    assertEquals(List.of("2", "a"), p.deniedKeys());
    assertEquals(Set.of("b", "1", "10", "01"), p.values().keySet());
    ExpressionScope scope = ExpressionScope.workflow().ctx(p).deniedInputNames(List.of()).build();
    assertEquals("1,2,10,b,a,01", ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "Object.keys(ctx).join()", scope).value());
    assertEquals(List.of("1", "2", "b", "a"),
        WorkflowContextProjection.of(Map.of("b", ""), List.of("2", "1", "a"), List.of("b", "2", "1", "a")).orderedKeys());
  }

  /** row 265: what callers do to their collections afterwards is not seen, and what they get cannot be changed. */
  @Test
  void projectionsOwnTheirParts() {
    Map<String, String> values = new LinkedHashMap<>(Map.of("a", "1"));
    List<String> denied = new ArrayList<>(List.of("b"));
    List<String> ordered = new ArrayList<>(List.of("a", "b"));
    WorkflowContextProjection p = WorkflowContextProjection.of(values, denied, ordered);
    values.put("c", "3");
    values.put("a", "2");
    denied.clear();
    ordered.add("c");
    assertEquals(Map.of("a", "1"), p.values());
    assertEquals(List.of("b"), p.deniedKeys());
    assertEquals(List.of("a", "b"), p.orderedKeys());
    assertThrows(UnsupportedOperationException.class, () -> p.values().put("x", "y"));
    assertThrows(UnsupportedOperationException.class, () -> p.deniedKeys().remove("b"));
    assertThrows(UnsupportedOperationException.class, () -> p.orderedKeys().set(0, "b"));
    WorkflowContextProjection q = WorkflowContextProjection.without(List.of(), values);
    assertThrows(UnsupportedOperationException.class, () -> q.values().put("x", "y"));
    assertThrows(UnsupportedOperationException.class, () -> q.orderedKeys().clear());
  }

  /** row 265: each collection is read once, so that a list that lies is consistent or refused. */
  @Test
  void collectionsThatLie() {
    List<String> liar = new AbstractList<>() {
      private int asked;

      @Override
      public String get(int i) {
        return asked++ == 0 ? "b" : "other" + asked;
      }

      @Override
      public int size() {
        return 1;
      }
    };
    assertEquals(List.of("b"), WorkflowContextProjection.of(Map.of(), liar, List.of("b")).deniedKeys());
    List<String> failing = new AbstractList<>() {
      @Override
      public String get(int i) {
        throw new IllegalStateException("tok_live_1");
      }

      @Override
      public int size() {
        return 1;
      }
    };
    assertRefused(Map.of(), failing, List.of());
  }

  /** row 269: the live set is not retained. */
  @Test
  void secretNamesAreACopy() {
    Set<String> live = new LinkedHashSet<>(List.of("tok", "pw"));
    SecretInputNames names = SecretInputNames.own(live);
    live.remove("tok");
    live.add("other");
    assertTrue(names.contains("tok"));
    assertFalse(names.contains("other"));
    assertEquals(List.of("tok", "pw"), names.toList());
    assertEquals(2, names.size());
    ExpressionScope.Builder builder = ExpressionScope.workflow().inputs(Map.of("tok", "s")).deniedInputNames(names)
        .ctx(WorkflowContextProjection.clean(Map.of()));
    assertEquals(Reason.SECRET_CONTEXT, ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "inputs.tok", builder.build())
        .error().orElseThrow().reason());
  }

  /** row 268: there is nothing in the view that changes it, and its iterator and callbacks lead nowhere. */
  @Test
  void secretNamesAreReadOnly() {
    SecretInputNames names = SecretInputNames.own(List.of("tok"));
    Set<String> methods = new HashSet<>();
    for (Method m : SecretInputNames.class.getMethods()) {
      methods.add(m.getName());
    }
    for (String mutator : new String[] {"add", "addAll", "remove", "removeAll", "removeIf", "retainAll", "delete", "clear", "put"}) {
      assertFalse(methods.contains(mutator), mutator);
    }
    Iterator<String> it = names.iterator();
    it.next();
    assertThrows(UnsupportedOperationException.class, it::remove);
    assertThrows(UnsupportedOperationException.class, () -> names.toList().add("x"));
    List<Object> seen = new ArrayList<>();
    names.forEach(seen::add);
    assertEquals(List.of("tok"), seen);
    assertThrows(WorkflowContextError.class, () -> SecretInputNames.own(null));
    assertThrows(WorkflowContextError.class, () -> SecretInputNames.own(List.of("a", "a")));
  }

  private static void assertScope(ExpressionScope.Builder builder) {
    SandboxError e = ExpressionSandbox.evaluate(ExpressionKind.CONDITION, "1", builder.build()).error().orElseThrow();
    assertEquals(Reason.SCOPE, e.reason());
    assertEquals("the expression scope could not be serialized for evaluation", e.getMessage());
    assertFalse(e.isRetryable());
  }

  /** row 163, row 272, row 273, row 274: nothing is clean by default, and direct evaluation reports it as a scope fault. */
  @Test
  void whatIsMissingIsAScopeFault() {
    WorkflowContextProjection clean = WorkflowContextProjection.clean(Map.of("a", "1"));
    assertScope(ExpressionScope.workflow());
    assertScope(ExpressionScope.workflow().ctx(clean));
    assertScope(ExpressionScope.workflow().deniedInputNames(List.of()));
    assertScope(ExpressionScope.workflow().ctx(Map.of("a", "1")).deniedInputNames(List.of()));
    assertScope(ExpressionScope.workflow().ctx((WorkflowContextProjection) null).deniedInputNames(List.of()));
    assertScope(ExpressionScope.workflow().ctx(clean).deniedInputNames(null));
    assertScope(ExpressionScope.workflow().ctx(clean).deniedInputNames(List.of("a", "a")));
    assertScope(ExpressionScope.workflow().ctx(clean).deniedInputNames(Arrays.asList("a", null)));
    assertScope(ExpressionScope.workflow().provenance(null, Map.of()));
    assertScope(ExpressionScope.workflow().provenance(WorkflowProvenance.create(List.of(), Map.of()), Map.of("unknown", "x")));
    assertScope(ExpressionScope.workflow().provenance(WorkflowProvenance.create(List.of(), Map.of()), null));
    assertScope(ExpressionScope.builder().ctx(clean));
    assertScope(ExpressionScope.builder().deniedInputNames(List.of("tok")));
    assertEquals("1", ExpressionSandbox.evaluate(ExpressionKind.CONDITION, "ctx.a",
        ExpressionScope.workflow().ctx(clean).deniedInputNames(List.of()).build()).value());
  }

  /** Of no value there is anything in the texts that a debugger or a log may show. */
  @Test
  void textsHoldNoValues() {
    assertEquals("WorkflowContextProjection[1 clean, 1 denied]",
        WorkflowContextProjection.of(Map.of("a", "tok_live"), List.of("b"), List.of("a", "b")).toString());
    assertEquals("SecretInputNames[1]", SecretInputNames.own(List.of("tok")).toString());
  }
}
