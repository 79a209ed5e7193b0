package dev.ration.syntax.ast;

import java.util.List;

/** Two or more expressions and commas, flat. */
public record SequenceExpression(int start, int end, List<Expression> expressions) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitSequenceExpression(this);
  }
}
