package dev.ration.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.host.JsonText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The corpora of src/test/resources/corpus through the batch protocol: everyday programs with their answers, and attacks
 * with the outcomes that are acceptable (row 302). One process answers all of them, and answers {@code 1 + 1} after each.
 */
class CorpusTest {
  /** A busy machine must not turn an answer into a timeout; no case expects one. */
  private static final long PATIENCE = 30;

  private static final Set<String> REQUEST = Set.of("id", "kind", "code", "params", "args", "context", "scope", "limits");

  private final Batch batch = new Batch();

  @TestFactory
  Stream<DynamicTest> programs() {
    return cases("programs").stream().map(c -> test(c, c, false));
  }

  @TestFactory
  Stream<DynamicTest> attacks() {
    return cases("adversarial").stream().map(c -> test(c, c, false));
  }

  /** Every attack that is plain Eval code once more inside {@code eval("…")}, with twice the source and the heap. */
  @TestFactory
  Stream<DynamicTest> attacksInsideEval() throws JsonText.Malformed {
    List<DynamicTest> tests = new ArrayList<>();
    for (Map<?, ?> c : cases("adversarial")) {
      String code = (String) c.get("code");
      if (!"eval".equals(c.get("kind")) || code.matches("(?s).*\\breturn\\b.*")) {
        continue;
      }
      Map<Object, Object> limits = limits(c);
      limits.merge("sourceBytes", 65_536L, (a, b) -> 2 * (Long) a + 4_096);
      limits.merge("heapBytes", 67_108_864L, (a, b) -> 2 * (Long) a);
      Map<Object, Object> wrapped = new LinkedHashMap<>(c);
      wrapped.put("code", "eval(" + JsonText.write(code) + ")");
      wrapped.put("limits", limits);
      tests.add(test(c, wrapped, true));
    }
    assertTrue(tests.size() > 400, "cases inside eval");
    return tests.stream();
  }

  private DynamicTest test(Map<?, ?> original, Map<?, ?> request, boolean insideEval) {
    return DynamicTest.dynamicTest(original.get("id") + " " + original.get("class"), () -> {
      Map<?, ?> reply = ask(request);
      assertAccepted(original.get("expect"), reply, (String) original.get("kind"), insideEval);
      if (original.get("mustNotContain") instanceof List<?> secrets && reply.get("error") instanceof Map<?, ?> error) {
        for (Object secret : secrets) {
          assertFalse(String.valueOf(error.get("message")).contains((String) secret), reply::toString);
        }
      }
      if (original.get("followup") instanceof Map<?, ?> next) {
        Map<Object, Object> after = new LinkedHashMap<>(next);
        after.put("limits", original.get("limits"));
        String kind = next.containsKey("kind") ? (String) next.get("kind") : "eval";
        assertAccepted(next.get("expect"), ask(after), kind, false);
      }
      assertEquals(2L, ask(Map.of("code", "1 + 1")).get("value"));
    });
  }

  private Map<?, ?> ask(Map<?, ?> c) throws JsonText.Malformed {
    Map<Object, Object> request = new LinkedHashMap<>();
    c.forEach((k, v) -> {
      if (REQUEST.contains(k)) {
        request.put(k, v);
      }
    });
    Map<Object, Object> limits = limits(c);
    limits.computeIfPresent("timeoutMs", (k, ms) -> (Long) ms * PATIENCE);
    request.put("limits", limits);
    return (Map<?, ?>) JsonText.parse(batch.answer(JsonText.write(request)));
  }

  private static Map<Object, Object> limits(Map<?, ?> c) {
    return c.get("limits") instanceof Map<?, ?> given ? new LinkedHashMap<>(given) : new LinkedHashMap<>();
  }

  /** {@code expect} is one outcome or a list of acceptable ones. */
  private static void assertAccepted(Object expect, Map<?, ?> reply, String kind, boolean insideEval) {
    List<?> outcomes = expect instanceof List<?> several ? several : List.of(expect);
    boolean accepted = outcomes.stream().anyMatch(o -> accepts((Map<?, ?>) o, reply, kind, insideEval));
    assertTrue(accepted, () -> "got " + reply + ", want " + outcomes);
  }

  private static boolean accepts(Map<?, ?> outcome, Map<?, ?> reply, String kind, boolean insideEval) {
    if ("value".equals(outcome.get("outcome"))) {
      return Boolean.TRUE.equals(reply.get("ok")) && (!outcome.containsKey("value")
          || ("subset".equals(outcome.get("match")) ? subset(outcome.get("value"), reply.get("value"))
              : same(outcome.get("value"), reply.get("value"))));
    }
    if (!Boolean.FALSE.equals(reply.get("ok"))) {
      return false;
    }
    Map<?, ?> error = (Map<?, ?>) reply.get("error");
    boolean expression = !"eval".equals(kind) && !"function".equals(kind);
    String want = (String) outcome.get("errorKind");
    Object name = outcome.get("errorName");
    if (insideEval && want != null && Set.of("syntax", "depth", "source_size").contains(want)
        && "runtime".equals(error.get("kind")) && Set.of("SyntaxError", "RangeError").contains(error.get("name"))) {
      return true;
    }
    if (want != null && !kinds(want, (String) name, expression).contains(error.get("kind"))) {
      return false;
    }
    return name == null || expression && error.get("name") == null || name.equals(error.get("name"));
  }

  /** Which kinds say what {@code want} says: the reasons of the expression sandbox are a closed set (row 231). */
  private static Set<String> kinds(String want, String name, boolean expression) {
    Set<String> kinds = new HashSet<>(Set.of(want));
    if (want.equals("depth")) {
      kinds.addAll(Set.of("syntax", "stack"));
    }
    if (expression) {
      switch (want) {
        case "fuel" -> kinds.add("memory");
        case "depth" -> kinds.add("scope");
        case "source_size" -> kinds.add("syntax");
        case "runtime" -> {
          if ("SyntaxError".equals(name)) {
            kinds.add("syntax");
          }
        }
        default -> { }
      }
    }
    return kinds;
  }

  private static boolean subset(Object want, Object got) {
    return got instanceof Map<?, ?> map && want instanceof Map<?, ?> wanted && wanted.entrySet().stream()
        .allMatch(e -> map.containsKey(e.getKey()) && same(e.getValue(), map.get(e.getKey())));
  }

  private static boolean same(Object a, Object b) {
    if (a instanceof Number x && b instanceof Number y) {
      return x.equals(y) || x.doubleValue() == y.doubleValue();
    }
    if (a instanceof List<?> x && b instanceof List<?> y) {
      boolean same = x.size() == y.size();
      for (int i = 0; same && i < x.size(); i++) {
        same = same(x.get(i), y.get(i));
      }
      return same;
    }
    if (a instanceof Map<?, ?> x && b instanceof Map<?, ?> y) {
      return x.keySet().equals(y.keySet()) && subset(x, y);
    }
    return a == null ? b == null : a.equals(b);
  }

  private static List<Map<?, ?>> cases(String corpus) {
    List<Map<?, ?>> cases = new ArrayList<>();
    InputStream in = CorpusTest.class.getResourceAsStream("/corpus/" + corpus + ".jsonl");
    assertNotNull(in, corpus);
    try (BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        cases.add((Map<?, ?>) JsonText.parse(line));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (JsonText.Malformed e) {
      throw new AssertionError(corpus, e);
    }
    return cases;
  }
}
