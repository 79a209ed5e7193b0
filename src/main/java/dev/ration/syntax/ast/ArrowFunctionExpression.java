package dev.ration.syntax.ast;

/** An arrow function. */
public record ArrowFunctionExpression(int start, int end, FunctionNode function) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitArrowFunctionExpression(this);
  }
}
