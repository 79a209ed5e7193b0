package dev.ration.syntax.ast;

/** {@code break}; the label is null when absent. */
public record BreakStatement(int start, int end, Identifier label) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitBreakStatement(this);
  }
}
