package dev.ration.syntax.ast;

/** {@code true} or {@code false}. */
public record BooleanLiteral(int start, int end, boolean value) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitBooleanLiteral(this);
  }
}
