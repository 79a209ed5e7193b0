package dev.ration.syntax.ast;

/** {@code catch (param) body}; the param is null when absent. */
public record CatchClause(int start, int end, Pattern param, BlockStatement body) implements Node {
}
