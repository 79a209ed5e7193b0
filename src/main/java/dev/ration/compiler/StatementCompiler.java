package dev.ration.compiler;

import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.Op;
import dev.ration.runtime.PropertyKey;
import dev.ration.scope.Binding;
import dev.ration.scope.LexicalScope;
import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.BreakStatement;
import dev.ration.syntax.ast.CatchClause;
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
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.IfStatement;
import dev.ration.syntax.ast.LabeledStatement;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StatementVisitor;
import dev.ration.syntax.ast.SwitchCase;
import dev.ration.syntax.ast.SwitchStatement;
import dev.ration.syntax.ast.ThrowStatement;
import dev.ration.syntax.ast.TryStatement;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.VariableKind;
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
    hoist(statements);
    list(statements, wanted);
  }

  /** Makes the functions declared in a block or body. */
  void hoist(List<Statement> statements) {
    for (Statement statement : statements) {
      if (statement instanceof FunctionDeclaration declaration) {
        function(declaration);
      }
    }
  }

  private void function(FunctionDeclaration node) {
    int mark = code.registers.mark();
    Identifier name = node.function().id();
    Binding binding = code.tree.declared(node);
    if (binding != null && !binding.isCaptured()) {
      code.literals.function(node.function(), name.name(), binding.register());
    } else {
      int closure = code.registers.temporary();
      code.literals.function(node.function(), name.name(), closure);
      if (binding == null) {
        code.asm.position(node.start());
        code.asm.emit(Op.DECLARE_FUNCTION, closure, 0, code.asm.key(PropertyKey.of(name.name())));
      } else {
        code.variables.initialise(binding, closure);
      }
    }
    code.registers.release(mark);
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
    for (VariableDeclarator declarator : node.declarations()) {
      int mark = code.registers.mark();
      declarator(declarator, node.kind());
      code.registers.release(mark);
    }
    return null;
  }

  private void declarator(VariableDeclarator node, VariableKind kind) {
    if (!(node.id() instanceof Identifier name)) {
      int value = code.expressions.operand(node.init());
      code.patterns.bind(node.id(), value);
      return;
    }
    Binding binding = code.tree.binding(name);
    if (node.init() == null) {
      if (kind != VariableKind.VAR) {
        undefined(binding);
      }
      return;
    }
    if (binding != null && !binding.isCaptured() && (kind == VariableKind.VAR || !binding.isChecked())) {
      // nothing reads a let or const before this, so it may hold parts of its value on the way
      boolean early = kind != VariableKind.VAR;
      if (early) {
        code.registers.setVariable(binding.register(), false);
      }
      code.expressions.intoNamed(node.init(), name.name(), binding.register());
      if (early) {
        code.registers.setVariable(binding.register(), true);
      }
      return;
    }
    int value;
    if (LiteralCompiler.isAnonymousFunction(node.init())) {
      value = code.registers.temporary();
      code.expressions.intoNamed(node.init(), name.name(), value);
    } else {
      value = code.expressions.operand(node.init());
    }
    code.variables.initialise(name, value);
  }

  private void undefined(Binding binding) {
    if (binding.isCaptured()) {
      int value = code.registers.temporary();
      code.asm.emit(Op.LOAD_UNDEFINED, value);
      code.variables.initialise(binding, value);
    } else {
      code.asm.emit(Op.LOAD_UNDEFINED, binding.register());
    }
  }

  @Override
  public Void visitFunctionDeclaration(FunctionDeclaration node) {
    return null; // made at the start of its scope
  }

  @Override
  public Void visitClassDeclaration(ClassDeclaration node) {
    Identifier name = node.definition().id();
    Binding binding = code.tree.binding(name);
    boolean direct = binding != null && !binding.isCaptured() && !binding.isChecked();
    int value = direct ? binding.register() : code.registers.temporary();
    code.classes.into(node.definition(), name.name(), -1, value);
    if (!direct) {
      code.variables.initialise(name, value);
    }
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
    boolean wanted = valued;
    clearValue();
    int end = code.asm.newLabel();
    IfStatement link = node;
    while (true) {
      int other = code.asm.newLabel();
      int direct = link.alternate() == null ? directJump(link.consequent()) : -1;
      if (direct >= 0) {
        code.conditions.jump(link.test(), true, direct);
        break;
      }
      code.conditions.jump(link.test(), false, other);
      statement(link.consequent(), wanted);
      if (link.alternate() == null) {
        code.asm.bind(other);
        break;
      }
      code.jump(end);
      code.asm.bind(other);
      if (link.alternate() instanceof IfStatement next) {
        link = next;
      } else {
        statement(link.alternate(), wanted);
        break;
      }
    }
    code.asm.bind(end);
    return null;
  }

  /** The label that a lone break or continue jumps to if nothing is to be done on the way, else -1. */
  private int directJump(Statement node) {
    Statement only = node;
    while (only instanceof BlockStatement block && block.body().size() == 1) {
      only = block.body().get(0);
    }
    if (only instanceof BreakStatement jump) {
      return code.control.directBreak(jump.label() == null ? null : jump.label().name());
    } else if (only instanceof ContinueStatement jump) {
      return code.control.directContinue(jump.label() == null ? null : jump.label().name());
    }
    return -1;
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
    boolean wanted = valued;
    List<String> names = takeLabels();
    clearValue();
    int discriminant = code.registers.temporary();
    code.expressions.into(node.discriminant(), discriminant);
    LexicalScope scope = code.tree.scope(node);
    int end = code.asm.newLabel();
    Control.Target target = code.control.enterTarget(names, true, end, -1);
    if (scope != null) {
      code.enter(scope);
      for (SwitchCase clause : node.cases()) {
        hoist(clause.consequent());
      }
    }
    int[] bodies = new int[node.cases().size()];
    int otherwise = -1;
    for (int i = 0; i < bodies.length; i++) {
      bodies[i] = code.asm.newLabel();
      Expression test = node.cases().get(i).test();
      if (test == null) {
        otherwise = bodies[i];
      } else {
        code.conditions.jumpIfEqual(discriminant, test, bodies[i]);
      }
    }
    int leave = code.asm.newLabel();
    code.jump(otherwise >= 0 ? otherwise : leave);
    for (int i = 0; i < bodies.length; i++) {
      code.asm.bind(bodies[i]);
      list(node.cases().get(i).consequent(), wanted);
    }
    code.asm.bind(leave);
    if (scope != null) {
      code.leave();
    }
    code.control.leaveTarget(target);
    code.asm.bind(end);
    return null;
  }

  // try

  @Override
  public Void visitTryStatement(TryStatement node) {
    clearValue();
    if (node.finalizer() == null) {
      tryCatch(node.block(), node.handler());
      return null;
    }
    boolean wanted = valued;
    Control.FinallyRegion region = code.control.enterFinally();
    if (node.handler() == null) {
      statement(node.block(), wanted);
    } else {
      tryCatch(node.block(), node.handler());
    }
    boolean completes = code.asm.isReachable();
    code.control.leave(region);
    if (completes) {
      code.asm.emitWide(Op.LOAD_INT, region.kind, 0);
      code.jump(region.block);
    }
    code.asm.bind(region.handler);
    code.asm.emitWide(Op.LOAD_INT, region.kind, 1);
    code.asm.bind(region.block);
    int saved = -1;
    if (wanted) {
      // the value of the block stands, unless the finally block leaves with one of its own
      saved = code.registers.temporary();
      code.move(saved, code.completion);
      code.asm.emit(Op.LOAD_UNDEFINED, code.completion);
    }
    statement(node.finalizer(), wanted);
    if (code.asm.isReachable()) {
      if (wanted) {
        code.move(code.completion, saved);
      }
      code.control.dispatch(region);
    }
    return null;
  }

  private void tryCatch(BlockStatement block, CatchClause handler) {
    boolean wanted = valued;
    int exception = code.registers.temporary();
    int end = code.asm.newLabel();
    Control.Region region = code.control.enterRegion(exception);
    statement(block, wanted);
    code.control.leave(region);
    code.jump(end);
    code.asm.bind(region.handler);
    if (wanted) {
      code.asm.emit(Op.LOAD_UNDEFINED, code.completion);
    }
    LexicalScope scope = code.tree.scope(handler);
    if (scope != null) {
      code.enter(scope);
      code.patterns.bind(handler.param(), exception);
    }
    statement(handler.body(), wanted);
    if (scope != null) {
      code.leave();
    }
    code.asm.bind(end);
  }
}
