package dev.ration.parser;

import dev.ration.syntax.ErrorLog;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.ParseFailure;
import dev.ration.syntax.ast.AwaitExpression;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BinaryOperator;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.LogicalExpression;
import dev.ration.syntax.ast.LogicalOperator;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.UnaryExpression;
import java.util.Arrays;

/**
 * Climbs precedence for flat runs of operands and operators. One stack serves all nested expressions; each
 * works above its own base. An operand is parenthesised exactly when it begins after the text of its operand
 * does.
 */
final class OperatorStack {
  private static final int EXPONENTIATE_PRECEDENCE = 11;

  /**
   * How many operators may wait for their right operand: bounds the depth of trees beyond that of brackets.
   */
  private final int limit;
  private final ErrorLog log;
  private Expression[] operands = new Expression[16];
  private int[] starts = new int[16];
  private int[] ends = new int[16];
  private int size;
  private SourceToken[] operators = new SourceToken[16];
  private int waiting;

  OperatorStack(int limit, ErrorLog log) {
    this.limit = limit;
    this.log = log;
  }

  /** How many operators wait. */
  int waiting() {
    return waiting;
  }

  /** Forgets what came after there were so many operands and operators. */
  void backTo(int operandCount, int operatorCount) {
    Arrays.fill(operands, operandCount, Math.max(size, operandCount), null);
    Arrays.fill(operators, operatorCount, Math.max(waiting, operatorCount), null);
    size = operandCount;
    waiting = operatorCount;
  }

  /** Begins an expression; returns its base. */
  int open() {
    return size;
  }

  void operand(int start, Expression e, int end) {
    if (size == operands.length) {
      operands = Arrays.copyOf(operands, size * 2);
      starts = Arrays.copyOf(starts, size * 2);
      ends = Arrays.copyOf(ends, size * 2);
    }
    operands[size] = e;
    ends[size] = end;
    starts[size++] = start;
  }

  /**
   * Shifts an operator after reducing what binds at least as tightly, never below the base that operands
   * imply.
   */
  void operator(SourceToken token, int base) {
    int precedence = OperatorTable.precedence(token.getType());
    while (size - base > 1) {
      int top = OperatorTable.precedence(operators[waiting - 1].getType());
      if (top < precedence || top == precedence && precedence == EXPONENTIATE_PRECEDENCE) {
        break;
      }
      reduce();
    }
    if (waiting >= limit) {
      throw new ParseFailure(token.start(), ParseError.Kind.NESTING, "the source is nested too deeply");
    }
    if (waiting == operators.length) {
      operators = Arrays.copyOf(operators, waiting * 2);
    }
    operators[waiting++] = token;
  }

  /** Ends the expression of a base. */
  Expression close(int base) {
    while (size - base > 1) {
      reduce();
    }
    Expression e = operands[--size];
    operands[size] = null;
    if (e instanceof PrivateName) {
      misplaced(e);
    }
    return e;
  }

  private void reduce() {
    SourceToken operator = operators[--waiting];
    operators[waiting] = null;
    Expression right = operands[--size];
    operands[size] = null;
    Expression left = operands[size - 1];
    int start = starts[size - 1];
    boolean leftParenthesized = start != left.start();
    boolean rightParenthesized = starts[size] != right.start();
    LogicalOperator logical = OperatorTable.logical(operator.getType());
    int end = ends[size];
    ends[size - 1] = end;
    if (logical != null) {
      checkMixing(logical, left, leftParenthesized, operator);
      checkMixing(logical, right, rightParenthesized, operator);
      operands[size - 1] = new LogicalExpression(start, end, logical, left, right);
      refusePrivate(left);
    } else {
      BinaryOperator binary = OperatorTable.binary(operator.getType());
      boolean prefixed = left instanceof UnaryExpression || left instanceof AwaitExpression;
      if (binary == BinaryOperator.EXPONENTIATE && prefixed && !leftParenthesized) {
        log.report(start, "A unary expression before ** must be parenthesised");
      }
      if (binary != BinaryOperator.IN) {
        refusePrivate(left);
      }
      operands[size - 1] = new BinaryExpression(start, end, binary, left, right);
    }
    refusePrivate(right);
  }

  private void checkMixing(LogicalOperator operator, Expression operand, boolean parenthesized,
      SourceToken token) {
    if (!parenthesized && operand instanceof LogicalExpression inner
        && (operator == LogicalOperator.COALESCE) != (inner.operator() == LogicalOperator.COALESCE)) {
      log.report(token.start(), "?? cannot be mixed with && or || without parentheses");
    }
  }

  private void refusePrivate(Expression e) {
    if (e instanceof PrivateName) {
      misplaced(e);
    }
  }

  private void misplaced(Expression e) {
    log.report(e.start(), "A private name must be the left operand of 'in'");
  }
}
