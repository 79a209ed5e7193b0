package dev.ration.scope;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A region of the source that declares names together. It becomes a heap scope only if it has slots. */
public final class LexicalScope {
  /** What makes the scope. */
  public enum Kind {
    /** What the host provides: outside everything. */
    AMBIENT,
    /** let, const and class of a script: slots that the realm can find by name. */
    SCRIPT,
    /** Parameters and pseudo-variables of a function; also its body unless a parameter has an expression. */
    FUNCTION,
    /** The body of a function some parameter of which has an expression. */
    BODY,
    /** A block, a switch, a class, a catch clause. */
    BLOCK,
    /** The head of a loop: copied for each iteration. */
    LOOP
  }

  private final Kind kind;
  private final LexicalScope parent;
  private final FunctionScope function;
  private final List<Binding> bindings = new ArrayList<>(4);
  private int slotCount;
  private int level;
  private boolean seenByEval;

  LexicalScope(Kind kind, LexicalScope parent, FunctionScope function) {
    this.kind = kind;
    this.parent = parent;
    this.function = function;
  }

  public Kind kind() {
    return kind;
  }

  /** The scope around; null for the ambient scope. */
  public LexicalScope parent() {
    return parent;
  }

  /** The function whose activation enters this scope; null for the ambient scope. */
  public FunctionScope function() {
    return function;
  }

  /** The bindings in the order of their declaration. */
  public List<Binding> bindings() {
    return Collections.unmodifiableList(bindings);
  }

  /** How many bindings are captured; 0 means that no heap scope is made. */
  public int slotCount() {
    return slotCount;
  }

  /** How many heap scopes there are from the outermost one to this, as {@link #setLevel} said. */
  public int level() {
    return level;
  }

  /** The compiler's note of the depth of the heap scope that is current inside this one. */
  public void setLevel(int level) {
    this.level = level;
  }

  /** Whether a direct eval text may use its bindings, which are all captured then. */
  boolean isSeenByEval() {
    return seenByEval;
  }

  void seenByEval() {
    seenByEval = true;
  }

  int takeSlot() {
    return slotCount++;
  }

  Binding add(String name, Binding.Kind bindingKind) {
    Binding binding = new Binding(name, bindingKind, this);
    bindings.add(binding);
    return binding;
  }
}
