package dev.ration.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Eval;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What leaves the guest, as the host sees it (row 30). */
class OutboundTest {
  private static Object result(String code) {
    EvalResult r = Eval.run(code, EvalOptions.builder().build());
    assertTrue(r.isOk(), r::toString);
    return r.value();
  }

  @SuppressWarnings("unchecked")
  private static Map<String, Object> map(String code) {
    return (Map<String, Object>) result(code);
  }

  /** Small and large, with and without entries that are left out: a map in the order of the properties that nobody can change. */
  @Test
  void recordsAreUnmodifiableMapsInOrder() {
    for (int n : new int[] {0, 1, 3, 8, 9, 40}) {
      StringBuilder code = new StringBuilder("({");
      Map<String, Object> expected = new LinkedHashMap<>();
      for (int i = n - 1; i >= 0; i--) {
        code.append("k").append(i).append(i == 4 ? ": undefined, " : ": " + i + ", ");
        if (i != 4) {
          expected.put("k" + i, (long) i);
        }
      }
      Map<String, Object> m = map(code + "})");
      assertEquals(expected, m);
      assertEquals(expected.toString(), m.toString());
      assertEquals(new ArrayList<>(expected.keySet()), new ArrayList<>(m.keySet()));
      assertEquals(expected.hashCode(), m.hashCode());
      assertEquals(n > 0, m.containsKey("k0"));
      assertNull(m.get("k4"));
      assertFalse(m.containsKey("k4"));
      assertFalse(m.containsKey(null));
      assertThrows(UnsupportedOperationException.class, () -> m.put("k0", 1));
      assertThrows(UnsupportedOperationException.class, () -> m.putAll(Map.of("x", 1)));
      assertThrows(UnsupportedOperationException.class, () -> m.remove("k0"));
      assertThrows(UnsupportedOperationException.class, m::clear);
      if (n > 0) {
        Iterator<Map.Entry<String, Object>> entries = m.entrySet().iterator();
        assertThrows(UnsupportedOperationException.class, () -> entries.next().setValue(1));
        assertThrows(UnsupportedOperationException.class, entries::remove);
      }
    }
  }

  @Test
  void arraysAreUnmodifiableLists() {
    for (int n : new int[] {0, 1, 5, 33, 1000}) {
      List<?> list = (List<?>) result("Array.from({ length: " + n + " }, (_, i) => i)");
      List<Object> expected = new ArrayList<>();
      for (long i = 0; i < n; i++) {
        expected.add(i);
      }
      assertEquals(expected, list);
      assertEquals(expected.hashCode(), list.hashCode());
      assertEquals(List.of(list.toArray()), expected);
      assertThrows(UnsupportedOperationException.class, () -> list.remove(0));
      assertThrows(IndexOutOfBoundsException.class, () -> list.get(n));
      assertThrows(IndexOutOfBoundsException.class, () -> list.get(-1));
    }
  }

  /** The keys are those of the beginning, the values those of the moment: toJSON and getters may change the object. */
  @Test
  void objectsMayChangeWhileTheyLeave() {
    assertEquals(Map.of("a", 1L, "b", 5L), map("""
        const o = { a: { toJSON() { o.b = 5; delete o.c; o.d = 6; return 1; } }, b: 2, c: 3 };
        o"""));
    assertEquals(Map.of("a", 1L, "b", 7L), map("""
        const o = { get a() { Object.defineProperty(o, "b", { get: () => 7, enumerable: true }); return 1; }, b: 2 };
        o"""));
    assertEquals(Map.of("a", Map.of("x", 1L), "b", 2L), map("""
        const o = { a: { x: 1 }, b: { toJSON: () => 2 } };
        o"""));
    assertEquals(List.of(1L, Map.of("x", 2L)), result("""
        Object.prototype.toJSON = function () { delete Object.prototype.toJSON; return [1, { x: 2 }]; };
        ({ y: 1 })"""));
  }

  @Test
  void accessorsSymbolsAndHiddenPropertiesOfSmallObjects() {
    assertEquals(Map.of("a", 1L), map("""
        Object.defineProperty({ get a() { return 1; }, [Symbol("s")]: 2, f() {}, u: undefined, y: Symbol("t") }, "h",
          { value: 3 })"""));
    assertEquals(Map.of("3", 1L, "a", 2L), map("({ a: 2, 3: 1 })"));
    assertEquals(Map.of("b", 2L), map("const o = { a: 1, b: 2 }; delete o.a; o"));
  }

  @Test
  void resultsCanBeWrittenToAStream() throws Exception {
    Object v = result("({ a: [1, 'x', null], b: { c: 1.5 } })");
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new ObjectOutputStream(bytes).writeObject(v);
    assertEquals(v, new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject());
  }
}
