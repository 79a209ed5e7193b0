package dev.ration.compiler;

import dev.ration.bytecode.Assembler;
import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.FunctionTooLarge;
import dev.ration.bytecode.Op;
import dev.ration.bytecode.Verifier;
import dev.ration.runtime.PropertyKey;
import dev.ration.scope.Binding;
import dev.ration.scope.FunctionScope;
import dev.ration.scope.LexicalScope;
import dev.ration.scope.ScopeAnalyzer;
import dev.ration.scope.ScopeTree;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Identifier;
import java.util.ArrayList;
import java.util.List;

/** Compiles a valid syntax tree. */
public final class ProgramCompiler {
  private ProgramCompiler() {}

  /**
   * The program of a tree that passed the early errors; what is too large or not supported is a syntax error.
   */
  public static Program compile(dev.ration.syntax.ast.Program program, CompileOptions options)
      throws ParseError {
    Source source = program.source();
    ScopeTree tree = ScopeAnalyzer.analyze(program, options.ambient(), EvalSites.around(options.site()),
        options.toll());
    try {
      CodeBlock main = main(program, tree, options);
      assert isValid(main);
      return new Program(main, source, List.copyOf(tree.freeNames()), ambientNames(tree), lexicalNames(tree),
          List.copyOf(tree.lateNames()), List.copyOf(tree.varNames()), List.copyOf(tree.functionNames()));
    } catch (CompileError e) {
      throw new ParseError(source, e.offset, ParseError.Kind.SYNTAX, e.getMessage());
    } catch (FunctionTooLarge e) {
      throw new ParseError(source, 0, ParseError.Kind.SYNTAX, e.getMessage());
    }
  }

  /** Tests run with assertions: whatever they compile has passed the verifier. */
  private static boolean isValid(CodeBlock main) {
    Verifier.verify(main);
    return true;
  }

  private static List<Program.AmbientName> ambientNames(ScopeTree tree) {
    List<Program.AmbientName> names = new ArrayList<>();
    for (Binding binding : tree.ambient().bindings()) {
      names.add(new Program.AmbientName(binding.name(), !binding.kind().isConstant()));
    }
    return List.copyOf(names);
  }

  private static List<Program.LexicalName> lexicalNames(ScopeTree tree) {
    List<Program.LexicalName> names = new ArrayList<>();
    if (tree.script() != null) {
      for (Binding binding : tree.script().bindings()) {
        names.add(new Program.LexicalName(binding.name(), !binding.kind().isConstant()));
      }
    }
    return List.copyOf(names);
  }

  private static CodeBlock main(dev.ration.syntax.ast.Program program, ScopeTree tree,
      CompileOptions options) {
    LexicalScope outer = enterOutside(tree.ambient(), 0);
    for (LexicalScope around : tree.outer()) {
      outer = enterOutside(around, outer.level());
    }
    if (tree.script() != null) {
      outer = enterOutside(tree.script(), outer.level());
    }
    FunctionScope top = tree.program();
    boolean function = program.kind() == dev.ration.syntax.ast.Program.Kind.FUNCTION_BODY;
    Code.Unit unit = new Code.Unit(tree, program.source().text(), options, new EvalSites());
    Code code = new Code(unit, top, function ? CodeBlock.Kind.FUNCTION : CodeBlock.Kind.SCRIPT, outer);
    for (Identifier parameter : program.params()) {
      int register = code.registers.variable();
      Binding binding = tree.binding(parameter);
      if (!binding.isCaptured()) {
        binding.setRegister(register);
      }
    }
    for (String name : tree.varNames()) {
      code.asm.emit(Op.DECLARE_VAR, 0, 0, code.asm.key(PropertyKey.of(name)));
    }
    code.enter(top.parameters());
    FunctionCompiler.pseudoVariables(code);
    for (int i = 0; i < program.params().size(); i++) {
      Binding binding = tree.binding(program.params().get(i));
      if (binding.isCaptured()) {
        code.variables.initialise(binding, i);
      }
    }
    FunctionCompiler.clearVariables(code, top.body());
    body(program, code);
    int parameters = program.params().size();
    return code.asm.finish(new Assembler.Header("", code.kind, false, false, top.arguments() != null,
        options.looseThis(), parameters, parameters, code.registers.count(), program.source().text(),
        program.start(), program.end()));
  }

  /** A scope that the host makes. */
  private static LexicalScope enterOutside(LexicalScope scope, int level) {
    scope.setLevel(level + (scope.slotCount() > 0 ? 1 : 0));
    return scope;
  }

  private static void body(dev.ration.syntax.ast.Program program, Code code) {
    switch (program.kind()) {
      case EXPRESSION, FUNCTION -> {
        int value = code.expressions.operand(program.expression());
        code.asm.emit(Op.RETURN, value);
      }
      case FUNCTION_BODY -> {
        code.statements.body(program.body(), false);
        if (code.asm.isReachable()) {
          code.asm.emit(Op.RETURN_UNDEFINED);
        }
      }
      case SCRIPT, EVAL -> {
        code.completion = code.registers.variable();
        code.asm.emit(Op.LOAD_UNDEFINED, code.completion);
        code.statements.body(program.body(), true);
        if (code.asm.isReachable()) {
          code.asm.emit(Op.RETURN, code.completion);
        }
      }
    }
  }
}
