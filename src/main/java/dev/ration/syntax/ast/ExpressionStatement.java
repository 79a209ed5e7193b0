package dev.ration.syntax.ast;

/**
 * An expression statement; {@code directive} is the raw text of a directive prologue member, else null.
 */
public record ExpressionStatement(int start, int end, Expression expression, String directive)
    implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitExpressionStatement(this);
  }
}
