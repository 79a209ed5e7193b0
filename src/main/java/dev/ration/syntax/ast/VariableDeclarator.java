package dev.ration.syntax.ast;

/** One binding of a declaration; {@code init} is null when absent. */
public record VariableDeclarator(int start, int end, Pattern id, Expression init) implements Node {
}
