package dev.ration.compiler;

import dev.ration.bytecode.CodeBlock;
import dev.ration.runtime.PropertyKey;
import dev.ration.syntax.Source;
import java.util.List;

/**
 * A compiled program: immutable, realm-free, shared between threads.
 *
 * <p>Before a run, the host makes a Scope of the ambient names, if there are any, and inside it one of the
 * lexical names, if there are any, and declares those to the realm; {@code main} is entered in the innermost
 * of these scopes (null if neither). The code itself declares var and function names on the global object.
 *
 * @param main the code of the top level; for a FUNCTION_BODY a function of the given parameters
 * @param freeNames the names that the program uses and does not declare, ambient ones included
 * @param ambientNames the names of the ambient scope, by slot
 * @param lexicalNames the let, const and class names of a script, by slot
 * @param lateNames the free names of a direct eval text that the host provides; before the code runs, the
 *     host declares the global lexical {@link #lateKey} of each that is not declared yet
 * @param varNames the var names of a script
 * @param functionNames the function names of a script
 */
public record Program(CodeBlock main, Source source, List<String> freeNames, List<AmbientName> ambientNames,
    List<LexicalName> lexicalNames, List<String> lateNames, List<String> varNames,
    List<String> functionNames) {
  /** The global lexical binding that stands for a late name: one that no text can spell. */
  public static PropertyKey lateKey(String name) {
    return PropertyKey.of("\0" + name);
  }

  /** A binding that the host fills in before the run. */
  public record AmbientName(String name, boolean mutable) {}

  /** A global lexical binding of a script. */
  public record LexicalName(String name, boolean mutable) {}
}
