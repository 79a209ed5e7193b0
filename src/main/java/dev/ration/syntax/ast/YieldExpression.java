package dev.ration.syntax.ast;

/** {@code yield} or {@code yield*}; the argument is null when absent. */
public record YieldExpression(int start, int end, Expression argument, boolean delegate)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitYieldExpression(this);
  }
}
