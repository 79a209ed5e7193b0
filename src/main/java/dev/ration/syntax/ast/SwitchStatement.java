package dev.ration.syntax.ast;

import java.util.List;

/** {@code switch}; its cases share one scope. */
public record SwitchStatement(int start, int end, Expression discriminant, List<SwitchCase> cases)
    implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitSwitchStatement(this);
  }
}
