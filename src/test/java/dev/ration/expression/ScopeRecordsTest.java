package dev.ration.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Rows 151-157: what the records and arrays of a scope are, whatever layout their keys make. */
class ScopeRecordsTest {

  @Test
  void recordsOfOneLayoutAreApart() {
    assertEquals("a1b2,a3b4,a5b6", value("inputs.rows.map(r => Object.entries(r).flat().join('')).join()",
        Map.of("rows", List.of(record("a", 1, "b", 2), record("a", 3, "b", 4), record("a", 5, "b", 6)))));
  }

  @Test
  void layoutsMayChangeAndComeBack() {
    List<Object> rows = new ArrayList<>();
    rows.add(record("a", 1, "b", 2));
    rows.add(record("a", 1));
    rows.add(record("a", 1, "c", 2, "d", 3, "e", 4, "f", 5));
    rows.add(record());
    rows.add(record("b", 1, "a", 2));
    rows.add(record("a", 1, "b", 2));
    assertEquals("ab,a,acdef,,ba,ab", value("inputs.rows.map(r => Object.keys(r).join('')).join()", Map.of("rows", rows)));
    assertEquals(List.of(3L, 1L, 15L, 0L, 3L, 3L),
        value("inputs.rows.map(r => Object.values(r).reduce((s, v) => s + v, 0))", Map.of("rows", rows)));
  }

  @Test
  void indexKeysComeFirst() { // row 157
    assertEquals("2,10,b,a", value("Object.keys(inputs.r).join()", Map.of("r", record("b", 1, "10", 2, "a", 3, "2", 4))));
    assertEquals(4L, value("inputs.r[2]", Map.of("r", record("b", 1, "10", 2, "a", 3, "2", 4))));
  }

  @Test
  void aKeyThatTwoHostKeysMakeIsThereOnce() {
    Map<Object, Object> twice = new LinkedHashMap<>();
    twice.put("x", 1);
    twice.put('x', 2);
    twice.put("y", 3);
    assertEquals("x2,y3", value("Object.entries(inputs.r).map(e => e.join('')).join()", Map.of("r", twice)));
  }

  @Test
  void manyKeys() {
    Map<String, Object> many = new LinkedHashMap<>();
    for (int i = 0; i < 500; i++) {
      many.put("k" + i, i);
    }
    assertEquals("500 499", value("Object.keys(inputs.r).length + ' ' + inputs.r.k499", Map.of("r", many)));
  }

  @Test
  void everythingIsFrozenAndWithoutPrototype() { // row 152
    Map<String, Object> inputs = Map.of("r", record("a", record("b", List.of(1, record("c", 2)))));
    assertEquals("true true true true true", value(
        "[inputs, inputs.r, inputs.r.a, inputs.r.a.b, inputs.r.a.b[1]].map(Object.isFrozen).join(' ')", inputs));
    assertEquals("true true true", value(
        "[inputs, inputs.r, inputs.r.a.b[1]].map(r => Object.getPrototypeOf(r) === null).join(' ')", inputs));
    for (String write : List.of("inputs.r.a = 1", "inputs.r.n = 1", "inputs.r.a.b[0] = 1", "inputs.r.a.b.push(1)",
        "delete inputs.r.a", "inputs.r.a.b.length = 0", "Object.defineProperty(inputs.r, 'n', {value: 1})",
        "Object.setPrototypeOf(inputs.r, {})")) {
      assertEquals(SandboxError.Reason.RUNTIME, reason("(" + write + ")", inputs), write);
    }
  }

  @Test
  void whatWorksOnOneObjectDoesNotWorkOnARecordLikeIt() {
    String expression = """
        (() => {
          const put = o => { o.z = 1; return o.z; };
          const own = () => Object.create(null, {a: {value: 1, enumerable: true}, b: {value: 2, enumerable: true}});
          for (let i = 0; i < 50; i++) put(own());
          try { put(inputs.r); } catch (e) { return e.name + Object.keys(inputs.r); }
        })()""";
    assertEquals("TypeErrora,b", value(expression, Map.of("r", record("a", 1, "b", 2))));
  }

  @Test
  void fuelDoesNotDependOnHowTheScopeWasMade() {
    List<Object> same = Collections.nCopies(40, record("a", 1, "b", "text", "c", true));
    List<Object> apart = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      apart.add(record("a", 1, "b", "text", "c", true));
    }
    String sum = "inputs.rows.reduce((n, r) => n + r.a, 0)";
    ExpressionResult first = evaluate(sum, Map.of("rows", same));
    ExpressionResult second = evaluate(sum, Map.of("rows", apart));
    assertEquals(40L, first.value());
    assertEquals(first.fuelUsed(), second.fuelUsed());
    assertEquals(first.heapPeak(), second.heapPeak());
  }

  private static Map<String, Object> record(Object... pairs) {
    Map<String, Object> record = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      record.put((String) pairs[i], pairs[i + 1]);
    }
    return record;
  }

  private static ExpressionResult evaluate(String expression, Map<String, ?> inputs) {
    return ExpressionSandbox.evaluate(
        ExpressionKind.TRANSFORM, expression, ExpressionScope.builder().inputs(inputs).build());
  }

  private static Object value(String expression, Map<String, ?> inputs) {
    ExpressionResult result = evaluate(expression, inputs);
    return result.isOk() ? result.value() : result.error().orElseThrow().toString() + result.error().orElseThrow().detail();
  }

  private static SandboxError.Reason reason(String expression, Map<String, ?> inputs) {
    return evaluate(expression, inputs).error().map(SandboxError::reason).orElse(null);
  }
}
