package dev.ration.syntax.ast;

import java.util.List;

/** An object literal. */
public record ObjectExpression(int start, int end, List<ObjectMember> properties) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitObjectExpression(this);
  }
}
