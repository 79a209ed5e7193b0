package dev.ration.scope;

import dev.ration.meter.Toll;
import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.Program;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.Statement;
import java.util.List;

/**
 * Walks a program once, in evaluation order, hoisted functions first.
 *
 * <p>The proof that a use needs no TDZ check is the walk's order: control flows forward within the scope of a
 * binding, so what is walked after the declaration runs after it, closures made there included. Hoisted
 * functions are walked before any declaration of their scope, and a switch forgets its declarations from case
 * to case.
 */
public final class ScopeAnalyzer {
  final Names names;
  final Toll toll;
  final ClassWalk classes;
  final StatementWalk statements;
  final PatternWalk patterns;
  final ExpressionWalk expressions;
  /**
   * Whether the statement being walked is reached whenever its function's body is, unless the function ends
   * first.
   */
  boolean unconditional;

  private ScopeAnalyzer(AmbientNames ambientNames, int length, Toll toll) {
    this.toll = toll;
    names = new Names(ambientNames, length);
    classes = new ClassWalk(this);
    statements = new StatementWalk(this);
    patterns = new PatternWalk(this);
    expressions = new ExpressionWalk(this);
  }

  /**
   * Resolves the names of a valid program; {@code ambientNames} says which of its free names the host
   * provides.
   */
  public static ScopeTree analyze(Program program, AmbientNames ambientNames) {
    return analyze(program, ambientNames, List.of(), Toll.FREE);
  }

  /** Resolves the names of a direct eval text inside the scopes around it, innermost first; a node costs a unit. */
  public static ScopeTree analyze(Program program, AmbientNames ambientNames, List<OuterScope> around, Toll toll) {
    ScopeAnalyzer analyzer = new ScopeAnalyzer(ambientNames, program.source().length(), toll);
    analyzer.program(program, around);
    return analyzer.names.tree;
  }

  private void program(Program program, List<OuterScope> around) {
    names.programIsFunction = program.kind() == Program.Kind.FUNCTION_BODY;
    names.tree.ambient = new LexicalScope(LexicalScope.Kind.AMBIENT, null, null);
    names.scope = names.tree.ambient;
    boolean script = program.kind() == Program.Kind.SCRIPT;
    for (int i = around.size() - 1; i >= 0; i--) {
      names.enterOuter(around.get(i));
    }
    FunctionScope top = new FunctionScope(null, null, names.scope);
    names.function = top;
    names.tree.program = top;
    if (!around.isEmpty()) {
      names.borrowPseudoVariables(top);
    }
    if (script) {
      names.tree.script = new LexicalScope(LexicalScope.Kind.SCRIPT, names.scope, top);
      names.scope = names.tree.script;
    }
    LexicalScope own = new LexicalScope(LexicalScope.Kind.FUNCTION, names.scope, top);
    names.scope = own;
    top.parameters = own;
    top.body = own;
    for (Identifier parameter : program.params()) {
      names.use(parameter, names.declareInitialised(parameter.name(), Binding.Kind.PARAMETER));
    }
    if (script) {
      scriptDeclarations(program.body());
    } else {
      names.bodyDeclarations(program.body(), top);
    }
    unconditional = true;
    statements.walkBody(program.body());
    names.function = null;
  }

  private void scriptDeclarations(List<Statement> body) {
    names.tree.varNames.addAll(VarNames.of(body));
    for (Statement statement : body) {
      if (statement instanceof FunctionDeclaration declaration) {
        names.tree.functionNames.add(declaration.function().id().name());
        names.function.declarations.add(declaration);
      }
    }
    names.tree.varNames.removeAll(names.tree.functionNames);
    LexicalScope inner = names.scope;
    names.scope = names.tree.script;
    names.declareLexical(body);
    names.scope = inner;
    for (Binding binding : names.tree.script.bindings()) {
      binding.capture(); // the realm finds it by name
      binding.check();
    }
  }

  /** Walks a function; the name of a function expression is a binding of its own. */
  void function(FunctionNode node, boolean bindsItsName) {
    FunctionScope inner = new FunctionScope(node, names.function, names.scope);
    names.tree.functions.put(node, inner);
    FunctionScope outerFunction = names.function;
    boolean outerUnconditional = unconditional;
    names.function = inner;
    LexicalScope parameters = names.enter(LexicalScope.Kind.FUNCTION, null);
    inner.parameters = parameters;
    inner.body = parameters;
    if (bindsItsName && node.id() != null) {
      inner.self = names.declareInitialised(node.id().name(), Binding.Kind.FUNCTION_NAME);
    }
    if (node.kind() == FunctionNode.Kind.DERIVED_CONSTRUCTOR) {
      names.useThis(); // its end and its returns look at it
    }
    boolean expressions = !node.simpleParameters() && anyExpression(node.params());
    for (Pattern parameter : node.params()) {
      names.declareNames(parameter, Binding.Kind.PARAMETER);
    }
    unconditional = false;
    for (Pattern parameter : node.params()) {
      patterns.bind(parameter);
    }
    if (expressions) {
      inner.body = names.enter(LexicalScope.Kind.BODY, null);
    }
    names.bodyDeclarations(node.body(), inner);
    unconditional = true;
    statements.walkBody(node.body());
    if (expressions) {
      names.leave(inner.body);
    }
    names.leave(parameters);
    names.function = outerFunction;
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

  /** A call of the name eval; whether that is the built-in shows at run time. */
  public static boolean isDirectEval(CallExpression call) {
    return !call.optional() && call.callee() instanceof Identifier callee && callee.name().equals("eval");
  }
}
