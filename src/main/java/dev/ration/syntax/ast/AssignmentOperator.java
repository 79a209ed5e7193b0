package dev.ration.syntax.ast;

/** Assignment operators: plain, compound over a binary operator, or logical. */
public enum AssignmentOperator {
  ASSIGN("=", null, null),
  MULTIPLY("*=", BinaryOperator.MULTIPLY, null),
  DIVIDE("/=", BinaryOperator.DIVIDE, null),
  REMAINDER("%=", BinaryOperator.REMAINDER, null),
  ADD("+=", BinaryOperator.ADD, null),
  SUBTRACT("-=", BinaryOperator.SUBTRACT, null),
  SHIFT_LEFT("<<=", BinaryOperator.SHIFT_LEFT, null),
  SHIFT_RIGHT(">>=", BinaryOperator.SHIFT_RIGHT, null),
  SHIFT_RIGHT_UNSIGNED(">>>=", BinaryOperator.SHIFT_RIGHT_UNSIGNED, null),
  BIT_AND("&=", BinaryOperator.BIT_AND, null),
  BIT_XOR("^=", BinaryOperator.BIT_XOR, null),
  BIT_OR("|=", BinaryOperator.BIT_OR, null),
  EXPONENTIATE("**=", BinaryOperator.EXPONENTIATE, null),
  AND("&&=", null, LogicalOperator.AND),
  OR("||=", null, LogicalOperator.OR),
  COALESCE("??=", null, LogicalOperator.COALESCE);

  private final String text;
  private final BinaryOperator binary;
  private final LogicalOperator logical;

  AssignmentOperator(String text, BinaryOperator binary, LogicalOperator logical) {
    this.text = text;
    this.binary = binary;
    this.logical = logical;
  }

  /** The operator as written. */
  public String text() {
    return text;
  }

  /** The binary operator of a compound assignment, else null. */
  public BinaryOperator binary() {
    return binary;
  }

  /** The short-circuit operator of a logical assignment, else null. */
  public LogicalOperator logical() {
    return logical;
  }
}
