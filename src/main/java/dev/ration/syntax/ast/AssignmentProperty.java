package dev.ration.syntax.ast;

/** {@code key: value} of an object pattern; the key as in {@link Property}. */
public record AssignmentProperty(int start, int end, Expression key, boolean computed, boolean shorthand,
    Pattern value)
    implements Node {
}
