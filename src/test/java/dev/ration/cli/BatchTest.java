package dev.ration.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.ration.host.JsonText;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The batch protocol. */
class BatchTest {
  private static Map<?, ?> answer(String line) throws JsonText.Malformed {
    return (Map<?, ?>) JsonText.parse(new Batch().answer(line));
  }

  private static Map<?, ?> error(String line) throws JsonText.Malformed {
    Map<?, ?> reply = answer(line);
    assertEquals(false, reply.get("ok"), reply::toString);
    return (Map<?, ?>) reply.get("error");
  }

  /** The examples of both seeds that need no network. */
  @ParameterizedTest
  @CsvSource(delimiter = '~', textBlock = """
      {"code": "a + b", "context": {"a": 1, "b": 2}}                                                          ~ 3
      {"kind": "function", "params": ["a","b"], "code": "return a + b", "args": [1, 2]}                       ~ 3
      {"kind": "function", "params": ["a","b"], "code": "return a + b", "args": [20, 22]}                     ~ 42
      {"kind": "condition", "code": "1 + 1 === 2"}                                                            ~ true
      {"kind": "transform", "code": "{ doubled: inputs.n * 2 }", "scope": {"inputs": {"n": 21}}}              ~ {"doubled":42}
      {"kind": "merge", "code": "{...branches[0],...branches[1]}", "scope": {"branches": [{"a":1},{"b":2}]}}  ~ {"a":1,"b":2}
      {"kind": "condition", "code": "run.outputs[\\"scan\\"].score < inputs.threshold && ctx.mode === \\"strict\\"", "scope": {"inputs": {"threshold": 5}, "ctx": {"mode": "strict"}, "run": {"outputs": {"scan": {"score": 3}}}}} ~ true
      """)
  void seedExamples(String line, String value) throws JsonText.Malformed {
    Map<?, ?> reply = answer(line.replace("\\\\", "\\"));
    assertEquals(true, reply.get("ok"), reply::toString);
    assertEquals(value, JsonText.write(reply.get("value")));
    assertTrue((Long) reply.get("fuelUsed") > 0);
  }

  @Test
  void runawayLoop() throws JsonText.Malformed {
    Map<?, ?> reply = answer("{\"code\":\"let i = 0\\nwhile (true) { i = i + 1 }\\nreturn i\",\"limits\":{\"fuel\":100}}");
    Map<?, ?> error = (Map<?, ?>) reply.get("error");
    assertEquals("fuel", error.get("kind"));
    assertEquals("Out of Fuel", error.get("message"));
    assertEquals(2L, error.get("line"));
    assertEquals(100L, reply.get("fuelUsed"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "nonsense", "[]", "1", "{\"kind\":\"other\"}", "{\"kind\":null}", "{}", "{\"code\":1}",
      "{\"code\":\"1\",\"limits\":{\"fuel\":-1}}", "{\"code\":\"1\",\"limits\":{\"fuel\":\"x\"}}",
      "{\"code\":\"1\",\"limits\":{\"fuel\":null}}", "{\"code\":\"1\",\"limits\":{\"timeoutMs\":{\"$number\":\"NaN\"}}}",
      "{\"code\":\"1\",\"limits\":[]}", "{\"code\":\"1\",\"context\":[]}", "{\"kind\":\"function\",\"code\":\"\",\"params\":[1]}",
      "{\"kind\":\"function\",\"code\":\"\",\"args\":{}}", "{\"kind\":\"condition\",\"code\":\"1\",\"scope\":[]}", "{\"$date\":1}",
      "{\"code\":\"1\",\"now\":5}", "{\"code\":\"1\",\"now\":\"today\"}", "{\"code\":\"1\",\"now\":\"2026-01-01T00:00:00\"}",
      "{\"code\":\"1\",\"now\":\"2026-01-01T00:00:00+01:00:01\"}", "{\"code\":\"1\",\"randomSeed\":1.5}",
      "{\"code\":\"1\",\"randomSeed\":\"9223372036854775808\"}", "{\"code\":\"1\",\"randomSeed\":9223372036854775808}"})
  void badRequestsAreInvalid(String line) throws JsonText.Malformed {
    assertEquals("invalid", error(line).get("kind"));
  }

  /** row 28 */
  @Test
  void badLimitsAreNamed() throws JsonText.Malformed {
    assertEquals("fuel must be a non-negative number, was -1",
        error("{\"code\":\"1\",\"limits\":{\"fuel\":-1}}").get("message"));
  }

  /** row 305 */
  @Test
  void timeAndChance() throws JsonText.Malformed {
    assertEquals("Thu Jan 01 2026 00:00:00 GMT+0200 (GMT+02:00)",
        answer("{\"code\":\"Date()\",\"now\":\"2026-01-01T00:00:00+02:00\"}").get("value"));
    assertEquals(5L, answer("{\"kind\":\"function\",\"code\":\"return Date.now()\",\"now\":{\"$date\":\"1970-01-01T00:00:00.005Z\"}}")
        .get("value"));
    for (String seed : new String[] {"42", "\"42\""}) {
      assertEquals(0.8143051451229099, answer("{\"code\":\"Math.random()\",\"randomSeed\":" + seed + "}").get("value"));
    }
    assertEquals("undefinedundefined", answer("{\"code\":\"typeof Date + typeof Math.random\",\"now\":null}").get("value"));
  }

  @Test
  void limitsReachEveryKind() throws JsonText.Malformed {
    assertEquals("source_size", error("{\"code\":\"1 + 1\",\"limits\":{\"sourceBytes\":3}}").get("kind"));
    assertEquals("source_size",
        error("{\"kind\":\"function\",\"code\":\"return 1\",\"limits\":{\"sourceBytes\":3}}").get("kind"));
    assertEquals("stack", error("{\"code\":\"function f() { f() } f()\",\"limits\":{\"stackDepth\":5}}").get("kind"));
    assertEquals("memory", error("{\"kind\":\"condition\",\"code\":\"'x'.repeat(100000)\",\"limits\":{\"heapBytes\":50000}}")
        .get("kind"));
    assertEquals("timeout", error("{\"code\":\"1\",\"limits\":{\"timeoutMs\":0}}").get("kind"));
    assertEquals(true, answer("{\"code\":\"1\",\"limits\":{\"fuel\":{\"$number\":\"Infinity\"},\"unknown\":-1}}").get("ok"));
  }

  @Test
  void functionsThatDoNotCompile() throws JsonText.Malformed {
    Map<?, ?> reply = answer("{\"id\":7,\"kind\":\"function\",\"code\":\"return (\"}");
    assertEquals(7L, reply.get("id"));
    assertEquals(0L, reply.get("fuelUsed"));
    assertEquals("syntax", ((Map<?, ?>) reply.get("error")).get("kind"));
    assertEquals("SyntaxError", ((Map<?, ?>) reply.get("error")).get("name"));
  }

  @Test
  void valuesBeyondJson() throws JsonText.Malformed {
    assertEquals("[{\"$number\":\"NaN\"},{\"$number\":\"-0\"},{\"$bigint\":\"5\"},null]", JsonText.write(
        answer("{\"code\":\"[a, -0, b, undefined]\",\"context\":{\"a\":{\"$number\":\"NaN\"},\"b\":{\"$bigint\":\"5\"}}}")
            .get("value")));
    assertEquals("{\"$undefined\":true}", JsonText.write(answer("{\"code\":\"\"}").get("value")));
    assertEquals("{\"$$x\":1}", JsonText.write(answer("{\"code\":\"({$x: 1})\"}").get("value")));
    assertTrue(new Batch().answer("{\"code\":\"'\\\\ud800'\"}").contains("\"value\":\"\\ud800\""));
  }

  /** LF alone ends a line; every line has its reply, an empty one too, and the last may do without LF. */
  @Test
  void linesEndAtLineFeeds() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Batch.main(new ByteArrayInputStream("\n{\"id\":1,\r\"code\":\"1\"}\r\n{\"id\":2,\"code\":\"'é'\"}".getBytes(
        StandardCharsets.UTF_8)), out);
    String[] lines = out.toString(StandardCharsets.UTF_8).split("\n");
    assertEquals(3, lines.length);
    assertTrue(lines[0].contains("\"invalid\"") && lines[1].contains("\"id\":1") && lines[2].contains("\"é\""), lines[2]);
  }

  @Test
  void repliesComeInOrderOneALine() throws IOException, JsonText.Malformed {
    StringBuilder in = new StringBuilder();
    for (int i = 0; i < 50; i++) {
      in.append(i % 3 == 0 ? "broken\n" : "{\"id\":" + i + ",\"code\":\"" + i + "\"}\n");
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    assertEquals(0, Batch.main(new ByteArrayInputStream(in.toString().getBytes(StandardCharsets.UTF_8)), out));
    String[] lines = out.toString(StandardCharsets.UTF_8).split("\n");
    assertEquals(50, lines.length);
    for (int i = 0; i < 50; i++) {
      Map<?, ?> reply = (Map<?, ?>) JsonText.parse(lines[i]);
      assertEquals(i % 3 != 0, reply.get("ok"));
      assertEquals(i % 3 == 0 ? null : (Object) (long) i, reply.get("id"));
    }
  }
}
