package dev.ration.syntax.ast;

import java.util.List;

/** {@code case test:} or, with a null test, {@code default:}. */
public record SwitchCase(int start, int end, Expression test, List<Statement> consequent) implements Node {
}
