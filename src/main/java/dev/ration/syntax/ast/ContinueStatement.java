package dev.ration.syntax.ast;

/** {@code continue}; the label is null when absent. */
public record ContinueStatement(int start, int end, Identifier label) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitContinueStatement(this);
  }
}
