package dev.ration.syntax.ast;

/** {@code ;} */
public record EmptyStatement(int start, int end) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitEmptyStatement(this);
  }
}
