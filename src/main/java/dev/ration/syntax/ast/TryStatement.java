package dev.ration.syntax.ast;

/** {@code try}; handler or finalizer may be null, not both. */
public record TryStatement(int start, int end, BlockStatement block, CatchClause handler,
    BlockStatement finalizer)
    implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitTryStatement(this);
  }
}
