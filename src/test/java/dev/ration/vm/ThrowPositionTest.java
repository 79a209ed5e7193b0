package dev.ration.vm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ration.runtime.JsError;
import dev.ration.runtime.JsThrow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where an uncaught exception was thrown, and the frames of an error. */
class ThrowPositionTest {
  @ParameterizedTest
  @CsvSource(delimiter = '¦', quoteCharacter = '`', value = {
      "throw 42 ¦ 1:1",
      "let x = 1;\\n  throw x ¦ 2:3",
      "let o;\\nlet y = o.p; ¦ 2:11",
      "function f() {\\n  null.x }\\nf() ¦ 2:8",
      "try {\\n throw 1 } finally {\\n try { throw 2 } catch (e) {} } ¦ 2:2",
      "[1].map(() => {\\n throw 5 }) ¦ 2:2",
      "let o = {get a() {\\n\\n throw 5 }};\\no.a ¦ 3:2",
      "try {\\n throw 1 } catch (e) {\\n throw e } ¦ 3:2",
      "1 +\\r\\n missing ¦ 2:2"})
  void isKept(String source, String expected) {
    Guest guest = new Guest();
    assertThrows(JsThrow.class, () -> guest.run(source.replace("\\n", "\n").replace("\\r", "\r")));
    ThrowPosition p = guest.vm.lastThrow();
    assertEquals(expected, p.line() + ":" + p.column());
  }

  @Test
  void errorsKnowTheirFrames() {
    Guest guest = new Guest();
    JsError e = (JsError) guest.run("function a() { return new Error('x') }\nfunction b() { return a() }\nlet o = {m() { return b() }}; o.m()");
    assertEquals("\n    at a (1:23)\n    at b (2:23)\n    at m (3:23)\n    at 3:33", e.trace().render());
    assertEquals(1, e.trace().line());
  }
}
