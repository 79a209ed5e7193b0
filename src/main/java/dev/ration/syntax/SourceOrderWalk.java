package dev.ration.syntax;

import dev.ration.meter.Toll;
import dev.ration.syntax.ast.ArrayExpression;
import dev.ration.syntax.ast.BigIntLiteral;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BooleanLiteral;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.ChainExpression;
import dev.ration.syntax.ast.ConditionalExpression;
import dev.ration.syntax.ast.DebuggerStatement;
import dev.ration.syntax.ast.Elision;
import dev.ration.syntax.ast.EmptyStatement;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.ExpressionStatement;
import dev.ration.syntax.ast.ExpressionVisitor;
import dev.ration.syntax.ast.IfStatement;
import dev.ration.syntax.ast.LogicalExpression;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.NewExpression;
import dev.ration.syntax.ast.NullLiteral;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.RegExpLiteral;
import dev.ration.syntax.ast.SequenceExpression;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StatementVisitor;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.Super;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TemplateLiteral;
import dev.ration.syntax.ast.ThisExpression;
import dev.ration.syntax.ast.ThrowStatement;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * A walk over statements and expressions in the order of the source, with left spines and chains of
 * {@code else if} in loops. Holds what needs no thought; the rest is the subclass's.
 */
abstract class SourceOrderWalk implements ExpressionVisitor<Void>, StatementVisitor<Void> {
  private final Toll toll;

  SourceOrderWalk(Toll toll) {
    this.toll = toll;
  }

  /** What a node of a left spine holds besides its left child. */
  abstract void right(Expression e);

  final void statements(List<Statement> body) {
    for (int i = 0; i < body.size(); i++) {
      toll.pay(1);
      body.get(i).accept(this);
    }
  }

  final void optional(Expression e) {
    if (e != null) {
      expression(e);
    }
  }

  final void expressions(List<Expression> list) {
    for (int i = 0; i < list.size(); i++) {
      expression(list.get(i));
    }
  }

  final void key(Expression key, boolean computed) {
    if (computed) {
      expression(key);
    }
  }

  /** Any expression: unrolls its left spine, then visits the rest from left to right. */
  final void expression(Expression e) {
    toll.pay(1);
    Expression left = LeftSpine.left(e);
    if (left == null) {
      e.accept(this);
      return;
    }
    if (LeftSpine.left(left) == null) {
      left.accept(this);
      right(e);
      return;
    }
    Deque<Expression> spine = new ArrayDeque<>();
    Expression at = e;
    while (left != null) {
      toll.pay(1);
      spine.push(at);
      at = left;
      left = LeftSpine.left(at);
    }
    at.accept(this);
    while (!spine.isEmpty()) {
      right(spine.pop());
    }
  }

  @Override
  public Void visitEmptyStatement(EmptyStatement node) {
    return null;
  }

  @Override
  public Void visitExpressionStatement(ExpressionStatement node) {
    expression(node.expression());
    return null;
  }

  @Override
  public Void visitIfStatement(IfStatement node) {
    Statement at = node;
    while (at instanceof IfStatement chain) {
      expression(chain.test());
      chain.consequent().accept(this);
      at = chain.alternate();
    }
    if (at != null) {
      at.accept(this);
    }
    return null;
  }

  @Override
  public Void visitThrowStatement(ThrowStatement node) {
    expression(node.argument());
    return null;
  }

  @Override
  public Void visitDebuggerStatement(DebuggerStatement node) {
    return null;
  }

  @Override
  public Void visitThisExpression(ThisExpression node) {
    return null;
  }

  @Override
  public Void visitSuper(Super node) {
    return null;
  }

  @Override
  public Void visitNumericLiteral(NumericLiteral node) {
    return null;
  }

  @Override
  public Void visitStringLiteral(StringLiteral node) {
    return null;
  }

  @Override
  public Void visitBooleanLiteral(BooleanLiteral node) {
    return null;
  }

  @Override
  public Void visitNullLiteral(NullLiteral node) {
    return null;
  }

  @Override
  public Void visitBigIntLiteral(BigIntLiteral node) {
    return null;
  }

  @Override
  public Void visitRegExpLiteral(RegExpLiteral node) {
    return null;
  }

  @Override
  public Void visitTemplateLiteral(TemplateLiteral node) {
    expressions(node.expressions());
    return null;
  }

  @Override
  public Void visitTaggedTemplateExpression(TaggedTemplateExpression node) {
    expression(node);
    return null;
  }

  @Override
  public Void visitArrayExpression(ArrayExpression node) {
    expressions(node.elements());
    return null;
  }

  @Override
  public Void visitBinaryExpression(BinaryExpression node) {
    expression(node);
    return null;
  }

  @Override
  public Void visitLogicalExpression(LogicalExpression node) {
    expression(node);
    return null;
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpression node) {
    expression(node.test());
    expression(node.consequent());
    expression(node.alternate());
    return null;
  }

  @Override
  public Void visitCallExpression(CallExpression node) {
    expression(node);
    return null;
  }

  @Override
  public Void visitNewExpression(NewExpression node) {
    expression(node.callee());
    expressions(node.arguments());
    return null;
  }

  @Override
  public Void visitMemberExpression(MemberExpression node) {
    expression(node);
    return null;
  }

  @Override
  public Void visitChainExpression(ChainExpression node) {
    expression(node.expression());
    return null;
  }

  @Override
  public Void visitSequenceExpression(SequenceExpression node) {
    expressions(node.expressions());
    return null;
  }

  @Override
  public Void visitSpreadElement(SpreadElement node) {
    expression(node.argument());
    return null;
  }

  @Override
  public Void visitElision(Elision node) {
    return null;
  }
}
