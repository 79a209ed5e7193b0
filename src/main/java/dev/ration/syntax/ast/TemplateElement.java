package dev.ration.syntax.ast;

/**
 * A literal piece of a template; {@code cooked} is null where a tagged template has an invalid escape.
 */
public record TemplateElement(int start, int end, String cooked, String raw) implements Node {
}
