package dev.ration.syntax.ast;

/**
 * A binary operation; {@code left} is a {@link PrivateName} only under {@code in}. Left-deep without
 * bound.
 */
public record BinaryExpression(int start, int end, BinaryOperator operator, Expression left, Expression right)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitBinaryExpression(this);
  }
}
