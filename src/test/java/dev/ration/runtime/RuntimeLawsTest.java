package dev.ration.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.intrinsics.Families;
import dev.ration.meter.Ceilings;
import dev.ration.meter.Limit;
import dev.ration.meter.LimitExceeded;
import dev.ration.meter.Meter;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Laws of the object model against simple models. */
class RuntimeLawsTest {
  private static final Templates TEMPLATES = new Templates(Families.STANDARD, false);

  private static Realm realm(long fuel, long heap) {
    Meter meter = new Meter(new Ceilings(fuel, heap, 1000, Ceilings.UNLIMITED, 8192, 1 << 22, 200), () -> false, () -> 0);
    return new Realm(meter, TEMPLATES);
  }

  @Property(tries = 300)
  void aRopeReadsLikeItsText(@ForAll long seed, @ForAll @IntRange(min = 1, max = 60) int steps) {
    Realm realm = realm(Ceilings.UNLIMITED, Ceilings.UNLIMITED);
    Random random = new Random(seed);
    List<JsString> strings = new ArrayList<>(List.of(JsString.of(realm.heap(), "ab"), JsString.EMPTY,
        JsString.of(realm.heap(), "\ud83d\ude00 a rather longer piece of text")));
    List<String> texts = new ArrayList<>();
    strings.forEach(s -> texts.add(s.toString()));
    for (int i = 0; i < steps; i++) {
      int a = random.nextInt(strings.size());
      int b = random.nextInt(strings.size());
      if (texts.get(a).length() + texts.get(b).length() > 5000) {
        continue;
      }
      strings.add(JsString.concat(realm.heap(), strings.get(a), strings.get(b)));
      texts.add(texts.get(a) + texts.get(b));
    }
    for (int i = strings.size() - 1; i >= 0; i--) {
      assertEquals(texts.get(i).length(), strings.get(i).length());
      assertEquals(texts.get(i), strings.get(i).toString());
    }
  }

  @Test
  void aRopeOfAMillionNodesFlattensWithoutRecursion() {
    Realm realm = realm(Ceilings.UNLIMITED, Ceilings.UNLIMITED);
    JsString left = JsString.of(realm.heap(), "start of a long rope, longer than the copying limit");
    JsString right = left;
    JsString piece = JsString.of(realm.heap(), "xy");
    for (int i = 0; i < 1_000_000; i++) {
      left = JsString.concat(realm.heap(), left, piece);
      right = JsString.concat(realm.heap(), piece, right);
    }
    assertTrue(left.toString().endsWith("xyxy"));
    assertTrue(right.toString().startsWith("xyxy"));
  }

  @Test
  void aStringLongerThanTheHeapIsAMemoryTrip_decision9() {
    Realm realm = realm(Ceilings.UNLIMITED, 1 << 20);
    JsString[] s = {JsString.of(realm.heap(), "0123456789012345678901234567890123456789")};
    LimitExceeded trip = assertThrows(LimitExceeded.class, () -> {
      while (true) {
        s[0] = JsString.concat(realm.heap(), s[0], s[0]);
      }
    });
    assertEquals(Limit.MEMORY, trip.limit());
  }

  @Property(tries = 400)
  void anArrayBehavesLikeASortedMap(@ForAll long seed) {
    Realm realm = realm(Ceilings.UNLIMITED, Ceilings.UNLIMITED);
    Random random = new Random(seed);
    JsArray array = JsArray.create(realm);
    TreeMap<Long, Value> model = new TreeMap<>();
    long length = 0;
    for (int step = 0; step < 120; step++) {
      long i = switch (random.nextInt(8)) {
        case 0 -> random.nextInt(5000);
        case 1 -> 1_000_000L + random.nextInt(3);
        case 2 -> PropertyKey.MAX_INDEX;
        default -> random.nextInt(20);
      };
      Value v = random.nextBoolean() ? JsNumber.of(random.nextInt(3000)) : JsString.of(realm.heap(), "v" + step);
      switch (random.nextInt(10)) {
        case 0 -> {
          assertTrue(array.delete(realm, PropertyKey.ofIndex(i)));
          model.remove(i);
        }
        case 1 -> {
          long n = random.nextInt(30);
          assertTrue(array.set(realm, PropertyKey.LENGTH, JsNumber.of(n), array));
          model.tailMap(n, true).clear();
          length = n;
        }
        case 2 -> {
          assertTrue(array.createDataProperty(realm, PropertyKey.ofIndex(i), v));
          model.put(i, v);
          length = Math.max(length, i + 1);
        }
        default -> {
          assertTrue(array.setIndex(realm, i, v));
          model.put(i, v);
          length = Math.max(length, i + 1);
        }
      }
      assertEquals(length, array.length());
      assertSameValue(realm, model.get(i), array.ownValue(realm, PropertyKey.ofIndex(i)));
    }
    KeyList keys = new KeyList(realm);
    array.ownPropertyKeys(realm, keys);
    List<Long> indices = new ArrayList<>();
    for (int k = 0; k < keys.size(); k++) {
      if (keys.get(k).isIndex()) {
        indices.add(keys.get(k).index());
        assertSameValue(realm, model.get(keys.get(k).index()), array.getIndex(realm, keys.get(k).index()));
      }
    }
    assertEquals(new ArrayList<>(model.keySet()), indices, "ascending keys, holes left out");
  }

  private static void assertSameValue(Realm realm, Value expected, Value actual) {
    if (expected == null) {
      assertNull(actual);
    } else {
      assertTrue(Comparison.sameValue(realm, expected, actual), expected + " / " + actual);
    }
  }

  @Property(tries = 300)
  void anObjectKeepsInsertionOrderThroughRemovalAndReconfiguration(@ForAll long seed) {
    Realm realm = realm(Ceilings.UNLIMITED, Ceilings.UNLIMITED);
    Random random = new Random(seed);
    JsObject object = JsObject.create(realm);
    List<PropertyKey> order = new ArrayList<>();
    java.util.HashMap<PropertyKey, Value> model = new java.util.HashMap<>();
    for (int step = 0; step < 400; step++) {
      PropertyKey key = PropertyKey.of("k" + random.nextInt(100));
      if (random.nextInt(3) == 0) {
        object.delete(realm, key);
        model.remove(key);
        order.remove(key);
      } else {
        Value v = JsNumber.of(step);
        PropertyDescriptor d = PropertyDescriptor.data(v, random.nextBoolean() ? Attributes.ALL : Attributes.CONFIGURABLE);
        assertTrue(object.defineOwnProperty(realm, key, d));
        if (model.put(key, v) == null) {
          order.add(key);
        }
      }
    }
    KeyList keys = new KeyList(realm);
    object.ownPropertyKeys(realm, keys);
    List<PropertyKey> seen = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      seen.add(keys.get(i));
      assertSame(model.get(keys.get(i)), object.get(realm, keys.get(i)));
    }
    assertEquals(order, seen);
  }

  @Test
  void keysThatAllHashAlikeStayCheap() {
    Realm realm = realm(Ceilings.UNLIMITED, Ceilings.UNLIMITED);
    JsObject object = JsObject.create(realm);
    int n = 1 << 14;
    for (int i = 0; i < n; i++) {
      StringBuilder b = new StringBuilder();
      for (int bit = 0; bit < 14; bit++) {
        b.append((i >> bit & 1) == 0 ? "Aa" : "BB");
      }
      object.createDataProperty(realm, PropertyKey.of(b.toString()), JsNumber.of(i));
    }
    assertEquals(n, object.shape().size());
    assertEquals("AaAaAaAaAaAaAaAaAaAaAaAaAaAa".hashCode(), "BBBBBBBBBBBBBBBBBBBBBBBBBBBB".hashCode());
  }

  @Test
  void aFreshRealmWeighsNothingAndSharesNothing_row27() {
    Realm first = realm(1000, 1 << 20);
    Realm second = realm(1000, 1 << 20);
    JsObject proto = first.objectPrototype();
    assertEquals(0, first.meter().heapPeak());
    proto.createDataProperty(first, PropertyKey.of("polluted"), JsBoolean.TRUE);
    assertTrue(first.meter().heapPeak() > 0);
    assertNull(second.objectPrototype().ownValue(second, PropertyKey.of("polluted")));
    assertSame(proto.shape().isTemplate(), false);
    assertTrue(second.objectPrototype().shape().isTemplate());
  }

  @Test
  void anObjectThatIsDroppedIsNotCounted_row59() {
    Realm realm = realm(Ceilings.UNLIMITED, 1 << 20);
    for (int i = 0; i < 100_000; i++) {
      JsObject.create(realm).createDataProperty(realm, PropertyKey.NAME, JsNumber.of(i * 0.5));
    }
    assertTrue(realm.meter().heapPeak() <= 1 << 20);
  }

  @Test
  void anObjectThatIsKeptTrips_row58() {
    Realm realm = realm(Ceilings.UNLIMITED, 1 << 20);
    JsObject[] kept = {null};
    realm.addRoot(census -> census.visit(kept[0]));
    PropertyKey next = PropertyKey.NEXT;
    int[] n = {0};
    LimitExceeded trip = assertThrows(LimitExceeded.class, () -> {
      while (true) {
        JsObject o = JsObject.create(realm);
        o.createDataProperty(realm, next, kept[0] == null ? Null.INSTANCE : kept[0]);
        kept[0] = o;
        n[0]++;
      }
    });
    assertEquals(Limit.MEMORY, trip.limit());
    assertTrue(n[0] > (1 << 20) / 160 && n[0] < (1 << 20) / 48, "objects kept: " + n[0]);
  }
}
