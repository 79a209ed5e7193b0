package dev.ration.expression;

import dev.ration.meter.Limit;
import dev.ration.meter.LimitExceeded;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.Realm;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Holds a result to the size that its JSON text would have: at most as many UTF-8 bytes as the evaluation may have live (row 285).
 * Counted without making the text, and only where a cheap bound does not already tell. Iterative; on the budget of the run.
 */
final class ResultSize {
  private static final int UNITS_PER_FUEL = 8;

  private final Realm realm;
  private final long limit;
  private long bytes;

  private ResultSize(Realm realm, long limit) {
    this.realm = realm;
    this.limit = limit;
  }

  /**
   * @param least no JSON text of {@code value} is shorter
   * @param most no JSON text of {@code value} is longer
   * @throws LimitExceeded with limit MEMORY when it is too large
   */
  static void check(Realm realm, Object value, long least, long most) {
    long limit = realm.meter().ceilings().heapBytes();
    if (most <= limit) {
      return;
    }
    ResultSize size = new ResultSize(realm, limit);
    size.add(least);
    size.bytes = 0;
    size.count(value);
  }

  private void count(Object value) {
    Deque<Iterator<?>> open = new ArrayDeque<>();
    Iterator<?> top = List.of(value == null ? "null" : value).iterator();
    while (true) {
      while (!top.hasNext()) {
        if (open.isEmpty()) {
          return;
        }
        top = open.pop();
      }
      realm.charge(1);
      Object v = top.next();
      if (v instanceof Map.Entry<?, ?> e) {
        text((String) e.getKey());
        add(1);
        v = e.getValue();
      }
      if (v instanceof String s) {
        text(s);
      } else if (v instanceof Map<?, ?> map) {
        add(1 + Math.max(1, map.size()));
        open.push(top);
        top = map.entrySet().iterator();
      } else if (v instanceof List<?> list) {
        add(1 + Math.max(1, list.size()));
        open.push(top);
        top = list.iterator();
      } else {
        add(v instanceof Double d ? JsNumber.of(d).toString().length() : String.valueOf(v).length());
      }
    }
  }

  /** A quoted string: JSON.stringify escapes quotes, backslashes, controls and lone surrogates. */
  private void text(String s) {
    int n = s.length();
    realm.charge(n / UNITS_PER_FUEL);
    add(n + 2L);
    long more = 0;
    for (int i = 0; i < n; i++) {
      char c = s.charAt(i);
      if (c < 0x20) {
        more += c == '\b' || c == '\t' || c == '\n' || c == '\f' || c == '\r' ? 1 : 5;
      } else if (c == '"' || c == '\\') {
        more++;
      } else if (c >= 0x80) {
        boolean pair = Character.isHighSurrogate(c) && i + 1 < n && Character.isLowSurrogate(s.charAt(i + 1));
        if (pair) {
          i++;
          more += 2;
        } else {
          more += c < 0x800 ? 1 : Character.isSurrogate(c) ? 5 : 2;
        }
      }
    }
    add(more);
  }

  private void add(long n) {
    bytes += n;
    if (bytes > limit) {
      throw new LimitExceeded(Limit.MEMORY, "the result is over the " + limit + "-byte limit; raise it with heapBytes");
    }
  }
}
