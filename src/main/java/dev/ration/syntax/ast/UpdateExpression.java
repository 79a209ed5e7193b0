package dev.ration.syntax.ast;

/** {@code ++} or {@code --}; the argument is an {@link Identifier} or a {@link MemberExpression}. */
public record UpdateExpression(int start, int end, UpdateOperator operator, boolean prefix,
    Expression argument)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitUpdateExpression(this);
  }
}
