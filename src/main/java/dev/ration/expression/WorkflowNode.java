package dev.ration.expression;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A node that evaluates, as a workflow declares it. Admission is strict: fields have the types that their names ask for, and
 * a field that nobody knows is refused (row 251). The text of an expression is not looked at before it is evaluated (row 249).
 */
public sealed interface WorkflowNode permits ConditionNode, TransformNode, MergeNode {
  /** The node's id. */
  String id();

  /** What kind of expression it has. */
  ExpressionKind kind();

  /** Its expression; empty where a merge needs none. */
  Optional<String> expression();

  /** As the other, for an engine without fields of its own. */
  static WorkflowNode admit(Map<String, ?> fields) {
    return admit(fields, Set.of());
  }

  /**
   * The node that a parsed document declares: {@code id}, {@code type} ({@code condition}, {@code transform} or {@code merge}) and
   * <ul>
   * <li>condition: {@code expression}, {@code branches} (a list of {@code when} and {@code to}), {@code default}?,
   *     {@code expression_type}?
   * <li>transform: {@code transform}, {@code output_schema}?, {@code expression_type}?
   * <li>merge: {@code merge_strategy}, and {@code merge_fn} exactly when that is custom
   * </ul>
   *
   * @param ownFields names of fields that the engine itself reads: let through unread
   * @throws WorkflowValidationError that names the first field at fault
   */
  static WorkflowNode admit(Map<String, ?> fields, Set<String> ownFields) {
    NodeFields node = new NodeFields("", fields, ownFields);
    String id = node.text("id");
    String type = node.text("type");
    WorkflowNode admitted = switch (type) {
      case "condition" -> ConditionNode.admit(id, node);
      case "transform" -> TransformNode.admit(id, node);
      case "merge" -> MergeNode.admit(id, node);
      default -> throw new WorkflowValidationError("type", "must be 'condition', 'transform' or 'merge'");
    };
    node.end();
    return admitted;
  }
}
