package dev.ration.syntax.ast;

/**
 * A binding or assignment target: in declarations the leaves are identifiers, in assignments also members.
 */
public sealed interface Pattern extends Node permits
    ObjectPattern, ArrayPattern, AssignmentPattern, RestElement, Identifier, MemberExpression, Elision {
  /** Calls the visitor's method for this node. */
  <R> R accept(PatternVisitor<R> visitor);
}
