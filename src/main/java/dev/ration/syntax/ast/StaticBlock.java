package dev.ration.syntax.ast;

import java.util.List;

/** {@code static { body }}: evaluated as a method of its own. */
public record StaticBlock(int start, int end, List<Statement> body) implements ClassElement {
}
