package dev.ration.syntax.ast;

/** A class declaration. */
public record ClassDeclaration(int start, int end, ClassNode definition) implements Statement {
  @Override
  public <R> R accept(StatementVisitor<R> visitor) {
    return visitor.visitClassDeclaration(this);
  }
}
