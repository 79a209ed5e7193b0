package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.scope.Binding;
import dev.ration.syntax.ast.ArrayExpression;
import dev.ration.syntax.ast.ArrowFunctionExpression;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.AwaitExpression;
import dev.ration.syntax.ast.BigIntLiteral;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BooleanLiteral;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.ChainExpression;
import dev.ration.syntax.ast.ClassExpression;
import dev.ration.syntax.ast.ConditionalExpression;
import dev.ration.syntax.ast.Elision;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.ExpressionVisitor;
import dev.ration.syntax.ast.FunctionExpression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.LogicalExpression;
import dev.ration.syntax.ast.LogicalOperator;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.MetaProperty;
import dev.ration.syntax.ast.NewExpression;
import dev.ration.syntax.ast.NullLiteral;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.RegExpLiteral;
import dev.ration.syntax.ast.SequenceExpression;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.Super;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TemplateLiteral;
import dev.ration.syntax.ast.ThisExpression;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UnaryOperator;
import dev.ration.syntax.ast.UpdateExpression;
import dev.ration.syntax.ast.YieldExpression;

/**
 * Expressions into a destination. A destination that is a variable is written by the last instruction only,
 * so that an expression may read the variable that it is assigned to, and an exception leaves the old value.
 */
final class ExpressionCompiler implements ExpressionVisitor<Void> {
  private final Code code;
  private int dst;

  ExpressionCompiler(Code code) {
    this.code = code;
  }

  /** Computes an expression into a register. */
  void into(Expression node, int register) {
    dst = register;
    node.accept(this);
  }

  /** As {@link #into}; an anonymous function or class gets a name. */
  void intoNamed(Expression node, String name, int register) {
    if (!code.literals.named(node, name, register)) {
      into(node, register);
    }
  }

  /**
   * The register that holds the value: the variable's own, or a temporary. Use it before anything assigns the
   * variable.
   */
  int operand(Expression node) {
    int register = variable(node);
    if (register < 0) {
      register = code.registers.temporary();
      into(node, register);
    }
    return register;
  }

  /** As {@link #operand}, for a value that is used after {@code later} has been evaluated. */
  int operandBefore(Expression node, Expression later) {
    int register = variable(node);
    if (register < 0) {
      register = code.registers.temporary();
      into(node, register);
    } else if (node instanceof Identifier identifier && isAssigned(identifier, later)) {
      int copy = code.registers.temporary();
      code.move(copy, register);
      register = copy;
    }
    return register;
  }

  private int variable(Expression node) {
    if (node instanceof Identifier identifier) {
      return code.variables.operand(identifier);
    }
    if (node instanceof ThisExpression && !code.variables.thisFunction().thisBinding().isCaptured()) {
      return code.variables.thisOperand(node.start());
    }
    return -1;
  }

  /** Whether evaluating {@code later} may assign the variable; decided by a short look, in doubt true. */
  boolean isAssigned(Identifier variable, Expression later) {
    Binding binding = code.variables.register(variable);
    return binding != null && binding.isAssignedInExpression() && !isHarmless(later);
  }

  /** Expressions without parts that assign. */
  private static boolean isHarmless(Expression node) {
    if (node instanceof MemberExpression member) {
      return isSimple(member.object()) && isSimple(member.property());
    } else if (node instanceof BinaryExpression binary) {
      return isSimple(binary.left()) && isSimple(binary.right());
    }
    return isSimple(node);
  }

  private static boolean isSimple(Expression node) {
    return node instanceof Identifier || node instanceof NumericLiteral || node instanceof StringLiteral
        || node instanceof BooleanLiteral || node instanceof NullLiteral || node instanceof ThisExpression
        || node instanceof FunctionExpression || node instanceof ArrowFunctionExpression;
  }

  /** Evaluates for the effects alone. */
  void effect(Expression node) {
    int mark = code.registers.mark();
    if (node instanceof AssignmentExpression assignment) {
      code.assignments.effect(assignment);
    } else if (node instanceof UpdateExpression update) {
      code.assignments.effect(update);
    } else if (node instanceof SequenceExpression sequence) {
      for (Expression part : sequence.expressions()) {
        effect(part);
      }
    } else if (node instanceof LogicalExpression logical && logical.operator() != LogicalOperator.COALESCE) {
      int end = code.asm.newLabel();
      code.conditions.jump(logical.left(), logical.operator() == LogicalOperator.OR, end);
      effect(logical.right());
      code.asm.bind(end);
    } else if (node instanceof ConditionalExpression conditional) {
      int other = code.asm.newLabel();
      int end = code.asm.newLabel();
      code.conditions.jump(conditional.test(), false, other);
      effect(conditional.consequent());
      code.jump(end);
      code.asm.bind(other);
      effect(conditional.alternate());
      code.asm.bind(end);
    } else if (node instanceof UnaryExpression unary
        && (unary.operator() == UnaryOperator.VOID || unary.operator() == UnaryOperator.NOT)) {
      effect(unary.argument());
    } else {
      into(node, code.registers.temporary());
    }
    code.registers.release(mark);
  }

  // Leaves

  @Override
  public Void visitIdentifier(Identifier node) {
    code.variables.load(node, dst);
    return null;
  }

  @Override
  public Void visitThisExpression(ThisExpression node) {
    int target = dst;
    int mark = code.registers.mark();
    code.move(target, code.variables.thisOperand(node.start()));
    code.registers.release(mark);
    return null;
  }

  @Override
  public Void visitNumericLiteral(NumericLiteral node) {
    code.operators.number(node.value(), dst);
    return null;
  }

  @Override
  public Void visitStringLiteral(StringLiteral node) {
    code.asm.emitWide(Op.LOAD_CONST, dst, code.asm.constant(node.value()));
    return null;
  }

  @Override
  public Void visitBooleanLiteral(BooleanLiteral node) {
    code.asm.emit(node.value() ? Op.LOAD_TRUE : Op.LOAD_FALSE, dst);
    return null;
  }

  @Override
  public Void visitNullLiteral(NullLiteral node) {
    code.asm.emit(Op.LOAD_NULL, dst);
    return null;
  }

  @Override
  public Void visitBigIntLiteral(BigIntLiteral node) {
    code.asm.emitWide(Op.LOAD_CONST, dst, code.asm.constant(node.value()));
    return null;
  }

  @Override
  public Void visitRegExpLiteral(RegExpLiteral node) {
    code.asm.position(node.start());
    code.asm.emitWide(Op.NEW_REGEXP, dst, code.asm.constants(node.pattern(), node.flags()));
    return null;
  }

  @Override
  public Void visitMetaProperty(MetaProperty node) {
    code.variables.load(code.variables.thisFunction().newTarget(), dst);
    return null;
  }

  // Operators

  @Override
  public Void visitUnaryExpression(UnaryExpression node) {
    code.operators.unary(node, dst);
    return null;
  }

  @Override
  public Void visitUpdateExpression(UpdateExpression node) {
    code.assignments.value(node, dst);
    return null;
  }

  @Override
  public Void visitAssignmentExpression(AssignmentExpression node) {
    code.assignments.value(node, dst);
    return null;
  }

  @Override
  public Void visitBinaryExpression(BinaryExpression node) {
    code.operators.binary(node, dst);
    return null;
  }

  @Override
  public Void visitLogicalExpression(LogicalExpression node) {
    code.operators.logical(node, dst);
    return null;
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpression node) {
    int target = dst;
    int other = code.asm.newLabel();
    int end = code.asm.newLabel();
    code.conditions.jump(node.test(), false, other);
    into(node.consequent(), target);
    code.jump(end);
    code.asm.bind(other);
    into(node.alternate(), target);
    code.asm.bind(end);
    return null;
  }

  @Override
  public Void visitSequenceExpression(SequenceExpression node) {
    int target = dst;
    int last = node.expressions().size() - 1;
    for (int i = 0; i < last; i++) {
      effect(node.expressions().get(i));
    }
    into(node.expressions().get(last), target);
    return null;
  }

  // Chains, literals and functions have compilers of their own

  @Override
  public Void visitMemberExpression(MemberExpression node) {
    code.chains.into(node, dst);
    return null;
  }

  @Override
  public Void visitCallExpression(CallExpression node) {
    code.chains.into(node, dst);
    return null;
  }

  @Override
  public Void visitTaggedTemplateExpression(TaggedTemplateExpression node) {
    code.chains.into(node, dst);
    return null;
  }

  @Override
  public Void visitChainExpression(ChainExpression node) {
    code.chains.optional(node, dst);
    return null;
  }

  @Override
  public Void visitNewExpression(NewExpression node) {
    code.chains.construct(node, dst);
    return null;
  }

  @Override
  public Void visitTemplateLiteral(TemplateLiteral node) {
    code.literals.template(node, dst);
    return null;
  }

  @Override
  public Void visitArrayExpression(ArrayExpression node) {
    code.literals.array(node, dst);
    return null;
  }

  @Override
  public Void visitObjectExpression(ObjectExpression node) {
    code.literals.object(node, dst);
    return null;
  }

  @Override
  public Void visitFunctionExpression(FunctionExpression node) {
    code.literals.function(node.function(), "", dst);
    return null;
  }

  @Override
  public Void visitArrowFunctionExpression(ArrowFunctionExpression node) {
    code.literals.function(node.function(), "", dst);
    return null;
  }

  @Override
  public Void visitClassExpression(ClassExpression node) {
    code.classes.into(node.definition(), "", -1, dst);
    return null;
  }

  /** The path of generator.return(v) at a yield is a return statement of v. */
  @Override
  public Void visitYieldExpression(YieldExpression node) {
    int target = dst;
    int mark = code.registers.mark();
    int result = code.scratch(target);
    int leave = code.asm.newLabel();
    int resume = code.asm.newLabel();
    if (node.delegate()) {
      int base = code.registers.temporaries(4);
      int iterable = operand(node.argument());
      code.asm.position(node.start());
      code.asm.emit(Op.GET_ITERATOR, base, iterable);
      code.asm.emit(Op.LOAD_UNDEFINED, base + 2);
      code.asm.emitWide(Op.LOAD_INT, base + 3, 0);
      code.asm.emitJump(Op.DELEGATE, result, base, leave);
    } else {
      int value = code.registers.temporary();
      if (node.argument() == null) {
        code.asm.emit(Op.LOAD_UNDEFINED, value);
      } else {
        into(node.argument(), value);
      }
      code.asm.position(node.start());
      code.asm.emitJump(Op.YIELD, result, value, leave);
    }
    code.jump(resume);
    code.asm.bind(leave);
    code.control.exitReturn(result);
    code.asm.bind(resume);
    code.move(target, result);
    code.registers.release(mark);
    return null;
  }

  @Override
  public Void visitAwaitExpression(AwaitExpression node) {
    throw new CompileError(node.start(), "asynchronous code is not supported: calls are synchronous");
  }

  // Parts that their parents compile

  @Override
  public Void visitPrivateName(PrivateName node) {
    throw new AssertionError(node);
  }

  @Override
  public Void visitSuper(Super node) {
    throw new AssertionError(node);
  }

  @Override
  public Void visitSpreadElement(SpreadElement node) {
    throw new AssertionError(node);
  }

  @Override
  public Void visitElision(Elision node) {
    throw new AssertionError(node);
  }
}
