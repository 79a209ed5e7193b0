package dev.ration.syntax.ast;

/**
 * {@code for (init; test; update)}: init is a {@link VariableDeclaration}, an {@link Expression} or null;
 * test and update may be null.
 */
public record ForStatement(int start, int end, Node init, Expression test, Expression update, Statement body)
    implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitForStatement(this);
  }
}
