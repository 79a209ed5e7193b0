package dev.ration.syntax;

import dev.ration.meter.Toll;
import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.ArrowFunctionExpression;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.AwaitExpression;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.BreakStatement;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.CatchClause;
import dev.ration.syntax.ast.ChainExpression;
import dev.ration.syntax.ast.ClassDeclaration;
import dev.ration.syntax.ast.ClassElement;
import dev.ration.syntax.ast.ClassExpression;
import dev.ration.syntax.ast.ClassNode;
import dev.ration.syntax.ast.ContinueStatement;
import dev.ration.syntax.ast.DoWhileStatement;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.ForInStatement;
import dev.ration.syntax.ast.ForOfStatement;
import dev.ration.syntax.ast.ForStatement;
import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.FunctionExpression;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.LabeledStatement;
import dev.ration.syntax.ast.LogicalExpression;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.MetaProperty;
import dev.ration.syntax.ast.MethodDefinition;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.ObjectMember;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.Program;
import dev.ration.syntax.ast.Property;
import dev.ration.syntax.ast.PropertyDefinition;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StaticBlock;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.Super;
import dev.ration.syntax.ast.SwitchCase;
import dev.ration.syntax.ast.SwitchStatement;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TryStatement;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UnaryOperator;
import dev.ration.syntax.ast.UpdateExpression;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.VariableKind;
import dev.ration.syntax.ast.WhileStatement;
import dev.ration.syntax.ast.YieldExpression;
import java.util.List;

/**
 * The early errors that need scopes or the context of a function: redeclarations, labels, private names,
 * where {@code super}, {@code new.target}, {@code arguments}, {@code yield}, {@code await} and {@code return}
 * may stand. Works on any tree, however it was made; what grammar alone decides is the maker's duty. Left
 * spines are walked in loops.
 */
public final class EarlyErrors extends SourceOrderWalk {
  /**
   * What the place of a program's text allows.
   *
   * @param returns {@code return} at the top level
   * @param arguments a reference to {@code arguments} (not so in a direct eval inside a field initializer)
   * @param privateNames names of enclosing classes
   */
  public record Place(boolean returns, boolean newTarget, boolean superProperty, boolean superCall,
      boolean arguments, List<String> privateNames) {
    /** A script, an expression or the text of an indirect eval. */
    public static final Place SCRIPT = new Place(false, false, false, false, true, List.of());
    /** The text of an evaluation: a script that may return. */
    public static final Place EVAL_CODE = new Place(true, false, false, false, true, List.of());
    /** The body of a function. */
    public static final Place FUNCTION = new Place(true, true, false, false, true, List.of());
  }

  private static final String ASYNCHRONOUS = "asynchronous code is not supported: calls are synchronous";

  /**
   * What the innermost function, field initializer or static block allows; arrows take most of it from
   * outside.
   */
  private static final class Context {
    boolean returns;
    boolean newTarget;
    boolean superProperty;
    boolean superCall;
    boolean arguments;
    boolean async;
    boolean generator;
    /** In a static block: {@code await} is reserved and no operator. */
    boolean staticBlock;
    /** In parameters, where yield and await expressions may not stand. */
    boolean parameters;
    final Labels labels;

    Context(EarlyErrors errors) {
      labels = new Labels(errors);
    }

    Context arrow(boolean async, EarlyErrors errors) {
      Context inner = new Context(errors);
      inner.returns = true;
      inner.newTarget = newTarget;
      inner.superProperty = superProperty;
      inner.superCall = superCall;
      inner.arguments = arguments;
      inner.staticBlock = staticBlock;
      inner.async = async;
      return inner;
    }
  }

  private final ErrorLog log;
  private Context context = new Context(this);
  private DeclaredNames scope;
  private PrivateNames privateNames;

  private EarlyErrors(ErrorLog log, Toll toll) {
    super(toll);
    this.log = log;
    scope = new DeclaredNames(this);
  }

  /** Checks a program, or says what is wrong first in the order of the walk. */
  public static void check(Program program, Place place) throws ParseError {
    try {
      check(program, place, ErrorLog.FIRST, Toll.FREE);
    } catch (ParseFailure failure) {
      throw new ParseError(program.source(), failure.offset(), failure.kind(), failure.getMessage());
    }
  }

  /** Checks a program, which may have the gaps that the log knows, and tells the log; a node costs a unit. */
  public static void check(Program program, Place place, ErrorLog log, Toll toll) {
    EarlyErrors walk = new EarlyErrors(log, toll);
    Context top = walk.context;
    top.returns = place.returns();
    top.newTarget = place.newTarget();
    top.superProperty = place.superProperty();
    top.superCall = place.superCall();
    top.arguments = place.arguments();
    walk.privateNames = place.privateNames().isEmpty() ? null : PrivateNames.of(place.privateNames());
    for (Identifier param : program.params()) {
      walk.checkBindingName(param);
      walk.scope.parameter(param);
    }
    walk.topLevel(program.body());
  }

  /** Tells of an error; it may be that the walk goes on. */
  void report(int offset, String message) {
    if (!log.keepsAll() || !log.isUncertain(offset)) {
      log.report(offset, message);
    }
  }

  // Statements

  /** The statements of a function or script: its functions are declared like vars. */
  private void topLevel(List<Statement> body) {
    for (int i = 0; i < body.size(); i++) {
      Statement statement = body.get(i);
      if (statement instanceof FunctionDeclaration f) {
        checkBindingName(f.function().id());
        scope.var(f.function().id());
      }
    }
    statements(body);
  }

  /** The statements of a block or switch: its functions are declared like let. */
  private void blockStatements(List<Statement> body) {
    for (int i = 0; i < body.size(); i++) {
      Statement statement = body.get(i);
      if (statement instanceof FunctionDeclaration f) {
        checkBindingName(f.function().id());
        scope.lexical(f.function().id());
      }
    }
    statements(body);
  }

  @Override
  public Void visitBlockStatement(BlockStatement node) {
    scope.open();
    blockStatements(node.body());
    scope.close();
    return null;
  }

  @Override
  public Void visitVariableDeclaration(VariableDeclaration node) {
    for (VariableDeclarator declarator : node.declarations()) {
      binding(declarator.id(), node.kind() == VariableKind.VAR ? Declare.VAR : Declare.LEXICAL);
      optional(declarator.init());
    }
    return null;
  }

  @Override
  public Void visitFunctionDeclaration(FunctionDeclaration node) {
    function(node.function());
    return null;
  }

  @Override
  public Void visitClassDeclaration(ClassDeclaration node) {
    scope.lexical(node.definition().id());
    classNode(node.definition());
    return null;
  }

  @Override
  public Void visitReturnStatement(ReturnStatement node) {
    if (!context.returns) {
      report(node.start(), "return outside a function");
    }
    optional(node.argument());
    return null;
  }

  @Override
  public Void visitForStatement(ForStatement node) {
    scope.open();
    if (node.init() instanceof VariableDeclaration declaration) {
      declaration.accept(this);
    } else if (node.init() instanceof Expression init) {
      expression(init);
    }
    optional(node.test());
    optional(node.update());
    loopBody(node.body());
    scope.close();
    return null;
  }

  @Override
  public Void visitForInStatement(ForInStatement node) {
    forEach(node.left(), node.right(), node.body());
    return null;
  }

  @Override
  public Void visitForOfStatement(ForOfStatement node) {
    if (node.await() && !context.async) {
      report(node.start(), "for await: " + ASYNCHRONOUS);
    }
    if (node.await()) {
      awaitAt(node.start());
    }
    forEach(node.left(), node.right(), node.body());
    return null;
  }

  private void forEach(Node left, Expression right, Statement body) {
    scope.open();
    if (left instanceof VariableDeclaration declaration) {
      declaration.accept(this);
    } else {
      target((Pattern) left);
    }
    expression(right);
    loopBody(body);
    scope.close();
  }

  private void loopBody(Statement body) {
    context.labels.loops++;
    context.labels.breakables++;
    body.accept(this);
    context.labels.loops--;
    context.labels.breakables--;
  }

  @Override
  public Void visitWhileStatement(WhileStatement node) {
    expression(node.test());
    loopBody(node.body());
    return null;
  }

  @Override
  public Void visitDoWhileStatement(DoWhileStatement node) {
    loopBody(node.body());
    expression(node.test());
    return null;
  }

  @Override
  public Void visitContinueStatement(ContinueStatement node) {
    context.labels.checkContinue(node.start(), node.label());
    return null;
  }

  @Override
  public Void visitBreakStatement(BreakStatement node) {
    context.labels.checkBreak(node.start(), node.label());
    return null;
  }

  @Override
  public Void visitTryStatement(TryStatement node) {
    node.block().accept(this);
    if (node.handler() != null) {
      catchClause(node.handler());
    }
    if (node.finalizer() != null) {
      node.finalizer().accept(this);
    }
    return null;
  }

  private void catchClause(CatchClause node) {
    scope.open();
    if (node.param() instanceof Identifier id) {
      checkBindingName(id);
      scope.catchParameter(id);
    } else if (node.param() != null) {
      binding(node.param(), Declare.LEXICAL);
    }
    blockStatements(node.body().body());
    scope.close();
  }

  @Override
  public Void visitSwitchStatement(SwitchStatement node) {
    expression(node.discriminant());
    scope.open();
    context.labels.breakables++;
    for (SwitchCase c : node.cases()) {
      optional(c.test());
      blockStatements(c.consequent());
    }
    context.labels.breakables--;
    scope.close();
    return null;
  }

  @Override
  public Void visitLabeledStatement(LabeledStatement node) {
    Statement body = node.body();
    while (body instanceof LabeledStatement inner) {
      body = inner.body();
    }
    boolean loop = body instanceof ForStatement || body instanceof ForInStatement
        || body instanceof ForOfStatement
        || body instanceof WhileStatement || body instanceof DoWhileStatement;
    checkAwaitName(node.label());
    boolean opened = context.labels.open(node.label(), loop);
    node.body().accept(this);
    if (opened) {
      context.labels.close(node.label());
    }
    return null;
  }

  // Names and patterns

  private enum Declare { PARAMETER, VAR, LEXICAL }

  private void checkBindingName(Identifier id) {
    if (id.name().equals("eval") || id.name().equals("arguments")) {
      report(id.start(), "'" + id.name() + "' cannot be declared or assigned in strict code");
    }
    checkAwaitName(id);
  }

  private void checkAwaitName(Identifier id) {
    if ((context.async || context.staticBlock) && id.name().equals("await")) {
      report(id.start(), "'await' is reserved in async functions and static blocks");
    }
  }

  private void binding(Pattern pattern, Declare declare) {
    if (pattern instanceof Identifier id) {
      checkBindingName(id);
      switch (declare) {
        case PARAMETER -> scope.parameter(id);
        case VAR -> scope.var(id);
        case LEXICAL -> scope.lexical(id);
      }
    } else if (pattern instanceof AssignmentPattern withDefault) {
      binding(withDefault.left(), declare);
      expression(withDefault.right());
    } else if (pattern instanceof RestElement rest) {
      binding(rest.argument(), declare);
    } else if (pattern instanceof ArrayPattern array) {
      for (Pattern element : array.elements()) {
        binding(element, declare);
      }
    } else if (pattern instanceof ObjectPattern object) {
      for (AssignmentProperty property : object.properties()) {
        key(property.key(), property.computed());
        binding(property.value(), declare);
      }
      if (object.rest() != null) {
        binding(object.rest(), declare);
      }
    }
  }

  /** An assignment target. */
  private void target(Pattern pattern) {
    if (pattern instanceof Identifier id) {
      checkBindingName(id);
      visitIdentifier(id);
    } else if (pattern instanceof MemberExpression member) {
      expression(member);
    } else if (pattern instanceof AssignmentPattern withDefault) {
      target(withDefault.left());
      expression(withDefault.right());
    } else if (pattern instanceof RestElement rest) {
      target(rest.argument());
    } else if (pattern instanceof ArrayPattern array) {
      array.elements().forEach(this::target);
    } else if (pattern instanceof ObjectPattern object) {
      for (AssignmentProperty property : object.properties()) {
        key(property.key(), property.computed());
        target(property.value());
      }
      if (object.rest() != null) {
        target(object.rest());
      }
    }
  }

  // Functions

  private void function(FunctionNode f) {
    Context outer = context;
    DeclaredNames outerScope = scope;
    context = f.kind() == FunctionNode.Kind.ARROW ? outer.arrow(f.async(), this) : functionContext(f);
    scope = new DeclaredNames(this);
    context.parameters = true;
    // its parameters are still in the function around it, where no yield or await may be among them
    if (f.kind() == FunctionNode.Kind.ARROW) {
      context.generator = outer.generator;
      context.async |= outer.async;
    }
    for (Pattern param : f.params()) {
      binding(param, Declare.PARAMETER);
    }
    context.parameters = false;
    context.generator = f.generator();
    context.async = f.async();
    context.staticBlock = false; // nor is the body of an arrow in the static block around it
    topLevel(f.body());
    context = outer;
    scope = outerScope;
  }

  private Context functionContext(FunctionNode f) {
    Context inner = new Context(this);
    inner.returns = true;
    inner.newTarget = true;
    inner.superProperty = f.kind() != FunctionNode.Kind.NORMAL;
    inner.superCall = f.kind() == FunctionNode.Kind.DERIVED_CONSTRUCTOR;
    inner.arguments = true;
    inner.async = f.async();
    inner.generator = f.generator();
    return inner;
  }

  @Override
  public Void visitFunctionExpression(FunctionExpression node) {
    Identifier id = node.function().id();
    if (id != null) {
      Context outer = context;
      context = functionContext(node.function()); // the name is in the function's own context
      checkBindingName(id);
      context = outer;
    }
    function(node.function());
    return null;
  }

  @Override
  public Void visitArrowFunctionExpression(ArrowFunctionExpression node) {
    function(node.function());
    return null;
  }

  // Classes

  @Override
  public Void visitClassExpression(ClassExpression node) {
    classNode(node.definition());
    return null;
  }

  private void classNode(ClassNode node) {
    if (node.id() != null) {
      checkBindingName(node.id());
    }
    optional(node.superClass());
    PrivateNames outer = privateNames;
    privateNames = PrivateNames.of(outer, node, this);
    boolean constructor = false;
    for (ClassElement element : node.body()) {
      if (element instanceof MethodDefinition method) {
        if (method.kind() == MethodDefinition.Kind.CONSTRUCTOR) {
          if (constructor) {
            report(method.start(), "A class may only have one constructor");
          }
          constructor = true;
        }
        method(method);
      } else if (element instanceof PropertyDefinition field) {
        field(field);
      } else {
        staticBlock((StaticBlock) element);
      }
    }
    privateNames = outer;
  }

  private void method(MethodDefinition node) {
    key(node.key(), node.computed());
    if (node.isStatic() && isNamed(node.key(), node.computed(), "prototype")) {
      report(node.key().start(), "A class may not have a static property named 'prototype'");
    }
    function(node.function());
  }

  private void field(PropertyDefinition node) {
    key(node.key(), node.computed());
    if (isNamed(node.key(), node.computed(), "constructor")
        || node.isStatic() && isNamed(node.key(), node.computed(), "prototype")) {
      report(node.key().start(), "A class field may not have this name");
    }
    if (node.value() != null) {
      Context outer = context;
      context = initializerContext();
      expression(node.value());
      context = outer;
    }
  }

  private static boolean isNamed(Expression key, boolean computed, String name) {
    return !computed && (key instanceof Identifier id && id.name().equals(name)
        || key instanceof StringLiteral string && string.value().equals(name));
  }

  private Context initializerContext() {
    Context inner = new Context(this);
    inner.newTarget = true;
    inner.superProperty = true;
    return inner;
  }

  private void staticBlock(StaticBlock node) {
    Context outer = context;
    DeclaredNames outerScope = scope;
    context = initializerContext();
    context.staticBlock = true;
    scope = new DeclaredNames(this);
    topLevel(node.body());
    context = outer;
    scope = outerScope;
  }

  // Expressions

  @Override
  void right(Expression e) {
    if (e instanceof MemberExpression member) {
      if (member.computed() || member.property() instanceof PrivateName) {
        expression(member.property());
      }
      if (member.object() instanceof Super && !context.superProperty) {
        report(member.object().start(), "'super' is only allowed in methods");
      }
    } else if (e instanceof CallExpression call) {
      if (call.callee() instanceof Super && !context.superCall) {
        report(call.callee().start(),
            "'super()' is only allowed in constructors of derived classes");
      }
      expressions(call.arguments());
    } else if (e instanceof BinaryExpression binary) {
      expression(binary.right());
    } else if (e instanceof LogicalExpression logical) {
      expression(logical.right());
    } else {
      visitTemplateLiteral(((TaggedTemplateExpression) e).quasi());
    }
  }

  @Override
  public Void visitIdentifier(Identifier node) {
    if (!context.arguments && node.name().equals("arguments")) {
      report(node.start(), "'arguments' is not allowed in class fields and static blocks");
    }
    checkAwaitName(node);
    return null;
  }

  @Override
  public Void visitPrivateName(PrivateName node) {
    if (!PrivateNames.isDeclared(privateNames, node.name(), log)) {
      report(node.start(), "Private name '#" + node.name()
          + "' is not declared in an enclosing class");
    }
    return null;
  }

  @Override
  public Void visitObjectExpression(ObjectExpression node) {
    boolean proto = false;
    for (ObjectMember member : node.properties()) {
      if (member instanceof SpreadElement spread) {
        expression(spread.argument());
        continue;
      }
      Property property = (Property) member;
      key(property.key(), property.computed());
      if (property.kind() == Property.Kind.PROTO) {
        if (proto) {
          report(property.start(), "Duplicate __proto__ in an object literal");
        }
        proto = true;
      }
      if (property.value() instanceof FunctionExpression f && property.kind() != Property.Kind.INIT
          && property.kind() != Property.Kind.PROTO) {
        function(f.function());
      } else {
        expression(property.value());
      }
    }
    return null;
  }

  @Override
  public Void visitUnaryExpression(UnaryExpression node) {
    if (node.operator() == UnaryOperator.DELETE) {
      checkDelete(node.argument());
    }
    expression(node.argument());
    return null;
  }

  private void checkDelete(Expression argument) {
    Expression e = argument instanceof ChainExpression chain ? chain.expression() : argument;
    if (e instanceof Identifier) {
      report(e.start(), "A variable cannot be deleted in strict code");
    }
    if (e instanceof MemberExpression member && member.property() instanceof PrivateName) {
      report(member.property().start(), "A private member cannot be deleted");
    }
  }

  @Override
  public Void visitUpdateExpression(UpdateExpression node) {
    target((Pattern) node.argument());
    return null;
  }

  @Override
  public Void visitAssignmentExpression(AssignmentExpression node) {
    target(node.left());
    expression(node.right());
    return null;
  }

  @Override
  public Void visitYieldExpression(YieldExpression node) {
    if (!context.generator) {
      report(node.start(), "'yield' is reserved in strict code and only allowed in generators");
    }
    if (context.parameters) {
      report(node.start(), "A yield expression is not allowed in parameters");
    }
    optional(node.argument());
    return null;
  }

  @Override
  public Void visitAwaitExpression(AwaitExpression node) {
    if (!context.async) {
      report(node.start(), context.staticBlock ? "'await' is not allowed in a static block"
          : "await: " + ASYNCHRONOUS);
    }
    awaitAt(node.start());
    expression(node.argument());
    return null;
  }

  private void awaitAt(int offset) {
    if (context.parameters) {
      report(offset, "An await expression is not allowed in parameters");
    }
  }

  @Override
  public Void visitMetaProperty(MetaProperty node) {
    if (!context.newTarget) {
      report(node.start(), "new.target is only allowed in functions");
    }
    return null;
  }
}
