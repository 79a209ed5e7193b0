package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.scope.Binding;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.BinaryOperator;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.UpdateExpression;
import dev.ration.syntax.ast.UpdateOperator;

/** Assignments and updates. */
final class AssignmentCompiler {
  /** In place of a destination: the value is not used. */
  private static final int UNUSED = -1;

  private final Code code;

  AssignmentCompiler(Code code) {
    this.code = code;
  }

  void effect(AssignmentExpression node) {
    assign(node, UNUSED);
  }

  void effect(UpdateExpression node) {
    update(node, UNUSED);
  }

  void value(AssignmentExpression node, int dst) {
    int mark = code.registers.mark();
    assign(node, dst);
    code.registers.release(mark);
  }

  void value(UpdateExpression node, int dst) {
    int mark = code.registers.mark();
    update(node, dst);
    code.registers.release(mark);
  }

  private void give(int dst, int value) {
    if (dst != UNUSED) {
      code.move(dst, value);
    }
  }

  private void assign(AssignmentExpression node, int dst) {
    if (node.left() instanceof Identifier identifier) {
      if (node.operator().logical() != null) {
        logical(node, new Reference(code, identifier), dst);
      } else if (node.operator().binary() != null) {
        compound(node, identifier, dst);
      } else {
        simple(node, identifier, dst);
      }
    } else if (node.left() instanceof MemberExpression member) {
      Reference reference = new Reference(code, member, node.right());
      if (node.operator().logical() != null) {
        logical(node, reference, dst);
      } else if (node.operator().binary() != null) {
        reference.convertKey();
        int value = code.registers.temporary();
        reference.get(value);
        operate(node.operator().binary(), value, value, node);
        reference.set(value);
        give(dst, value);
      } else {
        int value = code.expressions.operand(node.right());
        reference.set(value);
        give(dst, value);
      }
    } else {
      // a target may be the variable that the value is read from
      int value = code.registers.temporary();
      code.expressions.into(node.right(), value);
      code.patterns.assign(node.left(), value);
      give(dst, value);
    }
  }

  /** A parenthesised target names no function. */
  private static boolean names(AssignmentExpression node) {
    return node.left().start() <= node.start();
  }

  private void evaluate(AssignmentExpression node, Identifier target, int register) {
    if (names(node)) {
      code.expressions.intoNamed(node.right(), target.name(), register);
    } else {
      code.expressions.into(node.right(), register);
    }
  }

  private void simple(AssignmentExpression node, Identifier target, int dst) {
    Binding binding = code.variables.register(target);
    if (binding != null && !binding.kind().isConstant() && !code.tree.isChecked(target)) {
      evaluate(node, target, binding.register());
      give(dst, binding.register());
      return;
    }
    int resolved = code.variables.needsResolution(target) && !isConstant(node.right())
        ? code.variables.resolve(target) : -1;
    int value;
    if (LiteralCompiler.isAnonymousFunction(node.right())) {
      value = code.registers.temporary();
      evaluate(node, target, value);
    } else {
      value = code.expressions.operand(node.right());
    }
    code.variables.store(target, value, resolved);
    give(dst, value);
  }

  private static boolean isConstant(Expression node) {
    return node instanceof NumericLiteral || node instanceof StringLiteral
        || LiteralCompiler.isAnonymousFunction(node);
  }

  private void compound(AssignmentExpression node, Identifier target, int dst) {
    Binding binding = code.variables.register(target);
    if (binding != null && !binding.kind().isConstant()) {
      int left = code.expressions.operandBefore(target, node.right());
      operate(node.operator().binary(), binding.register(), left, node);
      give(dst, binding.register());
      return;
    }
    int value = code.registers.temporary();
    code.variables.load(target, value);
    operate(node.operator().binary(), value, value, node);
    code.variables.store(target, value, -1);
    give(dst, value);
  }

  /** {@code result := left op node.right}. */
  private void operate(BinaryOperator operator, int result, int left, AssignmentExpression node) {
    int immediate = OperatorCompiler.immediateOp(operator);
    if (immediate >= 0 && OperatorCompiler.isInt24(node.right())) {
      code.asm.position(node.start());
      code.asm.emitInt(immediate, result, left, OperatorCompiler.intValue(node.right()));
      return;
    }
    int mark = code.registers.mark();
    int right = code.expressions.operand(node.right());
    code.asm.position(node.start());
    code.asm.emit(OperatorCompiler.op(operator), result, left, right);
    code.registers.release(mark);
  }

  private void logical(AssignmentExpression node, Reference reference, int dst) {
    int value = dst == UNUSED ? code.registers.temporary() : code.scratch(dst);
    int end = code.asm.newLabel();
    reference.convertKey();
    reference.get(value);
    code.jumpIf(OperatorCompiler.stopOp(node.operator().logical()), value, end);
    if (node.left() instanceof Identifier identifier) {
      evaluate(node, identifier, value);
    } else {
      code.expressions.into(node.right(), value);
    }
    reference.set(value);
    code.asm.bind(end);
    give(dst, value);
  }

  private void update(UpdateExpression node, int dst) {
    int op = node.operator() == UpdateOperator.INCREMENT ? Op.INC : Op.DEC;
    Binding binding = node.argument() instanceof Identifier target ? code.variables.register(target) : null;
    if (binding != null && !binding.kind().isConstant()) {
      int register = code.variables.operand((Identifier) node.argument());
      code.asm.position(node.start());
      if (dst == UNUSED || node.prefix()) {
        code.asm.emit(op, register, register);
        give(dst, register);
      } else {
        int old = dst == register ? code.registers.temporary() : dst;
        code.asm.emit(Op.TO_NUMERIC, old, register);
        code.asm.emit(op, register, old);
        code.move(dst, old);
      }
      return;
    }
    Reference reference = node.argument() instanceof Identifier target
        ? new Reference(code, target)
        : new Reference(code, (MemberExpression) node.argument(), node.argument());
    reference.convertKey();
    int value = code.registers.temporary();
    reference.get(value);
    code.asm.position(node.start());
    if (dst == UNUSED || node.prefix()) {
      code.asm.emit(op, value, value);
      reference.set(value);
      give(dst, value);
    } else {
      int old = code.registers.temporary();
      code.asm.emit(Op.TO_NUMERIC, old, value);
      code.asm.emit(op, value, old);
      reference.set(value);
      code.move(dst, old);
    }
  }
}
