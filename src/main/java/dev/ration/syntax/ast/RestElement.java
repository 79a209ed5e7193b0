package dev.ration.syntax.ast;

/** {@code ...argument}, last in a pattern or parameter list. */
public record RestElement(int start, int end, Pattern argument) implements Pattern {
  @Override
  public <R> R accept(PatternVisitor<R> visitor) {
    return visitor.visitRestElement(this);
  }
}
