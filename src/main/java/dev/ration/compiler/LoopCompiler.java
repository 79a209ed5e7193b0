package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.scope.Binding;
import dev.ration.scope.LexicalScope;
import dev.ration.syntax.ast.BooleanLiteral;
import dev.ration.syntax.ast.DoWhileStatement;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.ForInStatement;
import dev.ration.syntax.ast.ForOfStatement;
import dev.ration.syntax.ast.ForStatement;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableKind;
import dev.ration.syntax.ast.WhileStatement;
import java.util.List;

/** Loops. The test of a counting loop stands at its end, so that an iteration takes one jump. */
final class LoopCompiler {
  private final Code code;

  LoopCompiler(Code code) {
    this.code = code;
  }

  void forLoop(ForStatement node, List<String> labels, boolean wanted) {
    LexicalScope scope = code.tree.scope(node);
    int exit = code.asm.newLabel();
    int next = code.asm.newLabel();
    int test = code.asm.newLabel();
    int again = code.asm.newLabel();
    Control.Target target = code.control.enterTarget(labels, true, exit, next);
    boolean copies = false;
    if (scope != null) {
      code.enter(scope);
      copies = scope.slotCount() > 0
          && ((VariableDeclaration) node.init()).kind() == VariableKind.LET;
    }
    target.continueLevel = code.level();
    if (node.init() instanceof VariableDeclaration declaration) {
      declaration.accept(code.statements);
    } else if (node.init() != null) {
      code.expressions.effect((Expression) node.init());
    }
    if (copies) {
      code.asm.emit(Op.COPY_SCOPE);
    }
    boolean endless = node.test() == null || isTrue(node.test());
    if (!endless) {
      code.jump(test);
    }
    code.asm.bind(again);
    code.statements.statement(node.body(), wanted);
    code.asm.bind(next);
    if (copies) {
      code.asm.emit(Op.COPY_SCOPE);
    }
    if (node.update() != null) {
      code.expressions.effect(node.update());
    }
    if (endless) {
      code.jump(again);
    } else {
      code.asm.bind(test);
      code.conditions.jump(node.test(), true, again);
    }
    if (scope != null) {
      code.leave();
    }
    code.control.leaveTarget(target);
    code.asm.bind(exit);
  }

  private static boolean isTrue(Expression test) {
    return test instanceof BooleanLiteral literal && literal.value()
        || test instanceof NumericLiteral number && number.value() != 0 && number.value() == number.value();
  }

  void whileLoop(WhileStatement node, List<String> labels, boolean wanted) {
    int exit = code.asm.newLabel();
    int test = code.asm.newLabel();
    int again = code.asm.newLabel();
    Control.Target target = code.control.enterTarget(labels, true, exit, test);
    boolean endless = isTrue(node.test());
    if (!endless) {
      code.jump(test);
    }
    code.asm.bind(again);
    code.statements.statement(node.body(), wanted);
    code.asm.bind(test);
    if (endless) {
      code.jump(again);
    } else {
      code.conditions.jump(node.test(), true, again);
    }
    code.control.leaveTarget(target);
    code.asm.bind(exit);
  }

  void doWhile(DoWhileStatement node, List<String> labels, boolean wanted) {
    int exit = code.asm.newLabel();
    int test = code.asm.newLabel();
    int again = code.asm.newLabel();
    Control.Target target = code.control.enterTarget(labels, true, exit, test);
    code.asm.bind(again);
    code.statements.statement(node.body(), wanted);
    code.asm.bind(test);
    code.conditions.jump(node.test(), true, again);
    code.control.leaveTarget(target);
    code.asm.bind(exit);
  }

  void forIn(ForInStatement node, List<String> labels, boolean wanted) {
    LexicalScope scope = code.tree.scope(node);
    int enumerator = code.registers.temporary();
    head(scope, node.right(), enumerator);
    code.asm.position(node.right().start());
    code.asm.emit(Op.FOR_IN_START, enumerator, enumerator);
    int exit = code.asm.newLabel();
    int next = code.asm.newLabel();
    Control.Target target = code.control.enterTarget(labels, true, exit, next);
    code.asm.bind(next);
    iteration(Op.FOR_IN_NEXT, enumerator, exit, scope, node.left(), node.body(), wanted);
    code.jump(next);
    code.control.leaveTarget(target);
    code.asm.bind(exit);
  }

  void forOf(ForOfStatement node, List<String> labels, boolean wanted) {
    LexicalScope scope = code.tree.scope(node);
    int iterator = code.registers.temporaries(2);
    int iterable = code.registers.temporary();
    head(scope, node.right(), iterable);
    code.asm.position(node.right().start());
    code.asm.text(ChainCompiler.textOf(node.right()));
    code.asm.emit(Op.GET_ITERATOR, iterator, iterable);
    int exit = code.asm.newLabel();
    int done = code.asm.newLabel();
    int next = code.asm.newLabel();
    // a break closes the iterator on its way out of the region, so its target stands outside, and continue's
    // inside
    Control.Target outside = code.control.enterTarget(labels, true, exit, -1);
    Control.IteratorRegion region = code.control.enterIterator(iterator);
    Control.Target inside = code.control.enterTarget(labels, false, -1, next);
    code.asm.bind(next);
    code.asm.position(node.right().start());
    iteration(Op.ITERATOR_NEXT, iterator, done, scope, node.left(), node.body(), wanted);
    code.jump(next);
    code.control.leaveTarget(inside);
    code.control.leave(region);
    code.control.leaveTarget(outside);
    code.control.closeAndRethrow(region);
    code.asm.bind(done);
    code.asm.bind(exit);
  }

  /**
   * Evaluates what is iterated. The names of the head are in scope there, uninitialised; an environment for
   * them is made only if a function may see it.
   */
  private void head(LexicalScope scope, Expression right, int register) {
    boolean visible = false;
    if (scope != null) {
      for (Binding binding : scope.bindings()) {
        visible |= binding.isChecked();
      }
    }
    if (visible) {
      int mark = code.registers.mark();
      code.enter(scope);
      code.expressions.into(right, register);
      code.leave();
      for (Binding binding : scope.bindings()) {
        binding.setRegister(-1);
      }
      code.registers.release(mark);
    } else if (scope != null) {
      // functions and classes inside count their levels from this scope, though it has none of its own yet
      scope.setLevel(code.scope.level());
      code.scope = scope;
      code.expressions.into(right, register);
      code.scope = scope.parent();
    } else {
      code.expressions.into(right, register);
    }
  }

  /** One iteration: the next value into the head's targets, then the body. */
  private void iteration(int op, int iterator, int done, LexicalScope scope, Node left, Statement body,
      boolean wanted) {
    int mark = code.registers.mark();
    Pattern pattern = left instanceof VariableDeclaration declaration
        ? declaration.declarations().get(0).id() : (Pattern) left;
    boolean declares = left instanceof VariableDeclaration;
    Binding direct = pattern instanceof Identifier name && declares ? code.tree.binding(name) : null;
    boolean captured = direct == null || direct.isCaptured();
    int value = -1;
    if (captured) {
      value = code.registers.temporary();
      code.asm.emitJump(op, value, iterator, done);
    }
    if (scope != null) {
      code.enter(scope);
    }
    if (!captured) {
      // the scope has no slots to push before its only variable has its value
      code.asm.emitJump(op, direct.register(), iterator, done);
    } else if (declares) {
      code.patterns.bind(pattern, value);
    } else {
      code.patterns.assign(pattern, value);
    }
    code.statements.statement(body, wanted);
    if (scope != null) {
      code.leave();
    }
    code.registers.release(mark);
  }
}
