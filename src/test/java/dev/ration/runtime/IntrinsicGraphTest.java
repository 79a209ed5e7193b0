package dev.ration.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.ration.intrinsics.Families;
import dev.ration.meter.Ceilings;
import dev.ration.meter.Meter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Everything reachable from globalThis, with attributes, names, lengths, prototypes and extensibility, is what the checked-in list
 * of the profile says. To write the lists anew: {@code mvn test -Dtest=IntrinsicGraphTest -Dtest.args=-Dgolden=update}, then review.
 */
class IntrinsicGraphTest {
  private static final Path LISTS = Path.of("src", "test", "resources", "intrinsics");
  /** What lines of Eval's list alone are about: Math, which is frozen elsewhere, and what leads out of the run (row 82, row 178). */
  private static final Pattern EVAL_ALONE = Pattern.compile("globalThis\\.(Math|console|httpFetch|runCode|transpileCode)\\b");

  /** The worlds of built-ins, as RunProfile pairs them. */
  enum World {
    EVAL(Families.STANDARD, false, "graph-eval.txt"),
    /** Eval with Date and Math.random asked for. */
    COMPLETE(Families.COMPLETE, false, "graph.txt"),
    EXPRESSION(Families.EXPRESSION, true, "graph-expression.txt");

    final Families families;
    final boolean frozenMath;
    final Path list;

    World(Families families, boolean frozenMath, String list) {
      this.families = families;
      this.frozenMath = frozenMath;
      this.list = LISTS.resolve(list);
    }
  }

  private Realm realm;
  private final Map<JsObject, String> paths = new IdentityHashMap<>();
  private final ArrayDeque<JsObject> pending = new ArrayDeque<>();
  private final List<String> lines = new ArrayList<>();

  @ParameterizedTest
  @EnumSource
  void everythingReachableIsListed(World world) throws IOException {
    realm = new Realm(new Meter(
        new Ceilings(Ceilings.UNLIMITED, Ceilings.UNLIMITED, 1000, Ceilings.UNLIMITED, 8192, 1 << 22, 200),
        () -> false, () -> 0), new Templates(world.families, world.frozenMath));
    describe("globalThis", realm.global());
    while (!pending.isEmpty()) {
      members(pending.remove());
    }
    String graph = String.join("\n", lines) + "\n";
    if ("update".equals(System.getProperty("golden"))) {
      Files.createDirectories(LISTS);
      Files.writeString(world.list, graph);
    }
    assertEquals(Files.readString(world.list), graph);
  }

  /** row 166, row 167, row 174: the profiles differ in what leads out of the run and in Math alone. */
  @Test
  void theProfilesDifferInNothingElse() throws IOException {
    List<String> eval = objects(World.EVAL);
    List<String> expression = objects(World.EXPRESSION);
    assertEquals(List.of(), minus(expression, eval).stream().filter(o -> !o.contains("globalThis.Math")).toList());
    assertEquals(List.of(), minus(eval, expression).stream()
        .filter(o -> !EVAL_ALONE.matcher(o).find()).toList());
    List<String> added = minus(objects(World.COMPLETE), eval);
    assertEquals(List.of(), minus(eval, objects(World.COMPLETE)));
    assertEquals(List.of(), added.stream()
        .filter(o -> !o.contains("globalThis.Date") && !o.contains("globalThis.Math.random")).toList());
  }

  /** Every property of Math is fixed, and Math itself takes none. */
  @Test
  void mathIsFrozenForExpressions() throws IOException {
    List<String> math = objects(World.EXPRESSION).stream().filter(o -> o.startsWith("globalThis.Math ")).toList();
    assertEquals("globalThis.Math : object of globalThis.[[Prototype]], not extensible", math.get(0));
    assertEquals(List.of(), math.stream().skip(1).filter(o -> !o.matches("\\S+ \\S+ --- .*")).toList());
  }

  /** The lines of a list, each with the path of the object it belongs to in front. */
  private static List<String> objects(World world) throws IOException {
    List<String> all = new ArrayList<>();
    String path = "";
    for (String line : Files.readAllLines(world.list)) {
      if (!line.startsWith("  ")) {
        path = line.substring(0, line.indexOf(": "));
      }
      all.add(path + " " + (line.startsWith("  ") ? line.strip() : line.substring(path.length())));
    }
    return all;
  }

  private static List<String> minus(List<String> all, List<String> others) {
    Set<String> known = new HashSet<>(others);
    return all.stream().filter(o -> !known.contains(o)).toList();
  }

  /** The path of an object, which is queued when it is new. */
  private String describe(String path, JsObject o) {
    String known = paths.get(o);
    if (known == null) {
      paths.put(o, path);
      pending.add(o);
      known = path;
    }
    return known;
  }

  private void members(JsObject o) {
    String path = paths.get(o);
    String prototype = o.getPrototypeOf() == null ? "null" : describe(path + ".[[Prototype]]", o.getPrototypeOf());
    lines.add(path + ": " + (o instanceof JsFunction f ? f.isConstructor() ? "constructor" : "function" : "object")
        + " of " + prototype + (o.isExtensible() ? "" : ", not extensible"));
    KeyList keys = new KeyList(realm);
    o.ownPropertyKeys(realm, keys);
    List<PropertyKey> sorted = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      sorted.add(keys.get(i));
    }
    sorted.sort(Comparator.comparing(IntrinsicGraphTest::name));
    for (PropertyKey key : sorted) {
      PropertyDescriptor d = o.getOwnProperty(realm, key);
      String at = path + "." + name(key);
      String value = d.isAccessor() ? accessor(at, d) : value(at, d.value());
      lines.add("  " + name(key) + " " + (d.is(Attributes.WRITABLE) ? "w" : "-")
          + (d.is(Attributes.ENUMERABLE) ? "e" : "-") + (d.is(Attributes.CONFIGURABLE) ? "c" : "-") + " " + value);
    }
  }

  private static String name(PropertyKey key) {
    return key.isSymbol() ? "@@" + key.symbol().description().toString().replace("Symbol.", "") : key.text();
  }

  private String accessor(String at, PropertyDescriptor d) {
    return "get " + value(at + ".get", d.getter()) + " set " + value(at + ".set", d.setter());
  }

  private String value(String at, Value v) {
    if (v instanceof JsObject o) {
      return describe(at, o);
    }
    return v instanceof JsString s ? "'" + s + "'" : v instanceof JsNumber n
        ? Conversions.numberToString(realm, n.value()).toString() : v.toString();
  }
}
