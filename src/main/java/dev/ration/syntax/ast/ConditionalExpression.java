package dev.ration.syntax.ast;

/** {@code test ? consequent : alternate}. */
public record ConditionalExpression(int start, int end, Expression test, Expression consequent,
    Expression alternate)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitConditionalExpression(this);
  }
}
