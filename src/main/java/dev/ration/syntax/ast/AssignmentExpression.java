package dev.ration.syntax.ast;

/**
 * An assignment. The target is parenthesised exactly when {@code left.start() > start()}: such a target
 * names no anonymous function.
 */
public record AssignmentExpression(int start, int end, AssignmentOperator operator, Pattern left,
    Expression right)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitAssignmentExpression(this);
  }
}
