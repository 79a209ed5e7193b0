package dev.ration.regexp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.ration.meter.Ceilings;
import dev.ration.meter.Meter;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

/** 24,000 random patterns with what an independent engine found in their inputs (see src/test/node). */
class RecordedRegExpsTest {
  private static final JsonFactory JSON = new JsonFactory();

  @Test
  void findWhatWasRecorded() throws IOException {
    List<String> wrong = new ArrayList<>();
    int patterns = 0;
    int pairs = 0;
    int matches = 0;
    int known = 0;
    try (BufferedReader in = new BufferedReader(new InputStreamReader(new GZIPInputStream(
        RecordedRegExpsTest.class.getResourceAsStream("/regexp/recorded.jsonl.gz")), StandardCharsets.UTF_8))) {
      assertTrue(in.readLine().contains("node v"));
      for (String line = in.readLine(); line != null; line = in.readLine()) {
        Map<?, ?> row = (Map<?, ?>) read(line);
        patterns++;
        String pattern = (String) row.get("p");
        RegExpProgram program = compile(pattern, (String) row.get("f"));
        if (!(row.get("r") instanceof List<?> expected)) {
          if (program != null) {
            wrong.add(line + ": accepted");
          }
          continue;
        }
        if (program == null) {
          wrong.add(line + ": refused");
          continue;
        }
        List<?> inputs = (List<?>) row.get("s");
        for (int i = 0; i < inputs.size(); i++) {
          pairs++;
          Object found = find(program, (String) inputs.get(i));
          if (found != null) {
            matches++;
          }
          if (String.valueOf(expected.get(i)).equals(String.valueOf(found))) {
            continue;
          }
          if (isKnown(pattern, (String) row.get("f"), (String) inputs.get(i), expected.get(i))) {
            known++;
          } else {
            wrong.add(line + " input " + i + ": found " + found);
          }
        }
      }
    }
    assertEquals(24_000, patterns);
    assertTrue(pairs > 40_000 && matches > 8_000, pairs + " pairs, " + matches + " matches");
    assertEquals(10, known, "differences in which the recording departs from the specification");
    assertEquals("", String.join("\n", wrong.subList(0, Math.min(40, wrong.size()))), wrong.size() + " differ");
  }

  /**
   * The recording engine departs from the specification in two ways: under the v flag its {@code [^]} takes one character
   * however it is quantified or bounded, and under u and v it finds matches that begin inside a surrogate pair,
   * where RegExpBuiltinExec never looks (it advances by code points).
   */
  private static boolean isKnown(String pattern, String flags, String input, Object recorded) {
    if (flags.contains("v") && pattern.contains("[^]")) {
      return true;
    }
    if (recorded instanceof Map<?, ?> m && (flags.contains("u") || flags.contains("v"))) {
      int start = (Integer) ((List<?>) ((List<?>) m.get("i")).get(0)).get(0);
      return start > 0 && start < input.length() && Character.isLowSurrogate(input.charAt(start))
          && Character.isHighSurrogate(input.charAt(start - 1));
    }
    return false;
  }

  private static Meter meter() {
    return new Meter(new Ceilings(50_000_000, 64 << 20, 1000, Ceilings.UNLIMITED, 0, 0, 200), () -> false, () -> 0);
  }

  private static RegExpProgram compile(String pattern, String flags) {
    try {
      return RegExpProgram.compile(pattern, RegExpFlags.parse(flags), meter());
    } catch (RegExpSyntaxError e) {
      return null;
    }
  }

  /** The indices of all groups and the named groups' texts, shaped as the recording is; null for no match. */
  private static Object find(RegExpProgram p, String input) {
    Backtracker matcher = new Backtracker(meter());
    int from = 0;
    boolean found = matcher.find(p, input, from, p.has(RegExpFlags.STICKY));
    if (!found) {
      return null;
    }
    List<Object> indices = new ArrayList<>();
    for (int g = 0; g <= p.groupCount(); g++) {
      indices.add(matcher.start(g) < 0 ? null : List.of(matcher.start(g), matcher.end(g)));
    }
    List<Object> names = p.nameCount() == 0 ? null : new ArrayList<>();
    for (int n = 0; n < p.nameCount(); n++) {
      String text = null;
      for (int k = 0; k < p.groupsOfName(n); k++) {
        int g = p.groupOfName(n, k);
        if (matcher.start(g) >= 0) {
          text = input.substring(matcher.start(g), matcher.end(g));
        }
      }
      List<Object> pair = new ArrayList<>();
      pair.add(p.groupName(n));
      pair.add(text);
      names.add(pair);
    }
    Map<String, Object> result = new LinkedHashMap<>();
    result.put("i", indices);
    result.put("g", names);
    return result;
  }

  private static Object read(String json) throws IOException {
    try (JsonParser p = JSON.createParser(json)) {
      p.nextToken();
      return value(p);
    }
  }

  private static Object value(JsonParser p) throws IOException {
    return switch (p.currentToken()) {
      case START_OBJECT -> {
        Map<String, Object> map = new LinkedHashMap<>();
        while (p.nextToken() != JsonToken.END_OBJECT) {
          String name = p.currentName();
          p.nextToken();
          map.put(name, value(p));
        }
        yield map;
      }
      case START_ARRAY -> {
        List<Object> list = new ArrayList<>();
        while (p.nextToken() != JsonToken.END_ARRAY) {
          list.add(value(p));
        }
        yield list;
      }
      case VALUE_STRING -> p.getText();
      case VALUE_NUMBER_INT -> p.getIntValue();
      case VALUE_NULL -> null;
      default -> throw new IllegalStateException(p.currentToken().toString());
    };
  }
}
