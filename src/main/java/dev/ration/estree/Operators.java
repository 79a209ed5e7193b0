package dev.ration.estree;

import dev.ration.syntax.ast.AssignmentOperator;
import dev.ration.syntax.ast.BinaryOperator;
import dev.ration.syntax.ast.LogicalOperator;
import dev.ration.syntax.ast.UnaryOperator;
import dev.ration.syntax.ast.UpdateOperator;
import java.util.HashMap;
import java.util.Map;

/** Operators by their text. */
final class Operators {
  private static final Map<String, BinaryOperator> BINARY = new HashMap<>();
  private static final Map<String, LogicalOperator> LOGICAL = new HashMap<>();
  private static final Map<String, UnaryOperator> UNARY = new HashMap<>();
  private static final Map<String, UpdateOperator> UPDATE = new HashMap<>();
  private static final Map<String, AssignmentOperator> ASSIGNMENT = new HashMap<>();

  private Operators() {}

  static {
    for (BinaryOperator o : BinaryOperator.values()) {
      BINARY.put(o.text(), o);
    }
    for (LogicalOperator o : LogicalOperator.values()) {
      LOGICAL.put(o.text(), o);
    }
    for (UnaryOperator o : UnaryOperator.values()) {
      UNARY.put(o.text(), o);
    }
    for (UpdateOperator o : UpdateOperator.values()) {
      UPDATE.put(o.text(), o);
    }
    for (AssignmentOperator o : AssignmentOperator.values()) {
      ASSIGNMENT.put(o.text(), o);
    }
  }

  static BinaryOperator binary(FieldReader reader, JsonObject node) {
    return known(reader, node, BINARY);
  }

  static LogicalOperator logical(FieldReader reader, JsonObject node) {
    return known(reader, node, LOGICAL);
  }

  static UnaryOperator unary(FieldReader reader, JsonObject node) {
    return known(reader, node, UNARY);
  }

  static UpdateOperator update(FieldReader reader, JsonObject node) {
    return known(reader, node, UPDATE);
  }

  static AssignmentOperator assignment(FieldReader reader, JsonObject node) {
    return known(reader, node, ASSIGNMENT);
  }

  private static <T> T known(FieldReader reader, JsonObject node, Map<String, T> table) {
    String text = reader.string(node, "operator");
    T operator = table.get(text);
    if (operator == null) {
      throw reader.failAt("operator", "'" + FieldReader.quoted(text) + "' is no operator of " + node.type);
    }
    return operator;
  }
}
