package dev.ration.run;

import dev.ration.bytecode.CodeBlock;
import dev.ration.compiler.Program;

/** A compiled program, opaque to the public API: immutable, shared by any number of threads. */
public final class Compiled {
  final Program program;

  Compiled(Program program) {
    this.program = program;
  }

  /** The code of the top level, for listings. */
  public CodeBlock code() {
    return program.main();
  }
}
