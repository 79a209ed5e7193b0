package dev.ration.expression;

import dev.ration.expression.Template.Hole;
import dev.ration.expression.Template.Part;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What of a workflow derives from secrets, as its declarations tell: one authority for each admitted workflow (row 268). Tainted is
 * an input of a secret type, and every default and context definition that refers to {@code secrets} or to something tainted (row
 * 271), or that cannot be read. Values are never looked at. Immutable; owns copies of all it was made of, and hands out the very
 * definitions that it analysed (row 270).
 */
public final class WorkflowProvenance {
  private final SecretInputNames deniedInputs;
  private final Map<String, String> contextSource;
  private final Set<String> deniedContextKeys;

  private WorkflowProvenance(SecretInputNames deniedInputs, Map<String, String> contextSource, Set<String> deniedContextKeys) {
    this.deniedInputs = deniedInputs;
    this.contextSource = contextSource;
    this.deniedContextKeys = deniedContextKeys;
  }

  /**
   * Analyses a workflow in time linear in its declarations.
   *
   * @param inputs the declared inputs, each name once
   * @param context templates by context key, in the order of their declaration
   * @throws WorkflowContextError when one is missing or malformed
   */
  public static WorkflowProvenance create(Collection<WorkflowInput> inputs, Map<String, String> context) {
    return new Analysis(inputs, OwnedCopies.strings(context)).result();
  }

  /** The inputs that expressions and public templates may not read, in the order of their declaration. */
  public SecretInputNames deniedInputNames() {
    return deniedInputs;
  }

  /** The definitions of the context, as they were analysed. */
  public Map<String, String> contextSource() {
    return contextSource;
  }

  /** Whether a key of the context derives from a secret. */
  public boolean isDeniedContextKey(String key) {
    return deniedContextKeys.contains(key);
  }

  /**
   * The raw context, of the definitions that were analysed. For trusted code: it may hold secrets.
   *
   * @throws InterpolationError when a definition cannot be resolved
   */
  public Map<String, String> resolveContext(TemplateData data, TemplateCapabilities host) {
    return WorkflowContext.resolve(contextSource, data, host);
  }

  /**
   * What expressions may see of a resolved context.
   *
   * @throws WorkflowContextError when it has keys that this workflow does not define, or values that are no strings
   */
  public WorkflowContextProjection project(Map<String, String> resolved) {
    Map<String, String> owned = OwnedCopies.strings(resolved);
    if (!contextSource.keySet().containsAll(owned.keySet())) {
      throw new WorkflowContextError();
    }
    List<String> denied = new ArrayList<>();
    for (String key : owned.keySet()) {
      if (deniedContextKeys.contains(key)) {
        denied.add(key);
      }
    }
    return WorkflowContextProjection.without(denied, owned);
  }

  @Override
  public String toString() {
    return "WorkflowProvenance[" + deniedInputs.size() + " inputs, " + deniedContextKeys.size() + " context keys denied]";
  }

  /** The taint graph: who reads whom, and a worklist from the sources on. */
  private static final class Analysis {
    private final List<String> inputNames = new ArrayList<>();
    private final Map<String, String> context;
    /** By symbol, {@code inputs.x} or {@code ctx.x}: the symbols that read it. */
    private final Map<String, List<String>> readers = new HashMap<>();
    private final Set<String> tainted = new HashSet<>();
    private final Deque<String> work = new ArrayDeque<>();

    Analysis(Collection<WorkflowInput> inputs, Map<String, String> context) {
      this.context = context;
      Set<String> names = new HashSet<>();
      try {
        for (WorkflowInput input : inputs) {
          if (!names.add(input.name())) {
            throw new WorkflowContextError();
          }
          inputNames.add(input.name());
          String symbol = "inputs." + input.name();
          if (input.secret()) {
            taint(symbol);
          }
          readDefault(symbol, input.defaultValue());
        }
      } catch (WorkflowContextError e) {
        throw e;
      } catch (RuntimeException e) {
        throw new WorkflowContextError();
      }
      context.forEach((key, template) -> read("ctx." + key, template));
      while (!work.isEmpty()) {
        for (String reader : readers.getOrDefault(work.pop(), List.of())) {
          taint(reader);
        }
      }
    }

    private void taint(String symbol) {
      if (tainted.add(symbol)) {
        work.push(symbol);
      }
    }

    /** Every string in a default may be a template. */
    private void readDefault(String symbol, Object value) {
      Deque<Iterator<?>> open = new ArrayDeque<>();
      open.push(Collections.singletonList(value).iterator());
      Set<Object> onTheWay = Collections.newSetFromMap(new IdentityHashMap<>());
      while (!open.isEmpty()) {
        if (!open.element().hasNext()) {
          open.pop();
          continue;
        }
        Object v = open.element().next();
        if (v instanceof Map<?, ?> map && onTheWay.add(map)) {
          open.push(map.values().iterator());
        } else if (v instanceof Collection<?> c && onTheWay.add(c)) {
          open.push(c.iterator());
        } else if (v instanceof Object[] array && onTheWay.add(array)) {
          open.push(Arrays.asList(array).iterator());
        } else if (v instanceof CharSequence text) {
          read(symbol, text.toString());
        }
      }
    }

    private void read(String symbol, String text) {
      Template template;
      try {
        template = TemplateParser.parse(text);
      } catch (InterpolationError e) {
        // Nothing will come of it; should somebody else make something of it, it is not to be seen.
        taint(symbol);
        return;
      }
      for (Part part : template.parts()) {
        Hole hole = part.hole();
        if (hole == null) {
          continue;
        }
        switch (hole.head()) {
          case SECRETS -> taint(symbol);
          case INPUTS -> readers.computeIfAbsent("inputs." + hole.name(), k -> new ArrayList<>()).add(symbol);
          case CTX -> readers.computeIfAbsent("ctx." + hole.name(), k -> new ArrayList<>()).add(symbol);
          case OUTPUTS, RUN_ID -> { }
        }
      }
    }

    WorkflowProvenance result() {
      List<String> denied = new ArrayList<>();
      for (String name : inputNames) {
        if (tainted.contains("inputs." + name)) {
          denied.add(name);
        }
      }
      Set<String> keys = new HashSet<>();
      for (String key : context.keySet()) {
        if (tainted.contains("ctx." + key)) {
          keys.add(key);
        }
      }
      return new WorkflowProvenance(SecretInputNames.own(denied), context, Collections.unmodifiableSet(keys));
    }
  }
}
