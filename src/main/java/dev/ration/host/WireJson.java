package dev.ration.host;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.ration.number.StringToNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** JSON text from elsewhere as host data: what JSON.parse would make of it, within bounds. Iterative. */
public final class WireJson {
  private static final int MAX_DEPTH = 10_000;
  private static final long MAX_SAFE = (1L << 53) - 1;
  private static final JsonFactory FACTORY = JsonFactory.builder()
      .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(MAX_DEPTH)
          .maxStringLength(Integer.MAX_VALUE).maxNumberLength(1_000).build())
      .build();

  private WireJson() {}

  /** A text that is not JSON, or makes more than it may. */
  public static final class Refused extends Exception {
    private static final long serialVersionUID = 1;

    Refused(String message) {
      super(message, null, false, false);
    }
  }

  /** A container being read. */
  private static final class Open {
    final Open outer;
    final Map<String, Object> map;
    final List<Object> list;
    String key;

    Open(Open outer, boolean object) {
      this.outer = outer;
      map = object ? new LinkedHashMap<>() : null;
      list = object ? null : new ArrayList<>(4);
    }

    void add(Object v) {
      if (map != null) {
        map.put(key, v);
      } else {
        list.add(v);
      }
    }
  }

  /**
   * The value of one JSON text: null, Boolean, String, Long, Double, List or Map.
   *
   * @param bytes most that the value may be, by the measure of row 90
   */
  public static Object parse(String text, long bytes) throws Refused {
    try (JsonParser p = FACTORY.createParser(text)) {
      Object value = read(p, bytes);
      if (p.nextToken() != null) {
        throw new Refused("it is more than one value");
      }
      return value;
    } catch (JsonProcessingException e) {
      throw new Refused("it is not JSON");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Object read(JsonParser p, long limit) throws IOException, Refused {
    Open top = null;
    long bytes = 0;
    while (true) {
      JsonToken token = p.nextToken();
      if (token == null) {
        throw new Refused("it is not JSON");
      }
      bytes += 8 + (token == JsonToken.VALUE_STRING || token == JsonToken.FIELD_NAME ? 2L * p.getTextLength() : 0);
      if (bytes > limit) {
        throw new Refused("its value is over " + limit + " bytes");
      }
      Object value;
      switch (token) {
        case START_OBJECT, START_ARRAY -> {
          top = new Open(top, token == JsonToken.START_OBJECT);
          continue;
        }
        case FIELD_NAME -> {
          top.key = p.currentName();
          continue;
        }
        case END_OBJECT, END_ARRAY -> {
          value = top.map != null ? top.map : top.list;
          top = top.outer;
        }
        case VALUE_STRING -> value = p.getText();
        case VALUE_NUMBER_INT -> value = integer(p.getText());
        case VALUE_NUMBER_FLOAT -> value = StringToNumber.stringToNumber(p.getText());
        case VALUE_TRUE -> value = true;
        case VALUE_FALSE -> value = false;
        default -> value = null;
      }
      if (top == null) {
        return value;
      }
      top.add(value);
    }
  }

  private static Object integer(String digits) {
    double d = StringToNumber.stringToNumber(digits);
    return Math.abs(d) > MAX_SAFE || d == 0 ? (Object) d : (Object) (long) d;
  }
}
