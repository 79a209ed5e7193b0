package dev.ration.syntax.ast;

/** {@code null}. */
public record NullLiteral(int start, int end) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitNullLiteral(this);
  }
}
