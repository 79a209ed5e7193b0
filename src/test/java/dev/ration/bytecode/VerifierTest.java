package dev.ration.bytecode;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;

class VerifierTest {
  private static final long END = Op.word(Op.RETURN_UNDEFINED, 0, 0, 0);

  private static void refused(String why, CodeBlock code) {
    String message = assertThrows(Verifier.InvalidCode.class, () -> Verifier.verify(code)).getMessage();
    assertTrue(message.contains(why), message);
  }

  @Test
  void acceptsWhatIsInBounds() {
    assertDoesNotThrow(() -> Verifier.verify(Forge.code(
        Op.word(Op.ADD, 3, 0, 1), Op.word(Op.GET_NAMED, 3, 0, 1), Op.word(Op.CALL, 0, 0, 2),
        Op.word(Op.JUMP_IF_TRUE, 0, 0, 0), END)));
  }

  @Test
  void refusesNoCodeAndUnknownOps() {
    refused("no code", Forge.code());
    refused("unknown op", Forge.code(Op.word(Op.COUNT, 0, 0, 0), END));
  }

  @Test
  void refusesFallingOffTheEnd() {
    refused("falls off", Forge.code(END, Op.word(Op.MOVE, 0, 1, 0)));
    refused("falls off", Forge.code(Op.word(Op.JUMP_IF_TRUE, 0, 0, 0)));
  }

  @Test
  void refusesRegistersOutsideTheFrame() {
    refused("register 4 of 4", Forge.code(Op.word(Op.MOVE, 4, 0, 0), END));
    refused("register 4 of 4", Forge.code(Op.word(Op.ADD, 0, 0, 4), END));
    refused("register 4 of 4", Forge.code(Op.word(Op.GET_METHOD, 3, 0, 0), END));
    refused("register 4 of 4", Forge.code(Op.word(Op.CALL, 0, 1, 2), END));
    refused("register", Forge.code(Op.word(Op.CALL_PLAIN, 0, 0, 0xffffff), END));
    refused("register 4 of 4", Forge.code(Op.word(Op.CONCAT, 0, 2, 3), END));
    refused("register 4 of 4", Forge.code(Op.word(Op.OBJECT_REST, 0, 1, 3), END));
    refused("register 4 of 4", Forge.code(Op.word(Op.ITERATOR_CLOSE, 3, 0, 0), END));
    refused("register 5 of 4", Forge.code(Op.word(Op.GET_SUPER, 0, 3, 0), END));
  }

  @Test
  void refusesTableIndices() {
    refused("constant 1 of 1", Forge.code(Op.wideWord(Op.LOAD_CONST, 0, 1), END));
    refused("constant -1", Forge.code(Op.wideWord(Op.LOAD_CONST, 0, -1), END));
    refused("constant 1 of 1", Forge.code(Op.wideWord(Op.NEW_REGEXP, 0, 0), END));
    refused("key 2 of 2", Forge.code(Op.word(Op.GET_NAMED, 0, 0, 2), END));
    refused("key 2 of 2", Forge.code(Op.word(Op.DELETE_NAMED, 0, 0, 2), END));
    refused("function 0 of 0", Forge.code(Op.wideWord(Op.CLOSURE, 0, 0), END));
    refused("template 0 of 0", Forge.code(Op.wideWord(Op.TEMPLATE_OBJECT, 0, 0), END));
    refused("shares a cache site",
        Forge.code(Op.word(Op.GET_NAMED, 0, 0, 1), Op.word(Op.GET_NAMED, 0, 0, 1), END));
  }

  @Test
  void refusesJumpsOutOfTheCode() {
    refused("jumps out", Forge.code(Op.word(Op.JUMP, 0, 0, 2), END));
    refused("jumps out", Forge.code(Op.word(Op.JUMP_IF_LESS, 0, 1, 0xffffff), END));
  }

  @Test
  void refusesOperandsTooMany() {
    refused("operand too many", Forge.code(Op.word(Op.LOAD_NULL, 0, 1, 0), END));
  }

  @Test
  void refusesHandlers() {
    refused("range", Forge.code(new Handler[] {new Handler(0, 9, 0, 0, 0)}, END));
    refused("range", Forge.code(new Handler[] {new Handler(0, 0, 0, 0, 0)}, END));
    refused("target", Forge.code(new Handler[] {new Handler(0, 1, 1, 0, 0)}, END));
    refused("register", Forge.code(new Handler[] {new Handler(0, 1, 0, 4, 0)}, END));
    refused("scopes", Forge.code(new Handler[] {new Handler(0, 1, 0, 0, -1)}, END));
    refused("expects more scopes",
        Forge.code(new Handler[] {new Handler(0, 1, 2, 0, 1)}, Op.word(Op.TO_NUMBER, 0, 0, 0), END, END));
    Verifier.verify(Forge.code(new Handler[] {new Handler(0, 1, 2, 0, 1)}, Op.word(Op.MOVE, 0, 0, 0), END, END));
  }

  @Test
  void refusesUnbalancedScopes() {
    refused("pops too much", Forge.code(Op.word(Op.POP_SCOPE, 1, 0, 0), END));
    refused("pops too much", Forge.code(Op.word(Op.POP_SCOPE, 0, 0, 0), END));
    refused("copies a scope", Forge.code(Op.word(Op.COPY_SCOPE, 0, 0, 0), END));
    refused("scopes, others", Forge.code(
        Op.word(Op.JUMP_IF_TRUE, 0, 0, 2), Op.word(Op.PUSH_SCOPE, 1, 0, 0), END));
    refused("scopes, others", Forge.code(Op.word(Op.PUSH_SCOPE, 1, 0, 0), Op.word(Op.JUMP, 0, 0, 0)));
  }

  @Test
  void refusesOpsInTheWrongKindOfFunction() {
    refused("not a generator", Forge.code(Op.word(Op.YIELD, 0, 0, 0), END));
    refused("not kept", Forge.code(Op.word(Op.LOAD_ARGUMENTS, 0, 0, 0), END));
    refused("kind of error", Forge.code(Op.wideWord(Op.THROW_NEW, 4, 0), END));
    refused("joins nothing", Forge.code(Op.word(Op.CONCAT, 0, 0, 0), END));
  }

  /** Random words are refused or accepted, in a moment, and nothing else. */
  @Test
  void survivesRandomWords() {
    Random random = new Random(1);
    int accepted = 0;
    for (int i = 0; i < 20_000; i++) {
      long[] words = new long[1 + random.nextInt(6)];
      for (int j = 0; j < words.length; j++) {
        words[j] = Op.word(random.nextInt(Op.COUNT + 2), random.nextInt(5), random.nextInt(5),
            random.nextInt(5));
      }
      words[words.length - 1] = END;
      try {
        Verifier.verify(Forge.code(words));
        accepted++;
      } catch (Verifier.InvalidCode e) {
        assertTrue(e.getMessage().length() > 5);
      }
    }
    assertTrue(accepted > 100 && accepted < 19_000, "accepted " + accepted);
  }

  @Test
  void decodesEveryOperandKindInSomeRow() {
    for (Operand kind : Operand.values()) {
      assertEquals(true, Op.rows().stream().anyMatch(row -> row.operands().contains(kind)), kind.name());
    }
  }
}
