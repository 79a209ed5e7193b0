package dev.ration.syntax.ast;

import java.util.List;

/** An array literal; an element may be {@link Elision} or {@link SpreadElement}. */
public record ArrayExpression(int start, int end, List<Expression> elements) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitArrayExpression(this);
  }
}
