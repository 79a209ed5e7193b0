package dev.ration.syntax.ast;

/**
 * {@code for (left in right)}: left is a {@link VariableDeclaration} of one declarator without init, or a
 * {@link Pattern}.
 */
public record ForInStatement(int start, int end, Node left, Expression right, Statement body)
    implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitForInStatement(this);
  }
}
