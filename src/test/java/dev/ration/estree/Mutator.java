package dev.ration.estree;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Changes a document in one place or a few: what an untrusted sender may come up with. */
final class Mutator {
  private static final List<String> TYPES = NodeFields.types().stream().sorted().toList();
  private static final List<String> NAMES = List.of("a", "b", "eval", "arguments", "await", "yield", "let",
      "static", "if", "", "1", "a b",
      "constructor", "prototype", "__proto__", "\ud800", "super", "this", "undefined", "\u2028", "init",
          "get", "set", "method", "var", "const",
      "+", "**", "in", "delete", "=", "??=", "??", "++", "typeof", "use strict");

  private final Random random;
  private final List<Object> donors = new ArrayList<>();

  Mutator(long seed) {
    random = new Random(seed);
  }

  /** Adds the nodes of a document to those that are put into others. */
  void learn(Object value) {
    if (value instanceof Map<?, ?> map) {
      donors.add(map);
      map.values().forEach(this::learn);
    } else if (value instanceof List<?> list) {
      list.forEach(this::learn);
    }
  }

  /** A copy of a document with one to three changes. */
  Object mutate(Object document) {
    Object copy = copy(document);
    for (int i = 1 + random.nextInt(3); i > 0; i--) {
      List<Object> places = new ArrayList<>();
      collect(copy, places);
      change(places.get(random.nextInt(places.size())));
    }
    return copy;
  }

  private static void collect(Object value, List<Object> into) {
    if (value instanceof Map<?, ?> map) {
      into.add(map);
      map.values().forEach(v -> collect(v, into));
    } else if (value instanceof List<?> list) {
      if (!list.isEmpty()) {
        into.add(list);
      }
      list.forEach(v -> collect(v, into));
    }
  }

  @SuppressWarnings("unchecked")
  private void change(Object place) {
    if (place instanceof List<?> l) {
      List<Object> list = (List<Object>) l;
      int i = random.nextInt(list.size());
      switch (random.nextInt(5)) {
        case 0 -> list.remove(i);
        case 1 -> list.add(i, copy(list.get(random.nextInt(list.size()))));
        case 2 -> list.set(i, null);
        default -> list.set(i, value());
      }
      return;
    }
    Map<String, Object> map = (Map<String, Object>) place;
    List<String> keys = new ArrayList<>(map.keySet());
    if (keys.isEmpty()) {
      map.put("type", pick(TYPES));
      return;
    }
    String key = keys.get(random.nextInt(keys.size()));
    switch (random.nextInt(12)) {
      case 0 -> map.remove(key);
      case 1 -> map.put("type", pick(TYPES));
      case 2 -> map.put(pick(NAMES), value());
      case 3, 4 -> map.put(key, value());
      case 5 -> {
        if (map.get(key) instanceof Boolean b) {
          map.put(key, !b);
        } else {
          map.put(key, null);
        }
      }
      case 6, 7, 8 -> {
        if (map.get(key) instanceof String) {
          map.put(key, pick(key.equals("type") ? TYPES : NAMES));
        } else {
          map.put(key, value());
        }
      }
      default -> {
        String other = keys.get(random.nextInt(keys.size()));
        Object swapped = map.get(key);
        map.put(key, map.get(other));
        map.put(other, swapped);
      }
    }
  }

  private Object value() {
    return switch (random.nextInt(14)) {
      case 0 -> null;
      case 1 -> true;
      case 2 -> false;
      case 3 -> (double) random.nextInt(100);
      case 4 -> -1.5;
      case 5 -> pick(NAMES);
      case 6 -> new ArrayList<>();
      case 7 -> new LinkedHashMap<>();
      default -> copy(donors.get(random.nextInt(donors.size())));
    };
  }

  private String pick(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  private static Object copy(Object value) {
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> copy = new LinkedHashMap<>();
      map.forEach((k, v) -> copy.put((String) k, copy(v)));
      return copy;
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      list.forEach(v -> copy.add(copy(v)));
      return copy;
    }
    return value;
  }

  /** A document as maps and lists. */
  static Object plain(Object value) {
    if (value instanceof JsonObject object) {
      Map<String, Object> map = new LinkedHashMap<>();
      for (int i = 0; i < object.size(); i++) {
        map.put(object.key(i), plain(object.value(i)));
      }
      return map;
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      list.forEach(v -> copy.add(plain(v)));
      return copy;
    }
    return value == JsonObject.Null.NULL ? null : value;
  }

  static Object parse(String json) {
    return plain(JsonTree.read(json, new Deadline(EstreeLimits.of(0, 200))));
  }

  /** Maps and lists as JSON. */
  static String text(Object value) {
    JsonOut out = new JsonOut();
    write(value, out);
    return out.toString();
  }

  private static void write(Object value, JsonOut out) {
    if (value instanceof Map<?, ?> map) {
      out.raw("{");
      boolean first = true;
      for (Map.Entry<?, ?> e : map.entrySet()) {
        out.raw(first ? "" : ",").string((String) e.getKey()).raw(":");
        write(e.getValue(), out);
        first = false;
      }
      out.raw("}");
    } else if (value instanceof List<?> list) {
      out.raw("[");
      for (int i = 0; i < list.size(); i++) {
        out.raw(i == 0 ? "" : ",");
        write(list.get(i), out);
      }
      out.raw("]");
    } else if (value instanceof String text) {
      out.string(text);
    } else if (value instanceof Double d) {
      out.raw(d.isInfinite() ? "1e999" : d.toString());
    } else {
      out.raw(String.valueOf(value));
    }
  }
}
