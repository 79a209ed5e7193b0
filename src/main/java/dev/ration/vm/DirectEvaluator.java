package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.EvalSite;
import dev.ration.runtime.Realm;

/** How the text of a direct eval becomes code: bounded and charged as all code that a guest builds. */
@FunctionalInterface
public interface DirectEvaluator {
  /** The code of {@code text} inside the scopes of {@code site}; a SyntaxError is thrown as the guest's. */
  CodeBlock compile(Realm realm, String text, EvalSite site);
}
