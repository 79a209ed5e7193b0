package dev.ration.compiler;

import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.Op;
import dev.ration.scope.LexicalScope;
import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.BreakStatement;
import dev.ration.syntax.ast.ClassDeclaration;
import dev.ration.syntax.ast.ConditionalExpression;
import dev.ration.syntax.ast.ContinueStatement;
import dev.ration.syntax.ast.DebuggerStatement;
import dev.ration.syntax.ast.DoWhileStatement;
import dev.ration.syntax.ast.EmptyStatement;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.ExpressionStatement;
import dev.ration.syntax.ast.ForInStatement;
import dev.ration.syntax.ast.ForOfStatement;
import dev.ration.syntax.ast.ForStatement;
import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.IfStatement;
import dev.ration.syntax.ast.LabeledStatement;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StatementVisitor;
import dev.ration.syntax.ast.SwitchStatement;
import dev.ration.syntax.ast.ThrowStatement;
import dev.ration.syntax.ast.TryStatement;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.WhileStatement;
import java.util.ArrayList;
import java.util.List;

/** Statements, and the completion value where one is wanted. */
final class StatementCompiler implements StatementVisitor<Void> {
  private final Code code;
  /** Whether the completion value of the statement being compiled can be the script's. */
  private boolean valued;
  /** The labels right before the statement being compiled. */
  private List<String> labels = List.of();

  StatementCompiler(Code code) {
    this.code = code;
  }

  /** Compiles the statements of a body whose scope is entered, its functions first. */
  void body(List<Statement> statements, boolean wanted) {
    code.declarations.hoist(statements);
    list(statements, wanted);
  }

  /**
   * A statement's value counts if the list's does and no later statement is sure to give one of its own.
   * Where a break may leave the list, a compound statement's always does.
   */
  void list(List<Statement> statements, boolean wanted) {
    if (!wanted) {
      for (Statement statement : statements) {
        statement(statement, false);
      }
      return;
    }
    boolean[] counts = new boolean[statements.size()];
    boolean counting = true;
    boolean leavable = code.control.hasTarget();
    for (int i = counts.length - 1; i >= 0; i--) {
      counts[i] = counting || leavable && !(statements.get(i) instanceof ExpressionStatement);
      Statement statement = statements.get(i);
      if (givesValue(statement) || statement instanceof ReturnStatement
          || statement instanceof ThrowStatement) {
        counting = false;
      } else if (mayJump(statement)) {
        counting = true;
      }
    }
    for (int i = 0; i < counts.length; i++) {
      statement(statements.get(i), counts[i]);
    }
  }

  /** Whether the statement sets the completion value before it can be left in any way. */
  private static boolean givesValue(Statement statement) {
    if (statement instanceof BlockStatement block) {
      for (Statement inner : block.body()) {
        if (givesValue(inner)) {
          return true;
        } else if (mayJump(inner)) {
          return false;
        }
      }
      return false;
    }
    return !(statement instanceof EmptyStatement || statement instanceof VariableDeclaration
        || statement instanceof FunctionDeclaration || statement instanceof ClassDeclaration
        || statement instanceof BreakStatement || statement instanceof ContinueStatement
        || statement instanceof LabeledStatement || statement instanceof DebuggerStatement
        || statement instanceof ReturnStatement || statement instanceof ThrowStatement);
  }

  /** Whether a statement that gives no value may leave the list that it stands in. */
  private static boolean mayJump(Statement statement) {
    return statement instanceof BreakStatement || statement instanceof ContinueStatement
        || statement instanceof LabeledStatement || statement instanceof BlockStatement;
  }

  void statement(Statement node, boolean wanted) {
    int mark = code.registers.mark();
    boolean before = valued;
    valued = wanted && code.completion >= 0;
    if (!(node instanceof BlockStatement || node instanceof EmptyStatement)) {
      code.asm.position(node.start());
    }
    node.accept(this);
    valued = before;
    code.registers.release(mark);
  }

  /** A compound statement without a value of its own is undefined. */
  private void clearValue() {
    if (valued) {
      code.asm.emit(Op.LOAD_UNDEFINED, code.completion);
    }
  }

  private List<String> takeLabels() {
    List<String> taken = labels;
    labels = List.of();
    return taken;
  }

  @Override
  public Void visitBlockStatement(BlockStatement node) {
    block(code.tree.scope(node), node.body());
    return null;
  }

  private void block(LexicalScope scope, List<Statement> body) {
    boolean wanted = valued;
    if (scope == null) {
      list(body, wanted);
      return;
    }
    code.enter(scope);
    body(body, wanted);
    code.leave();
  }

  @Override
  public Void visitEmptyStatement(EmptyStatement node) {
    return null;
  }

  @Override
  public Void visitDebuggerStatement(DebuggerStatement node) {
    return null;
  }

  @Override
  public Void visitExpressionStatement(ExpressionStatement node) {
    if (valued) {
      code.expressions.into(node.expression(), code.completion);
    } else {
      code.expressions.effect(node.expression());
    }
    return null;
  }

  @Override
  public Void visitVariableDeclaration(VariableDeclaration node) {
    code.declarations.variables(node);
    return null;
  }

  @Override
  public Void visitFunctionDeclaration(FunctionDeclaration node) {
    return null; // made at the start of its scope
  }

  @Override
  public Void visitClassDeclaration(ClassDeclaration node) {
    code.declarations.classDeclaration(node);
    return null;
  }

  @Override
  public Void visitReturnStatement(ReturnStatement node) {
    if (node.argument() == null) {
      if (code.control.isEmpty() && code.kind != CodeBlock.Kind.DERIVED_CONSTRUCTOR) {
        code.asm.emit(Op.RETURN_UNDEFINED);
      } else {
        int value = code.registers.temporary();
        code.asm.emit(Op.LOAD_UNDEFINED, value);
        code.asm.position(node.start());
        code.control.exitReturn(value);
      }
    } else {
      returnValue(node.argument());
    }
    return null;
  }

  private void returnValue(Expression node) {
    if (node instanceof ConditionalExpression conditional) {
      int other = code.asm.newLabel();
      code.conditions.jump(conditional.test(), false, other);
      returnValue(conditional.consequent());
      code.asm.bind(other);
      returnValue(conditional.alternate());
      return;
    }
    int mark = code.registers.mark();
    int value = code.expressions.operand(node);
    code.asm.position(node.start());
    code.control.exitReturn(value);
    code.registers.release(mark);
  }

  @Override
  public Void visitThrowStatement(ThrowStatement node) {
    int value = code.expressions.operand(node.argument());
    code.asm.position(node.start());
    code.asm.emit(Op.THROW, value);
    return null;
  }

  @Override
  public Void visitIfStatement(IfStatement node) {
    clearValue();
    code.branches.branch(node, valued);
    return null;
  }

  // Loops

  @Override
  public Void visitForStatement(ForStatement node) {
    clearValue();
    code.loops.forLoop(node, takeLabels(), valued);
    return null;
  }

  @Override
  public Void visitForInStatement(ForInStatement node) {
    clearValue();
    code.loops.forIn(node, takeLabels(), valued);
    return null;
  }

  @Override
  public Void visitForOfStatement(ForOfStatement node) {
    clearValue();
    code.loops.forOf(node, takeLabels(), valued);
    return null;
  }

  @Override
  public Void visitWhileStatement(WhileStatement node) {
    clearValue();
    code.loops.whileLoop(node, takeLabels(), valued);
    return null;
  }

  @Override
  public Void visitDoWhileStatement(DoWhileStatement node) {
    clearValue();
    code.loops.doWhile(node, takeLabels(), valued);
    return null;
  }

  // Jumps

  @Override
  public Void visitContinueStatement(ContinueStatement node) {
    code.control.exitContinue(node.label() == null ? null : node.label().name());
    return null;
  }

  @Override
  public Void visitBreakStatement(BreakStatement node) {
    code.control.exitBreak(node.label() == null ? null : node.label().name());
    return null;
  }

  @Override
  public Void visitLabeledStatement(LabeledStatement node) {
    boolean wanted = valued;
    List<String> names = new ArrayList<>(labels);
    names.add(node.label().name());
    Statement body = node.body();
    if (body instanceof ForStatement || body instanceof ForInStatement || body instanceof ForOfStatement
        || body instanceof WhileStatement || body instanceof DoWhileStatement
        || body instanceof LabeledStatement) {
      labels = names;
      statement(body, wanted);
      labels = List.of();
      return null;
    }
    labels = List.of();
    int end = code.asm.newLabel();
    Control.Target target = code.control.enterTarget(names, false, end, -1);
    statement(body, wanted);
    code.control.leaveTarget(target);
    code.asm.bind(end);
    return null;
  }

  @Override
  public Void visitSwitchStatement(SwitchStatement node) {
    List<String> names = takeLabels();
    clearValue();
    code.branches.choice(node, names, valued);
    return null;
  }

  @Override
  public Void visitTryStatement(TryStatement node) {
    clearValue();
    code.tries.attempt(node, valued);
    return null;
  }
}
