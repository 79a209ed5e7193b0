package dev.ration.syntax;

import dev.ration.syntax.ast.Identifier;
import java.util.HashMap;
import java.util.Map;

/**
 * The names declared so far in one scope; scopes form a chain up to that of the function. A {@code var} is
 * noted in every scope that it passes, where it must not meet a lexical name.
 */
final class DeclaredNames {
  private enum Kind { PARAMETER, CATCH_PARAMETER, VAR, LEXICAL }

  private final DeclaredNames outer;
  private Map<String, Kind> names;

  private DeclaredNames(DeclaredNames outer) {
    this.outer = outer;
  }

  /** The scope of a script, a function's parameters and body, or a static block. */
  static DeclaredNames function() {
    return new DeclaredNames(null);
  }

  /** A block, switch, catch clause or for loop inside a scope. */
  DeclaredNames block() {
    return new DeclaredNames(this);
  }

  boolean isFunction() {
    return outer == null;
  }

  private Kind put(Identifier id, Kind kind) {
    if (names == null) {
      names = new HashMap<>();
    }
    return names.put(id.name(), kind);
  }

  void parameter(Identifier id) {
    if (put(id, Kind.PARAMETER) != null) {
      throw new EarlyError(id.start(), "Duplicate parameter name '" + id.name() + "'");
    }
  }

  /** The parameter of a catch clause that is one identifier: a {@code var} of its name may pass. */
  void catchParameter(Identifier id) {
    put(id, Kind.CATCH_PARAMETER);
  }

  void lexical(Identifier id) {
    if (put(id, Kind.LEXICAL) != null) {
      throw redeclared(id);
    }
  }

  void var(Identifier id) {
    for (DeclaredNames scope = this; scope != null; scope = scope.outer) {
      Kind before = scope.put(id, Kind.VAR);
      if (before == Kind.LEXICAL) {
        throw redeclared(id);
      }
      if (before == Kind.PARAMETER || before == Kind.CATCH_PARAMETER) {
        scope.put(id, before);
      }
    }
  }

  private static EarlyError redeclared(Identifier id) {
    return new EarlyError(id.start(), "Identifier '" + id.name() + "' has already been declared");
  }
}
