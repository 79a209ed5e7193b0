package dev.ration.host;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.TreeNode;
import java.io.IOException;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * The tokens of one parser as elements of nested containers. A walk finishes a container before it goes on with the one around
 * it, so that all of them can read from the same parser.
 */
final class JsonStream {
  private static final int MAX_LONG_DIGITS = 18;

  private final JsonParser parser;
  private final boolean whole;

  /** @param whole whether nothing may follow the value */
  JsonStream(JsonParser parser, boolean whole) {
    this.parser = parser;
    this.whole = whole;
  }

  /** The value of a tree of the host's JSON library. */
  static Object of(TreeNode tree) throws IOException {
    return new JsonStream(tree.traverse(), true).root();
  }

  /** A container whose opening token has been read; its elements are to be read once, in order. */
  static final class Part {
    final JsonStream stream;
    final boolean record;
    private final boolean root;

    private Part(JsonStream stream, boolean record, boolean root) {
      this.stream = stream;
      this.record = record;
      this.root = root;
    }

    /** The elements of an array, or entries, each good until the next one is asked for. */
    Iterator<?> elements() {
      return new Elements(this);
    }
  }

  Object root() throws IOException {
    JsonToken token = parser.nextToken();
    if (token == null) {
      throw new JsonSource.Malformed("is not JSON: it is empty");
    }
    Object value = value(token, true);
    if (!(value instanceof Part)) {
      checkEnd();
    }
    return value;
  }

  private void checkEnd() throws IOException {
    if (whole && parser.nextToken() != null) {
      throw new JsonSource.Malformed("is more than one JSON value");
    }
  }

  private Object value(JsonToken token, boolean root) throws IOException {
    return token.isStructStart() ? new Part(this, token == JsonToken.START_OBJECT, root) : scalar(parser, token);
  }

  /** A value without parts: a number of JSON text is a double, unless it is an integer (decision 11). */
  static Object scalar(JsonParser p, JsonToken token) throws IOException {
    return switch (token) {
      case VALUE_STRING -> p.getText();
      case VALUE_NUMBER_INT -> integer(p.getText());
      case VALUE_NUMBER_FLOAT -> p.getDoubleValue();
      case VALUE_TRUE -> true;
      case VALUE_FALSE -> false;
      case VALUE_NULL -> null;
      default -> throw new JsonSource.Malformed("has a part that JSON cannot express");
    };
  }

  private static Object integer(String digits) {
    if (digits.length() <= MAX_LONG_DIGITS) {
      long l = Long.parseLong(digits);
      return l == 0 && digits.charAt(0) == '-' ? (Object) (-0.0) : (Object) l;
    }
    return new BigInteger(digits);
  }

  private static final class Elements implements Iterator<Object>, Map.Entry<String, Object> {
    private final Part part;
    private JsonToken token;
    private String key;
    private Object value;

    Elements(Part part) {
      this.part = part;
    }

    @Override
    public boolean hasNext() {
      JsonParser p = part.stream.parser;
      try {
        token = p.nextToken();
        if (token == null) {
          throw JsonSource.malformed(p);
        }
        if (!token.isStructEnd()) {
          return true;
        }
        if (part.root) {
          part.stream.checkEnd();
        }
        return false;
      } catch (IOException e) {
        throw JsonSource.malformed(p);
      }
    }

    @Override
    public Object next() {
      if (token == null || token.isStructEnd()) {
        throw new NoSuchElementException();
      }
      JsonParser p = part.stream.parser;
      try {
        if (!part.record) {
          return part.stream.value(token, false);
        }
        key = p.currentName();
        value = part.stream.value(p.nextToken(), false);
        return this;
      } catch (IOException e) {
        throw JsonSource.malformed(p);
      }
    }

    @Override
    public String getKey() {
      return key;
    }

    @Override
    public Object getValue() {
      return value;
    }

    @Override
    public Object setValue(Object v) {
      throw new UnsupportedOperationException();
    }
  }
}
