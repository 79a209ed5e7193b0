package dev.ration.runtime;

import java.util.HashMap;
import java.util.Map;

/**
 * The declarative record of the global environment: let, const and class bindings of all scripts of a realm, and
 * above them nothing. Scripts reach their own bindings by slot; later scripts and indirect eval by name.
 */
public final class GlobalLexicals {
  /** Where a binding lives. */
  public record Binding(Scope scope, int slot, boolean mutable) {}

  private Map<PropertyKey, Binding> bindings = Map.of();

  /** Declares a binding; the caller checked for conflicts. */
  public void declare(PropertyKey name, Scope scope, int slot, boolean mutable) {
    if (bindings.isEmpty()) {
      bindings = new HashMap<>();
    }
    bindings.put(name, new Binding(scope, slot, mutable));
  }

  /** The binding of {@code name}, or null. */
  public Binding find(PropertyKey name) {
    return bindings.get(name);
  }

  /** How many bindings there are: it only grows, so whoever knows it knows whether a name may have become one. */
  public int size() {
    return bindings.size();
  }

  void trace(Census census) {
    for (Binding b : bindings.values()) {
      census.visitScope(b.scope());
    }
  }
}
