package dev.ration.syntax;

import dev.ration.syntax.ast.ClassElement;
import dev.ration.syntax.ast.MethodDefinition;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.PropertyDefinition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The private names of a class body; bodies form a chain. */
final class PrivateNames {
  /**
   * What has been declared under a name; one getter and one setter make a pair if both are static or neither
   * is.
   */
  private enum Kind { GETTER, SETTER, STATIC_GETTER, STATIC_SETTER, OTHER }

  private final PrivateNames outer;
  private final Map<String, Kind> names = new HashMap<>();

  private PrivateNames(PrivateNames outer) {
    this.outer = outer;
  }

  /** Names that are in scope from the beginning: those around a direct eval. */
  static PrivateNames of(List<String> given) {
    PrivateNames all = new PrivateNames(null);
    given.forEach(name -> all.names.put(name, Kind.OTHER));
    return all;
  }

  /** Collects the names that a class body declares. */
  static PrivateNames of(PrivateNames outer, List<ClassElement> elements) {
    PrivateNames body = new PrivateNames(outer);
    for (ClassElement element : elements) {
      if (element instanceof MethodDefinition method && method.key() instanceof PrivateName name) {
        body.declare(name, kind(method));
      } else if (element instanceof PropertyDefinition field && field.key() instanceof PrivateName name) {
        body.declare(name, Kind.OTHER);
      }
    }
    return body;
  }

  private static Kind kind(MethodDefinition method) {
    return switch (method.kind()) {
      case GET -> method.isStatic() ? Kind.STATIC_GETTER : Kind.GETTER;
      case SET -> method.isStatic() ? Kind.STATIC_SETTER : Kind.SETTER;
      default -> Kind.OTHER;
    };
  }

  private void declare(PrivateName name, Kind kind) {
    if (name.name().equals("constructor")) {
      throw new EarlyError(name.start(), "A class may not have a private member '#constructor'");
    }
    Kind before = names.get(name.name());
    if (before != null && !isPair(before, kind) && !isPair(kind, before)) {
      throw new EarlyError(name.start(), "Private name '#" + name.name() + "' has already been declared");
    }
    names.put(name.name(), before == null ? kind : Kind.OTHER);
  }

  private static boolean isPair(Kind getter, Kind setter) {
    return getter == Kind.GETTER && setter == Kind.SETTER
        || getter == Kind.STATIC_GETTER && setter == Kind.STATIC_SETTER;
  }

  /** Whether a name is declared in a body or one around it. */
  static boolean isDeclared(PrivateNames innermost, String name) {
    for (PrivateNames body = innermost; body != null; body = body.outer) {
      if (body.names.containsKey(name)) {
        return true;
      }
    }
    return false;
  }
}
