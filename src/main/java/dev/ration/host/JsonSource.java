package dev.ration.host;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import java.io.IOException;
import java.io.StringReader;
import java.util.HashMap;
import java.util.Map;

/** JSON text that stands for the value it describes: read while it is copied, and only then. */
public abstract class JsonSource {
  /** No table of names that outlives a text, none of another thread's buffers, and nothing that a text could overflow. */
  private static final JsonFactory FACTORY = JsonFactory.builder()
      .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
      .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
      .disable(JsonFactory.Feature.USE_THREAD_LOCAL_FOR_BUFFER_RECYCLING)
      .streamReadConstraints(StreamReadConstraints.builder().maxNestingDepth(Integer.MAX_VALUE)
          .maxStringLength(Integer.MAX_VALUE).maxNumberLength(1_000).build())
      .build();

  private final String text;
  private final long from;
  private final boolean whole;

  /** The value that all of {@code text} is. */
  protected JsonSource(String text) {
    this(text, 0, true);
  }

  private JsonSource(String text, long from, boolean whole) {
    this.text = text;
    this.from = from;
    this.whole = whole;
  }

  /** One value inside a text whose grammar was checked. */
  private static final class Part extends JsonSource {
    Part(String text, long from) {
      super(text, from, false);
    }
  }

  /** What a text that is not JSON ends with; the message says where, and quotes nothing. */
  public static final class Malformed extends RuntimeException {
    private static final long serialVersionUID = 1;

    Malformed(String message) {
      super(message, null, false, false);
    }
  }

  /**
   * The values of the outermost object of a text, by name: containers and strings as sources that are read when they are
   * copied. The whole text is checked, and nothing of it is built. Where a name is there twice, its last value counts.
   *
   * @throws Malformed when the text is not JSON, or not an object
   */
  public static Map<String, Object> fields(String text) {
    Map<String, Object> fields = new HashMap<>();
    JsonParser p = null;
    try {
      p = FACTORY.createParser(new StringReader(text));
      if (p.nextToken() != JsonToken.START_OBJECT) {
        throw new Malformed("is not the text of a JSON object");
      }
      while (p.nextToken() != JsonToken.END_OBJECT) {
        String name = p.currentName();
        JsonToken token = p.nextToken();
        if (token.isStructStart() || token == JsonToken.VALUE_STRING) {
          long from = p.currentTokenLocation().getCharOffset();
          p.skipChildren();
          fields.put(name, new Part(text, from));
        } else {
          fields.put(name, JsonStream.scalar(p, token));
        }
      }
      if (p.nextToken() != null) {
        throw new Malformed("is more than one JSON value");
      }
      return fields;
    } catch (IOException e) {
      throw malformed(p);
    }
  }

  /** The value: a container is a {@link JsonStream.Part}. */
  final Object open() {
    JsonParser p = null;
    try {
      StringReader reader = new StringReader(text);
      reader.skip(from);
      p = FACTORY.createParser(reader);
      return new JsonStream(p, whole).root();
    } catch (IOException e) {
      throw malformed(p);
    }
  }

  static Malformed malformed(JsonParser p) {
    return new Malformed(p == null || p.currentLocation() == null ? "is not JSON"
        : "is not JSON (line " + p.currentLocation().getLineNr() + ", column " + p.currentLocation().getColumnNr() + ")");
  }
}
