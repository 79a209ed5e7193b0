package dev.ration.syntax.ast;

/** {@code ...argument} in an array, an argument list or an object literal. */
public record SpreadElement(int start, int end, Expression argument) implements Expression, ObjectMember {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitSpreadElement(this);
  }
}
