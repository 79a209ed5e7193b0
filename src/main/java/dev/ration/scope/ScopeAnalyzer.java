package dev.ration.scope;

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
import dev.ration.syntax.ast.ClassElement;
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
import dev.ration.syntax.ast.ObjectMember;
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
import dev.ration.syntax.ast.VariableKind;
import dev.ration.syntax.ast.WhileStatement;
import dev.ration.syntax.ast.YieldExpression;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Walks a program once, in evaluation order, hoisted functions first. The symbol table maps each name to the
 * innermost binding in scope; leaving a scope restores what it shadowed, so a lookup costs the same at any
 * depth.
 *
 * <p>The proof that a use needs no TDZ check is the walk's order: control flows forward within the scope of a
 * binding, so what is walked after the declaration runs after it, closures made there included. Hoisted
 * functions are walked before any declaration of their scope, and a switch forgets its declarations from case
 * to case.
 */
public final class ScopeAnalyzer
    implements ExpressionVisitor<Void>, StatementVisitor<Void>, PatternVisitor<Void> {
  private final ScopeTree tree = new ScopeTree();
  private final Map<String, Binding> table = new HashMap<>();
  private final AmbientNames ambientNames;
  private FunctionScope function;
  private LexicalScope scope;
  /**
   * Whether the statement being walked is reached whenever its function's body is, unless the function ends
   * first.
   */
  private boolean unconditional;
  private boolean programIsFunction;
  /** Whether the pattern being walked initialises declared names; else it assigns. */
  private boolean binding;
  /** Whether the pattern being walked assigns while operands may be waiting. */
  private boolean inExpression;

  private ScopeAnalyzer(AmbientNames ambientNames) {
    this.ambientNames = ambientNames;
  }

  /**
   * Resolves the names of a valid program; {@code ambientNames} says which of its free names the host
   * provides.
   */
  public static ScopeTree analyze(Program program, AmbientNames ambientNames) {
    return analyze(program, ambientNames, List.of());
  }

  /** Resolves the names of a direct eval text inside the scopes around it, innermost first. */
  public static ScopeTree analyze(Program program, AmbientNames ambientNames, List<OuterScope> around) {
    ScopeAnalyzer analyzer = new ScopeAnalyzer(ambientNames);
    analyzer.program(program, around);
    return analyzer.tree;
  }

  private void program(Program program, List<OuterScope> around) {
    programIsFunction = program.kind() == Program.Kind.FUNCTION_BODY;
    tree.ambient = new LexicalScope(LexicalScope.Kind.AMBIENT, null, null);
    scope = tree.ambient;
    boolean script = program.kind() == Program.Kind.SCRIPT;
    for (int i = around.size() - 1; i >= 0; i--) {
      enterOuter(around.get(i));
    }
    FunctionScope top = new FunctionScope(null, null, scope);
    function = top;
    tree.program = top;
    if (!around.isEmpty()) {
      borrowPseudoVariables(top);
    }
    if (script) {
      tree.script = new LexicalScope(LexicalScope.Kind.SCRIPT, scope, top);
      scope = tree.script;
    }
    LexicalScope own = new LexicalScope(LexicalScope.Kind.FUNCTION, scope, top);
    scope = own;
    top.parameters = own;
    top.body = own;
    for (Identifier parameter : program.params()) {
      use(parameter, declareInitialised(parameter.name(), Binding.Kind.PARAMETER));
    }
    if (script) {
      scriptDeclarations(program.body());
    } else {
      bodyDeclarations(program.body(), top);
    }
    unconditional = true;
    walkBody(program.body());
    function = null;
  }

  /** A scope that exists: its bindings are in their slots, and their declarations may not have run. */
  private void enterOuter(OuterScope outer) {
    scope = new LexicalScope(LexicalScope.Kind.BLOCK, scope, null);
    for (int i = 0; i < outer.names().size(); i++) {
      Binding binding = declare(outer.names().get(i), outer.kinds().get(i));
      binding.initialised = !binding.kind().isLexical() && binding.kind() != Binding.Kind.PARAMETER;
      binding.capture();
    }
    tree.outer.add(scope);
  }

  /**
   * A direct eval text uses this, arguments and the like of the function around the call, which left them in
   * slots.
   */
  private void borrowPseudoVariables(FunctionScope top) {
    top.thisBinding = table.get("this");
    top.arguments = table.get("arguments");
    top.newTarget = table.get("new.target");
    top.homeObject = table.get("super");
    top.activeFunction = table.get("function");
    if (top.activeFunction != null && top.thisBinding != null) {
      top.thisBinding.initialised = false; // a derived constructor's
    }
  }

  /** Whatever is in scope at a direct eval call may be used by its text. */
  private void directEval() {
    FunctionScope owner = thisFunction();
    useThis();
    owner.thisBinding.capture();
    boolean inFunction = owner != tree.program || programIsFunction;
    if (inFunction) {
      useNewTarget();
      owner.newTarget.capture();
      if (owner.node() != null || owner == tree.program) {
        Binding arguments = argumentsBinding();
        usePseudo(arguments);
        arguments.capture();
      }
    }
    if (inFunction && hasHome(owner)) {
      useHomeObject();
      owner.homeObject.capture();
    }
    if (owner.node() != null && owner.node().kind() == FunctionNode.Kind.DERIVED_CONSTRUCTOR) {
      useActiveFunction();
      owner.activeFunction.capture();
    }
    for (LexicalScope visible = scope; visible != null
        && !visible.isSeenByEval(); visible = visible.parent()) {
      visible.seenByEval();
      for (Binding binding : visible.bindings()) {
        usePseudo(binding);
        binding.capture();
      }
    }
  }

  /** Methods, constructors and the initialisers of classes may use super. */
  private boolean hasHome(FunctionScope owner) {
    return owner.node() == null ? owner != tree.program : owner.node().kind() != FunctionNode.Kind.NORMAL;
  }

  private void scriptDeclarations(List<Statement> body) {
    tree.varNames.addAll(VarNames.of(body));
    for (Statement statement : body) {
      if (statement instanceof FunctionDeclaration declaration) {
        tree.functionNames.add(declaration.function().id().name());
        function.declarations.add(declaration);
      }
    }
    tree.varNames.removeAll(tree.functionNames);
    LexicalScope inner = scope;
    scope = tree.script;
    declareLexical(body);
    scope = inner;
    for (Binding binding : tree.script.bindings()) {
      binding.capture(); // the realm finds it by name
      binding.check();
    }
  }

  // Declarations

  private Binding declare(String name, Binding.Kind kind) {
    Binding binding = scope.add(name, kind);
    binding.shadowed = table.put(name, binding);
    return binding;
  }

  private Binding declareInitialised(String name, Binding.Kind kind) {
    Binding binding = declare(name, kind);
    binding.initialised = true;
    return binding;
  }

  private boolean isDeclaredHere(String name) {
    Binding binding = table.get(name);
    return binding != null && binding.scope() == scope && binding.kind() != Binding.Kind.FUNCTION_NAME;
  }

  private void bodyDeclarations(List<Statement> body, FunctionScope owner) {
    for (String name : VarNames.of(body)) {
      if (!isDeclaredHere(name)) {
        declare(name, Binding.Kind.VAR);
      }
    }
    for (Statement statement : body) {
      if (statement instanceof FunctionDeclaration declaration) {
        String name = declaration.function().id().name();
        owner.declarations.add(declaration);
        if (isDeclaredHere(name)) {
          table.get(name).initialised = true;
        } else {
          declareInitialised(name, Binding.Kind.FUNCTION);
        }
        tree.uses.put(declaration, table.get(name));
      }
    }
    declareLexical(body);
  }

  /**
   * let, const and class of a statement list; the functions of a block are lexical too and are declared by
   * the caller.
   */
  private void declareLexical(List<Statement> body) {
    for (Statement statement : body) {
      if (statement instanceof VariableDeclaration declaration) {
        declareLexical(declaration);
      } else if (statement instanceof ClassDeclaration declaration) {
        declare(declaration.definition().id().name(), Binding.Kind.CLASS);
      }
    }
  }

  private void declareLexical(VariableDeclaration declaration) {
    if (declaration.kind() == VariableKind.VAR) {
      return;
    }
    Binding.Kind kind = declaration.kind() == VariableKind.CONST ? Binding.Kind.CONST : Binding.Kind.LET;
    for (VariableDeclarator declarator : declaration.declarations()) {
      declareNames(declarator.id(), kind);
    }
  }

  private void declareNames(Pattern pattern, Binding.Kind kind) {
    if (pattern instanceof Identifier identifier) {
      declare(identifier.name(), kind);
    } else if (pattern instanceof AssignmentPattern assignment) {
      declareNames(assignment.left(), kind);
    } else if (pattern instanceof RestElement rest) {
      declareNames(rest.argument(), kind);
    } else if (pattern instanceof ArrayPattern array) {
      for (Pattern element : array.elements()) {
        declareNames(element, kind);
      }
    } else if (pattern instanceof ObjectPattern object) {
      for (AssignmentProperty property : object.properties()) {
        declareNames(property.value(), kind);
      }
      if (object.rest() != null) {
        declareNames(object.rest(), kind);
      }
    }
  }

  private LexicalScope enter(LexicalScope.Kind kind, Node node) {
    LexicalScope entered = new LexicalScope(kind, scope, function);
    if (node != null) {
      tree.scopes.put(node, entered);
    }
    scope = entered;
    return entered;
  }

  private void leave(LexicalScope left) {
    List<Binding> bindings = left.bindings();
    for (int i = bindings.size() - 1; i >= 0; i--) {
      Binding binding = bindings.get(i);
      if (table.get(binding.name()) == binding) {
        if (binding.shadowed == null) {
          table.remove(binding.name());
        } else {
          table.put(binding.name(), binding.shadowed);
        }
      }
      binding.shadowed = null;
    }
    scope = left.parent();
  }

  private static boolean declaresLexically(List<Statement> body) {
    for (Statement statement : body) {
      if (statement instanceof FunctionDeclaration || statement instanceof ClassDeclaration
          || statement instanceof VariableDeclaration declaration && declaration.kind() != VariableKind.VAR) {
        return true;
      }
    }
    return false;
  }

  // Uses

  private void use(Node node, Binding binding) {
    tree.uses.put(node, binding);
    binding.use();
    if (binding.scope().function() != function) {
      binding.capture();
    }
    if (!binding.initialised) {
      binding.check();
      tree.checkedUses.put(node, Boolean.TRUE);
    }
  }

  private void reference(Identifier identifier) {
    Binding binding = table.get(identifier.name());
    if (binding == null) {
      binding = identifier.name().equals("arguments") ? argumentsBinding() : null;
      if (binding == null) {
        binding = free(identifier.name());
        if (binding == null) {
          return;
        }
      }
    }
    use(identifier, binding);
  }

  private Binding free(String name) {
    if (tree.varNames.contains(name) || tree.functionNames.contains(name)) {
      return null;
    }
    if (name.equals("undefined") || name.equals("NaN") || name.equals("Infinity")) {
      return null;
    }
    if (!tree.freeNames.add(name)) {
      return null; // an ambient name is in the table since its first use
    }
    AmbientNames.Mode mode = ambientNames.mode(name);
    if (mode == AmbientNames.Mode.ABSENT) {
      return null;
    }
    if (!tree.outer.isEmpty()) {
      tree.lateNames.add(name);
      return null;
    }
    Binding binding = tree.ambient.add(name,
        mode == AmbientNames.Mode.MUTABLE ? Binding.Kind.AMBIENT : Binding.Kind.AMBIENT_CONST);
    binding.initialised = true;
    binding.capture();
    table.put(name, binding);
    return binding;
  }

  /** The function whose this, arguments and new.target are meant here. */
  private FunctionScope thisFunction() {
    FunctionScope found = function;
    while (found.isArrow()) {
      found = found.parent();
    }
    return found;
  }

  private Binding pseudo(FunctionScope owner, Binding.Kind kind, String name) {
    Binding binding = owner.parameters.add(name, kind);
    binding.initialised = kind != Binding.Kind.THIS || owner.node() == null
        || owner.node().kind() != FunctionNode.Kind.DERIVED_CONSTRUCTOR;
    return binding;
  }

  private Binding argumentsBinding() {
    FunctionScope owner = thisFunction();
    if (owner == tree.program && !programIsFunction) {
      return owner.arguments; // of the function around a direct eval; else null, a global name like any other
    }
    if (owner.arguments == null) {
      owner.arguments = pseudo(owner, Binding.Kind.ARGUMENTS, "arguments");
    }
    return owner.arguments;
  }

  private void usePseudo(Binding binding) {
    binding.use();
    if (binding.scope().function() != function) {
      binding.capture();
    }
    if (!binding.initialised) {
      binding.check();
    }
  }

  private void useThis() {
    FunctionScope owner = thisFunction();
    if (owner.thisBinding == null) {
      owner.thisBinding = pseudo(owner, Binding.Kind.THIS, "this");
    }
    usePseudo(owner.thisBinding);
  }

  private void useNewTarget() {
    FunctionScope owner = thisFunction();
    if (owner.newTarget == null) {
      owner.newTarget = pseudo(owner, Binding.Kind.NEW_TARGET, "new.target");
    }
    usePseudo(owner.newTarget);
  }

  private void useHomeObject() {
    FunctionScope owner = thisFunction();
    if (owner.homeObject == null) {
      owner.homeObject = pseudo(owner, Binding.Kind.HOME_OBJECT, "super");
    }
    usePseudo(owner.homeObject);
  }

  private void useActiveFunction() {
    FunctionScope owner = thisFunction();
    if (owner.activeFunction == null) {
      owner.activeFunction = pseudo(owner, Binding.Kind.ACTIVE_FUNCTION, "function");
    }
    usePseudo(owner.activeFunction);
  }

  // Functions and classes

  private void function(FunctionNode node, boolean bindsItsName) {
    FunctionScope inner = new FunctionScope(node, function, scope);
    tree.functions.put(node, inner);
    FunctionScope outerFunction = function;
    boolean outerUnconditional = unconditional;
    function = inner;
    LexicalScope parameters = enter(LexicalScope.Kind.FUNCTION, null);
    inner.parameters = parameters;
    inner.body = parameters;
    if (bindsItsName && node.id() != null) {
      inner.self = declareInitialised(node.id().name(), Binding.Kind.FUNCTION_NAME);
    }
    if (node.kind() == FunctionNode.Kind.DERIVED_CONSTRUCTOR) {
      useThis(); // its end and its returns look at it
    }
    boolean expressions = !node.simpleParameters() && anyExpression(node.params());
    for (Pattern parameter : node.params()) {
      declareNames(parameter, Binding.Kind.PARAMETER);
    }
    unconditional = false;
    for (Pattern parameter : node.params()) {
      bind(parameter);
    }
    if (expressions) {
      inner.body = enter(LexicalScope.Kind.BODY, null);
    }
    bodyDeclarations(node.body(), inner);
    unconditional = true;
    walkBody(node.body());
    if (expressions) {
      leave(inner.body);
    }
    leave(parameters);
    function = outerFunction;
    unconditional = outerUnconditional;
  }

  private static boolean anyExpression(List<? extends Pattern> patterns) {
    for (Pattern pattern : patterns) {
      if (hasExpression(pattern)) {
        return true;
      }
    }
    return false;
  }

  private static boolean hasExpression(Pattern pattern) {
    if (pattern instanceof RestElement rest) {
      return hasExpression(rest.argument());
    } else if (pattern instanceof ArrayPattern array) {
      return anyExpression(array.elements());
    } else if (pattern instanceof ObjectPattern object) {
      for (AssignmentProperty property : object.properties()) {
        if (property.computed() || hasExpression(property.value())) {
          return true;
        }
      }
      return false;
    }
    return pattern instanceof AssignmentPattern;
  }

  private void walkClass(ClassNode node) {
    LexicalScope names = enter(LexicalScope.Kind.BLOCK, null);
    ClassScope inner = new ClassScope(names);
    tree.classes.put(node, inner);
    if (node.id() != null) {
      inner.self = declare(node.id().name(), Binding.Kind.CONST);
    }
    if (node.superClass() != null) {
      visit(node.superClass());
    }
    for (ClassElement element : node.body()) {
      declarePrivateName(element);
    }
    for (ClassElement element : node.body()) {
      declareElement(element, inner);
    }
    if (inner.self != null) {
      inner.self.initialised = true; // no method can run before the class is complete
    }
    for (ClassElement element : node.body()) {
      if (element instanceof MethodDefinition method) {
        function(method.function(), false);
        if (method.key() instanceof PrivateName && !method.isStatic()) {
          instanceInitializer(inner);
        }
      } else if (element instanceof PropertyDefinition field) {
        FunctionScope owner = field.isStatic() ? staticInitializer(inner) : instanceInitializer(inner);
        inInitializer(owner, () -> {
          if (field.value() != null) {
            visit(field.value());
          }
          useThis();
        });
      } else if (element instanceof StaticBlock block) {
        inInitializer(staticInitializer(inner), () -> staticBlock(block));
      }
    }
    leave(names);
  }

  /** A getter and a setter share their name. */
  private void declarePrivateName(ClassElement element) {
    Expression key = element instanceof MethodDefinition method ? method.key()
        : element instanceof PropertyDefinition field ? field.key() : null;
    if (key instanceof PrivateName name && !isDeclaredHere("#" + name.name())) {
      declareInitialised("#" + name.name(), Binding.Kind.PRIVATE_NAME);
    }
  }

  private void declareElement(ClassElement element, ClassScope inner) {
    Expression key;
    boolean computed;
    boolean kept;
    if (element instanceof MethodDefinition method) {
      key = method.key();
      computed = method.computed();
      kept = key instanceof PrivateName && !method.isStatic();
    } else if (element instanceof PropertyDefinition field) {
      key = field.key();
      computed = field.computed();
      kept = computed;
    } else {
      return;
    }
    if (computed) {
      visit(key);
    }
    if (key instanceof PrivateName name) {
      Binding privateName = table.get("#" + name.name());
      use(name, privateName);
      if (element instanceof PropertyDefinition || kept) {
        privateName.capture(); // an initialiser uses it
      }
    }
    if (kept) {
      Binding binding = scope.add("", Binding.Kind.FIELD_KEY);
      binding.initialised = true;
      binding.capture();
      inner.kept.put(element, binding);
    }
  }

  private FunctionScope instanceInitializer(ClassScope inner) {
    if (inner.instanceInitializer == null) {
      inner.instanceInitializer = initializer();
    }
    return inner.instanceInitializer;
  }

  private FunctionScope staticInitializer(ClassScope inner) {
    if (inner.staticInitializer == null) {
      inner.staticInitializer = initializer();
    }
    return inner.staticInitializer;
  }

  private FunctionScope initializer() {
    FunctionScope made = new FunctionScope(null, function, scope);
    made.parameters = new LexicalScope(LexicalScope.Kind.FUNCTION, scope, made);
    made.body = made.parameters;
    return made;
  }

  private void inInitializer(FunctionScope owner, Runnable walk) {
    FunctionScope outerFunction = function;
    LexicalScope outerScope = scope;
    boolean outerUnconditional = unconditional;
    function = owner;
    scope = owner.body;
    unconditional = false;
    walk.run();
    function = outerFunction;
    scope = outerScope;
    unconditional = outerUnconditional;
  }

  private void staticBlock(StaticBlock block) {
    LexicalScope entered = enter(LexicalScope.Kind.BLOCK, block);
    for (String name : VarNames.of(block.body())) {
      if (!isDeclaredHere(name)) {
        declare(name, Binding.Kind.VAR);
      }
    }
    blockDeclarations(block.body());
    walkBody(block.body());
    leave(entered);
  }

  // Statements

  private void visit(Expression expression) {
    expression.accept(this);
  }

  private void walkBody(List<Statement> body) {
    for (Statement statement : body) {
      if (statement instanceof FunctionDeclaration declaration) {
        function(declaration.function(), false);
      }
    }
    boolean before = unconditional;
    for (Statement statement : body) {
      if (!(statement instanceof FunctionDeclaration)) {
        if (!(statement instanceof VariableDeclaration || statement instanceof ForStatement)) {
          unconditional = false;
        }
        statement.accept(this);
        unconditional = before;
      }
    }
  }

  private void blockDeclarations(List<Statement> body) {
    for (Statement statement : body) {
      if (statement instanceof FunctionDeclaration declaration) {
        tree.uses.put(declaration, declareInitialised(declaration.function().id().name(),
            Binding.Kind.FUNCTION));
      }
    }
    declareLexical(body);
  }

  private void walkBlock(Node node, List<Statement> body) {
    if (!declaresLexically(body)) {
      walkBody(body);
      return;
    }
    LexicalScope entered = enter(LexicalScope.Kind.BLOCK, node);
    blockDeclarations(body);
    walkBody(body);
    leave(entered);
  }

  /** A statement inside another one: it may not run, or run often. */
  private void nested(Statement statement) {
    boolean before = unconditional;
    unconditional = false;
    statement.accept(this);
    unconditional = before;
  }

  /** An expression whose value is not used: its assignments happen where no operand is waiting. */
  private void effect(Expression expression) {
    if (expression instanceof AssignmentExpression assignment) {
      assignment(assignment, false);
    } else if (expression instanceof UpdateExpression update) {
      update(update, false);
    } else if (expression instanceof SequenceExpression sequence) {
      for (Expression part : sequence.expressions()) {
        effect(part);
      }
    } else {
      visit(expression);
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
        visit(declarator.init());
      }
      if (declarator.init() != null || node.kind() != VariableKind.VAR) {
        bind(declarator.id());
      }
    }
    return null;
  }

  @Override
  public Void visitFunctionDeclaration(FunctionDeclaration node) {
    return null; // walked at the start of its scope
  }

  @Override
  public Void visitClassDeclaration(ClassDeclaration node) {
    walkClass(node.definition());
    bind(node.definition().id());
    return null;
  }

  @Override
  public Void visitReturnStatement(ReturnStatement node) {
    if (node.argument() != null) {
      visit(node.argument());
    }
    return null;
  }

  @Override
  public Void visitIfStatement(IfStatement node) {
    IfStatement link = node;
    while (true) {
      visit(link.test());
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
        entered = enter(LexicalScope.Kind.LOOP, node);
        declareLexical(declaration);
      }
      declaration.accept(this);
    } else if (node.init() != null) {
      effect((Expression) node.init());
    }
    if (node.test() != null) {
      visit(node.test());
    }
    if (node.update() != null) {
      effect(node.update());
    }
    nested(node.body());
    if (entered != null) {
      leave(entered);
    }
    return null;
  }

  private void forEach(Node node, Node left, Expression right, Statement body) {
    LexicalScope entered = null;
    boolean before = unconditional;
    unconditional = false;
    if (left instanceof VariableDeclaration declaration) {
      if (declaration.kind() != VariableKind.VAR) {
        entered = enter(LexicalScope.Kind.LOOP, node);
        declareLexical(declaration);
      }
      visit(right);
      bind(declaration.declarations().get(0).id());
    } else {
      visit(right);
      assign((Pattern) left, false);
    }
    body.accept(this);
    if (entered != null) {
      leave(entered);
    }
    unconditional = before;
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
    visit(node.test());
    nested(node.body());
    return null;
  }

  @Override
  public Void visitDoWhileStatement(DoWhileStatement node) {
    nested(node.body());
    visit(node.test());
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
    visit(node.argument());
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
        LexicalScope entered = enter(LexicalScope.Kind.BLOCK, handler);
        declareNames(handler.param(), Binding.Kind.CATCH_PARAMETER);
        bind(handler.param());
        nested(handler.body());
        leave(entered);
      }
    }
    if (node.finalizer() != null) {
      nested(node.finalizer());
    }
    return null;
  }

  @Override
  public Void visitSwitchStatement(SwitchStatement node) {
    visit(node.discriminant());
    LexicalScope entered = null;
    for (SwitchCase clause : node.cases()) {
      if (declaresLexically(clause.consequent())) {
        entered = entered == null ? enter(LexicalScope.Kind.BLOCK, node) : entered;
        blockDeclarations(clause.consequent());
      }
    }
    for (SwitchCase clause : node.cases()) {
      for (Statement statement : clause.consequent()) {
        if (statement instanceof FunctionDeclaration declaration) {
          function(declaration.function(), false);
        }
      }
    }
    for (SwitchCase clause : node.cases()) {
      if (clause.test() != null) {
        visit(clause.test());
      }
      for (Statement statement : clause.consequent()) {
        nested(statement);
      }
      if (entered != null) {
        forget(clause.consequent());
      }
    }
    if (entered != null) {
      leave(entered);
    }
    return null;
  }

  /** The next case may run without this one. */
  private void forget(List<Statement> consequent) {
    for (Statement statement : consequent) {
      if (statement instanceof ClassDeclaration declaration) {
        table.get(declaration.definition().id().name()).initialised = false;
      } else if (statement instanceof VariableDeclaration declaration
          && declaration.kind() != VariableKind.VAR) {
        for (VariableDeclarator declarator : declaration.declarations()) {
          forgetNames(declarator.id());
        }
      }
    }
  }

  private void forgetNames(Pattern pattern) {
    if (pattern instanceof Identifier identifier) {
      table.get(identifier.name()).initialised = false;
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

  // Patterns: bind initialises declared names, assign writes to targets that exist

  private void bind(Pattern pattern) {
    boolean before = binding;
    binding = true;
    pattern.accept((PatternVisitor<Void>) this);
    binding = before;
  }

  private void assign(Pattern pattern, boolean asExpression) {
    boolean before = binding;
    boolean beforeExpression = inExpression;
    binding = false;
    inExpression = asExpression || !(pattern instanceof Identifier);
    pattern.accept((PatternVisitor<Void>) this);
    binding = before;
    inExpression = beforeExpression;
  }

  /** An expression inside a pattern may hold patterns of its own. */
  private void inPattern(Expression expression) {
    boolean before = binding;
    boolean beforeExpression = inExpression;
    visit(expression);
    binding = before;
    inExpression = beforeExpression;
  }

  @Override
  public Void visitIdentifierPattern(Identifier node) {
    if (binding) {
      Binding declared = table.get(node.name());
      if (declared != null && declared.scope().kind() != LexicalScope.Kind.AMBIENT) {
        tree.uses.put(node, declared);
        if (declared.kind() != Binding.Kind.VAR || unconditional) {
          declared.initialised = true;
        }
      }
    } else {
      reference(node);
      Binding target = tree.uses.get(node);
      if (target != null && inExpression) {
        target.assignInExpression();
      }
    }
    return null;
  }

  @Override
  public Void visitMemberPattern(MemberExpression node) {
    inPattern(node);
    return null;
  }

  @Override
  public Void visitElisionPattern(Elision node) {
    return null;
  }

  @Override
  public Void visitAssignmentPattern(AssignmentPattern node) {
    inPattern(node.right());
    return node.left().accept((PatternVisitor<Void>) this);
  }

  @Override
  public Void visitRestElement(RestElement node) {
    return node.argument().accept((PatternVisitor<Void>) this);
  }

  @Override
  public Void visitArrayPattern(ArrayPattern node) {
    for (Pattern element : node.elements()) {
      element.accept((PatternVisitor<Void>) this);
    }
    return null;
  }

  @Override
  public Void visitObjectPattern(ObjectPattern node) {
    for (AssignmentProperty property : node.properties()) {
      if (property.computed()) {
        inPattern(property.key());
      }
      property.value().accept((PatternVisitor<Void>) this);
    }
    return node.rest() == null ? null : node.rest().accept((PatternVisitor<Void>) this);
  }

  // Expressions

  @Override
  public Void visitIdentifier(Identifier node) {
    reference(node);
    return null;
  }

  @Override
  public Void visitPrivateName(PrivateName node) {
    use(node, table.get("#" + node.name()));
    return null;
  }

  @Override
  public Void visitThisExpression(ThisExpression node) {
    useThis();
    return null;
  }

  @Override
  public Void visitSuper(Super node) {
    useThis();
    useHomeObject();
    return null;
  }

  @Override
  public Void visitMetaProperty(MetaProperty node) {
    useNewTarget();
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

  private void visitAll(List<Expression> expressions) {
    for (Expression expression : expressions) {
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
          function(method.function(), property.kind() == Property.Kind.PROTO);
        } else {
          visit(property.value());
        }
      }
    }
    return null;
  }

  @Override
  public Void visitFunctionExpression(FunctionExpression node) {
    function(node.function(), true);
    return null;
  }

  @Override
  public Void visitArrowFunctionExpression(ArrowFunctionExpression node) {
    function(node.function(), false);
    return null;
  }

  @Override
  public Void visitClassExpression(ClassExpression node) {
    walkClass(node.definition());
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

  private void update(UpdateExpression node, boolean asExpression) {
    visit(node.argument());
    if (asExpression && node.argument() instanceof Identifier identifier) {
      Binding target = tree.uses.get(identifier);
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

  private void assignment(AssignmentExpression node, boolean asExpression) {
    if (node.left() instanceof Identifier) {
      visit(node.right());
      assign(node.left(), asExpression);
    } else {
      assign(node.left(), asExpression);
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

  // Left-deep chains, as long as the source

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

  private static Expression left(Expression node) {
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

  /** A call of the name eval; whether that is the built-in shows at run time. */
  public static boolean isDirectEval(CallExpression call) {
    return !call.optional() && call.callee() instanceof Identifier callee && callee.name().equals("eval");
  }

  private void spine(Expression node) {
    Expression leftmost = left(node);
    if (left(leftmost) == null) {
      leftmost(node, leftmost);
      right(node);
      return;
    }
    List<Expression> links = new ArrayList<>();
    links.add(node);
    while (left(leftmost) != null) {
      links.add(leftmost);
      leftmost = left(leftmost);
    }
    leftmost(links.get(links.size() - 1), leftmost);
    for (int i = links.size() - 1; i >= 0; i--) {
      right(links.get(i));
    }
  }

  private void leftmost(Expression parent, Expression node) {
    if (node instanceof Super && parent instanceof CallExpression) {
      useThis();
      useNewTarget();
      useActiveFunction();
    } else {
      visit(node);
    }
  }

  private void right(Expression node) {
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
      if (isDirectEval(call)) {
        directEval();
      }
    } else if (node instanceof TaggedTemplateExpression tagged) {
      visitAll(tagged.quasi().expressions());
    }
  }
}
