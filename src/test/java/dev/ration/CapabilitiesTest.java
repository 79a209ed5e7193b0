package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.expression.ExpressionKind;
import dev.ration.expression.ExpressionSandbox;
import dev.ration.expression.ExpressionScope;
import dev.ration.intrinsics.Families;
import dev.ration.runtime.Family;
import dev.ration.runtime.Intrinsic;
import java.math.BigInteger;
import java.time.Instant;
import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Host functions: how they are reached, what crosses, what it costs and what a failure becomes (section F). */
class CapabilitiesTest {
  private static EvalOptions.Builder with(String name, Capability capability) {
    return EvalOptions.builder().capabilities(Map.of(name, capability));
  }

  private static EvalResult run(String code, String name, Capability capability) {
    return Eval.run(code, with(name, capability).build());
  }

  private static Object value(EvalResult r) {
    assertTrue(r.isOk(), r::toString);
    return r.value();
  }

  private static EvalError error(EvalResult r) {
    return r.error().orElseThrow(() -> new AssertionError(r));
  }

  /** row 82: bound always in Eval, absent in expressions; without its capability a call is a catchable error. */
  @Test
  void builtInsAreThereAndSayWhatIsMissing() {
    EvalError missing = error(Eval.run("httpFetch({url:'https://a/'})"));
    assertEquals("Capability 'fetch' missing", missing.message());
    assertEquals(EvalError.Kind.RUNTIME, missing.kind());
    assertEquals("httpFetch", missing.operation().orElseThrow());
    assertEquals("Error Capability 'code.transpile' missing",
        value(Eval.run("try { runCode({code: '1'}) } catch (e) { e.name + ' ' + e.message }")));
    assertEquals("functionfunctionfunction",
        value(Eval.run("typeof httpFetch + typeof runCode + typeof transpileCode")));
    for (String name : List.of("httpFetch", "runCode", "transpileCode", "console")) {
      assertEquals("undefined", ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "typeof " + name,
          ExpressionScope.EMPTY).value());
      assertEquals("undefined", value(Eval.run("typeof " + name,
          EvalOptions.builder().profile(Profile.EXPRESSION).build())));
    }
    assertEquals("undefined", value(Eval.run("typeof lookup")));
    assertEquals("undefined", value(Eval.run("typeof lookup",
        with("lookup", (a, c) -> 1).profile(Profile.EXPRESSION).build())));
    assertEquals(1L, value(Eval.run("lookup", with("lookup", (a, c) -> 2).context(Map.of("lookup", 1))
        .profile(Profile.EXPRESSION).build())));
    assertEquals("function lookup", value(run("typeof lookup + ' ' + lookup.name", "lookup", (a, c) -> 1)));
  }

  /** row 83: written as a plain call; the guest gets the body. */
  @Test
  void fetchAndFilter() {
    List<?> products = List.of(Map.of("name", "widget", "price", 40), Map.of("name", "gadget", "price", 400));
    EvalResult r = Eval.run("let products = httpFetch({ url: 'https://api.example.com/products' })\n"
        + "return products.filter(x => x.price < budget)",
        with("fetch", (arguments, call) -> products).context(Map.of("budget", 100)).build());
    assertEquals(List.of(Map.of("name", "widget", "price", 40L)), value(r));
  }

  /** row 84: the ways out can be enumerated, and no other built-in can reach one. */
  @Test
  void theWaysOutAreListed() {
    Map<String, String> surface = new TreeMap<>(Map.of("httpFetch", "fetch", "runCode", "code.transpile",
        "transpileCode", "code.transpile"));
    for (String level : List.of("log", "info", "warn", "error", "debug", "assert")) {
      surface.put("console." + level, "console");
    }
    assertEquals(surface, new TreeMap<>(Capabilities.ioSurface()));
    for (Family family : Family.values()) {
      if (Families.EXPRESSION.provides(family)) {
        for (Intrinsic intrinsic : Families.EXPRESSION.rows(family)) {
          assertNull(intrinsic.capability(), intrinsic::toString);
        }
      }
    }
    Set<String> reach = Set.of("dev/ration/intrinsics/CapabilityIntrinsics", "dev/ration/intrinsics/ConsoleIntrinsics",
        "dev/ration/runtime/HostFunction");
    for (ClassNode node : (Iterable<ClassNode>) ClassFiles.all()::iterator) {
      if (callsHost(node)) {
        assertTrue(reach.contains(node.name), node.name);
      }
    }
  }

  private static boolean callsHost(ClassNode node) {
    for (MethodNode method : node.methods) {
      for (AbstractInsnNode instruction : method.instructions) {
        if (instruction instanceof MethodInsnNode call && call.owner.equals("dev/ration/runtime/Call")
            && call.name.equals("host")) {
          return true;
        }
      }
    }
    return false;
  }

  /** row 85, row 99: copies in both directions. */
  @Test
  void nothingIsShared() {
    List<Object> kept = new ArrayList<>(List.of(1, new ArrayList<>(List.of(2))));
    List<Object> received = new ArrayList<>();
    EvalResult r = run("const a = {n: [1]}; const first = f(a); first[1].push('guest'); a.n.push(2);"
        + "const second = f(a); return [first, second, first === second, a]", "f", (arguments, call) -> {
          received.add(arguments.get(0));
          if (received.size() == 2) {
            kept.add("host");
          }
          return kept;
        });
    assertEquals(List.of(List.of(1L, List.of(2L, "guest")), List.of(1L, List.of(2L), "host"), false,
        Map.of("n", List.of(1L, 2L))), value(r));
    assertEquals(List.of(1, List.of(2), "host"), kept);
    assertEquals(List.of(Map.of("n", List.of(1L)), Map.of("n", List.of(1L, 2L))), received);
  }

  /** row 86, row 99: what arrives is detached and immutable data, as results are. */
  @Test
  void argumentsAreData() {
    List<List<?>> seen = new ArrayList<>();
    Instant t = Instant.parse("2026-01-01T00:00:00Z");
    EvalResult r = run("const d = f(); f(1, 1.5, 'x', null, undefined, true, 10n, d, [1,,3], {a: () => 1, b: 2}); d.toISOString()",
        "f", (arguments, call) -> {
          seen.add(arguments);
          return t;
        });
    assertEquals("2026-01-01T00:00:00.000Z", value(r));
    List<Object> holes = new ArrayList<>(List.of(1L, 0, 3L));
    holes.set(1, null);
    List<Object> expected = new ArrayList<>(List.of(1L, 1.5, "x", 0, Undefined.VALUE, true, BigInteger.TEN, t, holes,
        Map.of("b", 2L)));
    expected.set(3, null);
    assertEquals(expected, seen.get(1));
    assertThrowsOnWrite(seen.get(1));
    assertThrowsOnWrite((List<?>) seen.get(1).get(8));
  }

  @SuppressWarnings("unchecked")
  private static void assertThrowsOnWrite(List<?> list) {
    try {
      ((List<Object>) list).set(0, "written");
    } catch (UnsupportedOperationException e) {
      return;
    }
    throw new AssertionError("an argument list can be written");
  }

  /** row 77, row 87, row 98: the wrong kind of answer ends the run, and nothing of it is called. */
  @Test
  void answersOfTheWrongShapeEndTheRun() {
    Object[] answers = {(Runnable) () -> { }, new Object() {
      @Override
      public String toString() {
        throw new AssertionError("called");
      }
    }, new IllegalStateException("an Error"), new StringBuilder().getClass(), Map.of("deep", List.of(new Object())),
        new java.sql.Timestamp(0).getClass(), new Thread(), new AtomicInteger(1), new Object[] {new Object()}};
    for (Object answer : answers) {
      EvalResult r = run("try { f() } catch (e) { 'caught' } finally { f = null }", "f", (arguments, call) -> answer);
      EvalError e = error(r);
      assertEquals(EvalError.Kind.BOUNDARY, e.kind());
      assertTrue(e.message().startsWith("Capability boundary rejected the return of 'f': result"), e.message());
      assertEquals("f", e.operation().orElseThrow());
      assertFalse(e.message().contains("java."), e.message());
      assertEquals(1, e.line());
    }
  }

  /** row 89, row 97: a subclass of a JDK class is not that class; a list or map that lies is read once through its interface. */
  @Test
  void answersThatLie() {
    assertEquals(EvalError.Kind.BOUNDARY, error(run("f()", "f", (a, c) -> new java.util.Date(0) { })).kind());
    Object lying = new java.util.AbstractList<Object>() {
      @Override
      public Object get(int i) {
        return i;
      }

      @Override
      public int size() {
        return 3;
      }

      @Override
      public java.util.Iterator<Object> iterator() {
        return List.<Object>of("a").iterator();
      }
    };
    assertEquals(List.of("a"), value(run("f()", "f", (a, c) -> lying)));
    Map<String, Object> endless = new AbstractMap<>() {
      @Override
      public Set<Entry<String, Object>> entrySet() {
        return new java.util.AbstractSet<>() {
          @Override
          public java.util.Iterator<Entry<String, Object>> iterator() {
            return java.util.stream.Stream.<Entry<String, Object>>generate(() -> Map.entry("k", 1)).iterator();
          }

          @Override
          public int size() {
            return 0;
          }
        };
      }
    };
    assertEquals(EvalError.Kind.BOUNDARY, error(run("f()", "f", (a, c) -> endless)).kind());
  }

  /** row 88: advice for what the guest may not pass. */
  @Test
  void advice() {
    assertEquals("Capability boundary rejected argument 2 of 'f': JSON cannot express a Map: use an object, or an array "
        + "of [key, value] pairs", error(run("try { f(1, new Map) } catch (e) {}", "f", (a, c) -> 1)).message());
    assertTrue(error(run("f(() => 1)", "f", (a, c) -> 1)).message().contains("function"));
  }

  /** row 90, row 91, row 92, row 98: what is merely too big or too deep is catchable, and paid for. */
  @Test
  void tooMuchIsCatchable() {
    String big = "x".repeat(3_000_000);
    for (Object answer : new Object[] {big, List.of(big), deep(10_050)}) {
      EvalResult r = run("try { f(); } catch (e) { e.message.slice(0, 50) }", "f", (a, c) -> answer);
      assertEquals("Capability boundary rejected the return of 'f': re", value(r));
      assertTrue(r.fuelUsed() > 4_000, r::toString);
    }
    EvalError uncaught = error(run("f()", "f", (a, c) -> big));
    assertEquals(EvalError.Kind.BOUNDARY, uncaught.kind());
    assertTrue(uncaught.message().contains("over the 4194304-byte limit"), uncaught.message());
    AtomicInteger calls = new AtomicInteger();
    EvalResult out = run("const s = 'x'.repeat(3e6); try { f([s]) } catch (e) { e.message }", "f", (a, c) -> calls.incrementAndGet());
    assertEquals("Capability boundary rejected argument 1 of 'f': is over the 4194304-byte limit; raise it with crossingBytes",
        value(out));
    assertEquals(0, calls.get());
    assertEquals(EvalError.Kind.RUNTIME,
        error(run("try { f() } catch (e) { throw new Error(e.message) }", "f", (a, c) -> big)).kind());
  }

  private static Object deep(int levels) {
    Object o = 1;
    for (int i = 0; i < levels; i++) {
      o = List.of(o);
    }
    return o;
  }

  /** row 93: cycles and sharing of an answer are kept. */
  @Test
  void cycles() {
    Map<String, Object> self = new HashMap<>();
    self.put("self", self);
    assertEquals(true, value(run("const s = f(); s.self === s", "f", (a, c) -> self)));
  }

  /** row 94, row 95: keys stay what and where they are. */
  @Test
  void keys() {
    Map<String, Object> m = new java.util.LinkedHashMap<>();
    for (String key : List.of("z", "o", "__proto__", "n", "m")) {
      m.put(key, Map.of("polluted", true));
    }
    assertEquals("z,o,__proto__,n,m undefined", value(run("Object.keys(f()).join() + ' ' + ({}).polluted", "f", (a, c) -> m)));
  }

  /** row 100, row 129: a base for the call, and bytes both ways. */
  @Test
  void bytesArePaidFor() {
    long one = run("f()", "f", (a, c) -> null).fuelUsed();
    assertTrue(one >= 200 && one < 300, () -> "one call costs " + one);
    assertEquals(10 * one, run("for (let i = 0; i < 10; i++) f()", "f", (a, c) -> null).fuelUsed(), one);
    String text = "x".repeat(160_000);
    long in = run("f()", "f", (a, c) -> text).fuelUsed() - one;
    assertTrue(in >= 20_000 && in < 30_000, () -> "in " + in);
    String make = "const s = 'x'.repeat(160000);";
    long out = run(make + "f(s)", "f", (a, c) -> null).fuelUsed() - run(make + "f()", "f", (a, c) -> null).fuelUsed();
    assertTrue(out >= 20_000 && out < 30_000, () -> "out " + out);
    List<Object> rows = new ArrayList<>();
    for (int i = 0; i < 2000; i++) {
      rows.add(Map.of("id", i, "name", "row " + i));
    }
    long once = run("const a = []; a.push(f())", "f", (a, c) -> rows).fuelUsed();
    long often = Eval.run("const a = []; for (let i = 0; i < 40; i++) a.push(f())",
        with("f", (a, c) -> rows).fuel(100_000_000).heapBytes(1L << 30).build()).fuelUsed();
    assertEquals(40.0, (double) often / once, 1);
  }

  /** row 101, row 105: the map is used as passed; names of built-ins and the three of prototypes bind nothing. */
  @Test
  void theMapIsUsedAsPassed() {
    List<String> asked = new ArrayList<>();
    Map<String, Capability> map = new AbstractMap<>() {
      @Override
      public Set<Entry<String, Capability>> entrySet() {
        asked.add("entries");
        Capability capability = (a, c) -> "called";
        return Set.of(Map.entry("f", capability), Map.entry("Math", capability), Map.entry("constructor", capability),
            Map.entry("a-b", capability), Map.entry("fetch", capability));
      }

      @Override
      public Capability put(String key, Capability value) {
        throw new AssertionError("written");
      }

      @Override
      public Capability get(Object key) {
        asked.add("get " + key);
        return super.get(key);
      }
    };
    EvalOptions options = EvalOptions.builder().capabilities(map).context(Map.of("f", 1)).build();
    assertSame(map, options.capabilities());
    assertTrue(asked.isEmpty());
    assertEquals("called undefined object undefined function", value(Eval.run(
        "f() + ' ' + typeof globalThis['a-b'] + ' ' + typeof Math + ' ' + typeof fetch + ' ' + typeof constructor", options)));
    assertTrue(asked.contains("get f"), asked::toString);
    assertEquals(9L, value(Eval.run("const f = 9; f", options)));
  }

  /** row 106: refused before fuel is charged and before the call; 0 forbids; each operation has its own; a shared counter. */
  @Test
  void quotas() {
    AtomicInteger calls = new AtomicInteger();
    EvalOptions three = with("fetch", (a, c) -> calls.incrementAndGet()).quotas(Map.of("httpFetch", 3)).build();
    String code = "for (let i = 0; i < 4; i++) httpFetch({url: 'https://a/'})";
    EvalError e = error(Eval.run(code, three));
    assertEquals("Quota exceeded for 'httpFetch': 3 calls allowed", e.message());
    assertEquals(3, calls.get());
    assertEquals("caught", value(Eval.run("try { " + code + " } catch (e) { 'caught' }", three)));
    assertEquals(6, calls.get());
    long refused = Eval.run("try { f(new Map) } catch (e) { }", with("f", (a, c) -> 1).quota("f", 0).build()).fuelUsed();
    assertTrue(refused < 60, () -> "a refused call cost " + refused);
    CallCounter shared = CallCounter.allowing(3);
    EvalOptions both = with("f", (a, c) -> calls.incrementAndGet()).quota("f", shared).build();
    assertEquals(8L, value(Eval.run("f(); f()", both)));
    assertEquals("Quota exceeded for 'f': 3 calls allowed", error(Eval.run("f(); f()", both)).message());
    assertEquals(3, shared.used());
    SafeFunction again = SafeFunction.compile(List.of(), "return f() + f()", with("f", (a, c) -> 1).quota("f", 2).build());
    assertEquals(2L, value(again.call()));
    assertEquals(2L, value(again.call()));
  }

  /** row 42: functions have capabilities too. */
  @Test
  void safeFunctionsCallCapabilities() {
    SafeFunction f = SafeFunction.compile(List.of("id"), "return lookup(id).name",
        with("lookup", (a, c) -> Map.of("name", "n" + a.get(0))).build());
    assertEquals("n7", value(f.call(7)));
    assertEquals("m7", value(f.callWith(with("lookup", (a, c) -> Map.of("name", "m7")).build(), List.of(7))));
  }

  /** row 76, row 78: the message as it is, catchable. */
  @Test
  void failuresAreErrors() {
    Capability blocked = (a, c) -> {
      throw new IllegalArgumentException("Domain not allowed: evil.example.net");
    };
    EvalError e = error(run("return httpFetch({ url: 'https://evil.example.net/steal' })", "fetch", blocked));
    assertEquals("Domain not allowed: evil.example.net", e.message());
    assertEquals(EvalError.Kind.RUNTIME, e.kind());
    assertEquals("Error", e.name().orElseThrow());
    assertEquals("caught true", value(run(
        "try { httpFetch({url:'https://x/'}) } catch (e) { return 'caught ' + (e instanceof Error) }", "fetch", blocked)));
  }

  /** row 73: the operation and a cause that only the host sees. */
  @Test
  void theCauseIsForTheHost() {
    IllegalStateException secret = new IllegalStateException("told", new RuntimeException("untold"));
    EvalError e = error(run("f()", "f", (a, c) -> {
      throw secret;
    }));
    assertSame(secret, e.cause().orElseThrow());
    assertEquals("f", e.operation().orElseThrow());
    assertFalse(e.toString().contains("untold"));
    EvalError own = error(run("try { f() } catch (e) { throw new Error(e.message) }", "f", (a, c) -> {
      throw secret;
    }));
    assertTrue(own.cause().isEmpty());
    assertTrue(own.operation().isEmpty());
  }

  /** row 79: bounded text. */
  @Test
  void longMessagesAreCut() {
    Object length = value(run("try { f() } catch (e) { e.message.length }", "f", (a, c) -> {
      throw new RuntimeException("x".repeat(1_000_000));
    }));
    assertEquals(10_000L, length);
  }

  /** row 80: no class names, traces or paths of the host. */
  @Test
  void messagesOfTheMachineStayInside() {
    Capability[] failing = {
      (a, c) -> {
        throw new NullPointerException();
      },
      (a, c) -> ((String) null).length(),
      (a, c) -> (Integer) (Object) "text",
      (a, c) -> {
        throw new StackOverflowError();
      },
      (a, c) -> {
        throw new NoClassDefFoundError("com/example/Secret");
      },
      (a, c) -> {
        throw new java.nio.file.NoSuchFileException("/etc/secret");
      },
      (a, c) -> {
        throw new java.io.FileNotFoundException("/etc/secret (No such file)");
      },
      (a, c) -> {
        throw new RuntimeException(new java.nio.file.NoSuchFileException("/etc/secret"));
      },
    };
    for (Capability capability : failing) {
      assertEquals("Capability 'f' failed", value(run("try { f() } catch (e) { e.message }", "f", capability)));
      String shown = value(run("try { f() } catch (e) { [e.stack, String(e), JSON.stringify(e)].join() }", "f", capability)).toString();
      assertFalse(shown.contains("java") || shown.contains("secret") || shown.contains("com"), shown);
    }
    assertEquals("inner", value(run("try { f() } catch (e) { e.message }", "f", (a, c) -> {
      throw new RuntimeException(new java.io.IOException("inner"));
    })));
  }

  /** row 104: a host function is called as any other. */
  @ParameterizedTest
  @ValueSource(strings = {"f.call(null, 1)", "f.apply(null, [1])", "f.bind(null, 1)()", "[1].map(f)[0]", "Reflect.apply(f, null, [1])",
      "(0, eval)('f(1)')", "Function('return f(1)')()", "eval('f(1)')", "globalThis.f(1)"})
  void aHostFunctionIsAnOrdinaryFunction(String code) {
    assertEquals("got 1", value(run(code, "f", (a, c) -> "got " + a.get(0))));
  }

  @Test
  void aHostFunctionShowsNothing() {
    assertEquals("function f() { [native code] }|true|TypeError",
        value(run("let t; try { new f } catch (e) { t = e.name } [String(f), Object.getPrototypeOf(f) === Function.prototype, t].join('|')",
            "f", (a, c) -> 1)));
  }

  /** attack 20: asking for too much again and again ends by fuel. */
  @Test
  void catchAndRetry() {
    AtomicInteger calls = new AtomicInteger();
    String big = "x".repeat(3_000_000);
    EvalResult r = Eval.run("while (true) { try { f() } catch (e) { } }", with("f", (a, c) -> {
      calls.incrementAndGet();
      return big;
    }).fuel(1000).build());
    assertEquals(EvalError.Kind.FUEL, error(r).kind());
    assertTrue(calls.get() <= 6, calls::toString);
  }

  /** attack 36: whatever a capability throws can be caught, and the run goes on. */
  @Test
  void aStoreThatThrows() {
    Map<String, Object> store = new HashMap<>();
    EvalOptions options = EvalOptions.builder().capabilities(Map.of("put", (a, c) -> {
      if (store.size() == 1) {
        throw new java.io.IOException("the store is full");
      }
      return store.put((String) a.get(0), a.get(1));
    })).build();
    assertEquals(List.of("the store is full", "TypeError"), value(Eval.run("put('a', {n: 1});"
        + "try { put('b', 2) } catch (e) { try { null.x } catch (f) { [e.message, f.name] } }", options)));
    assertEquals(Map.of("a", Map.of("n", 1L)), store);
  }

  /** row 142: an agent at the end of the chain calls nobody. */
  @Test
  void agentDepthIsBounded() {
    AtomicInteger calls = new AtomicInteger();
    Capability fetch = (a, c) -> {
      calls.incrementAndGet();
      return c.requestDepth();
    };
    assertEquals(9L, value(Eval.run("httpFetch({url: 'https://a.test/'})", with("fetch", fetch).requestDepth(9).build())));
    assertEquals("Agent request depth exceeded (max 10). This prevents recursive agent loops.",
        value(Eval.run("try { httpFetch({url: 'https://a.test/'}) } catch (e) { e.message }",
            with("fetch", fetch).requestDepth(10).build())));
    assertEquals(1, calls.get());
  }

  /** row 69, row 106: options are judged where they are set. */
  @Test
  void badOptions() {
    for (Runnable bad : new Runnable[] {() -> EvalOptions.builder().quota("f", -1), () -> EvalOptions.builder().quotas(null),
        () -> EvalOptions.builder().capabilities(null), () -> EvalOptions.builder().callTimeout(java.time.Duration.ofMillis(-1)),
        () -> EvalOptions.builder().requestDepth(-1), () -> EvalOptions.builder().consoleBytes(-1),
        () -> EvalOptions.builder().executor(null), () -> CallCounter.allowing(-1)}) {
      org.junit.jupiter.api.Assertions.assertThrows(IllegalArgumentException.class, bad::run);
    }
  }

  /** A map that fails is the embedder's mistake, and an error all the same. */
  @Test
  void aMapThatFails() {
    Map<String, Capability> failing = new AbstractMap<>() {
      @Override
      public Set<Entry<String, Capability>> entrySet() {
        throw new IllegalStateException("closed");
      }
    };
    EvalError e = error(Eval.run("1", EvalOptions.builder().capabilities(failing).build()));
    assertEquals(EvalError.Kind.BOUNDARY, e.kind());
    assertFalse(e.message().contains("closed"), e.message());
  }

  /** Host functions are called with little Java stack left, and from within callbacks. */
  @Test
  void fromDeepInside() {
    assertEquals(List.of(1L, 2L), value(run("[1, 2].map(x => JSON.parse(JSON.stringify({toJSON: () => f(x)})))", "f",
        (a, c) -> a.get(0))));
    assertEquals("RangeError", value(run("let n = 0; const o = {toJSON() { n++; f(n); return JSON.stringify(o) }};"
        + "try { JSON.stringify(o) } catch (e) { e.name }", "f", (a, c) -> null)));
  }
}
