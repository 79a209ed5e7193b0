package dev.ration.compiler;

import dev.ration.bytecode.Assembler;
import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.FunctionTooLarge;
import dev.ration.bytecode.Op;
import dev.ration.scope.Binding;
import dev.ration.scope.FunctionScope;
import dev.ration.scope.LexicalScope;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.RestElement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A function: the prologue is FunctionDeclarationInstantiation, in its order. Argument i arrives in register
 * i, and a parameter that is a plain name and not captured lives there.
 */
final class FunctionCompiler {
  private final Code code;
  private final FunctionNode node;
  private final FunctionScope scope;

  private FunctionCompiler(Code code, FunctionNode node, FunctionScope scope) {
    this.code = code;
    this.node = node;
    this.scope = scope;
  }

  /** Compiles a function inside the scope that it closes over. */
  static CodeBlock compile(Code.Unit unit, FunctionNode node, FunctionScope scope, String name) {
    return compile(unit, node, scope, name, false, node);
  }

  /** Compiles the constructor of a class, whose text is that of the whole class. */
  static CodeBlock constructor(Code.Unit unit, FunctionNode node, FunctionScope scope, String name,
      boolean fields, Node whole) {
    return compile(unit, node, scope, name, fields && node.kind() == FunctionNode.Kind.CONSTRUCTOR, whole);
  }

  private static CodeBlock compile(Code.Unit unit, FunctionNode node, FunctionScope scope, String name,
      boolean initialisesFields, Node whole) {
    Code code = new Code(unit, scope, kind(node), scope.outer());
    try {
      return new FunctionCompiler(code, node, scope).compile(name, initialisesFields, whole);
    } catch (FunctionTooLarge e) {
      throw new CompileError(node.start(), e.getMessage());
    }
  }

  private static CodeBlock.Kind kind(FunctionNode node) {
    return switch (node.kind()) {
      case NORMAL -> CodeBlock.Kind.FUNCTION;
      case ARROW -> CodeBlock.Kind.ARROW;
      case METHOD, GETTER, SETTER -> CodeBlock.Kind.METHOD;
      case CONSTRUCTOR -> CodeBlock.Kind.CONSTRUCTOR;
      case DERIVED_CONSTRUCTOR -> CodeBlock.Kind.DERIVED_CONSTRUCTOR;
    };
  }

  private CodeBlock compile(String name, boolean initialisesFields, Node whole) {
    int parameters = parameterCount();
    for (int i = 0; i < parameters; i++) {
      code.registers.variable();
    }
    if (node.async()) {
      // a call throws before the first instruction
      code.asm.emit(Op.RETURN_UNDEFINED);
    } else {
      if (initialisesFields) {
        initialiseFields();
      }
      prologue(parameters);
      code.statements.list(node.body(), false);
      if (code.asm.isReachable()) {
        end();
      }
    }
    return code.asm.finish(new Assembler.Header(name, code.kind, node.generator(), node.async(),
        scope.arguments() != null || hasRest(), looseThis(), parameters, length(),
        code.registers.count(), code.unit.source(), whole.start(), whole.end()));
  }

  private void initialiseFields() {
    int mark = code.registers.mark();
    int self = code.registers.temporaries(2);
    code.asm.position(node.start());
    code.asm.emit(Op.LOAD_THIS, self);
    code.asm.emit(Op.LOAD_CALLEE, self + 1);
    code.asm.emit(Op.INIT_FIELDS, self, self + 1);
    code.registers.release(mark);
  }

  private boolean looseThis() {
    return code.unit.options().looseThis() && !node.useStrict() && code.kind != CodeBlock.Kind.ARROW;
  }

  private boolean hasRest() {
    List<Pattern> params = node.params();
    return !params.isEmpty() && params.get(params.size() - 1) instanceof RestElement;
  }

  private int parameterCount() {
    return node.params().size() - (hasRest() ? 1 : 0);
  }

  /** The parameters before the first with a default. */
  private int length() {
    int count = 0;
    for (Pattern parameter : node.params()) {
      if (parameter instanceof AssignmentPattern || parameter instanceof RestElement) {
        return count;
      }
      count++;
    }
    return count;
  }

  private void prologue(int parameters) {
    LexicalScope own = scope.parameters();
    placeParameters();
    code.enter(own);
    pseudoVariables(code);
    parameters(parameters);
    if (scope.body() != own) {
      code.enter(scope.body());
    }
    clearVariables(code, scope.body());
    if (scope.body() != own) {
      copyParameters(own);
    }
    code.declarations.hoist(node.body());
    if (node.generator()) {
      code.asm.position(node.start());
      code.asm.emit(Op.START_GENERATOR);
    }
  }

  /** A plain name that no default may see too early lives where its argument arrives. */
  private void placeParameters() {
    List<Pattern> params = node.params();
    for (int i = 0; i < params.size(); i++) {
      Pattern pattern = params.get(i) instanceof AssignmentPattern withDefault
          ? withDefault.left() : params.get(i);
      if (pattern instanceof Identifier identifier) {
        Binding binding = code.tree.binding(identifier);
        if (!binding.isCaptured() && !binding.isChecked()) {
          binding.setRegister(i);
        }
      }
    }
  }

  /** Loads what the function or an arrow inside it uses of this, arguments and the like. */
  static void pseudoVariables(Code code) {
    FunctionScope scope = code.function;
    if (code.kind == CodeBlock.Kind.DERIVED_CONSTRUCTOR && scope.thisBinding() != null) {
      if (!scope.thisBinding().isCaptured()) {
        code.asm.emit(Op.LOAD_TDZ, scope.thisBinding().register());
      }
    } else {
      pseudo(code, scope.thisBinding(), Op.LOAD_THIS);
    }
    pseudo(code, scope.newTarget(), Op.LOAD_NEW_TARGET);
    pseudo(code, scope.homeObject(), Op.LOAD_HOME);
    pseudo(code, scope.activeFunction(), Op.LOAD_CALLEE);
    pseudo(code, scope.arguments(), Op.LOAD_ARGUMENTS);
    if (scope.self() != null && scope.self().isUsed()) {
      pseudo(code, scope.self(), Op.LOAD_CALLEE);
    }
  }

  private static void pseudo(Code code, Binding binding, int op) {
    if (binding == null || binding.scope().function() != code.function) {
      return; // none, or a direct eval text's, which is there already
    }
    if (binding.isCaptured()) {
      int mark = code.registers.mark();
      int value = code.registers.temporary();
      code.asm.emit(op, value);
      code.variables.initialise(binding, value);
      code.registers.release(mark);
    } else {
      code.asm.emit(op, binding.register());
    }
  }

  private void parameters(int count) {
    for (Binding binding : scope.parameters().bindings()) {
      if (binding.kind() == Binding.Kind.PARAMETER && binding.isChecked() && !binding.isCaptured()) {
        code.asm.emit(Op.LOAD_TDZ, binding.register());
      }
    }
    for (int i = 0; i < node.params().size(); i++) {
      int mark = code.registers.mark();
      Pattern parameter = node.params().get(i);
      if (parameter instanceof RestElement rest) {
        Binding direct = rest.argument() instanceof Identifier identifier
            ? code.variables.register(identifier) : null;
        int array = direct != null ? direct.register() : code.registers.temporary();
        code.asm.position(rest.start());
        code.asm.emit(Op.LOAD_REST, array, count);
        if (direct == null) {
          code.patterns.bind(rest.argument(), array);
        }
      } else if (parameter instanceof AssignmentPattern withDefault) {
        // the argument's register is nobody's variable yet
        code.registers.setVariable(i, false);
        code.asm.position(withDefault.start());
        code.patterns.defaultValue(withDefault, i);
        code.registers.setVariable(i, true);
        bindArgument(withDefault.left(), i);
      } else {
        bindArgument(parameter, i);
      }
      code.registers.release(mark);
    }
  }

  private void bindArgument(Pattern parameter, int register) {
    if (parameter instanceof Identifier identifier && code.tree.binding(identifier).register() == register) {
      return;
    }
    code.asm.position(parameter.start());
    code.patterns.bind(parameter, register);
  }

  /** A var of a separate body scope starts with the value of the parameter of its name. */
  private void copyParameters(LexicalScope own) {
    Map<String, Binding> parameters = new HashMap<>();
    for (Binding binding : own.bindings()) {
      if (binding.kind() == Binding.Kind.PARAMETER || binding.kind() == Binding.Kind.ARGUMENTS) {
        parameters.put(binding.name(), binding);
      }
    }
    for (Binding binding : scope.body().bindings()) {
      Binding parameter = binding.kind() == Binding.Kind.VAR ? parameters.get(binding.name()) : null;
      if (parameter != null) {
        int mark = code.registers.mark();
        code.variables.initialise(binding, code.variables.operand(parameter));
        code.registers.release(mark);
      }
    }
  }

  /** Gives undefined to the vars that something may read before they are assigned. */
  static void clearVariables(Code code, LexicalScope body) {
    int mark = code.registers.mark();
    int undefined = -1;
    for (Binding binding : body.bindings()) {
      if (binding.kind() != Binding.Kind.VAR) {
        continue;
      }
      if (binding.isCaptured()) {
        if (undefined < 0) {
          undefined = code.registers.temporary();
          code.asm.emit(Op.LOAD_UNDEFINED, undefined);
        }
        code.variables.initialise(binding, undefined);
      } else if (binding.isChecked()) {
        code.asm.emit(Op.LOAD_UNDEFINED, binding.register());
      }
    }
    code.registers.release(mark);
  }

  private void end() {
    if (code.kind == CodeBlock.Kind.DERIVED_CONSTRUCTOR) {
      int value = code.registers.temporary();
      code.asm.emit(Op.LOAD_UNDEFINED, value);
      code.asm.position(node.end() - 1);
      code.control.emitReturn(value);
    } else {
      code.asm.emit(Op.RETURN_UNDEFINED);
    }
  }
}
