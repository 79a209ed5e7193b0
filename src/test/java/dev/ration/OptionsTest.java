package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What stands where nothing is set, and where an error says it happened. */
class OptionsTest {

  @Test
  void defaults() { // row 4, decision 3
    Limits limits = EvalOptions.DEFAULT.limits();
    assertEquals(1_000_000, limits.fuel());
    assertEquals(64L << 20, limits.heapBytes());
    assertEquals(1_000, limits.stackDepth());
    assertEquals(8_192, limits.sourceBytes());
    assertEquals(4L << 20, limits.crossingBytes());
    assertEquals(200, limits.nesting());
    assertEquals(Duration.ofSeconds(10), limits.timeout());
    assertEquals(Duration.ofSeconds(1), Limits.builder().fuel(5).build().timeout());
    assertEquals(Duration.ofMillis(5_000), Limits.builder().fuel(500).build().timeout());
    assertTrue(EvalOptions.DEFAULT.context().isEmpty());
    assertEquals(1L, Eval.run("1").value());
  }

  @Test
  void optionsAreImmutable() { // row 4
    EvalOptions.Builder builder = EvalOptions.builder().fuel(7);
    EvalOptions first = builder.build();
    EvalOptions second = builder.fuel(8).context(Map.of("a", 1)).build();
    assertNotSame(first, second);
    assertEquals(7, first.limits().fuel());
    assertEquals(8, second.limits().fuel());
    assertTrue(first.context().isEmpty());
    assertEquals(8, second.toBuilder().build().limits().fuel());
  }

  @Test
  void anErrorSaysWhere() { // row 73
    EvalError error = Eval.run("const o = {};\no.a.b = 1").error().orElseThrow();
    assertEquals(2, error.line());
    assertEquals("o.a.b = 1", error.codeFrame().lines().findFirst().orElseThrow().replaceFirst("^\\d+ \\| ", ""));
    assertTrue(error.codeFrame().contains("^"), error.codeFrame());
    EvalError fuel = Eval.run("while (true) {}", Map.of(), 100).error().orElseThrow();
    assertEquals(EvalError.Kind.FUEL, fuel.kind());
  }
}
