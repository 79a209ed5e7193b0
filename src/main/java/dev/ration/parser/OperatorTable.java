package dev.ration.parser;

import dev.ration.syntax.ast.AssignmentOperator;
import dev.ration.syntax.ast.BinaryOperator;
import dev.ration.syntax.ast.LogicalOperator;
import dev.ration.syntax.ast.UnaryOperator;
import org.antlr.v4.runtime.Token;

/** Operators by token type, and the precedence of the binary ones. */
final class OperatorTable {
  private static final int SIZE = RationLexer.VOCABULARY.getMaxTokenType() + 1;
  private static final BinaryOperator[] BINARY = new BinaryOperator[SIZE];
  private static final LogicalOperator[] LOGICAL = new LogicalOperator[SIZE];
  private static final UnaryOperator[] UNARY = new UnaryOperator[SIZE];
  private static final AssignmentOperator[] ASSIGNMENT = new AssignmentOperator[SIZE];
  private static final byte[] PRECEDENCE = new byte[SIZE];

  static {
    for (int type = Token.MIN_USER_TOKEN_TYPE; type < SIZE; type++) {
      String literal = RationLexer.VOCABULARY.getLiteralName(type);
      if (literal != null) {
        fill(type, literal.substring(1, literal.length() - 1));
      }
    }
  }

  private OperatorTable() {}

  private static void fill(int type, String text) {
    for (BinaryOperator op : BinaryOperator.values()) {
      if (op.text().equals(text)) {
        BINARY[type] = op;
        PRECEDENCE[type] = (byte) precedence(op);
      }
    }
    for (LogicalOperator op : LogicalOperator.values()) {
      if (op.text().equals(text)) {
        LOGICAL[type] = op;
        PRECEDENCE[type] = (byte) (op == LogicalOperator.AND ? 2 : 1);
      }
    }
    for (UnaryOperator op : UnaryOperator.values()) {
      if (op.text().equals(text)) {
        UNARY[type] = op;
      }
    }
    for (AssignmentOperator op : AssignmentOperator.values()) {
      if (op.text().equals(text)) {
        ASSIGNMENT[type] = op;
      }
    }
  }

  private static int precedence(BinaryOperator op) {
    return switch (op) {
      case BIT_OR -> 3;
      case BIT_XOR -> 4;
      case BIT_AND -> 5;
      case EQUAL, NOT_EQUAL, STRICT_EQUAL, STRICT_NOT_EQUAL -> 6;
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, INSTANCEOF, IN -> 7;
      case SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> 8;
      case ADD, SUBTRACT -> 9;
      case MULTIPLY, DIVIDE, REMAINDER -> 10;
      case EXPONENTIATE -> 11;
    };
  }

  static BinaryOperator binary(int type) {
    return BINARY[type];
  }

  static LogicalOperator logical(int type) {
    return LOGICAL[type];
  }

  static UnaryOperator unary(int type) {
    return UNARY[type];
  }

  static AssignmentOperator assignment(int type) {
    return ASSIGNMENT[type];
  }

  /** Higher binds tighter; only {@code **} (11) is right-associative. */
  static int precedence(int type) {
    return PRECEDENCE[type];
  }
}
