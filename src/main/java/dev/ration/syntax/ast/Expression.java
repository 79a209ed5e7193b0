package dev.ration.syntax.ast;

/**
 * An expression, or what may stand among expressions: a spread, a hole, {@code super}, a private name.
 */
public sealed interface Expression extends Node permits
    Identifier, PrivateName, ThisExpression, Super, NumericLiteral, StringLiteral, BooleanLiteral,
    NullLiteral, BigIntLiteral, RegExpLiteral, TemplateLiteral, TaggedTemplateExpression, ArrayExpression,
    ObjectExpression, FunctionExpression, ArrowFunctionExpression, ClassExpression, UnaryExpression,
    UpdateExpression, BinaryExpression, LogicalExpression, AssignmentExpression, ConditionalExpression,
    CallExpression, NewExpression, MemberExpression, ChainExpression, SequenceExpression, YieldExpression,
    AwaitExpression, MetaProperty, SpreadElement, Elision {
  /** Calls the visitor's method for this node. */
  <R> R accept(ExpressionVisitor<R> visitor);
}
