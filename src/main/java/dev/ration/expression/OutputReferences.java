package dev.ration.expression;

import java.util.Optional;
import java.util.Set;

/**
 * The check of a workflow's expressions before it runs: a {@code run.outputs} id that the text spells out must name a node
 * that is sure to have settled (rows 288-296). It never refuses without such a reference, and it adds no edge: a computed key, an
 * alias or an expression that does not parse goes through, and reads undefined when the node has not settled (row 299).
 */
public final class OutputReferences {
  private OutputReferences() {}

  /** The ids that follow {@code run.outputs} literally, in the order of the text; none in what does not parse. */
  public static Set<String> in(String expression) {
    return Dependencies.of(expression).map(Dependencies::outputs).orElse(Set.of());
  }

  /**
   * Why {@code expression} of node {@code node} must be refused, or empty.
   *
   * @param nodes every node of the workflow: ids that it does not have are no reason (row 290)
   * @param ancestors the nodes that are settled before {@code node} runs
   */
  public static Optional<String> refusal(String node, String expression, Set<String> nodes, Set<String> ancestors) {
    for (String id : in(expression)) {
      if (nodes.contains(id) && !ancestors.contains(id)) {
        return Optional.of("node '" + node + "' reads run.outputs of node '" + id
            + "', which is not ordered before it: add an edge from '" + id + "' to '" + node + "'");
      }
    }
    return Optional.empty();
  }
}
