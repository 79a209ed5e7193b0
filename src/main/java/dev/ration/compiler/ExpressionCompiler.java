package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.scope.Binding;
import dev.ration.syntax.ast.ArrayExpression;
import dev.ration.syntax.ast.ArrowFunctionExpression;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.AwaitExpression;
import dev.ration.syntax.ast.BigIntLiteral;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BinaryOperator;
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
import java.util.ArrayList;
import java.util.List;

/**
 * Expressions into a destination. A destination that is a variable is written by the last instruction only,
 * so that an expression may read the variable that it is assigned to, and an exception leaves the old value.
 */
final class ExpressionCompiler implements ExpressionVisitor<Void> {
  private static final int INT24_MAX = 0x7fffff;

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
    number(node.value());
    return null;
  }

  private void number(double value) {
    int integer = (int) value;
    if (integer == value && (integer != 0 || 1 / value > 0)) {
      code.asm.emitWide(Op.LOAD_INT, dst, integer);
    } else {
      code.asm.emitWide(Op.LOAD_CONST, dst, code.asm.constant(value));
    }
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
    int target = dst;
    int mark = code.registers.mark();
    Expression argument = node.argument();
    switch (node.operator()) {
      case DELETE -> code.chains.delete(node, target);
      case VOID -> {
        effect(argument);
        code.asm.emit(Op.LOAD_UNDEFINED, target);
      }
      case TYPEOF -> {
        if (argument instanceof Identifier identifier) {
          code.variables.typeOf(identifier, target);
        } else {
          code.asm.emit(Op.TYPEOF, target, operand(argument));
        }
      }
      case MINUS -> {
        if (argument instanceof NumericLiteral literal) {
          number(-literal.value());
        } else {
          unary(Op.NEG, node, target);
        }
      }
      case PLUS -> unary(Op.TO_NUMBER, node, target);
      case BIT_NOT -> unary(Op.BIT_NOT, node, target);
      case NOT -> unary(Op.NOT, node, target);
    }
    code.registers.release(mark);
    return null;
  }

  private void unary(int op, UnaryExpression node, int target) {
    int operand = operand(node.argument());
    code.asm.position(node.start());
    code.asm.emit(op, target, operand);
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

  /** A chain of operators along the left side, in a loop: it is as long as the source. */
  @Override
  public Void visitBinaryExpression(BinaryExpression node) {
    int target = dst;
    int mark = code.registers.mark();
    if (!(node.left() instanceof BinaryExpression)) {
      binary(node, -1, target);
    } else {
      List<BinaryExpression> links = new ArrayList<>();
      BinaryExpression link = node;
      links.add(link);
      while (link.left() instanceof BinaryExpression next) {
        links.add(next);
        link = next;
      }
      int accumulator = code.scratch(target);
      int inner = code.registers.mark();
      for (int i = links.size() - 1; i >= 0; i--) {
        boolean first = i == links.size() - 1;
        binary(links.get(i), first ? -1 : accumulator, i == 0 ? target : accumulator);
        code.registers.release(inner);
      }
    }
    code.registers.release(mark);
    return null;
  }

  /** One operation; {@code left} is the register of its left side, or -1 if that is still to be evaluated. */
  private void binary(BinaryExpression node, int left, int target) {
    BinaryOperator operator = node.operator();
    if (node.left() instanceof PrivateName name) {
      int privateName = code.variables.operand(code.tree.binding(name));
      int object = operand(node.right());
      code.asm.position(node.start());
      code.asm.emit(Op.HAS_PRIVATE, target, object, privateName);
      return;
    }
    if (left < 0 && operator == BinaryOperator.MULTIPLY && isInt24(node.left()) && !isInt24(node.right())) {
      int right = operand(node.right());
      code.asm.position(node.start());
      code.asm.emitInt(Op.MUL_INT, target, right, intValue(node.left()));
      return;
    }
    int first = left >= 0 ? left : operandBefore(node.left(), node.right());
    int immediate = immediateOp(operator);
    if (immediate >= 0 && isInt24(node.right())) {
      code.asm.position(node.start());
      code.asm.emitInt(immediate, target, first, intValue(node.right()));
      return;
    }
    int second = operand(node.right());
    code.asm.position(node.start());
    code.asm.emit(op(operator), target, first, second);
  }

  static boolean isInt24(Expression node) {
    double value;
    if (node instanceof NumericLiteral literal) {
      value = literal.value();
      if (value == 0) {
        return true;
      }
    } else if (node instanceof UnaryExpression unary && unary.operator() == UnaryOperator.MINUS
        && unary.argument() instanceof NumericLiteral literal) {
      value = -literal.value();
      if (value == 0) {
        return false;
      }
    } else {
      return false;
    }
    return value == (int) value && Math.abs(value) <= INT24_MAX;
  }

  static int intValue(Expression node) {
    return node instanceof NumericLiteral literal ? (int) literal.value()
        : (int) -((NumericLiteral) ((UnaryExpression) node).argument()).value();
  }

  static int op(BinaryOperator operator) {
    return switch (operator) {
      case MULTIPLY -> Op.MUL;
      case DIVIDE -> Op.DIV;
      case REMAINDER -> Op.MOD;
      case ADD -> Op.ADD;
      case SUBTRACT -> Op.SUB;
      case SHIFT_LEFT -> Op.SHL;
      case SHIFT_RIGHT -> Op.SHR;
      case SHIFT_RIGHT_UNSIGNED -> Op.USHR;
      case LESS -> Op.LESS;
      case GREATER -> Op.GREATER;
      case LESS_EQUAL -> Op.LESS_EQ;
      case GREATER_EQUAL -> Op.GREATER_EQ;
      case INSTANCEOF -> Op.INSTANCEOF;
      case IN -> Op.IN;
      case EQUAL -> Op.EQ;
      case NOT_EQUAL -> Op.NE;
      case STRICT_EQUAL -> Op.STRICT_EQ;
      case STRICT_NOT_EQUAL -> Op.STRICT_NE;
      case BIT_AND -> Op.BIT_AND;
      case BIT_XOR -> Op.BIT_XOR;
      case BIT_OR -> Op.BIT_OR;
      case EXPONENTIATE -> Op.EXP;
    };
  }

  /** The form with a small integer on the right, or -1. */
  static int immediateOp(BinaryOperator operator) {
    return switch (operator) {
      case MULTIPLY -> Op.MUL_INT;
      case DIVIDE -> Op.DIV_INT;
      case REMAINDER -> Op.MOD_INT;
      case ADD -> Op.ADD_INT;
      case SUBTRACT -> Op.SUB_INT;
      case SHIFT_LEFT -> Op.SHL_INT;
      case SHIFT_RIGHT -> Op.SHR_INT;
      case SHIFT_RIGHT_UNSIGNED -> Op.USHR_INT;
      case BIT_AND -> Op.BIT_AND_INT;
      case BIT_XOR -> Op.BIT_XOR_INT;
      case BIT_OR -> Op.BIT_OR_INT;
      default -> -1;
    };
  }

  /** Links of one operator share the label that ends them. */
  @Override
  public Void visitLogicalExpression(LogicalExpression node) {
    int target = dst;
    int mark = code.registers.mark();
    int value = code.scratch(target);
    List<LogicalExpression> links = new ArrayList<>();
    LogicalExpression link = node;
    links.add(link);
    while (link.left() instanceof LogicalExpression next) {
      links.add(next);
      link = next;
    }
    into(link.left(), value);
    int end = code.asm.newLabel();
    for (int i = links.size() - 1; i >= 0; i--) {
      LogicalExpression part = links.get(i);
      code.jumpIf(stopOp(part.operator()), value, end);
      into(part.right(), value);
      if (i == 0 || links.get(i - 1).operator() != part.operator()) {
        code.asm.bind(end);
        end = code.asm.newLabel();
      }
    }
    code.move(target, value);
    code.registers.release(mark);
    return null;
  }

  /** The jump that keeps the left value. */
  static int stopOp(LogicalOperator operator) {
    return switch (operator) {
      case AND -> Op.JUMP_IF_FALSE;
      case OR -> Op.JUMP_IF_TRUE;
      case COALESCE -> Op.JUMP_IF_NOT_NULLISH;
    };
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
