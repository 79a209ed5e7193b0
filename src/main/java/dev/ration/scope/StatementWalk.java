package dev.ration.scope;

import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.BreakStatement;
import dev.ration.syntax.ast.CatchClause;
import dev.ration.syntax.ast.ClassDeclaration;
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
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.SequenceExpression;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StatementVisitor;
import dev.ration.syntax.ast.SwitchCase;
import dev.ration.syntax.ast.SwitchStatement;
import dev.ration.syntax.ast.ThrowStatement;
import dev.ration.syntax.ast.TryStatement;
import dev.ration.syntax.ast.UpdateExpression;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.VariableKind;
import dev.ration.syntax.ast.WhileStatement;
import java.util.List;

/** Statements, and the scopes that they open. */
final class StatementWalk implements StatementVisitor<Void> {
  private final ScopeAnalyzer analyzer;
  private final Names names;

  StatementWalk(ScopeAnalyzer analyzer) {
    this.analyzer = analyzer;
    this.names = analyzer.names;
  }

  void walkBody(List<Statement> body) {
    for (int i = 0; i < body.size(); i++) {
      Statement statement = body.get(i);
      if (statement instanceof FunctionDeclaration declaration) {
        analyzer.function(declaration.function(), false);
      }
    }
    boolean before = analyzer.unconditional;
    for (int i = 0; i < body.size(); i++) {
      Statement statement = body.get(i);
      if (!(statement instanceof FunctionDeclaration)) {
        if (!(statement instanceof VariableDeclaration || statement instanceof ForStatement)) {
          analyzer.unconditional = false;
        }
        analyzer.toll.pay(1);
        statement.accept(this);
        analyzer.unconditional = before;
      }
    }
  }

  void walkBlock(Node node, List<Statement> body) {
    if (!Names.declaresLexically(body)) {
      walkBody(body);
      return;
    }
    LexicalScope entered = names.enter(LexicalScope.Kind.BLOCK, node);
    names.blockDeclarations(body);
    walkBody(body);
    names.leave(entered);
  }

  /** A statement inside another one: it may not run, or run often. */
  void nested(Statement statement) {
    boolean before = analyzer.unconditional;
    analyzer.unconditional = false;
    statement.accept(this);
    analyzer.unconditional = before;
  }

  /** An expression whose value is not used: its assignments happen where no operand is waiting. */
  void effect(Expression expression) {
    if (expression instanceof AssignmentExpression assignment) {
      analyzer.expressions.assignment(assignment, false);
    } else if (expression instanceof UpdateExpression update) {
      analyzer.expressions.update(update, false);
    } else if (expression instanceof SequenceExpression sequence) {
      for (Expression part : sequence.expressions()) {
        effect(part);
      }
    } else {
      analyzer.expressions.visit(expression);
    }
  }

  @Override
  public Void visitBlockStatement(BlockStatement node) {
    walkBlock(node, node.body());
    return null;
  }

  @Override
  public Void visitEmptyStatement(EmptyStatement node) {
    return null;
  }

  @Override
  public Void visitExpressionStatement(ExpressionStatement node) {
    effect(node.expression());
    return null;
  }

  @Override
  public Void visitVariableDeclaration(VariableDeclaration node) {
    for (VariableDeclarator declarator : node.declarations()) {
      if (declarator.init() != null) {
        analyzer.expressions.visit(declarator.init());
      }
      if (declarator.init() != null || node.kind() != VariableKind.VAR) {
        analyzer.patterns.bind(declarator.id());
      }
    }
    return null;
  }

  @Override
  public Void visitFunctionDeclaration(FunctionDeclaration node) {
    return null; // walked at the start of its names.scope
  }

  @Override
  public Void visitClassDeclaration(ClassDeclaration node) {
    analyzer.classes.walkClass(node.definition());
    analyzer.patterns.bind(node.definition().id());
    return null;
  }

  @Override
  public Void visitReturnStatement(ReturnStatement node) {
    if (node.argument() != null) {
      analyzer.expressions.visit(node.argument());
    }
    return null;
  }

  @Override
  public Void visitIfStatement(IfStatement node) {
    IfStatement link = node;
    while (true) {
      analyzer.expressions.visit(link.test());
      nested(link.consequent());
      if (link.alternate() instanceof IfStatement next) {
        link = next;
      } else {
        if (link.alternate() != null) {
          nested(link.alternate());
        }
        return null;
      }
    }
  }

  @Override
  public Void visitForStatement(ForStatement node) {
    LexicalScope entered = null;
    if (node.init() instanceof VariableDeclaration declaration) {
      if (declaration.kind() != VariableKind.VAR) {
        entered = names.enter(LexicalScope.Kind.LOOP, node);
        names.declareLexical(declaration);
      }
      declaration.accept(this);
    } else if (node.init() != null) {
      effect((Expression) node.init());
    }
    if (node.test() != null) {
      analyzer.expressions.visit(node.test());
    }
    if (node.update() != null) {
      effect(node.update());
    }
    nested(node.body());
    if (entered != null) {
      names.leave(entered);
    }
    return null;
  }

  void forEach(Node node, Node left, Expression right, Statement body) {
    LexicalScope entered = null;
    boolean before = analyzer.unconditional;
    analyzer.unconditional = false;
    if (left instanceof VariableDeclaration declaration) {
      if (declaration.kind() != VariableKind.VAR) {
        entered = names.enter(LexicalScope.Kind.LOOP, node);
        names.declareLexical(declaration);
      }
      analyzer.expressions.visit(right);
      analyzer.patterns.bind(declaration.declarations().get(0).id());
    } else {
      analyzer.expressions.visit(right);
      analyzer.patterns.assign((Pattern) left, false);
    }
    body.accept(this);
    if (entered != null) {
      names.leave(entered);
    }
    analyzer.unconditional = before;
  }

  @Override
  public Void visitForInStatement(ForInStatement node) {
    forEach(node, node.left(), node.right(), node.body());
    return null;
  }

  @Override
  public Void visitForOfStatement(ForOfStatement node) {
    forEach(node, node.left(), node.right(), node.body());
    return null;
  }

  @Override
  public Void visitWhileStatement(WhileStatement node) {
    analyzer.expressions.visit(node.test());
    nested(node.body());
    return null;
  }

  @Override
  public Void visitDoWhileStatement(DoWhileStatement node) {
    nested(node.body());
    analyzer.expressions.visit(node.test());
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
    analyzer.expressions.visit(node.argument());
    return null;
  }

  @Override
  public Void visitTryStatement(TryStatement node) {
    nested(node.block());
    CatchClause handler = node.handler();
    if (handler != null) {
      if (handler.param() == null) {
        nested(handler.body());
      } else {
        LexicalScope entered = names.enter(LexicalScope.Kind.BLOCK, handler);
        names.declareNames(handler.param(), Binding.Kind.CATCH_PARAMETER);
        analyzer.patterns.bind(handler.param());
        nested(handler.body());
        names.leave(entered);
      }
    }
    if (node.finalizer() != null) {
      nested(node.finalizer());
    }
    return null;
  }

  @Override
  public Void visitSwitchStatement(SwitchStatement node) {
    analyzer.expressions.visit(node.discriminant());
    LexicalScope entered = null;
    for (SwitchCase clause : node.cases()) {
      if (Names.declaresLexically(clause.consequent())) {
        entered = entered == null ? names.enter(LexicalScope.Kind.BLOCK, node) : entered;
        names.blockDeclarations(clause.consequent());
      }
    }
    for (SwitchCase clause : node.cases()) {
      for (Statement statement : clause.consequent()) {
        if (statement instanceof FunctionDeclaration declaration) {
          analyzer.function(declaration.function(), false);
        }
      }
    }
    for (SwitchCase clause : node.cases()) {
      if (clause.test() != null) {
        analyzer.expressions.visit(clause.test());
      }
      for (Statement statement : clause.consequent()) {
        nested(statement);
      }
      if (entered != null) {
        forget(clause.consequent());
      }
    }
    if (entered != null) {
      names.leave(entered);
    }
    return null;
  }

  /** The next case may run without this one. */
  void forget(List<Statement> consequent) {
    for (Statement statement : consequent) {
      if (statement instanceof ClassDeclaration declaration) {
        names.table.get(declaration.definition().id().name()).initialised = false;
      } else if (statement instanceof VariableDeclaration declaration
          && declaration.kind() != VariableKind.VAR) {
        for (VariableDeclarator declarator : declaration.declarations()) {
          forgetNames(declarator.id());
        }
      }
    }
  }

  void forgetNames(Pattern pattern) {
    if (pattern instanceof Identifier identifier) {
      names.table.get(identifier.name()).initialised = false;
    } else if (pattern instanceof AssignmentPattern assignment) {
      forgetNames(assignment.left());
    } else if (pattern instanceof RestElement rest) {
      forgetNames(rest.argument());
    } else if (pattern instanceof ArrayPattern array) {
      array.elements().forEach(this::forgetNames);
    } else if (pattern instanceof ObjectPattern object) {
      object.properties().forEach(property -> forgetNames(property.value()));
      if (object.rest() != null) {
        forgetNames(object.rest());
      }
    }
  }

  @Override
  public Void visitLabeledStatement(LabeledStatement node) {
    nested(node.body());
    return null;
  }

  @Override
  public Void visitDebuggerStatement(DebuggerStatement node) {
    return null;
  }
}
