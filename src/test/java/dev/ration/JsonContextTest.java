package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.core.TreeNode;
import dev.ration.expression.ExpressionKind;
import dev.ration.expression.ExpressionResult;
import dev.ration.expression.ExpressionSandbox;
import dev.ration.expression.ExpressionScope;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** JSON text and JSON trees as host data: read while they are copied (rows 19, 69, 90, 92, 94 and 97). */
class JsonContextTest {
  private static EvalOptions.Builder json(String text) {
    return EvalOptions.builder().contextJson(text);
  }

  private static Object value(String code, String text) {
    EvalResult r = Eval.run(code, json(text).build());
    assertTrue(r.isOk(), r::toString);
    return r.value();
  }

  private static String refused(String code, EvalOptions options) {
    EvalResult r = Eval.run(code, options);
    EvalError e = r.error().orElseThrow();
    assertEquals(EvalError.Kind.BOUNDARY, e.kind());
    return e.message();
  }

  @Test
  void theKeysOfTheTextAreVariables() {
    String text = " { \"n\" : 1.5, \"s\":\"h\\u00e9\", \"list\": [1, {\"a\": null}], \"t\": true, \"nil\" : null , \"neg\":-0}";
    assertEquals(List.of(1.5, "h\u00e9", 1L, true, true, -0.0), value("[n, s, list[0], list[1].a === null, t && nil === null, neg]", text));
    assertEquals("undefined", value("typeof other", text));
    assertEquals(3L, value("Math.max(1, 3)", "{\"Math\": 1}"));
    assertEquals("b,z,a", value("Object.keys(o).join()", "{\"o\": {\"b\":1, \"z\":2, \"a\":3, \"b\":4}}"));
    assertEquals(4L, value("o.b", "{\"o\": {\"b\":1, \"b\":4}}"));
    assertEquals(true, value("Object.hasOwn(o, '__proto__') && ({}).p === undefined", "{\"o\": {\"__proto__\": {\"p\": 1}}}"));
    assertEquals("\ud800", value("s", "{\"s\": \"\\ud800\"}"));
  }

  /** row 18, row 19: what the code does not name costs nothing, is not built, and not even looked at if it names nothing. */
  @Test
  void onlyWhatIsNamedIsBuilt() {
    String rows = "[" + "{\"a\":1,\"b\":\"text\"},".repeat(20_000) + "1]";
    String text = "{\"unused\": " + rows + ", \"n\": 2, \"after\": " + rows + "}";
    EvalResult r = Eval.run("n", json(text).build());
    assertEquals(2L, r.value());
    assertEquals(Eval.run("n", Map.of("n", 2), 1_000_000).fuelUsed(), r.fuelUsed());
    assertTrue(Eval.run("n", json(text).crossingBytes(8).build()).isOk());
    assertEquals(1L, Eval.run("1", json("this is not JSON").build()).value());
    EvalResult used = Eval.run("unused.length", json(text).build());
    assertEquals(20_001L, used.value());
    assertEquals(Eval.run("unused.length", json("{\"unused\":" + rows + "}").build()).fuelUsed(), used.fuelUsed());
  }

  /** row 100: the same data costs the same fuel whatever it comes as. */
  @Test
  void textCostsWhatTheMapCosts() {
    Map<String, Object> map = Map.of("v", List.of(1, "two", Map.of("three", 3.5, "four", List.of())));
    long fuel = Eval.run("v", EvalOptions.builder().context(map).build()).fuelUsed();
    String text = "[1,\"two\",{\"three\":3.5,\"four\":[]}]";
    assertEquals(fuel, Eval.run("v", json("{\"v\":" + text + "}").build()).fuelUsed());
    assertEquals(fuel, Eval.run("v", Map.of("v", JsonValue.of(text)), 1_000_000).fuelUsed());
    assertEquals(fuel, Eval.run("v", Map.of("v", new Tree(text)), 1_000_000).fuelUsed());
  }

  /** row 69, row 90, row 92 */
  @Test
  void itIsBounded() {
    assertTrue(refused("v", json("{\"v\": [" + "1,".repeat(600_000) + "1]}").build()).contains("v[524286] is over the 4194304-byte limit"));
    String deep = "[".repeat(10_000) + "]".repeat(10_000);
    assertEquals("object", value("typeof v", "{\"v\": " + deep + "}"));
    assertTrue(refused("v", json("{\"v\": [" + deep + "]}").build()).contains("nested more than 10000 levels deep"));
    String deeper = "[".repeat(3_000_000);
    assertTrue(refused("v", EvalOptions.builder().context(Map.of("v", JsonValue.of(deeper))).build()).contains("10000 levels"));
    EvalResult fuel = Eval.run("v", json("{\"v\": \"" + "x".repeat(100_000) + "\"}").fuel(1_000).build());
    assertEquals(EvalError.Kind.FUEL, fuel.error().orElseThrow().kind());
  }

  /** row 25: a text that is not JSON is an error value, and says where. */
  @Test
  void malformedTexts() {
    for (String text : new String[] {"", "[1]", "1", "{\"v\": 1", "{\"v\": 01}", "{'v': 1}", "{\"v\": 1} {}", "{\"v\": NaN}",
        "{\"v\": [1,]}", "{\"w\": [}, \"v\": 1}", "{\"v\": \"\u0001\"}", "{\"v\": tru}", "{\"v\" 1}", "{\"v\": {\"a\": 1]}}"}) {
      String message = refused("v", json(text).build());
      assertTrue(message.startsWith("Capability boundary rejected the run arguments: the context is "), message);
    }
    assertTrue(refused("v", json("{\n \"v\": !}").build()).contains("line 2, column 8"));
    for (String text : new String[] {"", "[1", "1 2", "[1] 2", "\"x\" ,", "{\"a\"}"}) {
      assertTrue(refused("v", EvalOptions.builder().context(Map.of("v", JsonValue.of(text))).build())
          .startsWith("Capability boundary rejected the run arguments: v"));
    }
    assertThrows(IllegalArgumentException.class, () -> EvalOptions.builder().contextJson(null));
    assertThrows(IllegalArgumentException.class, () -> JsonValue.of(null));
  }

  /** Decision 11: in JSON text numbers are rounded to double, integers over 2^53-1 follow the option. */
  @Test
  void numbers() {
    String text = "{\"v\": 9007199254740993, \"d\": 0.12345678901234567890, \"h\": 1e400, \"z\": -0, \"x\": -0.0}";
    assertTrue(refused("v", json(text).build()).contains("v is an integer that no number holds exactly"));
    assertEquals(0.12345678901234568, value("d", text));
    assertEquals(List.of(Double.POSITIVE_INFINITY, -0.0, -0.0), value("[h, z, x]", text));
    assertEquals(new BigInteger("9007199254740993"), Eval.run("v", json(text).largeNumbers(LargeNumbers.BIGINT).build()).value());
    assertEquals("9007199254740993", Eval.run("v", json(text).largeNumbers(LargeNumbers.STRING).build()).value());
    assertEquals(9007199254740992.0, Eval.run("v", json(text).largeNumbers(LargeNumbers.LOSSY).build()).value());
  }

  /** Wherever host data may stand: in an argument, in what a capability returns, beside other data, in a converter's answer. */
  @Test
  void aValueOfText() {
    JsonValue rows = JsonValue.of("[{\"a\":1},{\"a\":2}]");
    assertEquals(3L, SafeFunction.compile(List.of("rows"), "return rows[0].a + rows[1].a").call(rows).value());
    assertEquals(List.of(2L, 2L), Eval.run("[get().length, v.rows.length]", EvalOptions.builder().context(Map.of("v", Map.of("rows", rows)))
        .capabilities(Map.of("get", (arguments, call) -> rows)).build()).value());
    EvalResult bad = Eval.run("get()", EvalOptions.builder()
        .capabilities(Map.of("get", (arguments, call) -> JsonValue.of("{"))).build());
    assertEquals(EvalError.Kind.BOUNDARY, bad.error().orElseThrow().kind());
    assertEquals("text", Eval.run("v", Map.of("v", JsonValue.of(" \"text\" ")), 1_000).value());
    assertEquals(true, Eval.run("v === null", Map.of("v", JsonValue.of("null")), 1_000).value());
    assertFalse(rows.toString().contains("{"));
  }

  /** row 161, row 97: an expression's scope takes JSON text too, where the last of equal keys counts. */
  @Test
  void inAnExpression() {
    Object v = JsonValue.of("{\"a\": 1, \"b\": [1, 2], \"a\": 3}");
    ExpressionResult r = ExpressionSandbox.evaluate(ExpressionKind.TRANSFORM, "JSON.stringify(inputs.data)",
        ExpressionScope.builder().inputs(Map.of("data", v)).build());
    assertEquals("{\"a\":3,\"b\":[1,2]}", r.value());
  }

  /** row 97: a tree of the host's JSON library, by its interface; its parser alone is asked. */
  @Test
  void trees() {
    assertEquals(Map.of("a", List.of(1L, "x", true)), Eval.run("v", Map.of("v", new Tree("{\"a\": [1, \"x\", true]}")), 10_000).value());
    assertEquals(7L, Eval.run("v + v", Map.of("v", new Tree("3.5")), 10_000).value());
    String message = refused("v", EvalOptions.builder().context(Map.of("v", new Tree(null))).build());
    assertTrue(message.endsWith("v could not be read"), message);
  }

  private record Tree(String text) implements TreeNode {
    private static final JsonFactory FACTORY = new JsonFactory();

    @Override
    public JsonParser traverse() {
      try {
        return FACTORY.createParser(text);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    private static IllegalStateException called() {
      return new IllegalStateException("called");
    }

    @Override
    public JsonToken asToken() {
      throw called();
    }

    @Override
    public JsonParser.NumberType numberType() {
      throw called();
    }

    @Override
    public int size() {
      throw called();
    }

    @Override
    public boolean isValueNode() {
      throw called();
    }

    @Override
    public boolean isContainerNode() {
      throw called();
    }

    @Override
    public boolean isMissingNode() {
      throw called();
    }

    @Override
    public boolean isArray() {
      throw called();
    }

    @Override
    public boolean isObject() {
      throw called();
    }

    @Override
    public TreeNode get(String fieldName) {
      throw called();
    }

    @Override
    public TreeNode get(int index) {
      throw called();
    }

    @Override
    public TreeNode path(String fieldName) {
      throw called();
    }

    @Override
    public TreeNode path(int index) {
      throw called();
    }

    @Override
    public Iterator<String> fieldNames() {
      throw called();
    }

    @Override
    public TreeNode at(JsonPointer ptr) {
      throw called();
    }

    @Override
    public TreeNode at(String jsonPointerExpression) {
      throw called();
    }

    @Override
    public JsonParser traverse(ObjectCodec codec) {
      throw called();
    }
  }
}
