package dev.ration.syntax.ast;

/** {@code return}; the argument is null when absent. The body of a concise arrow is one too. */
public record ReturnStatement(int start, int end, Expression argument) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitReturnStatement(this);
  }
}
