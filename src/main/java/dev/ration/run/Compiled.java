package dev.ration.run;

import dev.ration.bytecode.CodeBlock;
import dev.ration.compiler.Program;

/** A compiled program, opaque to the public API: immutable, shared by any number of threads. */
public final class Compiled {
  final Program program;
  /** The built-ins that it was compiled for: what runs learn of their layouts is kept with the code. */
  final RunProfile world;

  Compiled(Program program, RunProfile world) {
    this.program = program;
    this.world = world;
  }

  /** The code of the top level, for listings. */
  public CodeBlock code() {
    return program.main();
  }
}
