package dev.ration.syntax.ast;

import java.util.List;

/** A template: one more quasi than expressions. In an untagged one every cooked text is present. */
public record TemplateLiteral(int start, int end, List<TemplateElement> quasis, List<Expression> expressions)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitTemplateLiteral(this);
  }
}
