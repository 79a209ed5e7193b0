package dev.ration.expression;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The fields of a declaration, each taken once by name; what is left over is unknown. */
final class NodeFields {
  private final String path;
  private final Map<?, ?> fields;
  private final Set<String> known;

  NodeFields(String path, Map<?, ?> fields, Set<String> ownFields) {
    if (fields == null || ownFields == null) {
      throw new IllegalArgumentException((fields == null ? "fields" : "ownFields") + " must be given, was null");
    }
    this.path = path;
    this.fields = fields;
    this.known = new HashSet<>(ownFields);
  }

  /** The value of a field, or null. */
  Object take(String name) {
    known.add(name);
    return fields.get(name);
  }

  String text(String name) {
    if (take(name) instanceof String text && !text.isEmpty()) {
      return text;
    }
    throw new WorkflowValidationError(path + name, "must be a non-empty string");
  }

  /** A text that may be missing: then null. */
  String optionalText(String name) {
    return take(name) == null ? null : text(name);
  }

  List<?> list(String name) {
    if (take(name) instanceof List<?> list) {
      return list;
    }
    throw new WorkflowValidationError(path + name, "must be a list");
  }

  /** Only {@code js} is an expression type, said or not (row 250). */
  void expressionType() {
    Object type = take("expression_type");
    if (type != null && !"js".equals(type)) {
      throw new WorkflowValidationError(path + "expression_type",
          "must be 'js', the only expression type that is supported; leave it out or rewrite the expression in JavaScript");
    }
  }

  /** Ends the admission of this declaration: a field that nothing took is refused. */
  void end() {
    for (Object key : fields.keySet()) {
      if (!(key instanceof String name)) {
        throw new WorkflowValidationError(path.isEmpty() ? "node" : path, "has a key that is no string");
      }
      if (!known.contains(name)) {
        throw new WorkflowValidationError(path + name, "is not a field of this node");
      }
    }
  }
}
