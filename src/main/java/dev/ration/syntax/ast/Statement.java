package dev.ration.syntax.ast;

/** A statement or declaration. */
public sealed interface Statement extends Node permits
    BlockStatement, EmptyStatement, ExpressionStatement, VariableDeclaration, FunctionDeclaration,
    ClassDeclaration, ReturnStatement, IfStatement, ForStatement, ForInStatement, ForOfStatement,
    WhileStatement, DoWhileStatement, ContinueStatement, BreakStatement, ThrowStatement, TryStatement,
    SwitchStatement, LabeledStatement, DebuggerStatement {
  /** Calls the visitor's method for this node. */
  <R> R accept(StatementVisitor<R> visitor);
}
