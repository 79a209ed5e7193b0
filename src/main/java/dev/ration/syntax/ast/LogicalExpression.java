package dev.ration.syntax.ast;

/** {@code && || ??}. Left-deep without bound. */
public record LogicalExpression(int start, int end, LogicalOperator operator, Expression left,
    Expression right)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitLogicalExpression(this);
  }
}
