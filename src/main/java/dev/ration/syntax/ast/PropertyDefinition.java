package dev.ration.syntax.ast;

/**
 * A field; the key as in {@link MethodDefinition}; {@code value} is null when absent and is evaluated as a
 * method of its own.
 */
public record PropertyDefinition(int start, int end, Expression key, boolean computed, boolean isStatic,
    Expression value) implements ClassElement {
}
