package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.runtime.PropertyKey;
import dev.ration.scope.Binding;
import dev.ration.scope.FunctionScope;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.Node;

/** Reads and writes of variables: a register, a slot of a scope, or a global name. */
final class Variables {
  private static final int TYPE_ERROR = 0;

  private final Code code;

  Variables(Code code) {
    this.code = code;
  }

  /** A cache site for a name that has no binding here. */
  private int globalCache(String name) {
    boolean late = code.tree.lateNames().contains(name);
    return late ? code.asm.cache(Program.lateKey(name)) : code.cache(name);
  }

  private int depth(Binding binding) {
    return code.scope.level() - binding.scope().level();
  }

  /** The binding of an identifier whose register can be used as it stands, or null. */
  Binding register(Identifier node) {
    Binding binding = code.tree.binding(node);
    return binding != null && !binding.isCaptured() ? binding : null;
  }

  /** The register of a variable that lives in one, checked if need be; -1 for any other. */
  int operand(Identifier node) {
    Binding binding = register(node);
    if (binding == null) {
      return -1;
    }
    check(node, binding);
    return binding.register();
  }

  private void check(Identifier node, Binding binding) {
    if (needsCheck(node, binding)) {
      code.asm.position(node.start());
      code.asm.text(node.name());
      code.asm.emit(Op.CHECK_TDZ, binding.register());
    }
  }

  private boolean needsCheck(Node node, Binding binding) {
    return code.tree.isChecked(node) && hasDeadZone(binding);
  }

  /** Whether early uses of the binding throw: not those of a var or a function, which are undefined early. */
  private static boolean hasDeadZone(Binding binding) {
    return switch (binding.kind()) {
      case LET, CONST, CLASS, PARAMETER -> true;
      default -> false;
    };
  }

  void load(Identifier node, int dst) {
    Binding binding = code.tree.binding(node);
    if (binding != null) {
      if (binding.isCaptured()) {
        boolean checked = needsCheck(node, binding);
        loadSlot(binding, dst, checked, node.start());
      } else {
        check(node, binding);
        code.move(dst, binding.register());
      }
      return;
    }
    if (!loadConstantGlobal(node.name(), dst)) {
      code.asm.position(node.start());
      code.asm.emit(Op.GET_GLOBAL, dst, 0, globalCache(node.name()));
    }
  }

  /** The three constants of the global object that nothing can change. */
  private boolean loadConstantGlobal(String name, int dst) {
    switch (name) {
      case "undefined" -> code.asm.emit(Op.LOAD_UNDEFINED, dst);
      case "NaN" -> code.asm.emitWide(Op.LOAD_CONST, dst, code.asm.constant(Double.NaN));
      case "Infinity" -> code.asm.emitWide(Op.LOAD_CONST, dst, code.asm.constant(Double.POSITIVE_INFINITY));
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Whether an identifier is the global undefined. */
  boolean isUndefined(Identifier node) {
    return node.name().equals("undefined") && code.tree.binding(node) == null;
  }

  private void loadSlot(Binding binding, int dst, boolean checked, int offset) {
    if (checked) {
      code.asm.position(offset);
      code.asm.text(binding.name());
    }
    code.asm.emit(checked ? Op.GET_SCOPED_CHECKED : Op.GET_SCOPED, dst, depth(binding), binding.slot());
  }

  /** Loads a pseudo-variable or another binding that needs no check. */
  void load(Binding binding, int dst) {
    if (binding.isCaptured()) {
      loadSlot(binding, dst, false, 0);
    } else {
      code.move(dst, binding.register());
    }
  }

  /** The register of a binding that needs no check, or a temporary with its value. */
  int operand(Binding binding) {
    if (!binding.isCaptured()) {
      return binding.register();
    }
    int register = code.registers.temporary();
    loadSlot(binding, register, false, 0);
    return register;
  }

  void typeOf(Identifier node, int dst) {
    if (code.tree.binding(node) != null) {
      int mark = code.registers.mark();
      int operand = code.expressions.operand(node);
      code.asm.emit(Op.TYPEOF, dst, operand);
      code.registers.release(mark);
    } else {
      code.asm.position(node.start());
      code.asm.emit(Op.TYPEOF_GLOBAL, dst, 0, globalCache(node.name()));
    }
  }

  /** Gives a declared name its first value. */
  void initialise(Identifier node, int value) {
    Binding binding = code.tree.binding(node);
    if (binding == null) {
      code.asm.position(node.start());
      code.asm.emit(Op.SET_GLOBAL, value, 0, globalCache(node.name()));
    } else {
      initialise(binding, value);
    }
  }

  void initialise(Binding binding, int value) {
    if (binding.isCaptured()) {
      code.asm.emit(Op.SET_SCOPED, value, depth(binding), binding.slot());
    } else {
      code.move(binding.register(), value);
    }
  }

  /**
   * PutValue to an identifier. {@code resolved} is a register that says whether a global name existed before,
   * or -1.
   */
  void store(Identifier node, int value, int resolved) {
    Binding binding = code.tree.binding(node);
    code.asm.position(node.start());
    if (binding == null) {
      if (resolved >= 0) {
        code.asm.emit(Op.SET_RESOLVED, value, resolved, globalCache(node.name()));
      } else {
        code.asm.emit(Op.SET_GLOBAL, value, 0, globalCache(node.name()));
      }
      return;
    }
    boolean checked = needsCheck(node, binding);
    if (binding.kind().isConstant()) {
      throwConstant(node, binding, checked);
    } else if (binding.isCaptured()) {
      if (checked) {
        code.asm.text(node.name());
      }
      int op = checked ? Op.SET_SCOPED_CHECKED : Op.SET_SCOPED;
      code.asm.emit(op, value, depth(binding), binding.slot());
    } else {
      check(node, binding);
      code.move(binding.register(), value);
    }
  }

  private void throwConstant(Identifier node, Binding binding, boolean checked) {
    if (checked) {
      int mark = code.registers.mark();
      load(node, code.registers.temporary());
      code.registers.release(mark);
    }
    code.asm.position(node.start());
    code.asm.emitWide(Op.THROW_NEW, TYPE_ERROR, code.asm.constant("Assignment to constant variable."));
    // callers go on as if the store had happened
    code.asm.bind(code.asm.newLabel());
  }

  /**
   * Whether a global name must be resolved before the value is computed: only then can the computation, by
   * creating the name, not save the assignment (PutValue of an unresolvable reference).
   */
  boolean needsResolution(Identifier node) {
    return code.tree.binding(node) == null && !code.tree.varNames().contains(node.name())
        && !code.tree.functionNames().contains(node.name());
  }

  int resolve(Identifier node) {
    int register = code.registers.temporary();
    code.asm.position(node.start());
    code.asm.emit(Op.RESOLVE_GLOBAL, register, 0, globalCache(node.name()));
    return register;
  }

  /** The function that this, arguments, super and new.target belong to here. */
  FunctionScope thisFunction() {
    FunctionScope found = code.function;
    while (found.isArrow()) {
      found = found.parent();
    }
    return found;
  }

  /** The register of this, checked in a derived constructor. */
  int thisOperand(int offset) {
    Binding binding = thisFunction().thisBinding();
    int register = operand(binding);
    if (binding.isChecked()) {
      code.asm.position(offset);
      code.asm.emit(Op.CHECK_THIS, register);
    }
    return register;
  }
}
