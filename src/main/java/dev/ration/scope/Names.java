package dev.ration.scope;

import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.ClassDeclaration;
import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.VariableKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The symbol table of a walk: it maps each name to the innermost binding in scope; leaving a scope restores
 * what it shadowed, so a lookup costs the same at any depth.
 */
final class Names {
  final ScopeTree tree;
  final Map<String, Binding> table = new HashMap<>();
  private final AmbientNames ambientNames;
  /** The function being walked. */
  FunctionScope function;
  /** The innermost scope. */
  LexicalScope scope;
  boolean programIsFunction;

  Names(AmbientNames ambientNames, int length) {
    tree = new ScopeTree(length);
    this.ambientNames = ambientNames;
  }

  /** A scope that exists: its bindings are in their slots, and their declarations may not have run. */
  void enterOuter(OuterScope outer) {
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
  void borrowPseudoVariables(FunctionScope top) {
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
  void directEval() {
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
  boolean hasHome(FunctionScope owner) {
    return owner.node() == null ? owner != tree.program : owner.node().kind() != FunctionNode.Kind.NORMAL;
  }

  Binding declare(String name, Binding.Kind kind) {
    Binding binding = scope.add(name, kind);
    binding.shadowed = table.put(name, binding);
    return binding;
  }

  Binding declareInitialised(String name, Binding.Kind kind) {
    Binding binding = declare(name, kind);
    binding.initialised = true;
    return binding;
  }

  boolean isDeclaredHere(String name) {
    Binding binding = table.get(name);
    return binding != null && binding.scope() == scope && binding.kind() != Binding.Kind.FUNCTION_NAME;
  }

  void bodyDeclarations(List<Statement> body, FunctionScope owner) {
    for (String name : VarNames.of(body)) {
      if (!isDeclaredHere(name)) {
        declare(name, Binding.Kind.VAR);
      }
    }
    for (int i = 0; i < body.size(); i++) {
      Statement statement = body.get(i);
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
  void declareLexical(List<Statement> body) {
    for (int i = 0; i < body.size(); i++) {
      Statement statement = body.get(i);
      if (statement instanceof VariableDeclaration declaration) {
        declareLexical(declaration);
      } else if (statement instanceof ClassDeclaration declaration) {
        declare(declaration.definition().id().name(), Binding.Kind.CLASS);
      }
    }
  }

  void declareLexical(VariableDeclaration declaration) {
    if (declaration.kind() == VariableKind.VAR) {
      return;
    }
    Binding.Kind kind = declaration.kind() == VariableKind.CONST ? Binding.Kind.CONST : Binding.Kind.LET;
    for (VariableDeclarator declarator : declaration.declarations()) {
      declareNames(declarator.id(), kind);
    }
  }

  void declareNames(Pattern pattern, Binding.Kind kind) {
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

  LexicalScope enter(LexicalScope.Kind kind, Node node) {
    LexicalScope entered = new LexicalScope(kind, scope, function);
    if (node != null) {
      tree.scopes.put(node, entered);
    }
    scope = entered;
    return entered;
  }

  void leave(LexicalScope left) {
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

  static boolean declaresLexically(List<Statement> body) {
    for (int i = 0; i < body.size(); i++) {
      Statement statement = body.get(i);
      if (statement instanceof FunctionDeclaration || statement instanceof ClassDeclaration
          || statement instanceof VariableDeclaration declaration && declaration.kind() != VariableKind.VAR) {
        return true;
      }
    }
    return false;
  }

  void use(Node node, Binding binding) {
    if (binding == null) {
      return; // a private name that nothing declares, in a text that is only checked
    }
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

  void reference(Identifier identifier) {
    Binding binding = table.get(identifier.name());
    if (binding == null) {
      binding = identifier.name().equals("arguments") ? argumentsBinding() : null;
      if (binding == null) {
        tree.firstUses.merge(identifier.name(), identifier.start(), Math::min);
        binding = free(identifier.name());
        if (binding == null) {
          return;
        }
      }
    }
    use(identifier, binding);
  }

  Binding free(String name) {
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
  FunctionScope thisFunction() {
    FunctionScope found = function;
    while (found.isArrow()) {
      found = found.parent();
    }
    return found;
  }

  Binding pseudo(FunctionScope owner, Binding.Kind kind, String name) {
    Binding binding = owner.parameters.add(name, kind);
    binding.initialised = kind != Binding.Kind.THIS || owner.node() == null
        || owner.node().kind() != FunctionNode.Kind.DERIVED_CONSTRUCTOR;
    return binding;
  }

  Binding argumentsBinding() {
    FunctionScope owner = thisFunction();
    if (owner == tree.program && !programIsFunction) {
      return owner.arguments; // of the function around a direct eval; else null, a global name like any other
    }
    if (owner.arguments == null) {
      owner.arguments = pseudo(owner, Binding.Kind.ARGUMENTS, "arguments");
    }
    return owner.arguments;
  }

  void usePseudo(Binding binding) {
    binding.use();
    if (binding.scope().function() != function) {
      binding.capture();
    }
    if (!binding.initialised) {
      binding.check();
    }
  }

  void useThis() {
    FunctionScope owner = thisFunction();
    if (owner.thisBinding == null) {
      owner.thisBinding = pseudo(owner, Binding.Kind.THIS, "this");
    }
    usePseudo(owner.thisBinding);
  }

  void useNewTarget() {
    FunctionScope owner = thisFunction();
    if (owner.newTarget == null) {
      owner.newTarget = pseudo(owner, Binding.Kind.NEW_TARGET, "new.target");
    }
    usePseudo(owner.newTarget);
  }

  void useHomeObject() {
    FunctionScope owner = thisFunction();
    if (owner.homeObject == null) {
      owner.homeObject = pseudo(owner, Binding.Kind.HOME_OBJECT, "super");
    }
    usePseudo(owner.homeObject);
  }

  void useActiveFunction() {
    FunctionScope owner = thisFunction();
    if (owner.activeFunction == null) {
      owner.activeFunction = pseudo(owner, Binding.Kind.ACTIVE_FUNCTION, "function");
    }
    usePseudo(owner.activeFunction);
  }

  void blockDeclarations(List<Statement> body) {
    for (int i = 0; i < body.size(); i++) {
      Statement statement = body.get(i);
      if (statement instanceof FunctionDeclaration declaration) {
        tree.uses.put(declaration, declareInitialised(declaration.function().id().name(),
            Binding.Kind.FUNCTION));
      }
    }
    declareLexical(body);
  }
}
