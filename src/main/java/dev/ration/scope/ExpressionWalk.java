package dev.ration.scope;

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
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.MetaProperty;
import dev.ration.syntax.ast.NewExpression;
import dev.ration.syntax.ast.NullLiteral;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.ObjectMember;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.Property;
import dev.ration.syntax.ast.RegExpLiteral;
import dev.ration.syntax.ast.SequenceExpression;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.Super;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TemplateLiteral;
import dev.ration.syntax.ast.ThisExpression;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UpdateExpression;
import dev.ration.syntax.ast.YieldExpression;
import java.util.ArrayList;
import java.util.List;

/** Expressions. Left-deep chains, which are as long as the source, are walked in a loop. */
final class ExpressionWalk implements ExpressionVisitor<Void> {
  private final ScopeAnalyzer analyzer;
  private final Names names;

  ExpressionWalk(ScopeAnalyzer analyzer) {
    this.analyzer = analyzer;
    this.names = analyzer.names;
  }

  void visit(Expression expression) {
    analyzer.toll.pay(1);
    expression.accept(this);
  }

  @Override
  public Void visitIdentifier(Identifier node) {
    names.reference(node);
    return null;
  }

  @Override
  public Void visitPrivateName(PrivateName node) {
    names.use(node, names.table.get("#" + node.name()));
    return null;
  }

  @Override
  public Void visitThisExpression(ThisExpression node) {
    names.useThis();
    return null;
  }

  @Override
  public Void visitSuper(Super node) {
    names.useThis();
    names.useHomeObject();
    return null;
  }

  @Override
  public Void visitMetaProperty(MetaProperty node) {
    names.useNewTarget();
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
  public Void visitElision(Elision node) {
    return null;
  }

  @Override
  public Void visitTemplateLiteral(TemplateLiteral node) {
    visitAll(node.expressions());
    return null;
  }

  void visitAll(List<Expression> expressions) {
    for (int i = 0; i < expressions.size(); i++) {
      Expression expression = expressions.get(i);
      visit(expression);
    }
  }

  @Override
  public Void visitArrayExpression(ArrayExpression node) {
    visitAll(node.elements());
    return null;
  }

  @Override
  public Void visitObjectExpression(ObjectExpression node) {
    for (ObjectMember member : node.properties()) {
      if (member instanceof SpreadElement spread) {
        visit(spread.argument());
      } else if (member instanceof Property property) {
        if (property.computed()) {
          visit(property.key());
        }
        if (property.kind() != Property.Kind.INIT && property.value() instanceof FunctionExpression method) {
          analyzer.function(method.function(), property.kind() == Property.Kind.PROTO);
        } else {
          visit(property.value());
        }
      }
    }
    return null;
  }

  @Override
  public Void visitFunctionExpression(FunctionExpression node) {
    analyzer.function(node.function(), true);
    return null;
  }

  @Override
  public Void visitArrowFunctionExpression(ArrowFunctionExpression node) {
    analyzer.function(node.function(), false);
    return null;
  }

  @Override
  public Void visitClassExpression(ClassExpression node) {
    analyzer.classes.walkClass(node.definition());
    return null;
  }

  @Override
  public Void visitUnaryExpression(UnaryExpression node) {
    visit(node.argument());
    return null;
  }

  @Override
  public Void visitUpdateExpression(UpdateExpression node) {
    update(node, true);
    return null;
  }

  void update(UpdateExpression node, boolean asExpression) {
    visit(node.argument());
    if (asExpression && node.argument() instanceof Identifier identifier) {
      Binding target = names.tree.uses.get(identifier);
      if (target != null) {
        target.assignInExpression();
      }
    }
  }

  @Override
  public Void visitAssignmentExpression(AssignmentExpression node) {
    assignment(node, true);
    return null;
  }

  void assignment(AssignmentExpression node, boolean asExpression) {
    if (node.left() instanceof Identifier) {
      visit(node.right());
      analyzer.patterns.assign(node.left(), asExpression);
    } else {
      analyzer.patterns.assign(node.left(), asExpression);
      visit(node.right());
    }
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpression node) {
    visit(node.test());
    visit(node.consequent());
    visit(node.alternate());
    return null;
  }

  @Override
  public Void visitNewExpression(NewExpression node) {
    visit(node.callee());
    visitAll(node.arguments());
    return null;
  }

  @Override
  public Void visitChainExpression(ChainExpression node) {
    visit(node.expression());
    return null;
  }

  @Override
  public Void visitSequenceExpression(SequenceExpression node) {
    visitAll(node.expressions());
    return null;
  }

  @Override
  public Void visitYieldExpression(YieldExpression node) {
    if (node.argument() != null) {
      visit(node.argument());
    }
    return null;
  }

  @Override
  public Void visitAwaitExpression(AwaitExpression node) {
    visit(node.argument());
    return null;
  }

  @Override
  public Void visitSpreadElement(SpreadElement node) {
    visit(node.argument());
    return null;
  }

  @Override
  public Void visitBinaryExpression(BinaryExpression node) {
    spine(node);
    return null;
  }

  @Override
  public Void visitLogicalExpression(LogicalExpression node) {
    spine(node);
    return null;
  }

  @Override
  public Void visitMemberExpression(MemberExpression node) {
    spine(node);
    return null;
  }

  @Override
  public Void visitCallExpression(CallExpression node) {
    spine(node);
    return null;
  }

  @Override
  public Void visitTaggedTemplateExpression(TaggedTemplateExpression node) {
    spine(node);
    return null;
  }

  static Expression left(Expression node) {
    if (node instanceof BinaryExpression binary) {
      return binary.left();
    } else if (node instanceof LogicalExpression logical) {
      return logical.left();
    } else if (node instanceof MemberExpression member) {
      return member.object();
    } else if (node instanceof CallExpression call) {
      return call.callee();
    } else if (node instanceof TaggedTemplateExpression tagged) {
      return tagged.tag();
    }
    return null;
  }

  void spine(Expression node) {
    Expression leftmost = left(node);
    if (left(leftmost) == null) {
      leftmost(node, leftmost);
      right(node);
      return;
    }
    List<Expression> links = new ArrayList<>();
    links.add(node);
    while (left(leftmost) != null) {
      analyzer.toll.pay(1);
      links.add(leftmost);
      leftmost = left(leftmost);
    }
    leftmost(links.get(links.size() - 1), leftmost);
    for (int i = links.size() - 1; i >= 0; i--) {
      right(links.get(i));
    }
  }

  void leftmost(Expression parent, Expression node) {
    if (node instanceof Super && parent instanceof CallExpression) {
      names.useThis();
      names.useNewTarget();
      names.useActiveFunction();
    } else {
      visit(node);
    }
  }

  void right(Expression node) {
    if (node instanceof BinaryExpression binary) {
      visit(binary.right());
    } else if (node instanceof LogicalExpression logical) {
      visit(logical.right());
    } else if (node instanceof MemberExpression member) {
      if (member.computed() || member.property() instanceof PrivateName) {
        visit(member.property());
      }
    } else if (node instanceof CallExpression call) {
      visitAll(call.arguments());
      if (ScopeAnalyzer.isDirectEval(call)) {
        names.directEval();
      }
    } else if (node instanceof TaggedTemplateExpression tagged) {
      visitAll(tagged.quasi().expressions());
    }
  }
}
