package dev.ration.syntax.ast;

/** {@code do while}. */
public record DoWhileStatement(int start, int end, Statement body, Expression test) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitDoWhileStatement(this);
  }
}
