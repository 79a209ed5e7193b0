package dev.ration.expression;

import java.util.Optional;

/**
 * A node that makes one output of several branches.
 *
 * @param mergeFn the expression of a custom merge; null for every other strategy
 */
public record MergeNode(String id, MergeStrategy strategy, String mergeFn) implements WorkflowNode {
  public MergeNode {
    if (strategy == MergeStrategy.CUSTOM && mergeFn == null) {
      throw WorkflowValidationError.of("merge_fn", "merge_strategy 'custom' requires a merge_fn");
    }
    if (strategy != MergeStrategy.CUSTOM && mergeFn != null) {
      throw new WorkflowValidationError("merge_fn", "needs merge_strategy 'custom'");
    }
  }

  /** There is no selector: an {@code expression_type} is an unknown field here (row 250). */
  static MergeNode admit(String id, NodeFields node) {
    return new MergeNode(id, MergeStrategy.of(node.text(MergeStrategy.FIELD)), node.optionalText("merge_fn"));
  }

  @Override
  public ExpressionKind kind() {
    return ExpressionKind.MERGE;
  }

  @Override
  public Optional<String> expression() {
    return Optional.ofNullable(mergeFn);
  }

  /** The id and the strategy; nothing of the expression. */
  @Override
  public String toString() {
    return "MergeNode[" + id + ", " + strategy.text() + "]";
  }
}
