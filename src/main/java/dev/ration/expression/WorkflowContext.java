package dev.ration.expression;

import dev.ration.expression.Template.Head;
import dev.ration.expression.Template.Hole;
import dev.ration.expression.Template.Part;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Resolves the context of a workflow: strings by key, each a template that may refer to inputs, secrets and other keys. What comes
 * out is raw and may hold secrets: it is for trusted code (row 281). {@link WorkflowProvenance#project} makes of it what expressions
 * may see.
 */
public final class WorkflowContext {
  private WorkflowContext() {}

  /** A key on the way down: what it waits for. */
  private record Pending(String key, Iterator<Part> parts) {}

  /**
   * The strings of a context in the order of their declaration. Keys may refer to one another in any order; one that refers to itself
   * by any way has no value where it does. The context of {@code data} is not used.
   *
   * @throws InterpolationError when a template is malformed or cannot be resolved
   * @throws WorkflowContextError when a key is no referenceable name or a template no string
   */
  public static Map<String, String> resolve(Map<String, String> definitions, TemplateData data, TemplateCapabilities host) {
    Map<String, Template> templates = new LinkedHashMap<>();
    OwnedCopies.strings(definitions).forEach((key, text) -> templates.put(key, TemplateParser.parse(text)));
    Map<String, String> resolved = new HashMap<>();
    TemplateResolver resolver = new TemplateResolver(data, resolved, host);
    Map<String, Boolean> begun = new HashMap<>();
    Deque<Pending> stack = new ArrayDeque<>();
    for (String root : templates.keySet()) {
      push(stack, begun, templates, root);
      while (!stack.isEmpty()) {
        Pending p = stack.element();
        if (p.parts().hasNext()) {
          Hole hole = p.parts().next().hole();
          if (hole != null && hole.head() == Head.CTX) {
            push(stack, begun, templates, hole.name());
          }
        } else {
          stack.pop();
          resolved.put(p.key(), resolver.resolve(templates.get(p.key())));
        }
      }
    }
    Map<String, String> inOrder = new LinkedHashMap<>();
    for (String key : templates.keySet()) {
      inOrder.put(key, resolved.get(key));
    }
    return inOrder;
  }

  private static void push(Deque<Pending> stack, Map<String, Boolean> begun, Map<String, Template> templates, String key) {
    if (templates.containsKey(key) && begun.put(key, true) == null) {
      stack.push(new Pending(key, templates.get(key).parts().iterator()));
    }
  }
}
