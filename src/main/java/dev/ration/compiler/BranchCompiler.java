package dev.ration.compiler;

import dev.ration.scope.LexicalScope;
import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.BreakStatement;
import dev.ration.syntax.ast.ContinueStatement;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.IfStatement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.SwitchCase;
import dev.ration.syntax.ast.SwitchStatement;
import java.util.List;

/** if and switch. */
final class BranchCompiler {
  private final Code code;

  BranchCompiler(Code code) {
    this.code = code;
  }

  void branch(IfStatement node, boolean wanted) {
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
      code.statements.statement(link.consequent(), wanted);
      if (link.alternate() == null) {
        code.asm.bind(other);
        break;
      }
      code.jump(end);
      code.asm.bind(other);
      if (link.alternate() instanceof IfStatement next) {
        link = next;
      } else {
        code.statements.statement(link.alternate(), wanted);
        break;
      }
    }
    code.asm.bind(end);
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

  void choice(SwitchStatement node, List<String> names, boolean wanted) {
    int discriminant = code.registers.temporary();
    code.expressions.into(node.discriminant(), discriminant);
    LexicalScope scope = code.tree.scope(node);
    int end = code.asm.newLabel();
    Control.Target target = code.control.enterTarget(names, true, end, -1);
    if (scope != null) {
      code.enter(scope);
      for (SwitchCase clause : node.cases()) {
        code.declarations.hoist(clause.consequent());
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
      code.statements.list(node.cases().get(i).consequent(), wanted);
    }
    code.asm.bind(leave);
    if (scope != null) {
      code.leave();
    }
    code.control.leaveTarget(target);
    code.asm.bind(end);
  }
}
