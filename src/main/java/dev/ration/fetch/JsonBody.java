package dev.ration.fetch;

import dev.ration.host.HostJson;
import dev.ration.number.NumberToString;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.LongConsumer;

/** The JSON text of a request's body, as JSON.stringify makes it of data. Iterative. */
public final class JsonBody {
  private static final String HEX = "0123456789abcdef";

  private final StringBuilder out;
  private final LongConsumer fuel;
  private final long limit;
  private long length;
  private long charged;

  private JsonBody(StringBuilder out, LongConsumer fuel, long limit) {
    this.out = out;
    this.fuel = fuel;
    this.limit = limit;
  }

  /**
   * Pays for the text before anyone makes it: 1 fuel per 16 characters (row 117).
   *
   * @param limit most characters
   */
  public static void pay(Object body, LongConsumer fuel, long limit) throws FetchRefused {
    if (!(body instanceof String)) {
      new JsonBody(null, fuel, limit).write(body);
    }
  }

  /** The text of data that was paid for. */
  public static String text(Object body) throws FetchRefused {
    if (body instanceof String s) {
      return s;
    }
    StringBuilder out = new StringBuilder();
    new JsonBody(out, n -> { }, Long.MAX_VALUE).write(body);
    return out.toString();
  }

  /** A container being written. */
  private static final class Open {
    final Open outer;
    final Iterator<?> entries;
    final String end;
    boolean begun;

    Open(Open outer, Iterator<?> entries, String end) {
      this.outer = outer;
      this.entries = entries;
      this.end = end;
    }
  }

  private void write(Object value) throws FetchRefused {
    Open top = begin(value, null);
    while (top != null) {
      if (!top.entries.hasNext()) {
        put(top.end);
        top = top.outer;
        continue;
      }
      if (top.begun) {
        put(",");
      }
      top.begun = true;
      Object element = top.entries.next();
      if (element instanceof Map.Entry<?, ?> entry) {
        quote((String) entry.getKey());
        put(":");
        element = entry.getValue();
      }
      top = begin(element, top);
    }
  }

  private Open begin(Object v, Open top) throws FetchRefused {
    if (v instanceof Map<?, ?> map) {
      put("{");
      return new Open(top, map.entrySet().iterator(), "}");
    }
    if (v instanceof List<?> list) {
      put("[");
      return new Open(top, list.iterator(), "]");
    }
    if (v instanceof BigInteger) {
      throw new FetchRefused("httpFetch's body cannot hold a BigInt");
    }
    if (v instanceof String s) {
      quote(s);
    } else if (v instanceof Instant t) {
      quote(HostJson.isoText(t));
    } else if (v instanceof Double d) {
      put(Double.isNaN(d) || Double.isInfinite(d) ? "null" : NumberToString.toString(d));
    } else {
      put(v instanceof Boolean || v instanceof Long ? v.toString() : "null");
    }
    return top;
  }

  private void put(String text) throws FetchRefused {
    length += text.length();
    if (length > limit) {
      throw new FetchRefused("httpFetch's body is over the " + limit + "-byte limit; raise it with crossingBytes");
    }
    if ((length >> 4) > charged) {
      fuel.accept((length >> 4) - charged);
      charged = length >> 4;
    }
    if (out != null) {
      out.append(text);
    }
  }

  /** QuoteJSONString, section 25.5.2.4. */
  private void quote(String s) throws FetchRefused {
    put("\"");
    int plain = 0;
    for (int i = 0; i < s.length(); i++) {
      String escape = escape(s, i);
      if (escape != null) {
        put(s.substring(plain, i));
        put(escape);
        plain = i + 1;
      }
    }
    put(s.substring(plain));
    put("\"");
  }

  private static String escape(String s, int i) {
    char c = s.charAt(i);
    int letter = "\b\t\n\f\r".indexOf(c);
    if (letter >= 0) {
      return "\\" + "btnfr".charAt(letter);
    }
    if (c == '"' || c == '\\') {
      return "\\" + c;
    }
    boolean lone = Character.isHighSurrogate(c) && (i + 1 == s.length() || !Character.isLowSurrogate(s.charAt(i + 1)))
        || Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(s.charAt(i - 1)));
    return c < ' ' || lone ? "\\u" + HEX.charAt(c >> 12) + HEX.charAt(c >> 8 & 15) + HEX.charAt(c >> 4 & 15)
        + HEX.charAt(c & 15) : null;
  }
}
