package dev.ration.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.Eval;
import dev.ration.EvalError;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.LargeNumbers;
import dev.ration.Undefined;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.AbstractList;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Date;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What crosses into the guest (rows 85-100 as far as contexts go). */
class InboundTest {
  private enum Colour { RED }

  private static EvalResult run(String code, Object v, EvalOptions.Builder options) {
    Map<String, Object> context = new HashMap<>();
    context.put("v", v);
    return Eval.run(code, options.context(context).build());
  }

  private static Object crossed(String code, Object v) {
    EvalResult r = run(code, v, EvalOptions.builder());
    assertTrue(r.isOk(), r::toString);
    return r.value();
  }

  private static String refused(Object v) {
    EvalError e = run("v", v, EvalOptions.builder()).error().orElseThrow();
    assertEquals(EvalError.Kind.BOUNDARY, e.kind());
    assertTrue(e.message().startsWith("Capability boundary rejected the run arguments: v"), e.message());
    return e.message();
  }

  /** row 97: by exact class. */
  @Test
  void knownClasses() {
    for (Object text : new Object[] {'c', UUID.fromString("00000000-0000-0001-0000-000000000002"), URI.create("a:b"),
        LocalDate.of(2026, 1, 2), LocalTime.of(3, 4), LocalDateTime.of(2026, 1, 2, 3, 4), Duration.ofSeconds(5),
        ZonedDateTime.of(2026, 1, 2, 3, 4, 5, 0, ZoneId.of("UTC"))}) {
      assertEquals(text.toString(), crossed("v", text));
    }
    assertEquals("RED", crossed("v", Colour.RED));
    assertEquals("text", crossed("v", new StringBuilder("text")));
    assertEquals(1L, crossed("v", Optional.of(1)));
    assertEquals(true, crossed("v === null", Optional.empty()));
    assertEquals("number number number number number", crossed("v.map(x => typeof x).join(' ')",
        List.of((byte) 1, (short) 1, 1, 1.5f, 1.5)));
    assertEquals(true, crossed("v", true));
    assertEquals(true, crossed("v === null", null));
    assertEquals(true, crossed("v === undefined", Undefined.VALUE));
    assertEquals(true, crossed("'a' in v && v.a === undefined", Map.of("a", Undefined.VALUE)));
  }

  /** row 86, row 96: a date crosses as a Date without a clock, and leaves as Instant. */
  @Test
  void dates() {
    Instant t = Instant.parse("2026-02-28T23:59:58.765Z");
    for (Object date : new Object[] {t, Date.from(t), t.atOffset(ZoneOffset.ofHours(5))}) {
      assertEquals("2026-02-28T23:59:58.765Z", crossed("v.toISOString()", date));
      assertEquals(t.toEpochMilli(), crossed("v.getTime()", date));
      assertEquals(t, crossed("v", date));
    }
    assertEquals(List.of(2026L, 1L, 28L, 6L, 23L, 59L, 58L, 765L), crossed("[v.getUTCFullYear(), v.getUTCMonth(), "
        + "v.getUTCDate(), v.getUTCDay(), v.getUTCHours(), v.getUTCMinutes(), v.getUTCSeconds(), v.getUTCMilliseconds()]", t));
    assertEquals("{\"v\":\"2026-02-28T23:59:58.765Z\"}", crossed("JSON.stringify({v})", t));
    assertEquals(true, crossed("v - 1 < v && +v === v.valueOf()", t));
    assertEquals("undefined undefined undefined",
        crossed("[typeof Date, typeof v.setTime, typeof v.getHours].join(' ')", t));
    assertEquals(true, crossed("v.constructor === Object", t));
    assertEquals("TypeError", crossed("try { v.getTime.call({}) } catch (e) { e.name }", t));
    assertEquals(Map.of("at", List.of(t)), crossed("({at: [v]})", t));
    assertTrue(refused(Instant.MAX).contains("no Date"));
    assertTrue(refused(new Date(0) { }).contains("anonymous class"));
  }

  /** row 97: by interface, and arrays. */
  @Test
  void containers() {
    assertEquals(List.of(1L, 2L), crossed("v", new TreeSet<>(Set.of(2, 1))));
    assertEquals(List.of(List.of(1L), List.of(2L)), crossed("v", new int[][] {{1}, {2}}));
    assertEquals(6L, crossed("v.flat().length",
        new Object[] {new long[] {1}, new double[] {1}, new byte[] {1}, new boolean[] {true}, new char[] {'a'},
            new float[] {1}}));
    assertEquals(Map.of("1", 2L, "RED", 3L), crossed("v", new HashMap<>(Map.of(1, 2, Colour.RED, 3))));
    assertTrue(refused(new HashMap<>(Map.of(new ArrayList<>(), 1))).contains("a key that is not a string"));
  }

  /** Decision 11: numbers cross when a double holds them exactly. */
  @Test
  void numbers() {
    assertEquals(9007199254740991L, crossed("v", 9007199254740991L));
    assertEquals(9007199254740992.0, crossed("v", 9007199254740992L));
    assertEquals(9007199254740994.0, crossed("v", BigInteger.valueOf(9007199254740994L)));
    assertEquals((double) Long.MIN_VALUE, crossed("v", Long.MIN_VALUE));
    assertEquals(0.1, crossed("v", new BigDecimal("0.1")));
    assertEquals(100L, crossed("v", new BigDecimal("1E+2")));
    assertEquals(-0.0, crossed("v", -0.0));
    for (Object large : new Object[] {9007199254740993L, Long.MAX_VALUE, BigInteger.ONE.shiftLeft(53).add(BigInteger.ONE),
        new BigDecimal("0.12345678901234567890"), new BigDecimal("1E+1000000000"), BigInteger.TEN.pow(400)}) {
      assertTrue(refused(Map.of("id", large)).contains("v.id is a"));
    }
    EvalOptions.Builder text = EvalOptions.builder().largeNumbers(LargeNumbers.STRING);
    assertEquals("9007199254740993", run("v", 9007199254740993L, text).value());
    assertEquals("0.12345678901234567890", run("v", new BigDecimal("0.12345678901234567890"), text).value());
    EvalOptions.Builder big = EvalOptions.builder().largeNumbers(LargeNumbers.BIGINT);
    assertEquals(BigInteger.valueOf(9007199254740993L), run("v", 9007199254740993L, big).value());
    assertEquals(5L, run("v", BigInteger.valueOf(5), big).value());
    EvalOptions.Builder lossy = EvalOptions.builder().largeNumbers(LargeNumbers.LOSSY);
    assertEquals(9007199254740992.0, run("v", 9007199254740993L, lossy).value());
  }

  /** row 87, row 89: of other classes nothing is called. */
  @Test
  void otherClassesAreRefusedByName() {
    assertTrue(refused(new Thread()).contains("an object of class Thread"));
    assertTrue(refused((Supplier<Object>) () -> {
      throw new AssertionError("called");
    }).contains("a function"));
    assertTrue(refused(new Object() { }).contains("anonymous class"));
    assertTrue(refused(Map.of("list", List.of(1, Map.of("k", new Thread())))).contains("v.list[1].k is an object"));
  }

  /** row 97: a registered converter wins, for exactly its class; what it makes is host data like any other. */
  @Test
  void converters() {
    record Point(int x, int y) {}

    assertTrue(refused(new Point(1, 2)).contains("an object of class Point"));
    EvalOptions.Builder options = EvalOptions.builder()
        .converter(Point.class, p -> Map.of("x", p.x(), "at", Instant.EPOCH))
        .converter(Colour.class, c -> null)
        .converter(Thread.class, t -> new Object());
    assertEquals(3L, run("v[0].x + v[1].x", List.of(new Point(1, 0), new Point(2, 0)), options).value());
    assertEquals("1970-01-01T00:00:00.000Z", run("v.at.toISOString()", new Point(1, 0), options).value());
    assertEquals(true, run("v === null", Colour.RED, options).value());
    assertTrue(run("v", new Thread(), options).error().orElseThrow().message().contains("class Object"));
    options.converter(Point.class, p -> {
      throw new IllegalStateException("secret");
    });
    assertTrue(run("v", new Point(1, 2), options).error().orElseThrow().message().endsWith("v could not be read"));
  }

  /** row 90, row 91 */
  @Test
  void bytesAreCounted() {
    EvalOptions.Builder tight = EvalOptions.builder().crossingBytes(108);
    assertTrue(run("1 + v.length", "x".repeat(50), tight).isOk());
    assertEquals(EvalError.Kind.BOUNDARY, run("v", "x".repeat(51), tight).error().orElseThrow().kind());
    // 16 for the list, 8 for a number each.
    assertTrue(run("v.length", Arrays.asList(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11), tight).isOk());
    assertTrue(!run("v.length", Arrays.asList(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12), tight).isOk());
  }

  /** row 92 */
  @Test
  void depthIsBounded() {
    Object deep = 1;
    for (int i = 0; i < 10_000; i++) {
      deep = List.of(deep);
    }
    assertEquals("object", crossed("typeof v", deep));
    assertTrue(refused(List.of(deep)).contains("nested more than 10000 levels deep"));
  }

  /** row 93 */
  @Test
  void cyclesAndSharingArePreserved() {
    Map<String, Object> c = new HashMap<>();
    c.put("self", c);
    assertEquals(true, crossed("v.self === v", c));
    List<Object> shared = List.of(1);
    assertEquals(true, crossed("v[0] === v[1]", List.of(shared, shared)));
    assertEquals(EvalError.Kind.NON_SERIALIZABLE, run("v", c, EvalOptions.builder()).error().orElseThrow().kind());
  }

  /** row 94, row 102 */
  @Test
  void protoIsData() {
    Map<String, Object> polluted = Map.of("__proto__", Map.of("p", 1));
    assertEquals(true, crossed("({}).p === undefined && v.p === undefined && Object.keys(v)[0] === '__proto__'", polluted));
  }

  /** row 95 */
  @Test
  void orderIsKept() {
    Map<String, Object> m = new LinkedHashMap<>();
    for (String k : new String[] {"z", "o", "a", "n", "m", "2", "1"}) {
      m.put(k, Map.of());
    }
    assertEquals("1,2,z,o,a,n,m", crossed("Object.keys(v).join()", m));
  }

  /** row 97: collections that lie are copied consistently or refused. */
  @Test
  void liars() {
    List<Object> lying = new AbstractList<>() {
      private int asked;

      @Override
      public Object get(int i) {
        return asked++ == 0 ? (Object) 1 : Map.of("x", asked);
      }

      @Override
      public int size() {
        return asked < 3 ? 1000 : 0;
      }
    };
    EvalResult copied = run("typeof v[0]", lying, EvalOptions.builder());
    assertTrue(copied.isOk() || copied.error().orElseThrow().kind() == EvalError.Kind.BOUNDARY, copied::toString);
    Collection<Object> endless = new AbstractList<>() {
      @Override
      public Iterator<Object> iterator() {
        return Arrays.asList((Object) 1).iterator().hasNext() ? new Iterator<>() {
          @Override
          public boolean hasNext() {
            return true;
          }

          @Override
          public Object next() {
            return 1;
          }
        } : null;
      }

      @Override
      public Object get(int i) {
        return 1;
      }

      @Override
      public int size() {
        return 0;
      }
    };
    assertTrue(refused(endless).contains("byte limit"));
    Map<String, Object> failing = new AbstractMap<>() {
      @Override
      public Set<Entry<String, Object>> entrySet() {
        throw new IllegalStateException("secret text");
      }
    };
    assertTrue(refused(failing).endsWith("could not be read"));
    CharSequence text = new CharSequence() {
      @Override
      public int length() {
        return 3;
      }

      @Override
      public char charAt(int i) {
        throw new IndexOutOfBoundsException("secret");
      }

      @Override
      public CharSequence subSequence(int from, int to) {
        return this;
      }
    };
    assertTrue(refused(text).endsWith("could not be read"));
  }
}
