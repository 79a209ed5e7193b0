package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.runtime.PropertyKey;
import dev.ration.scope.Binding;
import dev.ration.syntax.ast.ClassDeclaration;
import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.VariableDeclaration;
import dev.ration.syntax.ast.VariableDeclarator;
import dev.ration.syntax.ast.VariableKind;
import java.util.List;

/** Declarations: functions at the start of their scope, variables and classes where they stand. */
final class DeclarationCompiler {
  private final Code code;

  DeclarationCompiler(Code code) {
    this.code = code;
  }

  /** Makes the functions declared in a block or body. */
  void hoist(List<Statement> statements) {
    for (Statement statement : statements) {
      if (statement instanceof FunctionDeclaration declaration) {
        function(declaration);
      }
    }
  }

  private void function(FunctionDeclaration node) {
    int mark = code.registers.mark();
    Identifier name = node.function().id();
    Binding binding = code.tree.declared(node);
    if (binding != null && !binding.isCaptured()) {
      code.literals.function(node.function(), name.name(), binding.register());
    } else {
      int closure = code.registers.temporary();
      code.literals.function(node.function(), name.name(), closure);
      if (binding == null) {
        code.asm.position(node.start());
        code.asm.emit(Op.DECLARE_FUNCTION, closure, 0, code.asm.key(PropertyKey.of(name.name())));
      } else {
        code.variables.initialise(binding, closure);
      }
    }
    code.registers.release(mark);
  }

  void variables(VariableDeclaration node) {
    for (VariableDeclarator declarator : node.declarations()) {
      int mark = code.registers.mark();
      declarator(declarator, node.kind());
      code.registers.release(mark);
    }
  }

  private void declarator(VariableDeclarator node, VariableKind kind) {
    if (!(node.id() instanceof Identifier name)) {
      int value = code.expressions.operand(node.init());
      code.patterns.bind(node.id(), value);
      return;
    }
    Binding binding = code.tree.binding(name);
    if (node.init() == null) {
      if (kind != VariableKind.VAR) {
        undefined(binding);
      }
      return;
    }
    if (binding != null && !binding.isCaptured() && (kind == VariableKind.VAR || !binding.isChecked())) {
      // nothing reads a let or const before this, so it may hold parts of its value on the way
      boolean early = kind != VariableKind.VAR;
      if (early) {
        code.registers.setVariable(binding.register(), false);
      }
      code.expressions.intoNamed(node.init(), name.name(), binding.register());
      if (early) {
        code.registers.setVariable(binding.register(), true);
      }
      return;
    }
    int value;
    if (LiteralCompiler.isAnonymousFunction(node.init())) {
      value = code.registers.temporary();
      code.expressions.intoNamed(node.init(), name.name(), value);
    } else {
      value = code.expressions.operand(node.init());
    }
    code.variables.initialise(name, value);
  }

  private void undefined(Binding binding) {
    if (binding.isCaptured()) {
      int value = code.registers.temporary();
      code.asm.emit(Op.LOAD_UNDEFINED, value);
      code.variables.initialise(binding, value);
    } else {
      code.asm.emit(Op.LOAD_UNDEFINED, binding.register());
    }
  }

  void classDeclaration(ClassDeclaration node) {
    Identifier name = node.definition().id();
    Binding binding = code.tree.binding(name);
    boolean direct = binding != null && !binding.isCaptured() && !binding.isChecked();
    int value = direct ? binding.register() : code.registers.temporary();
    code.classes.into(node.definition(), name.name(), -1, value);
    if (!direct) {
      code.variables.initialise(name, value);
    }
  }
}
