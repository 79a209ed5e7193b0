package dev.ration.syntax.ast;

/** One method per kind of expression. */
public interface ExpressionVisitor<R> {
  R visitIdentifier(Identifier node);

  R visitPrivateName(PrivateName node);

  R visitThisExpression(ThisExpression node);

  R visitSuper(Super node);

  R visitNumericLiteral(NumericLiteral node);

  R visitStringLiteral(StringLiteral node);

  R visitBooleanLiteral(BooleanLiteral node);

  R visitNullLiteral(NullLiteral node);

  R visitBigIntLiteral(BigIntLiteral node);

  R visitRegExpLiteral(RegExpLiteral node);

  R visitTemplateLiteral(TemplateLiteral node);

  R visitTaggedTemplateExpression(TaggedTemplateExpression node);

  R visitArrayExpression(ArrayExpression node);

  R visitObjectExpression(ObjectExpression node);

  R visitFunctionExpression(FunctionExpression node);

  R visitArrowFunctionExpression(ArrowFunctionExpression node);

  R visitClassExpression(ClassExpression node);

  R visitUnaryExpression(UnaryExpression node);

  R visitUpdateExpression(UpdateExpression node);

  R visitBinaryExpression(BinaryExpression node);

  R visitLogicalExpression(LogicalExpression node);

  R visitAssignmentExpression(AssignmentExpression node);

  R visitConditionalExpression(ConditionalExpression node);

  R visitCallExpression(CallExpression node);

  R visitNewExpression(NewExpression node);

  R visitMemberExpression(MemberExpression node);

  R visitChainExpression(ChainExpression node);

  R visitSequenceExpression(SequenceExpression node);

  R visitYieldExpression(YieldExpression node);

  R visitAwaitExpression(AwaitExpression node);

  R visitMetaProperty(MetaProperty node);

  R visitSpreadElement(SpreadElement node);

  R visitElision(Elision node);
}
