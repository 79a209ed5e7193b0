package dev.ration.bench;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The texts and data that both engines run. */
final class Workloads {
  static final List<String> EXPRESSIONS = List.of("e1-condition", "e2-transform", "e3-merge", "e4-template", "e5-reshape");

  private Workloads() {}

  /** A kernel: it defines {@code run(n)}, and its first line says which n. */
  record Kernel(String name, String source, int n) {

    /** A script whose completion value is the result. */
    String script() {
      return source + "\nrun(" + n + ");\n";
    }
  }

  static Kernel kernel(String name) {
    String source = text("/kernels/" + name + ".js");
    String first = source.substring(0, source.indexOf('\n'));
    return new Kernel(name, source, Integer.parseInt(first.substring(first.indexOf("n=") + 2).strip()));
  }

  static String expression(String name) {
    return text("/expressions/" + name + ".expr").strip();
  }

  /** inputs, ctx, run and branches as plain Java maps and lists. */
  @SuppressWarnings("unchecked")
  static Map<String, Object> scope() {
    try (JsonParser json = new JsonFactory().createParser(text("/expressions/scope.json"))) {
      json.nextToken();
      return (Map<String, Object>) value(json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Object value(JsonParser json) throws IOException {
    switch (json.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> map = new LinkedHashMap<>();
        while (json.nextToken() != JsonToken.END_OBJECT) {
          String key = json.currentName();
          json.nextToken();
          map.put(key, value(json));
        }
        return map;
      }
      case START_ARRAY -> {
        List<Object> list = new ArrayList<>();
        while (json.nextToken() != JsonToken.END_ARRAY) {
          list.add(value(json));
        }
        return list;
      }
      case VALUE_STRING -> {
        return json.getText();
      }
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
        return json.getDoubleValue();
      }
      case VALUE_TRUE, VALUE_FALSE -> {
        return json.getBooleanValue();
      }
      default -> {
        return null;
      }
    }
  }

  static String text(String resource) {
    try (InputStream in = Workloads.class.getResourceAsStream(resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Numbers as doubles, so that results of two engines compare. */
  static Object plain(Object value) {
    if (value instanceof Number number) {
      return number.doubleValue();
    }
    if (value instanceof CharSequence text) {
      return text.toString();
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, Object> copy = new LinkedHashMap<>();
      map.forEach((k, v) -> copy.put(k.toString(), plain(v)));
      return copy;
    }
    if (value instanceof List<?> list) {
      List<Object> copy = new ArrayList<>();
      list.forEach(v -> copy.add(plain(v)));
      return copy;
    }
    return value;
  }
}
