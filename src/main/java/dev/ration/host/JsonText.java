package dev.ration.host;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.ration.number.NumberToString;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * JSON text for the command line. What JSON cannot express is an object with one key: {@code $number}, {@code $bigint},
 * {@code $date}, {@code $undefined}; an ordinary object whose only key starts with {@code $} has one {@code $} more.
 * Iterative in both directions.
 */
public final class JsonText {
  private static final JsonFactory FACTORY = JsonFactory.builder()
      .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(Integer.MAX_VALUE)
          .maxStringLength(Integer.MAX_VALUE).maxNumberLength(1_000).build())
      .build();
  private static final String HEX = "0123456789abcdef";

  private JsonText() {}

  /** A text that is not JSON. */
  public static final class Malformed extends Exception {
    private static final long serialVersionUID = 1;

    Malformed(String message) {
      super(message, null, false, false);
    }
  }

  // ---- reading ----

  /** A container being read. */
  private static final class Open {
    final Map<String, Object> map;
    final List<Object> list;
    String key;

    Open(boolean object) {
      map = object ? new LinkedHashMap<>() : null;
      list = object ? null : new ArrayList<>();
    }

    void add(Object v) {
      if (map != null) {
        map.put(key, v);
      } else {
        list.add(v);
      }
    }

    Object value() throws Malformed {
      return map != null ? unescaped(map) : list;
    }
  }

  /**
   * The value of one JSON text: null, Boolean, String, Long, BigInteger, Double, Instant, {@link Absent#UNDEFINED},
   * List or Map.
   */
  public static Object parse(String text) throws Malformed {
    try (JsonParser p = FACTORY.createParser(text)) {
      Object value = read(p);
      if (p.nextToken() != null) {
        throw new Malformed("more than one JSON value");
      }
      return value;
    } catch (JsonProcessingException e) {
      throw new Malformed(e.getOriginalMessage());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Object read(JsonParser p) throws IOException, Malformed {
    Deque<Open> stack = new ArrayDeque<>();
    while (true) {
      JsonToken token = p.nextToken();
      if (token == null) {
        throw new Malformed("no JSON value");
      }
      Object value;
      switch (token) {
        case START_OBJECT, START_ARRAY -> {
          stack.push(new Open(token == JsonToken.START_OBJECT));
          continue;
        }
        case FIELD_NAME -> {
          stack.element().key = p.currentName();
          continue;
        }
        case END_OBJECT, END_ARRAY -> value = stack.pop().value();
        case VALUE_STRING -> value = p.getText();
        case VALUE_NUMBER_INT -> value = integer(p.getText());
        case VALUE_NUMBER_FLOAT -> value = p.getDoubleValue();
        case VALUE_TRUE -> value = true;
        case VALUE_FALSE -> value = false;
        default -> value = null;
      }
      if (stack.isEmpty()) {
        return value;
      }
      stack.element().add(value);
    }
  }

  private static Object integer(String digits) {
    if (digits.length() <= 18) {
      long l = Long.parseLong(digits);
      return l == 0 && digits.startsWith("-") ? (Object) (-0.0) : (Object) l;
    }
    BigInteger b = new BigInteger(digits);
    return b.bitLength() < 64 ? (Object) b.longValue() : b;
  }

  private static Object unescaped(Map<String, Object> map) throws Malformed {
    if (map.size() != 1) {
      return map;
    }
    Map.Entry<String, Object> only = map.entrySet().iterator().next();
    String key = only.getKey();
    if (!key.startsWith("$")) {
      return map;
    }
    Object v = only.getValue();
    if (key.startsWith("$$")) {
      Map<String, Object> plain = new LinkedHashMap<>();
      plain.put(key.substring(1), v);
      return plain;
    }
    switch (key) {
      case "$number":
        if (v instanceof String s) {
          switch (s) {
            case "NaN":
              return Double.NaN;
            case "Infinity":
              return Double.POSITIVE_INFINITY;
            case "-Infinity":
              return Double.NEGATIVE_INFINITY;
            case "-0":
              return -0.0;
            default:
          }
        }
        throw new Malformed("$number is none of NaN, Infinity, -Infinity, -0");
      case "$bigint":
        try {
          return new BigIntLiteral(new BigInteger((String) v));
        } catch (ClassCastException | NumberFormatException | NullPointerException e) {
          throw new Malformed("$bigint is not a string of digits");
        }
      case "$date":
        try {
          return Instant.parse((String) v);
        } catch (ClassCastException | DateTimeParseException | NullPointerException e) {
          throw new Malformed("$date is not an ISO 8601 date and time");
        }
      case "$undefined":
        return Absent.UNDEFINED;
      default:
        return map;
    }
  }

  // ---- writing ----

  /** The JSON text of host data as {@link Outbound} makes it, or as {@link #parse} read it. */
  public static String write(Object value) {
    StringBuilder out = new StringBuilder();
    write(out, value);
    return out.toString();
  }

  /** A container being written. */
  private record Writing(Iterator<?> entries, boolean object) {}

  /** Appends the JSON text of {@code value}. */
  public static void write(StringBuilder out, Object value) {
    Deque<Writing> stack = new ArrayDeque<>();
    begin(out, value, stack);
    while (!stack.isEmpty()) {
      Writing w = stack.element();
      if (!w.entries().hasNext()) {
        stack.pop();
        out.append(w.object() ? '}' : ']');
        continue;
      }
      char last = out.charAt(out.length() - 1);
      if (last != '{' && last != '[') {
        out.append(',');
      }
      Object element = w.entries().next();
      if (element instanceof Map.Entry<?, ?> entry && w.object()) {
        quote(out, (String) entry.getKey());
        out.append(':');
        begin(out, entry.getValue(), stack);
      } else {
        begin(out, element, stack);
      }
    }
  }

  private static void begin(StringBuilder out, Object v, Deque<Writing> stack) {
    if (v instanceof String s) {
      quote(out, s);
    } else if (v == null || v instanceof Boolean || v instanceof Long || v instanceof Integer) {
      out.append(v);
    } else if (v instanceof Double d) {
      number(out, d);
    } else if (v instanceof BigInteger b) {
      out.append("{\"$bigint\":\"").append(b).append("\"}");
    } else if (v instanceof BigIntLiteral b) {
      out.append("{\"$bigint\":\"").append(b.value()).append("\"}");
    } else if (v instanceof Instant t) {
      out.append("{\"$date\":\"").append(HostLeaf.isoText(t)).append("\"}");
    } else if (v == Absent.UNDEFINED) {
      out.append("{\"$undefined\":true}");
    } else if (v instanceof Map<?, ?> map) {
      object(out, map, stack);
    } else if (v instanceof Collection<?> c) {
      out.append('[');
      stack.push(new Writing(c.iterator(), false));
    } else if (v instanceof Optional<?> o) {
      begin(out, o.orElse(null), stack);
    } else {
      throw new IllegalArgumentException("not host data");
    }
  }

  private static void object(StringBuilder out, Map<?, ?> map, Deque<Writing> stack) {
    out.append('{');
    if (map.size() == 1 && ((String) map.keySet().iterator().next()).startsWith("$")) {
      Map.Entry<?, ?> only = map.entrySet().iterator().next();
      stack.push(new Writing(Map.of().entrySet().iterator(), true));
      quote(out, "$" + only.getKey());
      out.append(':');
      begin(out, only.getValue(), stack);
      return;
    }
    stack.push(new Writing(map.entrySet().iterator(), true));
  }

  private static void number(StringBuilder out, double d) {
    if (d != d || Double.isInfinite(d) || d == 0 && 1 / d < 0) {
      out.append("{\"$number\":\"").append(d == 0 ? "-0" : NumberToString.toString(d)).append("\"}");
    } else {
      out.append(NumberToString.toString(d));
    }
  }

  private static void quote(StringBuilder out, String s) {
    out.append('"');
    int n = s.length();
    for (int i = 0; i < n; i++) {
      char c = s.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          boolean pair = Character.isHighSurrogate(c) && i + 1 < n && Character.isLowSurrogate(s.charAt(i + 1));
          if (pair) {
            out.append(c).append(s.charAt(++i));
          } else if (c < 0x20 || Character.isSurrogate(c) || c == 0x7f || c == '\u2028' || c == '\u2029') {
            out.append("\\u").append(HEX.charAt(c >> 12)).append(HEX.charAt(c >> 8 & 15))
                .append(HEX.charAt(c >> 4 & 15)).append(HEX.charAt(c & 15));
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }
}
