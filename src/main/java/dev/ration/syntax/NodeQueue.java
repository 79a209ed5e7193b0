package dev.ration.syntax;

import dev.ration.syntax.ast.ArrayExpression;
import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.ArrowFunctionExpression;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.AwaitExpression;
import dev.ration.syntax.ast.BigIntLiteral;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.BooleanLiteral;
import dev.ration.syntax.ast.BreakStatement;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.CatchClause;
import dev.ration.syntax.ast.ChainExpression;
import dev.ration.syntax.ast.ClassDeclaration;
import dev.ration.syntax.ast.ClassExpression;
import dev.ration.syntax.ast.ClassNode;
import dev.ration.syntax.ast.ConditionalExpression;
import dev.ration.syntax.ast.ContinueStatement;
import dev.ration.syntax.ast.DebuggerStatement;
import dev.ration.syntax.ast.DoWhileStatement;
import dev.ration.syntax.ast.Elision;
import dev.ration.syntax.ast.EmptyStatement;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.ExpressionStatement;
import dev.ration.syntax.ast.ExpressionVisitor;
import dev.ration.syntax.ast.ForInStatement;
import dev.ration.syntax.ast.ForOfStatement;
import dev.ration.syntax.ast.ForStatement;
import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.FunctionExpression;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.IfStatement;
import dev.ration.syntax.ast.LabeledStatement;
import dev.ration.syntax.ast.LogicalExpression;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.MetaProperty;
import dev.ration.syntax.ast.MethodDefinition;
import dev.ration.syntax.ast.NewExpression;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.NullLiteral;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.PatternVisitor;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.Program;
import dev.ration.syntax.ast.Property;
import dev.ration.syntax.ast.PropertyDefinition;
import dev.ration.syntax.ast.RegExpLiteral;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.SequenceExpression;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StatementVisitor;
import dev.ration.syntax.ast.StaticBlock;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.Super;
import dev.ration.syntax.ast.SwitchCase;
import dev.ration.syntax.ast.SwitchStatement;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TemplateLiteral;
import dev.ration.syntax.ast.ThisExpression;
import dev.ration.syntax.ast.ThrowStatement;
import dev.ration.syntax.ast.TryStatement;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UpdateExpression;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.WhileStatement;
import dev.ration.syntax.ast.YieldExpression;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * The nodes of a tree one by one, without recursion: for passes that look for something and do not care where it stands.
 * Names that are no expressions (labels, property keys that are not computed, the names of functions) are not among them.
 */
public final class NodeQueue {
  private final Deque<Node> todo = new ArrayDeque<>();
  private final Children children = new Children();

  /** Whether a node is left. */
  public boolean isEmpty() {
    return todo.isEmpty();
  }

  /** Takes a node out. */
  public Node next() {
    return todo.pop();
  }

  /** Puts a node in; null is none. */
  public void add(Node node) {
    if (node != null) {
      todo.push(node);
    }
  }

  /** Puts in what {@code node} is made of. */
  public void addChildren(Node node) {
    if (node instanceof Expression expression) {
      expression.accept(children);
    } else if (node instanceof Statement statement) {
      statement.accept(children);
    } else if (node instanceof Pattern pattern) {
      pattern.accept(children);
    } else {
      addParts(node);
    }
  }

  private void addParts(Node node) {
    if (node instanceof Program program) {
      children.all(program.body());
    } else if (node instanceof FunctionNode function) {
      children.all(function.params());
      children.all(function.body());
    } else if (node instanceof ClassNode definition) {
      add(definition.superClass());
      children.all(definition.body());
    } else if (node instanceof MethodDefinition method) {
      children.key(method.key(), method.computed());
      add(method.function());
    } else if (node instanceof PropertyDefinition field) {
      children.key(field.key(), field.computed());
      add(field.value());
    } else if (node instanceof StaticBlock block) {
      children.all(block.body());
    } else if (node instanceof Property property) {
      children.key(property.key(), property.computed());
      add(property.value());
    } else if (node instanceof AssignmentProperty property) {
      children.key(property.key(), property.computed());
      add(property.value());
    } else if (node instanceof VariableDeclarator declarator) {
      add(declarator.id());
      add(declarator.init());
    } else if (node instanceof SwitchCase clause) {
      add(clause.test());
      children.all(clause.consequent());
    } else if (node instanceof CatchClause clause) {
      add(clause.param());
      add(clause.body());
    }
  }

  private final class Children implements ExpressionVisitor<Void>, StatementVisitor<Void>, PatternVisitor<Void> {
    void all(List<? extends Node> nodes) {
      for (int i = 0; i < nodes.size(); i++) {
        add(nodes.get(i));
      }
    }

    void key(Expression key, boolean computed) {
      if (computed) {
        add(key);
      }
    }

    @Override
    public Void visitIdentifier(Identifier node) {
      return null;
    }

    @Override
    public Void visitPrivateName(PrivateName node) {
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
      all(node.expressions());
      return null;
    }

    @Override
    public Void visitTaggedTemplateExpression(TaggedTemplateExpression node) {
      add(node.tag());
      add(node.quasi());
      return null;
    }

    @Override
    public Void visitArrayExpression(ArrayExpression node) {
      all(node.elements());
      return null;
    }

    @Override
    public Void visitObjectExpression(ObjectExpression node) {
      all(node.properties());
      return null;
    }

    @Override
    public Void visitFunctionExpression(FunctionExpression node) {
      add(node.function());
      return null;
    }

    @Override
    public Void visitArrowFunctionExpression(ArrowFunctionExpression node) {
      add(node.function());
      return null;
    }

    @Override
    public Void visitClassExpression(ClassExpression node) {
      add(node.definition());
      return null;
    }

    @Override
    public Void visitUnaryExpression(UnaryExpression node) {
      add(node.argument());
      return null;
    }

    @Override
    public Void visitUpdateExpression(UpdateExpression node) {
      add(node.argument());
      return null;
    }

    @Override
    public Void visitBinaryExpression(BinaryExpression node) {
      add(node.left());
      add(node.right());
      return null;
    }

    @Override
    public Void visitLogicalExpression(LogicalExpression node) {
      add(node.left());
      add(node.right());
      return null;
    }

    @Override
    public Void visitAssignmentExpression(AssignmentExpression node) {
      add(node.left());
      add(node.right());
      return null;
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpression node) {
      add(node.test());
      add(node.consequent());
      add(node.alternate());
      return null;
    }

    @Override
    public Void visitCallExpression(CallExpression node) {
      add(node.callee());
      all(node.arguments());
      return null;
    }

    @Override
    public Void visitNewExpression(NewExpression node) {
      add(node.callee());
      all(node.arguments());
      return null;
    }

    @Override
    public Void visitMemberExpression(MemberExpression node) {
      add(node.object());
      key(node.property(), node.computed());
      return null;
    }

    @Override
    public Void visitChainExpression(ChainExpression node) {
      add(node.expression());
      return null;
    }

    @Override
    public Void visitSequenceExpression(SequenceExpression node) {
      all(node.expressions());
      return null;
    }

    @Override
    public Void visitYieldExpression(YieldExpression node) {
      add(node.argument());
      return null;
    }

    @Override
    public Void visitAwaitExpression(AwaitExpression node) {
      add(node.argument());
      return null;
    }

    @Override
    public Void visitMetaProperty(MetaProperty node) {
      return null;
    }

    @Override
    public Void visitSpreadElement(SpreadElement node) {
      add(node.argument());
      return null;
    }

    @Override
    public Void visitElision(Elision node) {
      return null;
    }

    @Override
    public Void visitBlockStatement(BlockStatement node) {
      all(node.body());
      return null;
    }

    @Override
    public Void visitEmptyStatement(EmptyStatement node) {
      return null;
    }

    @Override
    public Void visitExpressionStatement(ExpressionStatement node) {
      add(node.expression());
      return null;
    }

    @Override
    public Void visitVariableDeclaration(VariableDeclaration node) {
      all(node.declarations());
      return null;
    }

    @Override
    public Void visitFunctionDeclaration(FunctionDeclaration node) {
      add(node.function());
      return null;
    }

    @Override
    public Void visitClassDeclaration(ClassDeclaration node) {
      add(node.definition());
      return null;
    }

    @Override
    public Void visitReturnStatement(ReturnStatement node) {
      add(node.argument());
      return null;
    }

    @Override
    public Void visitIfStatement(IfStatement node) {
      add(node.test());
      add(node.consequent());
      add(node.alternate());
      return null;
    }

    @Override
    public Void visitForStatement(ForStatement node) {
      add(node.init());
      add(node.test());
      add(node.update());
      add(node.body());
      return null;
    }

    @Override
    public Void visitForInStatement(ForInStatement node) {
      add(node.left());
      add(node.right());
      add(node.body());
      return null;
    }

    @Override
    public Void visitForOfStatement(ForOfStatement node) {
      add(node.left());
      add(node.right());
      add(node.body());
      return null;
    }

    @Override
    public Void visitWhileStatement(WhileStatement node) {
      add(node.test());
      add(node.body());
      return null;
    }

    @Override
    public Void visitDoWhileStatement(DoWhileStatement node) {
      add(node.body());
      add(node.test());
      return null;
    }

    @Override
    public Void visitContinueStatement(ContinueStatement node) {
      return null;
    }

    @Override
    public Void visitBreakStatement(BreakStatement node) {
      return null;
    }

    @Override
    public Void visitThrowStatement(ThrowStatement node) {
      add(node.argument());
      return null;
    }

    @Override
    public Void visitTryStatement(TryStatement node) {
      add(node.block());
      add(node.handler());
      add(node.finalizer());
      return null;
    }

    @Override
    public Void visitSwitchStatement(SwitchStatement node) {
      add(node.discriminant());
      all(node.cases());
      return null;
    }

    @Override
    public Void visitLabeledStatement(LabeledStatement node) {
      add(node.body());
      return null;
    }

    @Override
    public Void visitDebuggerStatement(DebuggerStatement node) {
      return null;
    }

    @Override
    public Void visitObjectPattern(ObjectPattern node) {
      all(node.properties());
      add(node.rest());
      return null;
    }

    @Override
    public Void visitArrayPattern(ArrayPattern node) {
      all(node.elements());
      return null;
    }

    @Override
    public Void visitAssignmentPattern(AssignmentPattern node) {
      add(node.left());
      add(node.right());
      return null;
    }

    @Override
    public Void visitRestElement(RestElement node) {
      add(node.argument());
      return null;
    }

    @Override
    public Void visitIdentifierPattern(Identifier node) {
      return null;
    }

    @Override
    public Void visitMemberPattern(MemberExpression node) {
      add(node.object());
      key(node.property(), node.computed());
      return null;
    }

    @Override
    public Void visitElisionPattern(Elision node) {
      return null;
    }
  }
}
