package dev.ration.syntax.ast;

/** A class expression. */
public record ClassExpression(int start, int end, ClassNode definition) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitClassExpression(this);
  }
}
