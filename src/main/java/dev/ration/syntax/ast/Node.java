package dev.ration.syntax.ast;

/**
 * A node of the syntax tree, named as in ESTree. {@code start} and {@code end} are UTF-16 offsets into the
 * source, end exclusive; parentheses around an expression are not nodes and not in its range.
 *
 * <p>Depth: nesting in the source is bounded by the parser, but the left spines of Binary, Logical, Member,
 * Call and TaggedTemplate expressions, and chains of {@code else if}, are as long as the source: walk those
 * in a loop. Equality, hash and text of these records are deep: passes key their side tables by identity.
 */
public sealed interface Node permits
    Expression, Statement, Pattern, ObjectMember, ClassElement, TemplateElement, VariableDeclarator,
    AssignmentProperty, SwitchCase, CatchClause, ClassNode, FunctionNode, Program {
  /** Offset of the first UTF-16 unit. */
  int start();

  /** Offset after the last UTF-16 unit. */
  int end();
}
