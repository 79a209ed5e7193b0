package dev.ration.intrinsics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.meter.Ceilings;
import dev.ration.meter.Meter;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsString;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Templates;
import dev.ration.runtime.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The ordered hash table against the list that the specification describes. */
class OrderedTableTest {
  private static final Templates TEMPLATES = new Templates(Families.STANDARD, false);

  private final Realm realm = realm();

  private static Realm realm() {
    return new Realm(new Meter(new Ceilings(Ceilings.UNLIMITED, Ceilings.UNLIMITED, 1000, Ceilings.UNLIMITED, 8192, 1 << 22, 200),
        () -> false, () -> 0), TEMPLATES);
  }

  /** [[MapData]] as the specification has it: removed entries stay as empty ones. */
  private static final class Model {
    final List<Integer> keys = new ArrayList<>();
    final List<Integer> values = new ArrayList<>();

    int find(int key) {
      return keys.indexOf(key);
    }

    void put(int key, int value) {
      int i = find(key);
      if (i >= 0) {
        values.set(i, value);
      } else {
        keys.add(key);
        values.add(value);
      }
    }

    boolean remove(int key) {
      int i = find(key);
      if (i >= 0) {
        keys.set(i, null);
      }
      return i >= 0;
    }

    void clear() {
      keys.replaceAll(k -> null);
    }

    long size() {
      return keys.stream().filter(k -> k != null).count();
    }
  }

  private static final class Walk {
    final OrderedTable.Cursor cursor;
    int index;
    boolean done;

    Walk(OrderedTable table) {
      cursor = new OrderedTable.Cursor(table);
    }

    /** A finished iterator is not asked again. */
    void step(Realm realm, OrderedTable table, Model model) {
      if (done) {
        return;
      }
      while (index < model.keys.size() && model.keys.get(index) == null) {
        index++;
      }
      int e = cursor.advance(realm);
      if (index == model.keys.size()) {
        assertEquals(-1, e);
        done = true;
      } else {
        assertTrue(e >= 0);
        assertEquals(key(model.keys.get(index)).toString(), table.key(e).toString());
        assertEquals((double) model.values.get(index), ((JsNumber) table.value(e)).value());
        index++;
      }
    }
  }

  /** Numbers and texts, some of them with the same hash. */
  private static Value key(int k) {
    return switch (k % 3) {
      case 0 -> JsNumber.of(k / 3 - 5);
      case 1 -> JsString.permanent("k" + k);
      default -> JsString.permanent((k & 4) != 0 ? "Aa" + k : "BB" + k);
    };
  }

  @Property(tries = 200)
  void behavesAsTheListOfTheSpecification(@ForAll long seed, @ForAll @IntRange(min = 3, max = 400) int keys) {
    Random random = new Random(seed);
    OrderedTable table = new OrderedTable(true);
    Model model = new Model();
    List<Walk> walks = new ArrayList<>();
    for (int i = 0; i < 1500; i++) {
      int k = random.nextInt(keys);
      switch (random.nextInt(i / 300 % 2 == 0 ? 8 : 12)) {
        case 0, 1, 2, 3, 4 -> {
          table.put(realm, key(k), JsNumber.of(i));
          model.put(k, i);
        }
        case 5 -> walks.add(new Walk(table));
        case 6 -> {
          for (Walk w : walks) {
            w.step(realm, table, model);
          }
        }
        case 7 -> {
          if (random.nextInt(40) == 0) {
            table.clear();
            model.clear();
          }
        }
        default -> assertEquals(model.remove(k), table.remove(realm, key(k)));
      }
      assertEquals(model.size(), table.size());
      assertEquals(model.find(k) >= 0, table.has(realm, key(k)));
    }
    for (Walk w : walks) {
      while (!w.done) {
        w.step(realm, table, model);
      }
    }
  }

  @Test
  void longChainsCostFuel() {
    OrderedTable table = new OrderedTable(false);
    List<String> colliding = new ArrayList<>(List.of(""));
    for (int i = 0; i < 10; i++) {
      List<String> longer = new ArrayList<>();
      for (String s : colliding) {
        longer.add(s + "Aa");
        longer.add(s + "BB");
      }
      colliding = longer;
    }
    for (String s : colliding) {
      table.put(realm, JsString.permanent(s), JsNumber.ZERO);
    }
    long before = realm.meter().fuelUsed();
    table.has(realm, JsString.permanent(colliding.get(0)));
    assertTrue(realm.meter().fuelUsed() - before > 900, "the last of 1,024 keys with one hash");
  }

  @Test
  void aTableThatShrinksGivesItsArraysBack() {
    OrderedTable table = new OrderedTable(false);
    for (int i = 0; i < 10_000; i++) {
      table.put(realm, JsNumber.of(i), JsNumber.of(i));
    }
    long full = table.weight();
    for (int i = 0; i < 9_990; i++) {
      table.remove(realm, JsNumber.of(i));
    }
    assertTrue(table.weight() < full / 50, table.weight() + " of " + full);
  }
}
