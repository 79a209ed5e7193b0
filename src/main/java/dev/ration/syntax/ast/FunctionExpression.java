package dev.ration.syntax.ast;

/** A function expression, or the value of a method or accessor. */
public record FunctionExpression(int start, int end, FunctionNode function) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitFunctionExpression(this);
  }
}
