package dev.ration.syntax.ast;

/**
 * An identifier as a reference, a binding or a plain property name; {@code name} has its escapes resolved.
 */
public record Identifier(int start, int end, String name) implements Expression, Pattern {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitIdentifier(this);
  }

  @Override
  public <R> R accept(PatternVisitor<R> visitor) {
    return visitor.visitIdentifierPattern(this);
  }
}
