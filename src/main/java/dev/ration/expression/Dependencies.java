package dev.ration.expression;

import dev.ration.Engine;
import dev.ration.run.FrontEnd;
import dev.ration.scope.AmbientNames;
import dev.ration.scope.ScopeAnalyzer;
import dev.ration.scope.ScopeTree;
import dev.ration.syntax.NodeQueue;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.ChainExpression;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.Program;
import dev.ration.syntax.ast.StringLiteral;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What an expression reads of its scope, found in its text: nothing is evaluated.
 *
 * @param names the free names, in the order of the text: {@code inputs}, {@code Math}
 * @param paths each free name with the keys that the text spells out after it, in the order of the text and once each:
 *     {@code inputs.items[0].price} is {@code [inputs, items, 0, price]}. A path ends before a computed key, and before a
 *     method that is called: {@code inputs.items.map(f)} and {@code inputs.items[i]} are {@code [inputs, items]}
 * @param dynamic whether the text has a direct call of {@code eval}, and so may read what it does not spell out
 */
public record Dependencies(List<String> names, List<List<String>> paths, boolean dynamic) {
  private static final int NESTING = 200;
  /** A key that is a number is its decimal text up to here, where that is the property's name. */
  private static final double MAX_INDEX = 1e15;

  public Dependencies {
    names = List.copyOf(names);
    paths = paths.stream().map(List::copyOf).toList();
  }

  /** What {@code expression} reads; empty if it is not an expression, which its evaluation will say (row 249). */
  public static Optional<Dependencies> of(String expression) {
    try {
      Program program = Engine.shared().programs().frontEnd()
          .parse(new Source("expression", expression), FrontEnd.Goal.EXPRESSION, NESTING);
      return Optional.of(new Search(program).result());
    } catch (ParseError e) {
      return Optional.empty();
    }
  }

  /** The ids that follow {@code run.outputs} in {@link #paths} (row 291). */
  public Set<String> outputs() {
    Set<String> ids = new LinkedHashSet<>();
    for (List<String> path : paths) {
      if (path.size() > 2 && path.get(0).equals("run") && path.get(1).equals("outputs")) {
        ids.add(path.get(2));
      }
    }
    return Collections.unmodifiableSet(ids);
  }

  private static final class Search {
    private final ScopeTree scopes;
    private final NodeQueue nodes = new NodeQueue();
    /** By offset: the queue does not keep the order of the text. */
    private final Map<Integer, List<String>> found = new TreeMap<>();
    private boolean dynamic;

    Search(Program program) {
      scopes = ScopeAnalyzer.analyze(program, AmbientNames.NONE);
      nodes.add(program);
    }

    Dependencies result() {
      while (!nodes.isEmpty()) {
        Node node = nodes.next();
        if (node instanceof CallExpression call && !ScopeAnalyzer.isDirectEval(call)) {
          chain(call.callee(), true);
          call.arguments().forEach(nodes::add);
        } else if (node instanceof Identifier || node instanceof MemberExpression) {
          chain((Expression) node, false);
        } else {
          dynamic |= node instanceof CallExpression;
          nodes.addChildren(node);
        }
      }
      return new Dependencies(List.copyOf(scopes.freeNames()), List.copyOf(new LinkedHashSet<>(found.values())), dynamic);
    }

    /** Goes down a chain of members at once, so that each of its nodes is seen once. */
    private void chain(Expression top, boolean called) {
      List<String> keys = new ArrayList<>();
      Expression at = top;
      for (boolean first = called;; first = false) {
        while (at instanceof ChainExpression optional) {
          at = optional.expression();
        }
        if (!(at instanceof MemberExpression member)) {
          break;
        }
        String key = key(member);
        if (key == null || first) {
          keys.clear();
        } else {
          keys.add(key);
        }
        if (member.computed()) {
          nodes.add(member.property());
        }
        at = member.object();
      }
      if (!(at instanceof Identifier name)) {
        nodes.add(at);
      } else if (scopes.binding(name) == null) {
        keys.add(name.name());
        Collections.reverse(keys);
        found.put(name.start(), keys);
      }
    }

    /** The property's name where the text spells it out, or null. */
    private static String key(MemberExpression member) {
      Expression property = member.property();
      if (!member.computed()) {
        return property instanceof Identifier name ? name.name() : null;
      }
      if (property instanceof StringLiteral text) {
        return text.value();
      }
      return property instanceof NumericLiteral number && number.value() == Math.rint(number.value())
          && number.value() < MAX_INDEX ? Long.toString((long) number.value()) : null;
    }
  }
}
