package dev.ration.syntax.ast;

/** One method per kind of statement. */
public interface StatementVisitor<R> {
  R visitBlockStatement(BlockStatement node);

  R visitEmptyStatement(EmptyStatement node);

  R visitExpressionStatement(ExpressionStatement node);

  R visitVariableDeclaration(VariableDeclaration node);

  R visitFunctionDeclaration(FunctionDeclaration node);

  R visitClassDeclaration(ClassDeclaration node);

  R visitReturnStatement(ReturnStatement node);

  R visitIfStatement(IfStatement node);

  R visitForStatement(ForStatement node);

  R visitForInStatement(ForInStatement node);

  R visitForOfStatement(ForOfStatement node);

  R visitWhileStatement(WhileStatement node);

  R visitDoWhileStatement(DoWhileStatement node);

  R visitContinueStatement(ContinueStatement node);

  R visitBreakStatement(BreakStatement node);

  R visitThrowStatement(ThrowStatement node);

  R visitTryStatement(TryStatement node);

  R visitSwitchStatement(SwitchStatement node);

  R visitLabeledStatement(LabeledStatement node);

  R visitDebuggerStatement(DebuggerStatement node);
}
