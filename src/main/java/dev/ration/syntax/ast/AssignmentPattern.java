package dev.ration.syntax.ast;

/** {@code left = right}: a target with a default. */
public record AssignmentPattern(int start, int end, Pattern left, Expression right) implements Pattern {
  @Override
  public <R> R accept(PatternVisitor<R> visitor) {
    return visitor.visitAssignmentPattern(this);
  }
}
