package dev.ration.syntax.ast;

/** A string with its escapes resolved. */
public record StringLiteral(int start, int end, String value) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitStringLiteral(this);
  }
}
