package dev.ration.expression;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * How a merge node makes one value of its branches (row 165). The first three are the host's own and run nothing; they take
 * branches in their declared order, never in that of their arrival, and give plain host data.
 */
public enum MergeStrategy {
  /** One list: the elements of branches that are lists, and every other branch as it is. */
  CONCAT,
  /** One map of the entries of all branches; where two have a key, the later branch wins, in the place of the earlier. */
  OBJECT_MERGE,
  /** The first branch; null when there is none. */
  FIRST,
  /** What the expression in {@code merge_fn} gives, of kind {@link ExpressionKind#MERGE}. */
  CUSTOM;

  static final String FIELD = "merge_strategy";

  /** The name in a workflow: {@code concat}, {@code object_merge}, {@code first} or {@code custom}. */
  public String text() {
    return switch (this) {
      case CONCAT -> "concat";
      case OBJECT_MERGE -> "object_merge";
      case FIRST -> "first";
      case CUSTOM -> "custom";
    };
  }

  /**
   * The strategy of that name.
   *
   * @throws WorkflowValidationError when there is none
   */
  public static MergeStrategy of(String text) {
    for (MergeStrategy s : values()) {
      if (s.text().equals(text)) {
        return s;
      }
    }
    throw new WorkflowValidationError(FIELD, "must be 'concat', 'object_merge', 'first' or 'custom'");
  }

  /**
   * Merges without an expression.
   *
   * @param branches outputs of the branches in their declared order
   * @throws WorkflowValidationError when a branch of an {@link #OBJECT_MERGE} is no map
   * @throws IllegalStateException for {@link #CUSTOM}, which the sandbox evaluates
   */
  public Object merge(List<?> branches) {
    return switch (this) {
      case CONCAT -> concat(branches);
      case OBJECT_MERGE -> objectMerge(branches);
      case FIRST -> branches.isEmpty() ? null : branches.get(0);
      case CUSTOM -> throw new IllegalStateException("a custom merge is evaluated by its merge_fn");
    };
  }

  private static List<Object> concat(List<?> branches) {
    List<Object> all = new ArrayList<>();
    for (Object branch : branches) {
      if (branch instanceof Collection<?> list) {
        all.addAll(list);
      } else {
        all.add(branch);
      }
    }
    return Collections.unmodifiableList(all);
  }

  private static Map<String, Object> objectMerge(List<?> branches) {
    Map<String, Object> all = new LinkedHashMap<>();
    for (int i = 0; i < branches.size(); i++) {
      if (!(branches.get(i) instanceof Map<?, ?> map)) {
        throw new WorkflowValidationError(FIELD, "'object_merge' takes objects only, and branch " + i + " gave none");
      }
      map.forEach((key, value) -> all.put(String.valueOf(key), value));
    }
    return Collections.unmodifiableMap(all);
  }
}
