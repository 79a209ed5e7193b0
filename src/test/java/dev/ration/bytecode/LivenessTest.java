package dev.ration.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class LivenessTest {
  private static final long END = Op.word(Op.RETURN_UNDEFINED, 0, 0, 0);

  @Test
  void straightLine() {
    CodeBlock code = Forge.code(
        Op.word(Op.ADD, 2, 0, 1), // 0
        Op.word(Op.MUL, 3, 2, 2), // 1
        Op.word(Op.RETURN, 3, 0, 0)); // 2
    Liveness live = Liveness.of(code);
    assertEquals("{0, 1}", live.at(0).toString());
    assertEquals("{2}", live.at(1).toString());
    assertEquals("{}", live.during(1).toString());
    assertEquals("{3}", live.at(2).toString());
  }

  @Test
  void aLoopKeepsWhatItsNextIterationReads() {
    CodeBlock code = Forge.code(
        Op.wideWord(Op.LOAD_INT, 1, 0), // 0
        Op.word(Op.ADD, 1, 1, 2), // 1
        Op.word(Op.JUMP_IF_LESS, 1, 0, 1), // 2
        Op.word(Op.RETURN, 1, 0, 0)); // 3
    Liveness live = Liveness.of(code);
    assertEquals("{0, 2}", live.at(0).toString());
    assertEquals("{0, 1, 2}", live.at(1).toString());
    assertEquals("{0, 2}", live.during(1).toString());
    assertEquals("{1}", live.at(3).toString());
  }

  @Test
  void aCallHasTakenItsArguments() {
    CodeBlock code = Forge.code(
        Op.word(Op.CALL, 3, 0, 0), // 0
        Op.word(Op.RETURN, 2, 0, 0)); // 1
    Liveness live = Liveness.of(code);
    assertEquals("{0, 1, 2}", live.at(0).toString());
    assertEquals("{2}", live.during(0).toString());
    CodeBlock plain = Forge.code(Op.word(Op.CALL_PLAIN, 3, 0, 1), Op.word(Op.RETURN, 3, 0, 0));
    assertEquals("{0, 2}", Liveness.of(plain).at(0).toString());
  }

  /** What the handler reads is live all through its range; the exception's register is not. */
  @Test
  void handlersReadAtAnyPoint() {
    CodeBlock code = Forge.code(new Handler[] {new Handler(0, 2, 3, 1, 0)},
        Op.word(Op.INC, 2, 2, 0), // 0
        Op.wideWord(Op.LOAD_INT, 2, 5), // 1
        END, // 2
        Op.word(Op.ADD, 0, 1, 2), // 3
        Op.word(Op.RETURN, 0, 0, 0)); // 4
    Liveness live = Liveness.of(code);
    assertEquals("{2}", live.at(0).toString());
    assertEquals("{2}", live.at(1).toString());
    assertEquals("{}", live.at(2).toString());
    assertEquals("{1, 2}", live.at(3).toString());
  }

  @Test
  void iteratorsStayUntilTheyAreClosed() {
    CodeBlock code = Forge.code(
        Op.word(Op.GET_ITERATOR, 1, 0, 0), // 0
        Op.word(Op.ITERATOR_NEXT, 3, 1, 3), // 1
        Op.word(Op.JUMP, 0, 0, 1), // 2
        END); // 3
    Liveness live = Liveness.of(code);
    assertEquals("{0}", live.at(0).toString());
    assertEquals("{1, 2}", live.at(1).toString());
    assertEquals("{1, 2}", live.at(2).toString());
  }
}
