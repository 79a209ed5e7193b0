package dev.ration.syntax.ast;

/** {@code this}. */
public record ThisExpression(int start, int end) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitThisExpression(this);
  }
}
