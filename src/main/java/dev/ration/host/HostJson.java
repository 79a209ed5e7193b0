package dev.ration.host;

import dev.ration.number.NumberToString;
import dev.ration.runtime.PropertyKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The text that JSON.stringify would make of host data, under the rules and limits of a crossing into a scope: read once through
 * the interfaces of JSON's own kinds, refused where JSON cannot express it. Iterative; belongs to no run.
 */
public final class HostJson extends HostWalk<Object> {
  private static final String HEX = "0123456789abcdef";

  private HostJson(CrossingRules rules) {
    super(rules);
  }

  /** JSON text of {@code v}, of at most {@code bytes} by the measure of row 90. */
  public static String json(Object v, long bytes) throws CrossingRefused {
    HostJson walk = new HostJson(CrossingRules.scope(bytes));
    StringBuilder out = new StringBuilder();
    write(out, walk.copy("the value", v));
    return out.toString();
  }

  /** The text of {@code v} itself if it is one, else its JSON text. */
  public static String text(Object v, long bytes) throws CrossingRefused {
    Object detached = new HostJson(CrossingRules.scope(bytes)).copy("the value", v);
    if (detached instanceof String s) {
      return s;
    }
    StringBuilder out = new StringBuilder();
    write(out, detached);
    return out.toString();
  }

  /** The element {@code i} of a list or array, or {@link Absent#UNDEFINED} where there is none. */
  public static Object element(Object array, long i) {
    if (array instanceof List<?> list) {
      return i < list.size() ? list.get((int) i) : Absent.UNDEFINED;
    }
    Iterator<?> elements = ArrayElements.of(array);
    for (long k = 0; elements != null && elements.hasNext(); k++) {
      Object element = elements.next();
      if (k == i) {
        return element;
      }
    }
    return Absent.UNDEFINED;
  }

  /** How many elements, entries or UTF-16 units {@code v} has; -1 for what has no length. */
  public static long length(Object v) {
    if (v instanceof CharSequence text) {
      return text.length();
    }
    if (v instanceof Map<?, ?> map) {
      return map.size();
    }
    if (v instanceof Collection<?> c) {
      return c.size();
    }
    Iterator<?> elements = ArrayElements.of(v);
    long n = elements == null ? -1 : 0;
    while (elements != null && elements.hasNext()) {
      elements.next();
      n++;
    }
    return n;
  }

  /** A date as Date.prototype.toJSON tells it. */
  public static String isoText(Instant t) {
    return HostLeaf.isoText(t);
  }

  // ---- reading ----

  @Override
  Object leaf(Object reduced) {
    if (reduced instanceof Instant t) {
      return HostLeaf.isoText(t);
    }
    return reduced == Absent.UNDEFINED ? null : reduced;
  }

  @Override
  Object newRecord() {
    return new LinkedHashMap<String, Object>();
  }

  @Override
  Object newArray() {
    return new ArrayList<>();
  }

  @Override
  @SuppressWarnings("unchecked")
  void put(Object record, String key, Object value) {
    ((Map<String, Object>) record).put(key, value);
  }

  @Override
  @SuppressWarnings("unchecked")
  void append(Object array, long index, Object value) {
    ((List<Object>) array).add(value);
  }

  /** Integer-like keys come first, ascending, as an object would have them. */
  @Override
  @SuppressWarnings("unchecked")
  void finish(Object container, boolean record) {
    if (!record) {
      return;
    }
    Map<String, Object> map = (Map<String, Object>) container;
    TreeMap<Long, String> indices = new TreeMap<>();
    for (String key : map.keySet()) {
      PropertyKey k = PropertyKey.of(key);
      if (k.isIndex()) {
        indices.put(k.index(), key);
      }
    }
    if (!indices.isEmpty()) {
      Map<String, Object> rest = new LinkedHashMap<>(map);
      map.clear();
      for (String key : indices.values()) {
        map.put(key, rest.remove(key));
      }
      map.putAll(rest);
    }
  }

  @Override
  void pay(long bytes) {}

  // ---- writing ----

  /** A container being written. */
  private static final class Open {
    final Open outer;
    final Iterator<?> entries;
    final char end;
    boolean begun;

    Open(Open outer, Iterator<?> entries, char end) {
      this.outer = outer;
      this.entries = entries;
      this.end = end;
    }
  }

  private static void write(StringBuilder out, Object value) {
    Open top = begin(out, value, null);
    while (top != null) {
      if (!top.entries.hasNext()) {
        out.append(top.end);
        top = top.outer;
        continue;
      }
      if (top.begun) {
        out.append(',');
      }
      top.begun = true;
      Object element = top.entries.next();
      if (element instanceof Map.Entry<?, ?> entry) {
        quote(out, (String) entry.getKey());
        out.append(':');
        element = entry.getValue();
      }
      top = begin(out, element, top);
    }
  }

  private static Open begin(StringBuilder out, Object v, Open top) {
    if (v instanceof Map<?, ?> map) {
      out.append('{');
      return new Open(top, map.entrySet().iterator(), '}');
    }
    if (v instanceof List<?> list) {
      out.append('[');
      return new Open(top, list.iterator(), ']');
    }
    if (v instanceof String s) {
      quote(out, s);
    } else {
      out.append(v instanceof Double d ? NumberToString.toString(d) : String.valueOf(v));
    }
    return top;
  }

  /** QuoteJSONString, section 25.5.2.4. */
  private static void quote(StringBuilder out, String s) {
    out.append('"');
    int n = s.length();
    for (int i = 0; i < n; i++) {
      char c = s.charAt(i);
      int escape = "\b\t\n\f\r".indexOf(c);
      if (escape >= 0) {
        out.append('\\').append("btnfr".charAt(escape));
      } else if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (Character.isHighSurrogate(c) && i + 1 < n && Character.isLowSurrogate(s.charAt(i + 1))) {
        out.append(c).append(s.charAt(++i));
      } else if (c < 0x20 || Character.isSurrogate(c)) {
        out.append("\\u").append(HEX.charAt(c >> 12)).append(HEX.charAt(c >> 8 & 15)).append(HEX.charAt(c >> 4 & 15))
            .append(HEX.charAt(c & 15));
      } else {
        out.append(c);
      }
    }
    out.append('"');
  }
}
