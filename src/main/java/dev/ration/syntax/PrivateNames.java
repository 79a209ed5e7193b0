package dev.ration.syntax;

import dev.ration.syntax.ast.ClassElement;
import dev.ration.syntax.ast.ClassNode;
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
  /** The class; null for what is around a direct eval. */
  private final ClassNode node;
  private final Map<String, Kind> names = new HashMap<>();

  private PrivateNames(PrivateNames outer, ClassNode node) {
    this.outer = outer;
    this.node = node;
  }

  /** Names that are in scope from the beginning: those around a direct eval. */
  static PrivateNames of(List<String> given) {
    PrivateNames all = new PrivateNames(null, null);
    given.forEach(name -> all.names.put(name, Kind.OTHER));
    return all;
  }

  /** Collects the names that a class body declares. */
  static PrivateNames of(PrivateNames outer, ClassNode node, EarlyErrors errors) {
    PrivateNames body = new PrivateNames(outer, node);
    for (ClassElement element : node.body()) {
      if (element instanceof MethodDefinition method && method.key() instanceof PrivateName name) {
        body.declare(name, kind(method), errors);
      } else if (element instanceof PropertyDefinition field && field.key() instanceof PrivateName name) {
        body.declare(name, Kind.OTHER, errors);
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

  private void declare(PrivateName name, Kind kind, EarlyErrors errors) {
    if (name.name().equals("constructor")) {
      errors.report(name.start(), "A class may not have a private member '#constructor'");
    }
    Kind before = names.get(name.name());
    if (before != null && !isPair(before, kind) && !isPair(kind, before)) {
      errors.report(name.start(), "Private name '#" + name.name() + "' has already been declared");
    }
    names.put(name.name(), before == null ? kind : Kind.OTHER);
  }

  private static boolean isPair(Kind getter, Kind setter) {
    return getter == Kind.GETTER && setter == Kind.SETTER
        || getter == Kind.STATIC_GETTER && setter == Kind.STATIC_SETTER;
  }

  /** Whether a name is declared in a body or one around it, or may be in what could not be read of one. */
  static boolean isDeclared(PrivateNames innermost, String name, ErrorLog log) {
    for (PrivateNames body = innermost; body != null; body = body.outer) {
      if (body.names.containsKey(name) || body.node != null && log.hasGap(body.node.start(), body.node.end())) {
        return true;
      }
    }
    return false;
  }
}
