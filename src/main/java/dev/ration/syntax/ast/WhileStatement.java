package dev.ration.syntax.ast;

/** {@code while}. */
public record WhileStatement(int start, int end, Expression test, Statement body) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitWhileStatement(this);
  }
}
