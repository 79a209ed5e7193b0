package dev.ration.expression;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Which outputs a node's expression is given as {@code run.outputs}, and in which order. */
public final class RunOutputs {
  private RunOutputs() {}

  /**
   * The nodes that are settled before {@code node} runs: everything it depends on, directly or not. Without recursion; cycles end.
   *
   * @param dependencies ids by node id; a node that has none may be missing
   * @return ids in canonical order, without {@code node} itself unless it is in a cycle
   */
  public static Set<String> ancestors(String node, Map<String, ? extends Collection<String>> dependencies) {
    Set<String> found = new TreeSet<>();
    Deque<Collection<String>> open = new ArrayDeque<>();
    open.push(edges(dependencies, node));
    while (!open.isEmpty()) {
      for (String id : open.pop()) {
        if (found.add(id)) {
          open.push(edges(dependencies, id));
        }
      }
    }
    return Collections.unmodifiableSet(found);
  }

  private static Collection<String> edges(Map<String, ? extends Collection<String>> dependencies, String node) {
    Collection<String> ids = dependencies.get(node);
    return ids == null ? List.of() : ids;
  }

  /** All outputs, sorted by the UTF-16 code units of their ids (row 158). */
  public static <T> Map<String, T> canonical(Map<String, T> outputs) {
    return Collections.unmodifiableMap(new TreeMap<>(outputs));
  }

  /** The outputs of the nodes in {@code visible} only, in canonical order (row 288). */
  public static <T> Map<String, T> visible(Map<String, T> outputs, Set<String> visible) {
    Map<String, T> some = new LinkedHashMap<>();
    for (String id : new TreeSet<>(visible)) {
      if (outputs.containsKey(id)) {
        some.put(id, outputs.get(id));
      }
    }
    return Collections.unmodifiableMap(some);
  }
}
