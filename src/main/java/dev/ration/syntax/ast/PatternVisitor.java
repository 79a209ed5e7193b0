package dev.ration.syntax.ast;

/**
 * One method per kind of target; the names differ from those of {@link ExpressionVisitor}, so that one class
 * can be both.
 */
public interface PatternVisitor<R> {
  R visitObjectPattern(ObjectPattern node);

  R visitArrayPattern(ArrayPattern node);

  R visitAssignmentPattern(AssignmentPattern node);

  R visitRestElement(RestElement node);

  R visitIdentifierPattern(Identifier node);

  R visitMemberPattern(MemberExpression node);

  R visitElisionPattern(Elision node);
}
