package dev.ration.syntax.ast;

/** A regular expression; the pattern is as written, between the slashes. */
public record RegExpLiteral(int start, int end, String pattern, String flags) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitRegExpLiteral(this);
  }
}
