package dev.ration.syntax.ast;

/** {@code super}: only as the callee of a call or the object of a member expression. */
public record Super(int start, int end) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitSuper(this);
  }
}
