package dev.ration.syntax.ast;

/** A hole of an array literal or of an array pattern. */
public record Elision(int start, int end) implements Expression, Pattern {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitElision(this);
  }

  @Override
  public <R> R accept(PatternVisitor<R> visitor) {
    return visitor.visitElisionPattern(this);
  }
}
