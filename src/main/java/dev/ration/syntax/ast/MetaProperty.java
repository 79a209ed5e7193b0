package dev.ration.syntax.ast;

/** {@code new.target}. */
public record MetaProperty(int start, int end) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitMetaProperty(this);
  }
}
