package dev.ration.syntax.ast;

import java.util.List;

/** A block. */
public record BlockStatement(int start, int end, List<Statement> body) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitBlockStatement(this);
  }
}
