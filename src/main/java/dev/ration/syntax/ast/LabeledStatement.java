package dev.ration.syntax.ast;

/** {@code label: body}. */
public record LabeledStatement(int start, int end, Identifier label, Statement body) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitLabeledStatement(this);
  }
}
