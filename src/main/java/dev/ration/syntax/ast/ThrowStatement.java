package dev.ration.syntax.ast;

/** {@code throw}. */
public record ThrowStatement(int start, int end, Expression argument) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitThrowStatement(this);
  }
}
