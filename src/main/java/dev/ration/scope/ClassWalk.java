package dev.ration.scope;

import dev.ration.syntax.ast.ClassElement;
import dev.ration.syntax.ast.ClassNode;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.MethodDefinition;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.PropertyDefinition;
import dev.ration.syntax.ast.StaticBlock;

/** Classes: their private names, and the functions that define their fields. */
final class ClassWalk {
  private final ScopeAnalyzer analyzer;
  private final Names names;

  ClassWalk(ScopeAnalyzer analyzer) {
    this.analyzer = analyzer;
    this.names = analyzer.names;
  }

  void walkClass(ClassNode node) {
    LexicalScope entered = names.enter(LexicalScope.Kind.BLOCK, null);
    ClassScope inner = new ClassScope(entered);
    names.tree.classes.put(node, inner);
    if (node.id() != null) {
      inner.self = names.declare(node.id().name(), Binding.Kind.CONST);
    }
    if (node.superClass() != null) {
      analyzer.expressions.visit(node.superClass());
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
        analyzer.function(method.function(), false);
        if (method.key() instanceof PrivateName && !method.isStatic()) {
          instanceInitializer(inner);
        }
      } else if (element instanceof PropertyDefinition field) {
        FunctionScope owner = field.isStatic() ? staticInitializer(inner) : instanceInitializer(inner);
        inInitializer(owner, () -> {
          if (field.value() != null) {
            analyzer.expressions.visit(field.value());
          }
          names.useThis();
        });
      } else if (element instanceof StaticBlock block) {
        inInitializer(staticInitializer(inner), () -> staticBlock(block));
      }
    }
    names.leave(entered);
  }

  /** A getter and a setter share their name. */
  void declarePrivateName(ClassElement element) {
    Expression key = element instanceof MethodDefinition method ? method.key()
        : element instanceof PropertyDefinition field ? field.key() : null;
    if (key instanceof PrivateName name && !names.isDeclaredHere("#" + name.name())) {
      names.declareInitialised("#" + name.name(), Binding.Kind.PRIVATE_NAME);
    }
  }

  void declareElement(ClassElement element, ClassScope inner) {
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
      analyzer.expressions.visit(key);
    }
    if (key instanceof PrivateName name) {
      Binding privateName = names.table.get("#" + name.name());
      names.use(name, privateName);
      if (element instanceof PropertyDefinition || kept) {
        privateName.capture(); // an initialiser uses it
      }
    }
    if (kept) {
      Binding binding = names.scope.add("", Binding.Kind.FIELD_KEY);
      binding.initialised = true;
      binding.capture();
      inner.kept.put(element, binding);
    }
  }

  FunctionScope instanceInitializer(ClassScope inner) {
    if (inner.instanceInitializer == null) {
      inner.instanceInitializer = initializer();
    }
    return inner.instanceInitializer;
  }

  FunctionScope staticInitializer(ClassScope inner) {
    if (inner.staticInitializer == null) {
      inner.staticInitializer = initializer();
    }
    return inner.staticInitializer;
  }

  FunctionScope initializer() {
    FunctionScope made = new FunctionScope(null, names.function, names.scope);
    made.parameters = new LexicalScope(LexicalScope.Kind.FUNCTION, names.scope, made);
    made.body = made.parameters;
    return made;
  }

  void inInitializer(FunctionScope owner, Runnable walk) {
    FunctionScope outerFunction = names.function;
    LexicalScope outerScope = names.scope;
    boolean outerUnconditional = analyzer.unconditional;
    names.function = owner;
    names.scope = owner.body;
    analyzer.unconditional = false;
    walk.run();
    names.function = outerFunction;
    names.scope = outerScope;
    analyzer.unconditional = outerUnconditional;
  }

  void staticBlock(StaticBlock block) {
    LexicalScope entered = names.enter(LexicalScope.Kind.BLOCK, block);
    for (String name : VarNames.of(block.body())) {
      if (!names.isDeclaredHere(name)) {
        names.declare(name, Binding.Kind.VAR);
      }
    }
    names.blockDeclarations(block.body());
    analyzer.statements.walkBody(block.body());
    names.leave(entered);
  }
}
