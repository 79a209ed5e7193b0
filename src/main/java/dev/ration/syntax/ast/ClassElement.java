package dev.ration.syntax.ast;

/** What stands in a class body. */
public sealed interface ClassElement extends Node permits MethodDefinition, PropertyDefinition, StaticBlock {
}
