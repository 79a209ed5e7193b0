package dev.ration.compiler;

/** What cannot be compiled, on its way to {@link ProgramCompiler}, which makes it a syntax error. */
final class CompileError extends RuntimeException {
  private static final long serialVersionUID = 1L;

  final int offset;

  CompileError(int offset, String message) {
    super(message, null, false, false);
    this.offset = offset;
  }
}
