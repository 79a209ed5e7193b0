package dev.ration.expression;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A node that chooses where to go on.
 *
 * @param branches in the order in which they are compared
 * @param otherwise where to go when no branch matches; null for nowhere
 */
public record ConditionNode(String id, String test, List<Branch> branches, String otherwise) implements WorkflowNode {
  public ConditionNode {
    branches = Collections.unmodifiableList(new ArrayList<>(branches));
  }

  /**
   * One way to go.
   *
   * @param when a Boolean, String or Number
   */
  public record Branch(Object when, String to) {
    /**
     * Whether a condition's result is strictly equal to {@link #when}, ECMAScript section 7.2.14: by type first, so that neither
     * {@code 1} is {@code "1"} nor {@code true} is {@code "true"}; numbers as doubles, so that 1 is 1.0, −0 is 0 and NaN is
     * nothing, itself included (row 202).
     */
    public boolean matches(Object result) {
      if (when instanceof Number expected) {
        return result instanceof Number n && n.doubleValue() == expected.doubleValue();
      }
      return when.equals(result);
    }

    /** Where it leads; nothing of the value. */
    @Override
    public String toString() {
      return "Branch[" + to + "]";
    }
  }

  static ConditionNode admit(String id, NodeFields node) {
    node.expressionType();
    String test = node.text("expression");
    List<Branch> branches = new ArrayList<>();
    for (Object declared : node.list("branches")) {
      branches.add(branch("branches[" + branches.size() + "]", declared));
    }
    return new ConditionNode(id, test, branches, node.optionalText("default"));
  }

  private static Branch branch(String path, Object declared) {
    if (!(declared instanceof Map<?, ?> map)) {
      throw new WorkflowValidationError(path, "must have 'when' and 'to'");
    }
    NodeFields fields = new NodeFields(path + ".", map, Set.of());
    Object when = fields.take("when");
    if (!(when instanceof Boolean || when instanceof String || when instanceof Number)) {
      throw new WorkflowValidationError(path + ".when", "must be a boolean, string or number");
    }
    Branch branch = new Branch(when, fields.text("to"));
    fields.end();
    return branch;
  }

  /**
   * Where a result leads: to the first branch that {@linkplain Branch#matches matches}, else to the default.
   *
   * @param result what the condition gave: a Boolean, String or Number
   * @throws WorkflowValidationError when no branch matches and there is no default
   */
  public String route(Object result) {
    for (Branch branch : branches) {
      if (branch.matches(result)) {
        return branch.to;
      }
    }
    if (otherwise == null) {
      throw WorkflowValidationError.of("branches", "the condition matched no branch and declares no default");
    }
    return otherwise;
  }

  @Override
  public ExpressionKind kind() {
    return ExpressionKind.CONDITION;
  }

  @Override
  public Optional<String> expression() {
    return Optional.of(test);
  }

  /** The id; nothing of the expression. */
  @Override
  public String toString() {
    return "ConditionNode[" + id + "]";
  }
}
