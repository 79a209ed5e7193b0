package dev.ration.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OpTest {
  @Test
  void numbersAreDenseAndNamesAreThoseOfTheConstants() throws IllegalAccessException {
    Map<String, Integer> constants = new HashMap<>();
    for (Field field : Op.class.getFields()) {
      if (Modifier.isStatic(field.getModifiers()) && field.getType() == int.class) {
        constants.put(field.getName(), field.getInt(null));
      }
    }
    assertEquals(Op.COUNT, Op.rows().size());
    assertTrue(Op.COUNT <= 256, "an op number has 8 bits");
    for (int i = 0; i < Op.COUNT; i++) {
      Op.Row row = Op.row(i);
      assertEquals(i, row.number());
      assertEquals(i, constants.get(row.name()), row.name());
    }
  }

  @Test
  void everyRowIsWhole() {
    for (Op.Row row : Op.rows()) {
      assertTrue(row.fuel() >= 1, row.name() + " is free");
      assertFalse(row.meaning().isEmpty(), row.name());
      List<Operand> kinds = row.operands();
      assertEquals(3, kinds.size());
      assertFalse(kinds.get(0).isWide() || kinds.get(2).isWide(), row.name()
          + ": a wide operand stands second");
      assertTrue(!kinds.get(1).isWide() || kinds.get(2) == Operand.NONE, row.name()
          + ": a wide operand is the last");
      assertEquals(row.is(Op.JUMPS), kinds.get(2) == Operand.LABEL, row.name()
          + ": jumps have a label, in c");
      boolean counted = kinds.contains(Operand.CALL) || kinds.contains(Operand.PLAIN)
          || kinds.contains(Operand.LIST)
          || kinds.contains(Operand.LIST1);
      assertEquals(counted, kinds.get(2) == Operand.COUNT, row.name()
          + ": a counted list has its count in c");
    }
  }

  @Test
  void fusedJumpsCostTheSumOfTheirParts() {
    for (Op.Row row : Op.rows()) {
      if (row.name().matches("JUMP_IF_(NOT_)?(LESS|GREATER|STRICT|EQ|NE).*")) {
        assertEquals(Op.row(Op.LESS).fuel() + Op.row(Op.JUMP).fuel(), row.fuel(), row.name());
      }
    }
  }

  @Test
  void wordsGiveBackTheirOperands() {
    long word = Op.word(Op.CALL, 0xffff, 0xfffe, 0xfffffd);
    assertEquals(Op.CALL, Op.op(word));
    assertEquals(0xffff, Op.a(word));
    assertEquals(0xfffe, Op.b(word));
    assertEquals(0xfffffd, Op.c(word));
    long negative = Op.word(Op.JUMP_IF_LESS_INT, 1, -3, 7);
    assertEquals(-3, Op.signedB(negative));
    assertEquals(7, Op.c(negative));
    assertEquals(-5, Op.signedC(Op.word(Op.ADD_INT, 1, 2, -5)));
    long wide = Op.wideWord(Op.LOAD_INT, 9, Integer.MIN_VALUE);
    assertEquals(9, Op.a(wide));
    assertEquals(Integer.MIN_VALUE, Op.wide(wide));
  }

  @Test
  void fuelTableCoversEveryNumber() {
    int[] fuel = Op.fuelTable();
    assertEquals(256, fuel.length);
    for (Op.Row row : Op.rows()) {
      assertEquals(row.fuel(), fuel[row.number()]);
    }
  }
}
