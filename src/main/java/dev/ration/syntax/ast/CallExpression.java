package dev.ration.syntax.ast;

import java.util.List;

/**
 * A call; {@code optional} for {@code f?.()}. Direct eval is a non-optional call of the identifier {@code
 * eval}. Left-deep.
 */
public record CallExpression(int start, int end, Expression callee, List<Expression> arguments,
    boolean optional)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitCallExpression(this);
  }
}
