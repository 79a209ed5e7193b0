package dev.ration.syntax.ast;

/** {@code await argument}, inside async functions only. */
public record AwaitExpression(int start, int end, Expression argument) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitAwaitExpression(this);
  }
}
