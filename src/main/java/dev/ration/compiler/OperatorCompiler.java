package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BinaryOperator;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.LogicalExpression;
import dev.ration.syntax.ast.LogicalOperator;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UnaryOperator;
import java.util.ArrayList;
import java.util.List;

/** Operators. Chains along the left side are compiled in a loop: they are as long as the source. */
final class OperatorCompiler {
  private static final int INT24_MAX = 0x7fffff;

  private final Code code;

  OperatorCompiler(Code code) {
    this.code = code;
  }

  void unary(UnaryExpression node, int target) {
    int mark = code.registers.mark();
    Expression argument = node.argument();
    switch (node.operator()) {
      case DELETE -> code.chains.delete(node, target);
      case VOID -> {
        code.expressions.effect(argument);
        code.asm.emit(Op.LOAD_UNDEFINED, target);
      }
      case TYPEOF -> {
        if (argument instanceof Identifier identifier) {
          code.variables.typeOf(identifier, target);
        } else {
          code.asm.emit(Op.TYPEOF, target, code.expressions.operand(argument));
        }
      }
      case MINUS -> {
        if (argument instanceof NumericLiteral literal) {
          number(-literal.value(), target);
        } else {
          unary(Op.NEG, node, target);
        }
      }
      case PLUS -> unary(Op.TO_NUMBER, node, target);
      case BIT_NOT -> unary(Op.BIT_NOT, node, target);
      case NOT -> unary(Op.NOT, node, target);
    }
    code.registers.release(mark);
  }

  void number(double value, int dst) {
    int integer = (int) value;
    if (integer == value && (integer != 0 || 1 / value > 0)) {
      code.asm.emitWide(Op.LOAD_INT, dst, integer);
    } else {
      code.asm.emitWide(Op.LOAD_CONST, dst, code.asm.constant(value));
    }
  }

  private void unary(int op, UnaryExpression node, int target) {
    int operand = code.expressions.operand(node.argument());
    code.asm.position(node.start());
    code.asm.emit(op, target, operand);
  }

  /** A chain of operators along the left side, in a loop: it is as long as the source. */
  void binary(BinaryExpression node, int target) {
    int mark = code.registers.mark();
    if (!(node.left() instanceof BinaryExpression)) {
      binary(node, -1, target);
    } else {
      List<BinaryExpression> links = new ArrayList<>();
      BinaryExpression link = node;
      links.add(link);
      while (link.left() instanceof BinaryExpression next) {
        links.add(next);
        link = next;
      }
      int accumulator = code.scratch(target);
      int inner = code.registers.mark();
      for (int i = links.size() - 1; i >= 0; i--) {
        boolean first = i == links.size() - 1;
        binary(links.get(i), first ? -1 : accumulator, i == 0 ? target : accumulator);
        code.registers.release(inner);
      }
    }
    code.registers.release(mark);
  }

  /** One operation; {@code left} is the register of its left side, or -1 if that is still to be evaluated. */
  private void binary(BinaryExpression node, int left, int target) {
    BinaryOperator operator = node.operator();
    if (node.left() instanceof PrivateName name) {
      int privateName = code.variables.operand(code.tree.binding(name));
      int object = code.expressions.operand(node.right());
      code.asm.position(node.start());
      code.asm.emit(Op.HAS_PRIVATE, target, object, privateName);
      return;
    }
    if (left < 0 && operator == BinaryOperator.MULTIPLY && isInt24(node.left()) && !isInt24(node.right())) {
      int right = code.expressions.operand(node.right());
      code.asm.position(node.start());
      code.asm.emitInt(Op.MUL_INT, target, right, intValue(node.left()));
      return;
    }
    int first = left >= 0 ? left : code.expressions.operandBefore(node.left(), node.right());
    int immediate = immediateOp(operator);
    if (immediate >= 0 && isInt24(node.right())) {
      code.asm.position(node.start());
      code.asm.emitInt(immediate, target, first, intValue(node.right()));
      return;
    }
    int second = code.expressions.operand(node.right());
    code.asm.position(node.start());
    code.asm.emit(op(operator), target, first, second);
  }

  static boolean isInt24(Expression node) {
    double value;
    if (node instanceof NumericLiteral literal) {
      value = literal.value();
      if (value == 0) {
        return true;
      }
    } else if (node instanceof UnaryExpression unary && unary.operator() == UnaryOperator.MINUS
        && unary.argument() instanceof NumericLiteral literal) {
      value = -literal.value();
      if (value == 0) {
        return false;
      }
    } else {
      return false;
    }
    return value == (int) value && Math.abs(value) <= INT24_MAX;
  }

  static int intValue(Expression node) {
    return node instanceof NumericLiteral literal ? (int) literal.value()
        : (int) -((NumericLiteral) ((UnaryExpression) node).argument()).value();
  }

  static int op(BinaryOperator operator) {
    return switch (operator) {
      case MULTIPLY -> Op.MUL;
      case DIVIDE -> Op.DIV;
      case REMAINDER -> Op.MOD;
      case ADD -> Op.ADD;
      case SUBTRACT -> Op.SUB;
      case SHIFT_LEFT -> Op.SHL;
      case SHIFT_RIGHT -> Op.SHR;
      case SHIFT_RIGHT_UNSIGNED -> Op.USHR;
      case LESS -> Op.LESS;
      case GREATER -> Op.GREATER;
      case LESS_EQUAL -> Op.LESS_EQ;
      case GREATER_EQUAL -> Op.GREATER_EQ;
      case INSTANCEOF -> Op.INSTANCEOF;
      case IN -> Op.IN;
      case EQUAL -> Op.EQ;
      case NOT_EQUAL -> Op.NE;
      case STRICT_EQUAL -> Op.STRICT_EQ;
      case STRICT_NOT_EQUAL -> Op.STRICT_NE;
      case BIT_AND -> Op.BIT_AND;
      case BIT_XOR -> Op.BIT_XOR;
      case BIT_OR -> Op.BIT_OR;
      case EXPONENTIATE -> Op.EXP;
    };
  }

  /** The form with a small integer on the right, or -1. */
  static int immediateOp(BinaryOperator operator) {
    return switch (operator) {
      case MULTIPLY -> Op.MUL_INT;
      case DIVIDE -> Op.DIV_INT;
      case REMAINDER -> Op.MOD_INT;
      case ADD -> Op.ADD_INT;
      case SUBTRACT -> Op.SUB_INT;
      case SHIFT_LEFT -> Op.SHL_INT;
      case SHIFT_RIGHT -> Op.SHR_INT;
      case SHIFT_RIGHT_UNSIGNED -> Op.USHR_INT;
      case BIT_AND -> Op.BIT_AND_INT;
      case BIT_XOR -> Op.BIT_XOR_INT;
      case BIT_OR -> Op.BIT_OR_INT;
      default -> -1;
    };
  }

  /** Links of one operator share the label that ends them. */
  void logical(LogicalExpression node, int target) {
    int mark = code.registers.mark();
    int value = code.scratch(target);
    List<LogicalExpression> links = new ArrayList<>();
    LogicalExpression link = node;
    links.add(link);
    while (link.left() instanceof LogicalExpression next) {
      links.add(next);
      link = next;
    }
    code.expressions.into(link.left(), value);
    int end = code.asm.newLabel();
    for (int i = links.size() - 1; i >= 0; i--) {
      LogicalExpression part = links.get(i);
      code.jumpIf(stopOp(part.operator()), value, end);
      code.expressions.into(part.right(), value);
      if (i == 0 || links.get(i - 1).operator() != part.operator()) {
        code.asm.bind(end);
        end = code.asm.newLabel();
      }
    }
    code.move(target, value);
    code.registers.release(mark);
  }

  /** The jump that keeps the left value. */
  static int stopOp(LogicalOperator operator) {
    return switch (operator) {
      case AND -> Op.JUMP_IF_FALSE;
      case OR -> Op.JUMP_IF_TRUE;
      case COALESCE -> Op.JUMP_IF_NOT_NULLISH;
    };
  }
}
