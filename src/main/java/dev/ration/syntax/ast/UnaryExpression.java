package dev.ration.syntax.ast;

/** {@code delete void typeof + - ~ !}. */
public record UnaryExpression(int start, int end, UnaryOperator operator, Expression argument)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitUnaryExpression(this);
  }
}
