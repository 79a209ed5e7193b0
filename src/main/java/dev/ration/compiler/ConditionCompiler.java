package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BinaryOperator;
import dev.ration.syntax.ast.BooleanLiteral;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.LogicalExpression;
import dev.ration.syntax.ast.LogicalOperator;
import dev.ration.syntax.ast.NullLiteral;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.SequenceExpression;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UnaryOperator;
import java.util.ArrayList;
import java.util.List;

/** Expressions as conditions: a jump, no value. */
final class ConditionCompiler {
  private final Code code;

  ConditionCompiler(Code code) {
    this.code = code;
  }

  /** Jumps to a label if the truth of the expression is {@code when}; else falls through. */
  void jump(Expression condition, boolean when, int label) {
    Expression node = condition;
    boolean sense = when;
    while (node instanceof UnaryExpression unary && unary.operator() == UnaryOperator.NOT) {
      node = unary.argument();
      sense = !sense;
    }
    int mark = code.registers.mark();
    if (node instanceof LogicalExpression logical && logical.operator() != LogicalOperator.COALESCE) {
      logical(logical, sense, label);
    } else if (node instanceof BooleanLiteral literal) {
      if (literal.value() == sense) {
        code.jump(label);
      }
    } else if (node instanceof SequenceExpression sequence) {
      int last = sequence.expressions().size() - 1;
      for (int i = 0; i < last; i++) {
        code.expressions.effect(sequence.expressions().get(i));
      }
      jump(sequence.expressions().get(last), sense, label);
    } else if (!(node instanceof BinaryExpression binary && comparison(binary, sense, label))) {
      int operand = code.expressions.operand(node);
      code.jumpIf(sense ? Op.JUMP_IF_TRUE : Op.JUMP_IF_FALSE, operand, label);
    }
    code.registers.release(mark);
  }

  private void logical(LogicalExpression node, boolean when, int label) {
    List<Expression> operands = new ArrayList<>();
    Expression left = node;
    while (left instanceof LogicalExpression link && link.operator() == node.operator()) {
      operands.add(link.right());
      left = link.left();
    }
    operands.add(left);
    boolean decides = node.operator() == LogicalOperator.OR; // the truth that settles the whole
    if (when == decides) {
      for (int i = operands.size() - 1; i >= 0; i--) {
        jump(operands.get(i), when, label);
      }
    } else {
      int settled = code.asm.newLabel();
      for (int i = operands.size() - 1; i > 0; i--) {
        jump(operands.get(i), decides, settled);
      }
      jump(operands.get(0), when, label);
      code.asm.bind(settled);
    }
  }

  private boolean comparison(BinaryExpression node, boolean when, int label) {
    if (node.left() instanceof PrivateName) {
      return false;
    }
    BinaryOperator operator = node.operator();
    Expression left = node.left();
    Expression right = node.right();
    switch (operator) {
      case EQUAL, NOT_EQUAL, STRICT_EQUAL, STRICT_NOT_EQUAL -> {
        boolean equal = operator == BinaryOperator.EQUAL || operator == BinaryOperator.STRICT_EQUAL;
        boolean strict = operator == BinaryOperator.STRICT_EQUAL
            || operator == BinaryOperator.STRICT_NOT_EQUAL;
        equality(left, right, strict, equal == when, label);
        return true;
      }
      case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> {
        // a number has no conversion to order, so 0 < x is x > 0
        if (isInt16(left) && !isInt16(right)) {
          order(mirrored(operator), right, left, when, label);
        } else {
          order(operator, left, right, when, label);
        }
        return true;
      }
      default -> {
        return false;
      }
    }
  }

  private static BinaryOperator mirrored(BinaryOperator operator) {
    return switch (operator) {
      case LESS -> BinaryOperator.GREATER;
      case LESS_EQUAL -> BinaryOperator.GREATER_EQUAL;
      case GREATER -> BinaryOperator.LESS;
      default -> BinaryOperator.LESS_EQUAL;
    };
  }

  private void order(BinaryOperator operator, Expression left, Expression right, boolean when, int label) {
    int first = code.expressions.operandBefore(left, right);
    boolean immediate = isInt16(right);
    int second = immediate ? OperatorCompiler.intValue(right) : code.expressions.operand(right);
    code.asm.position(left.start());
    code.asm.emitJump(orderOp(operator, immediate, when), first, second, label);
  }

  private static int orderOp(BinaryOperator operator, boolean immediate, boolean when) {
    return switch (operator) {
      case LESS -> immediate ? when ? Op.JUMP_IF_LESS_INT : Op.JUMP_IF_NOT_LESS_INT
          : when ? Op.JUMP_IF_LESS : Op.JUMP_IF_NOT_LESS;
      case LESS_EQUAL -> immediate ? when ? Op.JUMP_IF_LESS_EQ_INT : Op.JUMP_IF_NOT_LESS_EQ_INT
          : when ? Op.JUMP_IF_LESS_EQ : Op.JUMP_IF_NOT_LESS_EQ;
      case GREATER -> immediate ? when ? Op.JUMP_IF_GREATER_INT : Op.JUMP_IF_NOT_GREATER_INT
          : when ? Op.JUMP_IF_GREATER : Op.JUMP_IF_NOT_GREATER;
      default -> immediate ? when ? Op.JUMP_IF_GREATER_EQ_INT : Op.JUMP_IF_NOT_GREATER_EQ_INT
          : when ? Op.JUMP_IF_GREATER_EQ : Op.JUMP_IF_NOT_GREATER_EQ;
    };
  }

  private void equality(Expression left, Expression right, boolean strict, boolean whenEqual, int label) {
    boolean nullish = !strict && right instanceof NullLiteral || isUndefined(right);
    if (nullish) {
      int operand = code.expressions.operand(left);
      int op = strict ? whenEqual ? Op.JUMP_IF_UNDEFINED : Op.JUMP_IF_NOT_UNDEFINED
          : whenEqual ? Op.JUMP_IF_NULLISH : Op.JUMP_IF_NOT_NULLISH;
      code.jumpIf(op, operand, label);
      return;
    }
    int first = code.expressions.operandBefore(left, right);
    if (strict && isInt16(right)) {
      code.asm.emitJump(whenEqual ? Op.JUMP_IF_STRICT_EQ_INT : Op.JUMP_IF_STRICT_NE_INT, first,
          OperatorCompiler.intValue(right), label);
      return;
    }
    int second = code.expressions.operand(right);
    code.asm.position(left.start());
    int op = strict ? whenEqual ? Op.JUMP_IF_STRICT_EQ : Op.JUMP_IF_STRICT_NE
        : whenEqual ? Op.JUMP_IF_EQ : Op.JUMP_IF_NE;
    code.asm.emitJump(op, first, second, label);
  }

  /** Jumps if a register is strictly equal to a value still to be computed. */
  void jumpIfEqual(int register, Expression test, int label) {
    int mark = code.registers.mark();
    if (isInt16(test)) {
      code.asm.emitJump(Op.JUMP_IF_STRICT_EQ_INT, register, OperatorCompiler.intValue(test), label);
    } else {
      int value = code.expressions.operand(test);
      code.asm.emitJump(Op.JUMP_IF_STRICT_EQ, register, value, label);
    }
    code.registers.release(mark);
  }

  private boolean isUndefined(Expression node) {
    return node instanceof Identifier identifier && code.variables.isUndefined(identifier);
  }

  private static boolean isInt16(Expression node) {
    if (!(node instanceof NumericLiteral || node instanceof UnaryExpression)) {
      return false;
    }
    return OperatorCompiler.isInt24(node)
        && OperatorCompiler.intValue(node) == (short) OperatorCompiler.intValue(node);
  }
}
