package dev.ration.syntax.ast;

import java.util.List;

/** {@code new callee(arguments)}. */
public record NewExpression(int start, int end, Expression callee, List<Expression> arguments)
    implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitNewExpression(this);
  }
}
