package dev.ration.host;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ration.Undefined;
import java.math.BigInteger;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JSON text of the command line, with what JSON cannot express. */
class JsonTextTest {
  @ParameterizedTest
  @ValueSource(strings = {"null", "true", "[]", "{}", "[1,2.5,\"x\",[{}],{\"a\":[]}]", "{\"a\":1,\"b\":{\"c\":[]}}",
      "{\"$number\":\"NaN\"}", "[{\"$number\":\"-0\"},{\"$number\":\"-Infinity\"}]", "{\"$bigint\":\"12\"}",
      "{\"$undefined\":true}", "{\"$date\":\"2026-01-01T00:00:00.000Z\"}", "{\"$$number\":\"NaN\"}", "{\"$$$x\":1}",
      "{\"$a\":1,\"b\":2}", "[\"\\ud800\"]", "{\"\\udc00k\":\"\\u2028\"}", "1e+21", "5e-324", "[\"{\",1,\"[\",2]"})
  void textGoesRoundTrip(String text) throws JsonText.Malformed {
    assertEquals(text, JsonText.write(JsonText.parse(text)));
  }

  @Test
  void valuesAreWhatTheySay() throws JsonText.Malformed {
    List<Object> expected = Arrays.asList(1L, 1.0, -0.0, Double.NaN, null, Undefined.VALUE,
        Instant.parse("2026-01-01T00:00:00Z"), Long.MAX_VALUE, BigInteger.ONE.shiftLeft(70), "\ud83d\ude00");
    assertEquals(expected, JsonText.parse("[1, 1.0, -0, {\"$number\":\"NaN\"}, null, {\"$undefined\":true},"
        + "{\"$date\":\"2026-01-01T00:00:00Z\"}, 9223372036854775807, 1180591620717411303424, \"\\ud83d\\ude00\"]"));
    Map<String, Object> plain = new LinkedHashMap<>();
    plain.put("$number", "NaN");
    assertEquals(plain, JsonText.parse("{\"$$number\":\"NaN\"}"));
    assertEquals("{\"$$number\":\"NaN\"}", JsonText.write(plain));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "{", "[1", "[1,]", "{\"a\"}", "nope", "1 2", "{\"$number\":\"1\"}", "{\"$number\":1}",
      "{\"$bigint\":\"x\"}", "{\"$bigint\":1}", "{\"$date\":\"yesterday\"}", "\"\u0001\"", "'a'", "NaN"})
  void whatIsMalformed(String text) {
    assertThrows(JsonText.Malformed.class, () -> JsonText.parse(text));
  }

  @Test
  void depthTakesNoStack() throws JsonText.Malformed {
    String deep = "[".repeat(200_000) + "]".repeat(200_000);
    assertEquals(deep, JsonText.write(JsonText.parse(deep)));
    Object v = new ArrayList<>();
    for (int i = 0; i < 200_000; i++) {
      v = Map.of("k", v);
    }
    assertEquals(200_000 * 6 + 2, JsonText.write(v).length());
  }
}
