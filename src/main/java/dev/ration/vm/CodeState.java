package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;
import dev.ration.runtime.JsObject;

/** What one realm knows of one code block: caches, template objects, the states of inner code. Made on first use. */
final class CodeState {
  private static final CodeState[] NONE = new CodeState[0];

  final CodeBlock code;
  /** One per key site, null until first filled; the array is null until the code has proved to run more than once. */
  PropertyCache[] caches;
  /** The template objects of tagged templates, one per site. */
  JsObject[] templateObjects;
  private CodeState[] inner = NONE;
  private boolean called;

  CodeState(CodeBlock code) {
    this.code = code;
  }

  /** The state of inner code {@code i}. */
  CodeState inner(int i) {
    if (inner.length == 0) {
      inner = new CodeState[code.inner.length];
    }
    CodeState s = inner[i];
    return s != null ? s : (inner[i] = new CodeState(code.inner[i]));
  }

  /** Notes a call and gives the caches: from the second call on, so that code that runs once pays nothing. */
  PropertyCache[] enter() {
    if (caches == null) {
      if (called) {
        makeCaches();
      }
      called = true;
    }
    return caches;
  }

  /** Makes the caches: also when a loop has used up a slice of fuel. */
  PropertyCache[] makeCaches() {
    if (caches == null) {
      caches = new PropertyCache[code.keys.length];
    }
    return caches;
  }
}
