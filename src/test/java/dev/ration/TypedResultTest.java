package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Records of the host on their way in and out, typed getters, and results as JSON (row 97, row 30). */
class TypedResultTest {
  private enum Level { LOW, HIGH }

  private record Item(String name, int count, double price, Level level, Optional<String> note) {}

  private record Order(long id, List<Item> items, Map<String, Long> totals, Instant at, BigInteger big, Object any, Order next) {}

  private record Strict(int n) {
    Strict {
      if (n < 0) {
        throw new IllegalArgumentException("n must not be negative");
      }
    }
  }

  private record Counted(AtomicInteger calls, Runnable then) {}

  private record Spy(String seen) {
    static final AtomicInteger CALLS = new AtomicInteger();

    @Override
    public String seen() {
      return seen + CALLS.incrementAndGet();
    }

    @Override
    public int hashCode() {
      throw new IllegalStateException("secret");
    }

    @Override
    public boolean equals(Object o) {
      throw new IllegalStateException("secret");
    }

    @Override
    public String toString() {
      throw new IllegalStateException("secret");
    }
  }

  private record Broken(String s) {
    @Override
    public String s() {
      throw new IllegalStateException("secret");
    }
  }

  private static EvalResult run(String code) {
    return Eval.run(code);
  }

  private static String refused(Executable e) {
    return assertThrows(IllegalStateException.class, e).getMessage();
  }

  /** row 97: records cross only where they are asked for; each accessor is called once, before the run. */
  @Test
  void recordsIn() {
    Object item = new Item("a", 2, 1.5, Level.HIGH, Optional.empty());
    EvalOptions.Builder options = EvalOptions.builder().context(Map.of("v", List.of(item, item)));
    String message = Eval.run("v", options.build()).error().orElseThrow().message();
    assertTrue(message.contains("v[0] is an object of class Item"), message);
    options.records(true);
    assertEquals("{\"name\":\"a\",\"count\":2,\"price\":1.5,\"level\":\"HIGH\",\"note\":null}",
        Eval.run("JSON.stringify(v[0])", options.build()).value());
    assertEquals(true, Eval.run("v[0] === v[1]", options.build()).value());

    Spy.CALLS.set(0);
    EvalResult r = Eval.run("[v.seen, v.seen, v]", EvalOptions.builder().context(Map.of("v", new Spy("x"), "unused", new Spy("y")))
        .records(true).build());
    assertEquals(List.of("x1", "x1", Map.of("seen", "x1")), r.value());
    assertEquals(1, Spy.CALLS.get());

    EvalError e = Eval.run("v", EvalOptions.builder().context(Map.of("v", new Broken("x"))).records(true).build()).error().orElseThrow();
    assertTrue(e.toString().endsWith("v could not be read"), e::toString);
    EvalError live = Eval.run("v", EvalOptions.builder().context(Map.of("v", new Counted(new AtomicInteger(), () -> { }))).records(true)
        .build()).error().orElseThrow();
    assertTrue(live.message().contains("v.calls is an object of class AtomicInteger"), live::toString);
    EvalOptions converted = EvalOptions.builder().context(Map.of("v", new Strict(1))).records(true)
        .converter(Strict.class, s -> "converted").build();
    assertEquals("converted", Eval.run("v", converted).value());
    assertTrue(converted.toBuilder().build().records());
  }

  @Test
  void getters() {
    assertEquals(3L, run("3").asLong());
    assertEquals(3.0, run("3").asDouble());
    assertEquals(0.5, run("0.5").asDouble());
    assertEquals(0L, run("-0").asLong());
    assertEquals(1L << 60, run("2 ** 60").asLong());
    assertEquals(5L, run("5n").asLong());
    assertEquals("x", run("'x'").asString());
    assertEquals(true, run("1 < 2").asBoolean());
    assertEquals(List.of(1L, "a"), run("[1, 'a']").asList());
    assertEquals(Map.of("a", 1L), run("({a: 1})").asMap());
    assertEquals("the result is the number 0.5, not a whole number that a long holds", refused(() -> run("0.5").asLong()));
    assertEquals("the result is the number 1.0E300, not a whole number that a long holds", refused(() -> run("1e300").asLong()));
    assertEquals("the result is a BigInt, not a whole number that a long holds", refused(() -> run("2n ** 70n").asLong()));
    assertEquals("the result is a BigInt, not a number", refused(() -> run("2n").asDouble()));
    assertEquals("the result is the number 1, not a string", refused(() -> run("1").asString()));
    assertEquals("the result is null, not a boolean", refused(() -> run("null").asBoolean()));
    assertEquals("the result is undefined, not an array", refused(() -> run("undefined").asList()));
    assertEquals("the result is an array, not an object", refused(() -> run("[]").asMap()));
    assertEquals("the run has no value: runtime: Error: boom (1:1)", refused(() -> run("throw new Error('boom')").asLong()));
    assertThrows(UnsupportedOperationException.class, () -> run("[1]").asList().clear());
    assertThrows(UnsupportedOperationException.class, () -> run("({a: 1})").asMap().clear());
  }

  @Test
  void recordsOut() {
    Order order = run("""
        ({id: 7, extra: 'left out', totals: {b: 1, a: 2}, big: 12n, any: [null],
          items: [{name: 'x', count: 2, price: 1, level: 'LOW', note: 'n'}, {name: 'y', count: 3, price: 0.5, level: 'HIGH'}],
          next: {id: 8}})""").as(Order.class);
    assertEquals(7, order.id());
    assertEquals(new Item("x", 2, 1.0, Level.LOW, Optional.of("n")), order.items().get(0));
    assertEquals(Optional.empty(), order.items().get(1).note());
    assertEquals(List.of("b", "a"), new ArrayList<>(order.totals().keySet()));
    assertEquals(BigInteger.valueOf(12), order.big());
    assertEquals(java.util.Collections.singletonList(null), order.any());
    assertEquals(8, order.next().id());
    assertNull(order.next().items());
    assertNull(order.at());
    assertEquals(Instant.EPOCH, Eval.run("({id: 1, at})", EvalOptions.builder().context(Map.of("at", Instant.EPOCH)).build())
        .as(Order.class).at());
    assertEquals(5, run("5").as(int.class));
    assertEquals(5.0, run("5").as(Double.class));
    assertEquals(Level.LOW, run("'LOW'").as(Level.class));
    assertEquals(List.of(1L), run("[1]").as(List.class));
    assertNull(run("undefined").as(String.class));
    assertEquals(new Strict(1), run("({n: 1})").as(Strict.class));
  }

  @Test
  void whatIsNotOfTheType() {
    assertEquals("the result.items[1].count is a string, not a int",
        refused(() -> run("({id: 1, items: [null, {name: 'x', count: 'many'}]})").as(Order.class)));
    assertEquals("the result has no 'id', which Order needs", refused(() -> run("({})").as(Order.class)));
    assertEquals("the result.id is null, not a long", refused(() -> run("({id: null})").as(Order.class)));
    assertEquals("the result.totals.a is a boolean, not a Long", refused(() -> run("({id: 1, totals: {a: true}})").as(Order.class)));
    assertEquals("the result is an array, not a Order", refused(() -> run("[]").as(Order.class)));
    assertEquals("the result.n is the number 0.5, not a int", refused(() -> run("({n: 0.5})").as(Strict.class)));
    assertEquals("the result.n is the number 3000000000, not a int", refused(() -> run("({n: 3e9})").as(Strict.class)));
    assertEquals("the result was refused by Strict: n must not be negative", refused(() -> run("({n: -1})").as(Strict.class)));
    assertEquals("the result is a string, not a constant of Level", refused(() -> run("'MEDIUM'").as(Level.class)));
    assertTrue(refused(() -> run("throw 1").as(Order.class)).startsWith("the run has no value"));
    assertTrue(refused(() -> run("let o = null; for (let i = 0; i < 500; i++) o = {id: i, next: o}; return o").as(Order.class))
        .contains("more than 100 levels deep"));
    assertThrows(IllegalArgumentException.class, () -> run("1").as(null));
  }

  /** row 30: what JSON.stringify would have made of it. */
  @Test
  void toJson() throws IOException {
    for (String code : new String[] {"[1, 0.1, 1e21, 1e-7, -5, 'a\\\"\\u2028\\ud800', true, null, [], {}, {a: {b: [undefined, () => 1]}}]",
        "null", "'x'", "({z: 1, 10: 2, 9: 3, __proto__: null, ['__proto__']: 4})", "[NaN, Infinity, -1/0]", "2 ** 53"}) {
      assertEquals(Eval.run("JSON.parse(JSON.stringify(" + code + "))").value(),
          Eval.run("JSON.parse(v)", Map.of("v", json(code)), 100_000).value(), code);
    }
    assertEquals("[12,{\"$\":\"1970-01-01T00:00:00.000Z\"}]", json("[12n, {$: t}]"));
    assertEquals("null", json("undefined"));
    assertEquals("[1e+21,-0]".replace("-0", "0"), json("[1e21, -0]"));
    String deep = json("let o = []; for (let i = 0; i < 9000; i++) o = [o]; return o");
    assertEquals("[".repeat(9001) + "]".repeat(9001), deep);
    assertTrue(refused(() -> json("throw 1")).startsWith("the run has no value"));
  }

  private static String json(String code) throws IOException {
    StringWriter out = new StringWriter();
    JsonFactory factory = JsonFactory.builder().streamWriteConstraints(
        com.fasterxml.jackson.core.StreamWriteConstraints.builder().maxNestingDepth(20_000).build()).build();
    try (JsonGenerator generator = factory.createGenerator(out)) {
      Eval.run(code, EvalOptions.builder().context(new HashMap<>(Map.of("t", Instant.EPOCH))).build()).toJson(generator);
    }
    return out.toString();
  }
}
