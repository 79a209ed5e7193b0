package dev.ration.host;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ration.number.NumberToString;
import java.io.IOException;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Writes a detached result as JSON.stringify would have, from the form it is kept in. Iterative. */
public final class ResultJson {
  private ResultJson() {}

  /** A container being written. */
  private record Open(Open outer, Iterator<?> entries, boolean object) {}

  /** Numbers that JSON lacks are null, a BigInt is an integer, an Instant its ISO text, undefined is null. */
  public static void write(JsonGenerator out, Object value) throws IOException {
    Open top = begin(out, value, null);
    while (top != null) {
      if (!top.entries.hasNext()) {
        if (top.object) {
          out.writeEndObject();
        } else {
          out.writeEndArray();
        }
        top = top.outer;
        continue;
      }
      Object element = top.entries.next();
      if (top.object) {
        Map.Entry<?, ?> entry = (Map.Entry<?, ?>) element;
        out.writeFieldName((String) entry.getKey());
        element = entry.getValue();
      }
      top = begin(out, element, top);
    }
  }

  private static Open begin(JsonGenerator out, Object v, Open top) throws IOException {
    if (v instanceof Map<?, ?> map) {
      out.writeStartObject();
      return new Open(top, map.entrySet().iterator(), true);
    }
    if (v instanceof List<?> list) {
      out.writeStartArray();
      return new Open(top, list.iterator(), false);
    }
    if (v instanceof String s) {
      out.writeString(s);
    } else if (v instanceof Boolean b) {
      out.writeBoolean(b);
    } else if (v instanceof Long l) {
      out.writeNumber(l);
    } else if (v instanceof Double d && d - d == 0) {
      out.writeNumber(NumberToString.toString(d));
    } else if (v instanceof BigInteger b) {
      out.writeNumber(b);
    } else if (v instanceof Instant t) {
      out.writeString(HostLeaf.isoText(t));
    } else {
      out.writeNull();
    }
    return top;
  }
}
