package dev.ration.syntax.ast;

/**
 * {@code o.p} (property is an {@link Identifier}), {@code o.#p} ({@link PrivateName}) or {@code o[p]}
 * (computed). Left-deep.
 */
public record MemberExpression(int start, int end, Expression object, Expression property, boolean computed,
    boolean optional)
    implements Expression, Pattern {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitMemberExpression(this);
  }

  @Override
  public <R> R accept(PatternVisitor<R> visitor) {
    return visitor.visitMemberPattern(this);
  }
}
