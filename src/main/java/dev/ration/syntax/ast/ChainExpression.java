package dev.ration.syntax.ast;

/**
 * The extent of one optional chain: where an {@code optional} link inside finds null or undefined, all of
 * it is undefined.
 */
public record ChainExpression(int start, int end, Expression expression) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitChainExpression(this);
  }
}
