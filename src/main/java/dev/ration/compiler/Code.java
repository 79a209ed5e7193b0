package dev.ration.compiler;

import dev.ration.bytecode.Assembler;
import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.Op;
import dev.ration.meter.Toll;
import dev.ration.runtime.PropertyKey;
import dev.ration.scope.Binding;
import dev.ration.scope.FunctionScope;
import dev.ration.scope.LexicalScope;
import dev.ration.scope.ScopeTree;

/**
 * One function being compiled: its words, registers, scopes and the parts of the compiler that write to it.
 */
final class Code {
  /** What a guest pays for a function besides its instructions: measured, a microsecond or two. */
  private static final int FUNCTION_FUEL = 32;

  final Unit unit;
  final ScopeTree tree;
  final FunctionScope function;
  final Assembler asm = new Assembler();
  final Registers registers = new Registers();
  final Control control = new Control(this);
  final Variables variables = new Variables(this);
  final ExpressionCompiler expressions = new ExpressionCompiler(this);
  final ConditionCompiler conditions = new ConditionCompiler(this);
  final ChainCompiler chains = new ChainCompiler(this);
  final LiteralCompiler literals = new LiteralCompiler(this);
  final ClassCompiler classes = new ClassCompiler(this);
  final AssignmentCompiler assignments = new AssignmentCompiler(this);
  final PatternCompiler patterns = new PatternCompiler(this);
  final OperatorCompiler operators = new OperatorCompiler(this);
  final DeclarationCompiler declarations = new DeclarationCompiler(this);
  final BranchCompiler branches = new BranchCompiler(this);
  final TryCompiler tries = new TryCompiler(this);
  final StatementCompiler statements = new StatementCompiler(this);
  final LoopCompiler loops = new LoopCompiler(this);
  /** The innermost scope entered. */
  LexicalScope scope;
  final CodeBlock.Kind kind;
  /** The level outside the function. */
  final int baseLevel;
  /** The register of the completion value, or -1 where there is none. */
  int completion = -1;

  Code(Unit unit, FunctionScope function, CodeBlock.Kind kind, LexicalScope outer) {
    this.unit = unit;
    this.kind = kind;
    this.tree = unit.tree();
    this.function = function;
    this.scope = outer;
    this.baseLevel = outer.level();
    Toll toll = unit.options().toll();
    toll.pay(FUNCTION_FUEL);
    asm.paidBy(toll);
  }

  /** What one program shares. */
  record Unit(ScopeTree tree, String source, CompileOptions options, EvalSites sites) {}

  /** The heap scopes that the function itself has pushed. */
  int level() {
    return scope.level() - baseLevel;
  }

  /**
   * Enters a scope: gives its bindings registers, pushes a heap scope if any is captured, and marks as
   * uninitialised what some use may reach too early.
   */
  void enter(LexicalScope entered) {
    for (Binding binding : entered.bindings()) {
      boolean unusedName = binding.kind() == Binding.Kind.FUNCTION_NAME && !binding.isUsed();
      if (!binding.isCaptured() && binding.register() < 0 && !unusedName) {
        binding.setRegister(registers.variable());
      }
    }
    push(entered);
    for (Binding binding : entered.bindings()) {
      if (!binding.isCaptured() && binding.isChecked() && binding.kind().isLexical()) {
        asm.emit(Op.LOAD_TDZ, binding.register());
      }
    }
  }

  /** Makes the scope current, and its heap scope if it has one. */
  void push(LexicalScope entered) {
    assert entered.parent() == scope;
    int slots = entered.slotCount();
    entered.setLevel(scope.level() + (slots > 0 ? 1 : 0));
    if (slots > 0) {
      asm.emit(Op.PUSH_SCOPE, slots);
    }
    scope = entered;
  }

  /** Leaves the innermost scope. */
  void leave() {
    if (scope.slotCount() > 0 && asm.isReachable()) {
      asm.emit(Op.POP_SCOPE, 1);
    }
    scope = scope.parent();
  }

  void move(int to, int from) {
    if (to != from) {
      asm.emit(Op.MOVE, to, from);
    }
  }

  void jump(int label) {
    if (asm.isReachable()) {
      asm.emitJump(Op.JUMP, 0, 0, label);
    }
  }

  void jumpIf(int op, int register, int label) {
    asm.emitJump(op, register, 0, label);
  }

  int cache(String key) {
    return asm.cache(PropertyKey.of(key));
  }

  /** A temporary to compute in on the way to dst: dst itself unless it is a variable. */
  int scratch(int dst) {
    return registers.isVariable(dst) ? registers.temporary() : dst;
  }
}
