package dev.ration.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.ration.Engine;
import dev.ration.EvalOptions;
import dev.ration.EvalResult;
import dev.ration.SafeFunction;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** A great many runs in one JVM: what it holds after each part must not grow. Arguments: ordinary runs, hostile runs. */
public final class Soak {
  private static final Path ATTACKS = Path.of("src/test/resources/corpus/adversarial.jsonl");
  private static final List<String> ORDINARY = List.of(
      "a + b",
      "items.filter(i => i.price < a * 10).map(i => i.name)",
      "`${a}-${b}`.toUpperCase().split('-').reverse().join('+')",
      "const m = new Map(); for (const i of items) m.set(i.name, i.price); [...m.values()].reduce((x, y) => x + y, 0)",
      "JSON.parse(JSON.stringify({a, b, items})).items.length",
      "function* g() { for (const i of items) yield i.price; } Math.max(...g())",
      "try { null.x } catch (e) { e.message }",
      "class P { #v = a; get v() { return this.#v + b; } } new P().v",
      "'2024-05-06'.replace(/(\\d+)-(\\d+)-(\\d+)/, '$3.$2.$1')",
      "missing + 1");

  private Soak() {}

  private static List<String> attacks() throws IOException {
    List<String> codes = new ArrayList<>();
    for (String line : Files.readAllLines(ATTACKS)) {
      try (JsonParser p = new JsonFactory().createParser(line)) {
        int depth = 0;
        for (JsonToken t = p.nextToken(); t != null; t = p.nextToken()) {
          depth += t.isStructStart() ? 1 : t.isStructEnd() ? -1 : 0;
          if (depth == 1 && t == JsonToken.FIELD_NAME && p.currentName().equals("code") && p.nextToken() == JsonToken.VALUE_STRING) {
            codes.add(p.getText());
          }
        }
      }
    }
    return codes;
  }

  private static void report(String what, long runs) {
    System.gc();
    System.gc();
    long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    long meta = ManagementFactory.getMemoryPoolMXBeans().stream().filter(p -> p.getName().equals("Metaspace"))
        .map(MemoryPoolMXBean::getUsage).mapToLong(u -> u.getUsed()).sum();
    System.out.printf(Locale.ROOT, "%-10s %9d runs, heap %7.2f MB, metaspace %6.2f MB, classes %d, threads %d%n", what, runs,
        heap / 1e6, meta / 1e6, ManagementFactory.getClassLoadingMXBean().getLoadedClassCount(),
        ManagementFactory.getThreadMXBean().getThreadCount());
  }

  public static void main(String[] args) throws IOException {
    long ordinary = args.length > 0 ? Long.parseLong(args[0]) : 1_000_000;
    long hostile = args.length > 1 ? Long.parseLong(args[1]) : 20_000;
    List<Map<String, Object>> items = List.of(Map.of("name", "one", "price", 10), Map.of("name", "two", "price", 20));
    EvalOptions context = EvalOptions.builder().context(Map.of("a", 3, "b", 4, "items", items)).fuel(100_000).build();
    SafeFunction function = SafeFunction.compile(List.of("n"), "let t = 0; for (let i = 0; i < n; i++) t += i; return t;");
    Map<String, Long> outcomes = new TreeMap<>();
    report("start", 0);
    for (long i = 0; i < ordinary; i++) {
      EvalResult r = i % 11 == 10 ? function.call(10)
          : Engine.shared().run(ORDINARY.get((int) (i % 10)) + (i % 100 < 2 ? "\n// " + i : ""), context);
      outcomes.merge(r.isOk() ? "ok" : r.error().orElseThrow().kind().toString(), 1L, Long::sum);
      if ((i + 1) % Math.max(1, ordinary / 10) == 0) {
        report("ordinary", i + 1);
      }
    }
    List<String> attacks = attacks();
    EvalOptions tight = EvalOptions.builder().fuel(20_000).heapBytes(1 << 20).timeout(Duration.ofSeconds(5)).build();
    for (long i = 0; i < hostile; i++) {
      EvalResult r = Engine.shared().run(attacks.get((int) (i % attacks.size())), tight);
      outcomes.merge("hostile " + (r.isOk() ? "ok" : r.error().orElseThrow().kind().toString()), 1L, Long::sum);
      if ((i + 1) % Math.max(1, hostile / 5) == 0) {
        report("hostile", i + 1);
      }
    }
    System.out.println(outcomes);
    System.out.println("1 + 1 is " + Engine.shared().run("1 + 1", tight).value());
  }
}
