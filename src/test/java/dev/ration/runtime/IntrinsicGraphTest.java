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
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Everything reachable from globalThis, with attributes, names, lengths and prototypes, is what a checked-in list says.
 * To write the list anew: {@code mvn test -Dtest=IntrinsicGraphTest -Dtest.args=-Dgolden=update}, then review it.
 */
class IntrinsicGraphTest {
  private static final Path LIST = Path.of("src", "test", "resources", "intrinsics", "graph.txt");

  private final Realm realm = new Realm(new Meter(
      new Ceilings(Ceilings.UNLIMITED, Ceilings.UNLIMITED, 1000, Ceilings.UNLIMITED, 8192, 1 << 22, 200),
      () -> false, () -> 0), new Templates(Families.COMPLETE, false));
  private final Map<JsObject, String> paths = new IdentityHashMap<>();
  private final ArrayDeque<JsObject> pending = new ArrayDeque<>();
  private final List<String> lines = new ArrayList<>();

  @Test
  void everythingReachableIsListed() throws IOException {
    describe("globalThis", realm.global());
    while (!pending.isEmpty()) {
      members(pending.remove());
    }
    String graph = String.join("\n", lines) + "\n";
    if ("update".equals(System.getProperty("golden"))) {
      Files.createDirectories(LIST.getParent());
      Files.writeString(LIST, graph);
    }
    assertEquals(Files.readString(LIST), graph);
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
