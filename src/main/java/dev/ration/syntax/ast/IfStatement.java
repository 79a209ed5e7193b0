package dev.ration.syntax.ast;

/**
 * {@code if}; the alternate is null when absent. Chains of {@code else if} are deep without bound: iterate
 * on {@code alternate}.
 */
public record IfStatement(int start, int end, Expression test, Statement consequent, Statement alternate)
    implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitIfStatement(this);
  }
}
