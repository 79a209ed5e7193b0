package dev.ration.syntax.ast;

/** A function declaration. */
public record FunctionDeclaration(int start, int end, FunctionNode function) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitFunctionDeclaration(this);
  }
}
