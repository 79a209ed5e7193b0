package dev.ration.compiler;

import dev.ration.bytecode.Assembler;
import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.Op;
import dev.ration.scope.Binding;
import dev.ration.scope.ClassScope;
import dev.ration.scope.FunctionScope;
import dev.ration.scope.LexicalScope;
import dev.ration.syntax.ast.ClassElement;
import dev.ration.syntax.ast.ClassNode;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.MethodDefinition;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.PropertyDefinition;
import dev.ration.syntax.ast.StaticBlock;

/**
 * ClassDefinitionEvaluation. Private methods and fields of instances are defined by one hidden function,
 * which the constructor calls on its new this; static fields and blocks by another, which is called once.
 * Keys of computed fields and functions of private methods wait for them in slots of the class's scope.
 */
final class ClassCompiler {
  private final Code code;

  ClassCompiler(Code code) {
    this.code = code;
  }

  /**
   * Makes a class; if it has no name of its own it gets {@code name}, or that of the property key in a
   * register.
   */
  void into(ClassNode node, String name, int keyRegister, int dst) {
    int mark = code.registers.mark();
    ClassScope scope = code.tree.classScope(node);
    String ownName = node.id() != null ? node.id().name() : name;
    int base = code.registers.temporaries(2); // the constructor and its prototype object
    int heritage = code.registers.temporary();
    code.enter(scope.names());
    if (node.superClass() == null) {
      code.asm.emit(Op.LOAD_HOLE, heritage);
    } else {
      code.expressions.into(node.superClass(), heritage);
    }
    privateNames(scope.names());
    code.asm.position(node.start());
    code.asm.emit(Op.NEW_CLASS, base, heritage, code.asm.inner(constructor(node, scope, ownName)));
    if (keyRegister >= 0) {
      code.asm.emit(Op.SET_FUNCTION_NAME, base, keyRegister, 0);
    }
    for (ClassElement element : node.body()) {
      int inner = code.registers.mark();
      element(element, scope, base);
      code.registers.release(inner);
    }
    if (scope.self() != null) {
      code.variables.initialise(scope.self(), base);
    }
    if (scope.instanceInitializer() != null) {
      int initializer = initializer(node, scope, scope.instanceInitializer(), false, base + 1);
      code.asm.emit(Op.SET_FIELDS, base, initializer);
    }
    if (scope.staticInitializer() != null) {
      int call = initializer(node, scope, scope.staticInitializer(), true, base);
      code.move(code.registers.temporary(), base);
      code.asm.position(node.start());
      code.asm.emit(Op.CALL, call, call, 0);
    }
    code.leave();
    code.move(dst, base);
    code.registers.release(mark);
  }

  private void privateNames(LexicalScope names) {
    for (Binding binding : names.bindings()) {
      if (binding.kind() == Binding.Kind.PRIVATE_NAME) {
        int mark = code.registers.mark();
        int register = binding.isCaptured() ? code.registers.temporary() : binding.register();
        code.asm.emitWide(Op.NEW_PRIVATE_NAME, register, code.asm.constant(binding.name()));
        code.variables.initialise(binding, register);
        code.registers.release(mark);
      }
    }
  }

  // The constructor

  private CodeBlock constructor(ClassNode node, ClassScope scope, String name) {
    boolean fields = scope.instanceInitializer() != null;
    for (ClassElement element : node.body()) {
      if (element instanceof MethodDefinition method && method.kind() == MethodDefinition.Kind.CONSTRUCTOR) {
        FunctionNode function = method.function();
        return FunctionCompiler.constructor(code.unit, function, code.tree.function(function), name,
            fields, node);
      }
    }
    return node.superClass() == null ? defaultBase(node, name, fields) : defaultDerived(node, name);
  }

  private CodeBlock defaultBase(ClassNode node, String name, boolean fields) {
    Assembler asm = new Assembler();
    asm.position(node.start());
    if (fields) {
      asm.emit(Op.LOAD_THIS, 0);
      asm.emit(Op.LOAD_CALLEE, 1);
      asm.emit(Op.INIT_FIELDS, 0, 1);
    }
    asm.emit(Op.RETURN_UNDEFINED);
    return asm.finish(new Assembler.Header(name, CodeBlock.Kind.CONSTRUCTOR, false, false, false, false, 0, 0,
        fields ? 2 : 0, code.unit.source(), node.start(), node.end()));
  }

  /** {@code constructor(...args) { super(...args); }}, but the arguments are not iterated. */
  private CodeBlock defaultDerived(ClassNode node, String name) {
    Assembler asm = new Assembler();
    asm.position(node.start());
    asm.emit(Op.LOAD_CALLEE, 0);
    asm.emit(Op.SUPER_CONSTRUCTOR, 1, 0);
    asm.emit(Op.LOAD_NEW_TARGET, 2);
    asm.emit(Op.LOAD_REST, 3, 0);
    asm.emit(Op.SUPER_CALL_SPREAD, 1, 1);
    asm.emit(Op.INIT_FIELDS, 1, 0);
    asm.emit(Op.RETURN, 1);
    return asm.finish(new Assembler.Header(name, CodeBlock.Kind.DERIVED_CONSTRUCTOR, false, false, true,
        false, 0, 0, 4, code.unit.source(), node.start(), node.end()));
  }

  // Elements

  private void element(ClassElement element, ClassScope scope, int base) {
    if (element instanceof MethodDefinition method) {
      if (method.kind() != MethodDefinition.Kind.CONSTRUCTOR) {
        method(method, scope, base);
      }
    } else if (element instanceof PropertyDefinition field && field.computed()) {
      int key = code.literals.key(field.key());
      code.variables.initialise(scope.kept(field), key);
    }
  }

  private void method(MethodDefinition node, ClassScope scope, int base) {
    int home = node.isStatic() ? base : base + 1;
    int prefix = switch (node.kind()) {
      case GET -> 1;
      case SET -> 2;
      default -> 0;
    };
    int key = code.registers.temporary();
    int function;
    if (node.computed()) {
      code.expressions.into(node.key(), key);
      code.asm.position(node.start());
      code.asm.emit(Op.TO_PROPERTY_KEY, key, key);
      function = code.registers.temporary();
      code.literals.method(node.function(), "", home, function);
      code.asm.emit(Op.SET_FUNCTION_NAME, function, key, prefix);
    } else {
      String text = node.key() instanceof PrivateName name
          ? "#" + name.name() : LiteralCompiler.keyText(node.key());
      function = code.registers.temporary();
      code.literals.method(node.function(), prefixed(prefix, text), home, function);
      if (node.key() instanceof PrivateName name) {
        if (!node.isStatic()) {
          code.variables.initialise(scope.kept(node), function);
          return;
        }
        code.variables.load(code.tree.binding(name), key);
      } else {
        code.asm.emitWide(Op.LOAD_CONST, key, code.asm.constant(text));
      }
    }
    code.asm.position(node.start());
    boolean isPrivate = node.key() instanceof PrivateName;
    int op = switch (node.kind()) {
      case GET -> isPrivate ? Op.DEFINE_PRIVATE_GETTER : Op.DEFINE_CLASS_GETTER;
      case SET -> isPrivate ? Op.DEFINE_PRIVATE_SETTER : Op.DEFINE_CLASS_SETTER;
      default -> isPrivate ? Op.DEFINE_PRIVATE_METHOD : Op.DEFINE_METHOD;
    };
    code.asm.emit(op, home, key, function);
  }

  private static String prefixed(int prefix, String name) {
    return prefix == 0 ? name : (prefix == 1 ? "get " : "set ") + name;
  }

  // Initialisers

  /** Makes the closure of an initialiser in a new temporary. */
  private int initializer(ClassNode node, ClassScope scope, FunctionScope function, boolean isStatic,
      int home) {
    Code inner = new Code(code.unit, function, CodeBlock.Kind.INITIALIZER, function.outer());
    inner.enter(function.body());
    FunctionCompiler.pseudoVariables(inner);
    int self = inner.registers.temporary();
    inner.asm.emit(Op.LOAD_THIS, self);
    if (!isStatic) {
      for (ClassElement element : node.body()) {
        if (element instanceof MethodDefinition method && scope.kept(method) != null) {
          privateMethod(inner, method, scope, self);
        }
      }
    }
    for (ClassElement element : node.body()) {
      int mark = inner.registers.mark();
      if (element instanceof PropertyDefinition field && field.isStatic() == isStatic) {
        field(inner, field, scope, self);
      } else if (isStatic && element instanceof StaticBlock block) {
        staticBlock(inner, block);
      }
      inner.registers.release(mark);
    }
    if (inner.asm.isReachable()) {
      inner.asm.emit(Op.RETURN_UNDEFINED);
    }
    String name = isStatic ? "<static_initializer>" : "<instance_members_initializer>";
    CodeBlock made = inner.asm.finish(new Assembler.Header(name, CodeBlock.Kind.INITIALIZER, false, false,
        false, false, 0, 0, inner.registers.count(), code.unit.source(), node.start(), node.end()));
    int closure = code.registers.temporary();
    code.asm.emitWide(Op.CLOSURE, closure, code.asm.inner(made));
    if (function.homeObject() != null) {
      code.asm.emit(Op.SET_HOME, closure, home);
    }
    return closure;
  }

  private static void privateMethod(Code inner, MethodDefinition node, ClassScope scope, int self) {
    int mark = inner.registers.mark();
    int name = inner.variables.operand(inner.tree.binding(node.key()));
    int function = inner.variables.operand(scope.kept(node));
    inner.asm.position(node.start());
    int op = switch (node.kind()) {
      case GET -> Op.DEFINE_PRIVATE_GETTER;
      case SET -> Op.DEFINE_PRIVATE_SETTER;
      default -> Op.DEFINE_PRIVATE_METHOD;
    };
    inner.asm.emit(op, self, name, function);
    inner.registers.release(mark);
  }

  private static void field(Code inner, PropertyDefinition node, ClassScope scope, int self) {
    Expression key = node.key();
    String name = node.computed() ? "" : key instanceof PrivateName privateName ? "#" + privateName.name()
        : LiteralCompiler.keyText(key);
    int computedKey = node.computed() ? inner.variables.operand(scope.kept(node)) : -1;
    int value = inner.registers.temporary();
    if (node.value() == null) {
      inner.asm.emit(Op.LOAD_UNDEFINED, value);
    } else if (node.computed()) {
      inner.literals.namedByKey(node.value(), computedKey, value);
    } else {
      inner.expressions.intoNamed(node.value(), name, value);
    }
    inner.asm.position(node.start());
    if (node.computed()) {
      inner.asm.emit(Op.DEFINE_INDEX, self, computedKey, value);
    } else if (key instanceof PrivateName) {
      int privateName = inner.variables.operand(inner.tree.binding(key));
      inner.asm.emit(Op.DEFINE_PRIVATE, self, privateName, value);
    } else {
      inner.asm.emit(Op.DEFINE_NAMED, self, value, inner.cache(name));
    }
  }

  private static void staticBlock(Code inner, StaticBlock block) {
    LexicalScope scope = inner.tree.scope(block);
    inner.enter(scope);
    FunctionCompiler.clearVariables(inner, scope);
    inner.statements.body(block.body(), false);
    inner.leave();
  }
}
