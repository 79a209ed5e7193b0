package dev.ration.syntax.ast;

/** {@code debugger}: no effect. */
public record DebuggerStatement(int start, int end) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitDebuggerStatement(this);
  }
}
