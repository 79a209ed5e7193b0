package dev.ration.syntax.ast;

import java.util.List;

/**
 * What class declarations and expressions share; {@code id} and {@code superClass} are null when absent.
 */
public record ClassNode(int start, int end, Identifier id, Expression superClass, List<ClassElement> body)
    implements Node {
}
