package dev.ration.syntax.ast;

import java.util.List;

/** {@code var}, {@code let} or {@code const}; also the head of a loop. */
public record VariableDeclaration(int start, int end, VariableKind kind,
    List<VariableDeclarator> declarations)
    implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitVariableDeclaration(this);
  }
}
