package dev.ration.syntax.ast;

/**
 * A private name, without its {@code #}: a member key, a class element key, or the left side of {@code #x
 * in o}.
 */
public record PrivateName(int start, int end, String name) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitPrivateName(this);
  }
}
