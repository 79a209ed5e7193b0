package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Every recursive cycle of the engine's own methods passes a method that counts its depth (decision 16): without those
 * methods the call graph has no cycle. The graph has an edge for every override that a virtual call may reach.
 */
class RecursionTest {
  /** Methods that count depth and refuse: whoever calls one of them is a guard. */
  private static final Set<String> COUNTERS = Set.of(
      "dev/ration/meter/Meter.enterJava",
      "dev/ration/runtime/Realm.enterJava",
      "dev/ration/parser/AstFactory.enter",
      "dev/ration/estree/FieldReader.enter",
      "dev/ration/estree/FieldReader.enterRight");

  /** Packages that walk the tree: as deep as it is, and {@link #COUNTERS} bound its nesting when it is made. */
  private static final Set<String> TREE_WALKERS = Set.of("syntax", "syntax.ast", "scope", "compiler");

  /** The same of a package that also reads trees, and counts there. */
  private static final Pattern TREE_WRITER = Pattern.compile("dev/ration/estree/\\w*Writer");

  /** Methods that come back to themselves as often as something else allows, and what. */
  private static final Map<String, String> BOUNDED = Map.ofEntries(
      Map.entry("CancelToken.isCancelled", "one level: the token within which it was made"),
      Map.entry("CancelToken.onCancel", "one level: the token within which it was made"),
      Map.entry("runtime/Realm.traceRoots", "the nesting of runCode: ten worlds"),
      Map.entry("intrinsics/ConsoleText.show", "its own MAX_DEPTH"),
      Map.entry("parser/CoverGrammar.target", "the tree"),
      Map.entry("parser/CoverGrammar.checkBinding", "the tree"),
      Map.entry("estree/ExpressionReader.member", "a member has a link, whose base counts"),
      Map.entry("estree/ExpressionReader.chain", "a chain has a link, whose base counts"),
      Map.entry("unicode/NormalizationLoader.decompose", "the levels of mappings in the table of Unicode"),
      Map.entry("number/BigIntDigits.decimal", "the halves of a literal: logarithmic in its length"),
      Map.entry("regexp/ClassParser.classContents", "its own MAX_NESTING"),
      Map.entry("regexp/PatternCompiler.first", "its argument, which counts down"),
      Map.entry("bytecode/Verifier.verify", "functions in functions: the tree"),
      Map.entry("bytecode/Disassembler.block", "functions in functions: the tree"),
      Map.entry("vm/CodeState.weigh", "functions in functions: the tree"),
      Map.entry("records/TypedValue.convert", "its own MAX_DEPTH, and the depth of a type"),
      Map.entry("host/DeferredRecord.container", "one level: what it fills is a record or array in the making, which is not asked"),
      Map.entry("host/JsonText.begin", "one level: an object in place of what JSON lacks"),
      Map.entry("run/Run$EvalNames.mode", "none: its names are never its own"),
      Map.entry("runtime/JsFunction.realizeSlots", "one level: the prototype object that a function makes when it is looked at"),
      Map.entry("runtime/Realm.error", "one level: what makes an error throws none"),
      Map.entry("runtime/Census.visit", "one level: the two functions of an accessor"),
      Map.entry("runtime/Shape.add", "one level: the shape that it copied"),
      Map.entry("runtime/Realm.materialize", "the chain of built-in prototypes"),
      Map.entry("runtime/Conversions.toPrimitive", "one level: a primitive; guest code passes a counter"),
      Map.entry("runtime/Conversions.toJsString", "one level: a primitive"),
      Map.entry("runtime/Conversions.toPropertyKey", "one level: a primitive"),
      Map.entry("runtime/Conversions.toNumber", "one level: a primitive"),
      Map.entry("runtime/ObjectOperations.instanceOf", "one level: the target of bound functions, found by a loop"));

  /** Tarjan's strongly connected components, without Java recursion. */
  static List<List<String>> cycles(Map<String, ? extends Collection<String>> graph) {
    Map<String, Integer> index = new HashMap<>();
    Map<String, Integer> low = new HashMap<>();
    Set<String> onStack = new HashSet<>();
    Deque<String> stack = new ArrayDeque<>();
    List<List<String>> found = new ArrayList<>();
    record Visit(String node, Iterator<String> next) {}
    for (String root : graph.keySet()) {
      if (index.containsKey(root)) {
        continue;
      }
      Deque<Visit> visits = new ArrayDeque<>();
      for (String enter = root;;) {
        if (enter != null) {
          index.put(enter, index.size());
          low.put(enter, index.get(enter));
          stack.push(enter);
          onStack.add(enter);
          visits.push(new Visit(enter, graph.get(enter).iterator()));
          enter = null;
        }
        Visit v = visits.peek();
        if (v.next().hasNext()) {
          String w = v.next().next();
          if (!graph.containsKey(w)) {
            continue;
          }
          if (!index.containsKey(w)) {
            enter = w;
          } else if (onStack.contains(w)) {
            low.merge(v.node(), index.get(w), Math::min);
          }
          continue;
        }
        visits.pop();
        if (low.get(v.node()).equals(index.get(v.node()))) {
          List<String> component = new ArrayList<>();
          for (String w = null; !v.node().equals(w);) {
            w = stack.pop();
            onStack.remove(w);
            component.add(w);
          }
          if (component.size() > 1 || graph.get(v.node()).contains(v.node())) {
            found.add(component);
          }
        }
        if (visits.isEmpty()) {
          break;
        }
        low.merge(visits.peek().node(), low.get(v.node()), Math::min);
      }
    }
    return found;
  }

  private static boolean walksTheTree(List<String> cycle) {
    return cycle.stream().map(m -> m.substring(0, m.indexOf('.')))
        .allMatch(c -> TREE_WRITER.matcher(c).matches() || TREE_WALKERS.contains(ClassFiles.packageOf(c)));
  }

  @Test
  void everyCycleCountsItsDepth() {
    Map<String, Set<String>> uncounted = new TreeMap<>(new CallGraph().calls());
    uncounted.values().removeIf(called -> called.stream().anyMatch(m -> COUNTERS.contains(m.substring(0, m.indexOf('(')))));
    List<List<String>> cycles = cycles(uncounted);
    Set<String> inCycles = new TreeSet<>();
    cycles.forEach(cycle -> cycle.forEach(m -> inCycles.add(CallGraph.shortName(m))));
    assertEquals(Set.of(), minus(BOUNDED.keySet(), inCycles), "listed, and in no cycle");

    uncounted.keySet().removeIf(m -> BOUNDED.containsKey(CallGraph.shortName(m)));
    List<String> left = cycles(uncounted).stream().filter(cycle -> !walksTheTree(cycle))
        .map(cycle -> "\n" + String.join("\n    ", new TreeSet<>(cycle))).toList();
    assertEquals(List.of(), left, "cycles whose depth nothing counts");
  }

  private static Set<String> minus(Set<String> all, Set<String> known) {
    Set<String> rest = new TreeSet<>(all);
    rest.removeAll(known);
    return rest;
  }

  /** The test sees a cycle, and does not see one that is none. */
  @Test
  void findsCycles() {
    Map<String, Set<String>> graph = new TreeMap<>(Map.of("a", Set.of("b"), "b", Set.of("c"), "c", Set.of("b", "d"), "d", Set.of(),
        "e", Set.of("e"), "f", Set.of("a")));
    List<Set<String>> found = cycles(graph).stream().<Set<String>>map(TreeSet::new).toList();
    assertEquals(Set.of(Set.of("b", "c"), Set.of("e")), Set.copyOf(found));
  }
}
