package dev.ration.estree;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import dev.ration.number.StringToNumber;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a JSON text into plain values, without Java recursion: left spines of a tree are as deep as the text
 * is long. Looks at nothing but the version.
 */
final class JsonTree {
  private static final String SOURCE = "This VM accepts an AST, not source";
  private static final int MAX_NUMBER = 1_000;

  // Names are not kept in tables of jackson: a document could fill those with names that collide.
  private static final JsonFactory FACTORY = JsonFactory.builder()
      .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
      .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
      .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(Integer.MAX_VALUE)
          .maxStringLength(Integer.MAX_VALUE).maxNumberLength(MAX_NUMBER).build())
      .build();

  private static final Map<String, String> NAMES = new HashMap<>();

  static {
    for (String[] fields : NodeFields.all()) {
      for (String field : fields) {
        NAMES.put(field, field);
      }
    }
    NodeFields.types().forEach(type -> NAMES.put(type, type));
  }

  private final Deadline deadline;

  private JsonTree(Deadline deadline) {
    this.deadline = deadline;
  }

  /** A container being read. */
  private static final class Open {
    final JsonObject object;
    final List<Object> list;
    String key;

    Open(boolean isObject) {
      object = isObject ? new JsonObject() : null;
      list = isObject ? null : new ArrayList<>();
    }

    Object value() {
      return object != null ? object : list;
    }
  }

  /** The object that a text is. */
  static JsonObject read(String text, Deadline deadline) {
    if (!looksLikeJson(text)) {
      throw new Refused(EstreeError.Kind.DOCUMENT, SOURCE);
    }
    try (JsonParser p = FACTORY.createParser(text)) {
      p.nextToken();
      JsonObject document = new JsonTree(deadline).object(p);
      if (p.nextToken() != null) {
        throw malformed(p.currentTokenLocation());
      }
      return document;
    } catch (JsonProcessingException e) {
      throw malformed(e.getLocation());
    } catch (IOException e) {
      throw new UncheckedIOException(e); // there is no device behind a text
    }
  }

  /** Whether the text begins as a JSON object does. */
  private static boolean looksLikeJson(String text) {
    int open = afterSpace(text, 0);
    if (open == text.length() || text.charAt(open) != '{') {
      return false;
    }
    int next = afterSpace(text, open + 1);
    return next < text.length() && (text.charAt(next) == '"' || text.charAt(next) == '}');
  }

  private static int afterSpace(String text, int from) {
    int i = from;
    while (i < text.length() && " \t\r\n".indexOf(text.charAt(i)) >= 0) {
      i++;
    }
    return i;
  }

  private static Refused malformed(JsonLocation at) {
    String place = at == null ? "" : " at line " + at.getLineNr() + ", column " + at.getColumnNr();
    return new Refused(EstreeError.Kind.DOCUMENT, "the AST is not well-formed JSON" + place);
  }

  private JsonObject object(JsonParser p) throws IOException {
    Deque<Open> stack = new ArrayDeque<>();
    Open top = new Open(true);
    while (true) {
      JsonToken token = p.nextToken();
      if (token == null) {
        throw malformed(p.currentLocation());
      }
      Object value;
      switch (token) {
        case FIELD_NAME -> {
          top.key = known(p.currentName());
          continue;
        }
        case START_OBJECT, START_ARRAY -> {
          deadline.count();
          stack.push(top);
          top = new Open(token == JsonToken.START_OBJECT);
          continue;
        }
        case END_OBJECT, END_ARRAY -> {
          value = top.value();
          if (stack.isEmpty()) {
            return top.object;
          }
          top = stack.pop();
        }
        default -> {
          deadline.count();
          value = scalar(p, token);
          if (stack.isEmpty() && "version".equals(top.key)) {
            checkVersion(value);
          }
        }
      }
      add(top, value, p);
    }
  }

  private static void add(Open top, Object value, JsonParser p) {
    if (top.list != null) {
      top.list.add(value);
      return;
    }
    String wrong = top.object.add(top.key, value);
    if (wrong != null) {
      JsonLocation at = p.currentLocation();
      throw new Refused(EstreeError.Kind.DOCUMENT,
          wrong + " at line " + at.getLineNr() + ", column " + at.getColumnNr() + " of the AST");
    }
  }

  private static Object scalar(JsonParser p, JsonToken token) throws IOException {
    return switch (token) {
      case VALUE_STRING -> known(p.getText());
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(p.getText());
      case VALUE_TRUE -> Boolean.TRUE;
      case VALUE_FALSE -> Boolean.FALSE;
      default -> JsonObject.Null.NULL;
    };
  }

  private static double number(String text) {
    return StringToNumber.decimal(text, 0, text.length());
  }

  /** Field names and types occur often: one string for each. */
  private static String known(String text) {
    String known = NAMES.get(text);
    return known == null ? text : known;
  }

  private static void checkVersion(Object value) {
    if (!(value instanceof Double d) || d != Math.rint(d) || d < 1) {
      throw new Refused(EstreeError.Kind.DOCUMENT, "the AST's version must be a whole number from 1");
    }
    if (d > EstreeReader.VERSION) {
      String shown = d < 1e9 ? Integer.toString(d.intValue()) : "of the AST";
      throw new Refused(EstreeError.Kind.DOCUMENT, "AST version " + shown + " is newer than version "
          + EstreeReader.VERSION
          + ", the newest that this VM reads");
    }
  }
}
