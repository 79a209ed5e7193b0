package dev.ration.syntax.ast;

/** A tagged template; the tag of a deep chain is on the left spine. */
public record TaggedTemplateExpression(int start, int end, Expression tag, TemplateLiteral quasi)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitTaggedTemplateExpression(this);
  }
}
