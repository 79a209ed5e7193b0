package dev.ration.syntax.ast;

/** A number; the raw text is the source range. */
public record NumericLiteral(int start, int end, double value) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitNumericLiteral(this);
  }
}
