package dev.ration.expression;

import java.util.Optional;

/**
 * A node whose output is what its expression gives.
 *
 * @param outputSchema as declared, or null; nothing is checked against it (row 229)
 */
public record TransformNode(String id, String transform, Object outputSchema) implements WorkflowNode {
  static TransformNode admit(String id, NodeFields node) {
    node.expressionType();
    return new TransformNode(id, node.text("transform"), node.take("output_schema"));
  }

  @Override
  public ExpressionKind kind() {
    return ExpressionKind.TRANSFORM;
  }

  @Override
  public Optional<String> expression() {
    return Optional.of(transform);
  }

  /** The id; nothing of the expression. */
  @Override
  public String toString() {
    return "TransformNode[" + id + "]";
  }
}
