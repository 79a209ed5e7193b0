package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.Size;

/** Java to guest to Java over generated data: what goes in comes out, by decision 11 and rows 85, 86, 93, 94, 95 and 97. */
class MembraneLawsTest {
  private enum Colour { RED, GREEN { } }

  /** A value of the host, and what it is when it comes back. */
  private record Pair(Object in, Object out) {}

  private static Object run(String code, Object v, LargeNumbers large) {
    Map<String, Object> context = new HashMap<>();
    context.put("v", v);
    EvalResult r = Eval.run(code, EvalOptions.builder().context(context).largeNumbers(large).build());
    assertTrue(r.isOk(), r::toString);
    return r.value();
  }

  // ---- trees ----

  private static Object number(double d) {
    boolean whole = d == Math.rint(d) && Math.abs(d) <= 0x1p53 - 1 && !(d == 0 && 1 / d < 0);
    return whole ? (Object) (long) d : (Object) d;
  }

  private static Pair same(Object v) {
    return new Pair(v, v);
  }

  private static Pair text(Object v) {
    return new Pair(v, v.toString());
  }

  private static Arbitrary<String> strings() {
    return Arbitraries.oneOf(Arbitraries.strings().ofMaxLength(12),
        Arbitraries.of("", "\ud800", "\udc00\ud800", "a\u0000b", "\u2028", "\ud83d\ude00", "__proto__", "x".repeat(300)));
  }

  private static Arbitrary<Instant> instants() {
    return Arbitraries.longs().between(-8_640_000_000_000L, 8_640_000_000_000L)
        .map(s -> Instant.ofEpochSecond(s, Math.floorMod(s, 1000) * 1_000_321));
  }

  private static Arbitrary<Pair> leaves() {
    Arbitrary<Double> doubles = Arbitraries.oneOf(Arbitraries.longs().map(Double::longBitsToDouble),
        Arbitraries.of(-0.0, 0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE,
            Double.MAX_VALUE, 0x1p53, -0x1p53, 0x1p53 - 1, 0x1p63, 1e21));
    return Arbitraries.oneOf(List.of(
        Arbitraries.just(new Pair(null, null)),
        Arbitraries.of(true, false).map(MembraneLawsTest::same),
        strings().map(MembraneLawsTest::same),
        doubles.map(d -> new Pair(d, number(d))),
        Arbitraries.floats().map(f -> new Pair(f, number(f))),
        Arbitraries.integers().map(i -> new Pair(i, (long) i)),
        Arbitraries.shorts().map(i -> new Pair(i, (long) i)),
        Arbitraries.bytes().map(i -> new Pair(i, (long) i)),
        Arbitraries.longs().between(-(1L << 53) + 1, (1L << 53) - 1).map(MembraneLawsTest::same),
        Arbitraries.longs().map(l -> new Pair(BigInteger.valueOf(l >> 11), number(l >> 11))),
        Arbitraries.integers().map(i -> new Pair(BigDecimal.valueOf(i, 3), number(i / 1000.0))),
        Arbitraries.chars().map(MembraneLawsTest::text),
        strings().map(s -> new Pair(new StringBuilder(s), s)),
        Arbitraries.longs().map(l -> text(new UUID(l, ~l))),
        Arbitraries.integers().map(i -> text(URI.create("urn:x:" + i))),
        Arbitraries.of(Colour.values()).map(c -> new Pair(c, c.name())),
        instants().map(t -> new Pair(t, t.truncatedTo(ChronoUnit.MILLIS))),
        instants().map(t -> new Pair(Date.from(t), t.truncatedTo(ChronoUnit.MILLIS))),
        instants().filter(t -> Math.abs(t.getEpochSecond()) < 31_556_889_000L)
            .map(t -> new Pair(t.atOffset(ZoneOffset.ofHours(5)), t.truncatedTo(ChronoUnit.MILLIS))),
        Arbitraries.integers().map(i -> text(LocalDate.ofEpochDay(i / 1000))),
        Arbitraries.integers().between(0, 86_399).map(i -> text(LocalTime.ofSecondOfDay(i))),
        Arbitraries.integers().map(i -> text(LocalDateTime.ofEpochSecond(i, 0, ZoneOffset.UTC))),
        Arbitraries.integers().map(i -> text(LocalDateTime.ofEpochSecond(i, 5, ZoneOffset.UTC).atZone(ZoneOffset.MAX))),
        Arbitraries.integers().map(i -> text(Duration.ofMillis(i))),
        Arbitraries.integers().map(i -> new Pair(Optional.of(Optional.of(i)), (long) i)),
        Arbitraries.just(new Pair(Optional.empty(), null))));
  }

  private static Arbitrary<String> keys() {
    return Arbitraries.oneOf(strings(), Arbitraries.of("__proto__", "constructor", "toString", "length", "toJSONx", "1", "0", "01",
        "-1", "10", "2", "4294967294", "4294967295", "1e3", "a", "b"));
  }

  private static Pair list(List<Pair> parts, int shape) {
    List<Object> in = new ArrayList<>();
    List<Object> out = new ArrayList<>();
    for (Pair p : parts) {
      in.add(p.in());
      out.add(p.out());
    }
    boolean noNulls = !in.contains(null);
    return new Pair(shape == 0 ? in.toArray() : shape == 1 && noNulls ? new ArrayDeque<>(in)
        : shape == 2 && noNulls ? List.copyOf(in) : Collections.unmodifiableList(in), out);
  }

  private static boolean isIndex(String key) {
    return key.matches("0|[1-9][0-9]{0,9}") && Long.parseLong(key) < 4294967295L;
  }

  /** Integer-like keys come out first, ascending. */
  private static Pair map(Map<String, Pair> parts) {
    Map<String, Object> in = new LinkedHashMap<>();
    Map<Long, Object> indices = new TreeMap<>();
    Map<String, Object> rest = new LinkedHashMap<>();
    parts.forEach((k, p) -> {
      in.put(k, p.in());
      if (isIndex(k)) {
        indices.put(Long.parseLong(k), p.out());
      } else {
        rest.put(k, p.out());
      }
    });
    Map<String, Object> out = new LinkedHashMap<>();
    indices.forEach((i, o) -> out.put(i.toString(), o));
    out.putAll(rest);
    return new Pair(in, out);
  }

  private static Arbitrary<Pair> values(int levels) {
    if (levels == 0) {
      return leaves();
    }
    Arbitrary<Pair> inner = values(levels - 1);
    return Arbitraries.frequencyOf(
        net.jqwik.api.Tuple.of(2, leaves()),
        net.jqwik.api.Tuple.of(2, net.jqwik.api.Combinators.combine(inner.list().ofMaxSize(6), Arbitraries.integers().between(0, 3))
            .as(MembraneLawsTest::list)),
        net.jqwik.api.Tuple.of(3, Arbitraries.maps(keys(), inner).ofMaxSize(8).map(MembraneLawsTest::map)));
  }

  @Provide
  Arbitrary<Pair> trees() {
    return values(3);
  }

  /** row 85, row 95, row 97: the same comes back, keys in order; the way through capabilities and back makes no difference. */
  @Property(tries = 1000)
  void whatGoesInComesOut(@ForAll("trees") Pair p) {
    Object direct = run("v", p.in(), LargeNumbers.REFUSE);
    assertEquals(p.out(), direct);
    assertEquals(String.valueOf(p.out()), String.valueOf(direct), "the order of keys");
    Map<String, Object> context = new HashMap<>();
    context.put("v", p.in());
    List<Object> seen = new ArrayList<>();
    EvalResult r = Eval.run("echo(v)", EvalOptions.builder().context(context).capabilities(Map.of("echo", (arguments, call) -> {
      seen.add(arguments.get(0));
      return arguments.get(0);
    })).build());
    assertTrue(r.isOk(), r::toString);
    assertEquals(String.valueOf(p.out()), String.valueOf(r.value()));
    assertEquals(p.out(), seen.get(0));
  }

  /** row 85, row 26: a second crossing of the result gives the result again, and no part of it is the host's. */
  @Property(tries = 300)
  void resultsAreStable(@ForAll("trees") Pair p) {
    Object once = run("v", p.in(), LargeNumbers.REFUSE);
    Object twice = run("v", once, LargeNumbers.REFUSE);
    assertEquals(once, twice);
    if (p.in() instanceof Map || p.in() instanceof List) {
      assertTrue(once != p.in());
    }
  }

  /** row 94: no key of host data changes what other objects inherit. */
  @Property(tries = 200)
  void noKeyIsMoreThanData(@ForAll("trees") Pair p) {
    assertEquals(true, run("const before = Object.getOwnPropertyNames(Object.prototype).join();"
        + "JSON.stringify(v); before === Object.getOwnPropertyNames(Object.prototype).join()"
        + " && Object.getPrototypeOf({}) === Object.prototype && !('p' in {})", p.in(), LargeNumbers.REFUSE));
  }

  /** Row 86: a JSON text of the same data is the same value; its parts are read from the text. */
  @Property(tries = 300)
  void jsonTextIsItsValue(@ForAll("trees") Pair p) {
    String json = (String) run("JSON.stringify({v: v})", p.in(), LargeNumbers.REFUSE);
    Object parsed = run("JSON.parse(v).v", json, LargeNumbers.REFUSE);
    EvalResult r = Eval.run("v", EvalOptions.builder().contextJson(json).largeNumbers(LargeNumbers.LOSSY).build());
    assertTrue(r.isOk(), r::toString);
    assertEquals(String.valueOf(parsed), String.valueOf(r.value()));
    assertEquals(String.valueOf(parsed), String.valueOf(run("v.v", JsonValue.of(json), LargeNumbers.LOSSY)));
  }

  // ---- graphs ----

  /** row 93: containers that refer to one another in any way, cycles included, are the same graph inside. */
  @Property(tries = 300)
  void graphsKeepTheirShape(@ForAll @Size(max = 40) List<Integer> edges) {
    int n = edges.size() / 4 + 1;
    List<Object> nodes = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      nodes.add(i % 2 == 0 ? new ArrayList<>() : new LinkedHashMap<>());
    }
    int at = 0;
    for (int e : edges) {
      Object to = nodes.get(Math.floorMod(e, n));
      link(nodes.get(at++ % n), e % 5 == 0 ? (Object) e : to);
    }
    assertEquals(shape(nodes.get(0)), run("""
        const ids = new Map([[v, 0]]), queue = [v], out = [];
        for (const o of queue) {
          out.push(Object.values(o).map(x => {
            if (typeof x === 'number') return 'n' + x;
            if (!ids.has(x)) { ids.set(x, queue.length); queue.push(x) }
            return ids.get(x);
          }));
        }
        return out""", nodes.get(0), LargeNumbers.REFUSE));
  }

  @SuppressWarnings("unchecked")
  private static void link(Object from, Object to) {
    if (from instanceof List<?> list) {
      ((List<Object>) list).add(to);
    } else {
      Map<String, Object> map = (Map<String, Object>) from;
      map.put("k" + map.size(), to);
    }
  }

  private static List<Object> shape(Object root) {
    Map<Object, Long> ids = new IdentityHashMap<>();
    List<Object> queue = new ArrayList<>(List.of(root));
    ids.put(root, 0L);
    List<Object> out = new ArrayList<>();
    for (int i = 0; i < queue.size(); i++) {
      Object o = queue.get(i);
      List<Object> row = new ArrayList<>();
      for (Object x : o instanceof List<?> list ? list : ((Map<?, ?>) o).values()) {
        if (x instanceof Integer) {
          row.add("n" + x);
          continue;
        }
        if (!ids.containsKey(x)) {
          ids.put(x, (long) queue.size());
          queue.add(x);
        }
        row.add(ids.get(x));
      }
      out.add(row);
    }
    return out;
  }

  // ---- decision 11 ----

  @Provide
  Arbitrary<BigInteger> integers() {
    return Arbitraries.oneOf(Arbitraries.bigIntegers().between(BigInteger.TEN.pow(40).negate(), BigInteger.TEN.pow(40)),
        Arbitraries.longs().map(BigInteger::valueOf),
        Arbitraries.integers().between(0, 1100).map(BigInteger.ONE::shiftLeft),
        Arbitraries.integers().between(50, 70).map(i -> BigInteger.ONE.shiftLeft(i).add(BigInteger.ONE)));
  }

  private static boolean isExact(BigInteger b) {
    double d = b.doubleValue();
    return !Double.isInfinite(d) && new BigDecimal(d).toBigInteger().equals(b);
  }

  /** Decision 11: integers of every size under every option. */
  @Property(tries = 1000)
  void integersFollowTheOption(@ForAll("integers") BigInteger b, @ForAll LargeNumbers large) {
    Object in = b.bitLength() < 64 ? (Object) b.longValue() : b;
    if (isExact(b)) {
      assertEquals(number(b.doubleValue()), run("v", in, large));
      assertEquals(number(b.doubleValue()), run("v", b, large));
      return;
    }
    for (Object v : new Object[] {in, b, List.of(b)}) {
      Map<String, Object> context = Map.of("v", v);
      EvalResult r = Eval.run(v instanceof List ? "v[0]" : "v", EvalOptions.builder().context(context).largeNumbers(large).build());
      switch (large) {
        case REFUSE -> assertTrue(r.error().orElseThrow().message().contains("v" + (v instanceof List ? "[0]" : "") + " is an integer"));
        case BIGINT -> assertEquals(b, r.value());
        case STRING -> assertEquals(b.toString(), r.value());
        case LOSSY -> assertEquals(number(b.doubleValue()), r.value());
        default -> throw new AssertionError(large);
      }
    }
  }

  /** Decision 11: a decimal of up to 15 digits is printed back by its double; one of more than 17 never is. */
  @Property(tries = 1000)
  void decimalsFollowTheOption(@ForAll long digits, @ForAll LargeNumbers large) {
    BigDecimal printed = BigDecimal.valueOf(digits % 1_000_000_000_000_000L, Math.floorMod((int) digits, 40));
    assertEquals(number(printed.doubleValue()), run("v", printed, large));
    BigDecimal lost = new BigDecimal(BigInteger.valueOf(digits).multiply(BigInteger.TEN.pow(19)).add(BigInteger.ONE), 30);
    if (digits == 0) {
      return;
    }
    EvalResult r = Eval.run("v", EvalOptions.builder().context(Map.of("v", lost)).largeNumbers(large).build());
    switch (large) {
      case REFUSE, BIGINT -> assertTrue(r.error().orElseThrow().message().contains("v is a decimal"));
      case STRING -> assertEquals(lost.toString(), r.value());
      case LOSSY -> assertEquals(number(lost.doubleValue()), r.value());
      default -> throw new AssertionError(large);
    }
  }

  /** Decision 12: an undefined part follows JSON; undefined itself is the constant. */
  @Property(tries = 50)
  void undefinedFollowsJson(@ForAll("trees") Pair p) {
    Map<String, Object> in = new LinkedHashMap<>();
    in.put("a", Undefined.VALUE);
    in.put("b", p.in());
    Map<String, Object> out = new HashMap<>();
    out.put("b", p.out());
    assertEquals(out, run("v", in, LargeNumbers.REFUSE));
    List<Object> nulls = new ArrayList<>();
    nulls.add(null);
    assertEquals(nulls, run("v", List.of(Undefined.VALUE), LargeNumbers.REFUSE));
    assertSame(Undefined.VALUE, run("v", Undefined.VALUE, LargeNumbers.REFUSE));
  }
}
