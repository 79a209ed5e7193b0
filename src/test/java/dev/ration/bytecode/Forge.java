package dev.ration.bytecode;

import dev.ration.runtime.JsString;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Value;

/** Code blocks made by hand, past the Assembler's checks. */
final class Forge {
  private Forge() {}

  /** A function of 4 registers with one constant and two keys. */
  static CodeBlock code(Handler[] handlers, long... words) {
    return code(CodeBlock.Kind.FUNCTION, false, false, handlers, words);
  }

  static CodeBlock code(long... words) {
    return code(new Handler[0], words);
  }

  static CodeBlock code(CodeBlock.Kind kind, boolean generator, boolean keepsArguments, Handler[] handlers,
      long... words) {
    Assembler.Header header = new Assembler.Header("forged", kind, generator, false, keepsArguments, false, 1,
        1, 4, "",
        0, 0);
    return new CodeBlock(header, words, new Value[] {JsString.permanent("k")},
        new PropertyKey[] {PropertyKey.of("x"), PropertyKey.of("y")}, new CodeBlock[0], new TemplateSite[0],
        handlers,
        new int[0], new int[0], new int[0], new String[0], new int[0], new EvalSite[0]);
  }
}
