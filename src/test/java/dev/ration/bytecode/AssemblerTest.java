package dev.ration.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ration.runtime.PropertyKey;
import org.junit.jupiter.api.Test;

class AssemblerTest {
  private static final Assembler.Header HEADER =
      new Assembler.Header("f", CodeBlock.Kind.FUNCTION, false, false, false, false, 0, 0, 4, "", 0, 0);

  @Test
  void jumpsReachLabelsBoundBeforeAndAfterThem() {
    Assembler asm = new Assembler();
    int back = asm.newLabel();
    int forth = asm.newLabel();
    asm.bind(back);
    asm.emitJump(Op.JUMP_IF_LESS_INT, 1, -7, forth);
    asm.emitJump(Op.JUMP, 0, 0, back);
    asm.bind(forth);
    asm.emit(Op.RETURN_UNDEFINED);
    CodeBlock code = asm.finish(HEADER);
    assertEquals(2, Op.c(code.words[0]));
    assertEquals(-7, Op.signedB(code.words[0]));
    assertEquals(1, Op.a(code.words[0]));
    assertEquals(0, Op.c(code.words[1]));
  }

  @Test
  void equalConstantsShareAnIndexAndZeroesDiffer() {
    Assembler asm = new Assembler();
    assertEquals(asm.constant("a"), asm.constant("a"));
    assertEquals(asm.constant(1.5), asm.constant(1.5));
    assertEquals(1, asm.constant(0.0) == asm.constant(-0.0) ? 0 : 1);
    assertEquals(asm.constant(Double.NaN), asm.constant(Double.NaN));
  }

  @Test
  void cacheSitesAreNeverShared() {
    Assembler asm = new Assembler();
    PropertyKey x = PropertyKey.of("x");
    assertEquals(asm.key(x), asm.key(PropertyKey.of("x")));
    assertEquals(1, asm.cache(x));
    assertEquals(2, asm.cache(x));
  }

  @Test
  void whatDoesNotFitIsTooLarge() {
    assertThrows(FunctionTooLarge.class, () -> new Assembler().emit(Op.LOAD_NULL, 0x10000));
    assertThrows(FunctionTooLarge.class, () -> new Assembler().emit(Op.MOVE, 0, 0x10000));
    assertThrows(FunctionTooLarge.class, () -> new Assembler().emit(Op.ADD, 0, 0, 0x1000000));
    Assembler asm = new Assembler();
    asm.emit(Op.RETURN_UNDEFINED);
    assertThrows(FunctionTooLarge.class, () -> asm.finish(new Assembler.Header("f", CodeBlock.Kind.FUNCTION,
        false, false,
        false, false, 0, 0, 0x10000, "", 0, 0)));
  }

  @Test
  void positionsAreThoseOfOpsThatThrow() {
    Assembler asm = new Assembler();
    asm.position(10);
    asm.emit(Op.ADD, 0, 1, 2);
    asm.position(20);
    asm.emit(Op.MOVE, 0, 1);
    asm.text("f");
    asm.emit(Op.CALL, 0, 1, 0);
    asm.emit(Op.RETURN_UNDEFINED);
    CodeBlock code = asm.finish(HEADER);
    assertEquals(10, code.positionAt(0));
    assertEquals(20, code.positionAt(2));
    assertEquals("f", code.textAt(2));
    assertNull(code.textAt(0));
  }
}
