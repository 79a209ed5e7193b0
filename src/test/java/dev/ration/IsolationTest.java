package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.intrinsics.Families;
import dev.ration.meter.Ceilings;
import dev.ration.meter.Meter;
import dev.ration.runtime.Family;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Templates;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rows 27 and 155: what one run does to its built-ins is never seen by another, nor is what it touched. */
class IsolationTest {
  private static final String TOUCH_ALL = """
      const seen = new Set(), todo = [globalThis];
      while (todo.length) {
        const o = todo.pop();
        if (seen.has(o)) continue;
        seen.add(o);
        todo.push(Object.getPrototypeOf(o));
        for (const k of Reflect.ownKeys(o)) {
          const d = Object.getOwnPropertyDescriptor(o, k);
          todo.push(d.value, d.get, d.set);
        }
        for (let i = todo.length - 1; i >= 0; i--) if (Object(todo[i]) !== todo[i]) todo.splice(i, 1);
      }
      """;

  private static final String DEFACE_ALL = TOUCH_ALL + """
      const {set, ownKeys, deleteProperty, setPrototypeOf} = Reflect, {freeze} = Object, all = [...seen];
      for (let i = 0; i < all.length; i++) {
        set(all[i], 'leaked', 1);
        const keys = ownKeys(all[i]);
        for (let k = 0; k < keys.length; k++) if (all[i] !== globalThis) deleteProperty(all[i], keys[k]);
        setPrototypeOf(all[i], null);
        freeze(all[i]);
      }
      """;

  private static final List<String> PROGRAMS = List.of(
      "[3, 1, 2].sort().map(x => x + 'a').join()",
      "JSON.stringify(Object.entries({a: 1, b: [new Map([[1, 2]]).get(1)]}))",
      "class A extends Array { get [Symbol.toStringTag]() { return 'A'; } } String(new A()) + `${Symbol('x').description}`",
      "try { null.x } catch (e) { e instanceof TypeError && e.constructor.name + e.message }",
      "[...'abc'.matchAll(/b|c/g)].map(m => m.index) + parseInt('12') + Math.max(1, 2) + (5n ** 3n)");

  private static EvalResult run(String code) {
    return Eval.run(code, EvalOptions.builder().fuel(50_000_000).build());
  }

  @ParameterizedTest
  @ValueSource(strings = {TOUCH_ALL, DEFACE_ALL})
  void aRunCostsAndGivesTheSameWhateverRanBefore(String other) {
    List<EvalResult> before = PROGRAMS.stream().map(IsolationTest::run).toList();
    assertTrue(((Number) run(TOUCH_ALL + "seen.size").value()).intValue() > 300);
    EvalResult between = run(other + "todo.length + 1");
    assertTrue(between.isOk(), between::toString);
    for (int i = 0; i < PROGRAMS.size(); i++) {
      EvalResult again = run(PROGRAMS.get(i));
      assertTrue(again.isOk(), again::toString);
      assertEquals(before.get(i).value(), again.value());
      assertEquals(before.get(i).fuelUsed(), again.fuelUsed(), PROGRAMS.get(i));
      assertEquals(before.get(i).usage().heapPeak(), again.usage().heapPeak(), PROGRAMS.get(i));
    }
  }

  /** Touching costs nothing: an intrinsic object weighs nothing until it is changed. */
  @Test
  void firstTouchIsFree() {
    Meter meter = new Meter(new Ceilings(1000, 1 << 20, 100, Ceilings.UNLIMITED, 8192, 1 << 20, 200), () -> false, () -> 0);
    Realm realm = new Realm(meter, new Templates(Families.COMPLETE, false));
    for (Family family : Family.values()) {
      int rows = Families.COMPLETE.provides(family) ? Families.COMPLETE.rows(family).length : 0;
      for (int i = 0; i < rows; i++) {
        if (Families.COMPLETE.rows(family)[i].row().constructible()) {
          realm.intrinsic(family, i);
        }
      }
    }
    assertEquals(0, meter.fuelUsed());
    assertEquals(0, meter.heapPeak());
  }
}
