package dev.ration.syntax.ast;

/**
 * {@code for (left of right)}: left as in {@link ForInStatement}; {@code await} inside async functions
 * only.
 */
public record ForOfStatement(int start, int end, Node left, Expression right, Statement body, boolean await)
    implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitForOfStatement(this);
  }
}
