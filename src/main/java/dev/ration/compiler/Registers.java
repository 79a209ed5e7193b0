package dev.ration.compiler;

import java.util.BitSet;

/**
 * The registers of one function, a stack: variables of a scope below, temporaries above. A temporary may be
 * written at any time before its value is used; a variable only by the last instruction of what computes its
 * new value.
 */
final class Registers {
  private int next;
  private int highest;
  private final BitSet variables = new BitSet();

  /** How many registers the frame needs. */
  int count() {
    return highest;
  }

  int mark() {
    return next;
  }

  /** Frees every register from a mark on. */
  void release(int mark) {
    variables.clear(mark, Math.max(mark, next));
    next = mark;
  }

  int temporary() {
    return temporaries(1);
  }

  /** The first of several registers in a row. */
  int temporaries(int count) {
    int first = next;
    next += count;
    highest = Math.max(highest, next);
    return first;
  }

  int variable() {
    int register = temporary();
    variables.set(register);
    return register;
  }

  boolean isVariable(int register) {
    return variables.get(register);
  }

  /** Says that nothing reads a variable until it has its first value. */
  void setVariable(int register, boolean variable) {
    variables.set(register, variable);
  }
}
