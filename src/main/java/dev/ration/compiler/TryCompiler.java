package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.scope.LexicalScope;
import dev.ration.syntax.ast.BlockStatement;
import dev.ration.syntax.ast.CatchClause;
import dev.ration.syntax.ast.TryStatement;

/**
 * try: a handler for the block, and for a finally block two registers that say how to go on after it (see
 * {@link Control}).
 */
final class TryCompiler {
  private final Code code;

  TryCompiler(Code code) {
    this.code = code;
  }

  void attempt(TryStatement node, boolean wanted) {
    if (node.finalizer() == null) {
      tryCatch(node.block(), node.handler(), wanted);
      return;
    }
    Control.FinallyRegion region = code.control.enterFinally();
    if (node.handler() == null) {
      code.statements.statement(node.block(), wanted);
    } else {
      tryCatch(node.block(), node.handler(), wanted);
    }
    boolean completes = code.asm.isReachable();
    code.control.leave(region);
    if (completes) {
      code.asm.emitWide(Op.LOAD_INT, region.kind, 0);
      code.jump(region.block);
    }
    code.asm.bind(region.handler);
    code.asm.emitWide(Op.LOAD_INT, region.kind, 1);
    code.asm.bind(region.block);
    int saved = -1;
    if (wanted) {
      // the value of the block stands, unless the finally block leaves with one of its own
      saved = code.registers.temporary();
      code.move(saved, code.completion);
      code.asm.emit(Op.LOAD_UNDEFINED, code.completion);
    }
    code.statements.statement(node.finalizer(), wanted);
    if (code.asm.isReachable()) {
      if (wanted) {
        code.move(code.completion, saved);
      }
      code.control.dispatch(region);
    }
  }

  private void tryCatch(BlockStatement block, CatchClause handler, boolean wanted) {
    int exception = code.registers.temporary();
    int end = code.asm.newLabel();
    Control.Region region = code.control.enterRegion(exception);
    code.statements.statement(block, wanted);
    code.control.leave(region);
    code.jump(end);
    code.asm.bind(region.handler);
    if (wanted) {
      code.asm.emit(Op.LOAD_UNDEFINED, code.completion);
    }
    LexicalScope scope = code.tree.scope(handler);
    if (scope != null) {
      code.enter(scope);
      code.patterns.bind(handler.param(), exception);
    }
    code.statements.statement(handler.body(), wanted);
    if (scope != null) {
      code.leave();
    }
    code.asm.bind(end);
  }
}
