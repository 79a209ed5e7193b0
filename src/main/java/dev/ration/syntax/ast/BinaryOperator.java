package dev.ration.syntax.ast;

/** Binary operators without short circuit. */
public enum BinaryOperator {
  MULTIPLY("*"),
  DIVIDE("/"),
  REMAINDER("%"),
  ADD("+"),
  SUBTRACT("-"),
  SHIFT_LEFT("<<"),
  SHIFT_RIGHT(">>"),
  SHIFT_RIGHT_UNSIGNED(">>>"),
  LESS("<"),
  GREATER(">"),
  LESS_EQUAL("<="),
  GREATER_EQUAL(">="),
  INSTANCEOF("instanceof"),
  IN("in"),
  EQUAL("=="),
  NOT_EQUAL("!="),
  STRICT_EQUAL("==="),
  STRICT_NOT_EQUAL("!=="),
  BIT_AND("&"),
  BIT_XOR("^"),
  BIT_OR("|"),
  EXPONENTIATE("**");

  private final String text;

  BinaryOperator(String text) {
    this.text = text;
  }

  /** The operator as written. */
  public String text() {
    return text;
  }
}
