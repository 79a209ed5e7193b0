package dev.ration.parser;

import dev.ration.syntax.ErrorLog;
import dev.ration.syntax.ParseFailure;
import dev.ration.syntax.ast.ArrayExpression;
import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.AssignmentOperator;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.Elision;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.ObjectMember;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.Property;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.SpreadElement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Turns expressions into the patterns that they turn out to be: array and object literals before {@code =},
 * in the head of a for, and as arrow parameters. Every literal is converted at most once.
 */
final class CoverGrammar {
  private static final String INVALID_TARGET = "Invalid destructuring assignment target";
  private static final String INVALID_PARAMETER = "Invalid parameter of an arrow function";

  private final String text;
  private final Lookahead ahead;
  private final ErrorLog log;
  private final Set<Node> parenthesized = Collections.newSetFromMap(new IdentityHashMap<>());
  /** Where {@code {a = 1}} stands that has not become a pattern yet. */
  private final TreeSet<Integer> initializers = new TreeSet<>();

  CoverGrammar(String text, ErrorLog log) {
    this.text = text;
    this.log = log;
    this.ahead = new Lookahead(text);
  }

  /**
   * Notes that parentheses stand around an expression, as far as it matters here; returns whether that is
   * new.
   */
  boolean parenthesize(Expression e) {
    boolean matters = e instanceof Identifier || e instanceof MemberExpression
        || e instanceof ObjectExpression || e instanceof ArrayExpression || e instanceof AssignmentExpression;
    return matters && parenthesized.add(e);
  }

  /** The parentheses around an expression were those of a parameter list. */
  void unparenthesize(Expression e) {
    parenthesized.remove(e);
  }

  /** Notes a shorthand property with an initializer, which only a pattern may hold. */
  void initializer(Property property) {
    initializers.add(property.start());
  }

  /** Reports the initializers that no pattern took. */
  void finish() {
    for (int offset : initializers) {
      log.report(offset, "Invalid shorthand property initializer");
    }
  }

  /** Forgets the initializers from an offset on. */
  void forget(int from) {
    initializers.tailSet(from).clear();
  }

  boolean isParenthesized(Node node) {
    return parenthesized.contains(node);
  }

  /** The target of a plain assignment, or null if the expression is none. */
  Pattern target(Expression e) {
    if (e instanceof Identifier id) {
      return id;
    }
    if (e instanceof MemberExpression member) {
      return member;
    }
    if (parenthesized.contains(e)) {
      return null;
    }
    if (e instanceof ArrayExpression array) {
      return arrayPattern(array, false);
    }
    return e instanceof ObjectExpression object ? objectPattern(object, false) : null;
  }

  /** A parameter of an arrow function. */
  Pattern parameter(Expression e) {
    if (e instanceof SpreadElement spread) {
      return rest(spread, true);
    }
    return element(e, true);
  }

  private Pattern element(Expression e, boolean binding) {
    if (e instanceof AssignmentExpression assignment && assignment.operator() == AssignmentOperator.ASSIGN
        && !parenthesized.contains(e)) {
      Pattern left = assignment.left();
      if (binding) {
        checkBinding(left);
      }
      return new AssignmentPattern(e.start(), e.end(), left, assignment.right());
    }
    Pattern pattern = target(e, binding);
    if (pattern == null) {
      throw new ParseFailure(e.start(), binding ? INVALID_PARAMETER : INVALID_TARGET);
    }
    return pattern;
  }

  private Pattern target(Expression e, boolean binding) {
    if (!binding) {
      return target(e);
    }
    if (parenthesized.contains(e)) {
      return null;
    }
    if (e instanceof Identifier id) {
      return id;
    }
    if (e instanceof ArrayExpression array) {
      return arrayPattern(array, true);
    }
    return e instanceof ObjectExpression object ? objectPattern(object, true) : null;
  }

  private RestElement rest(SpreadElement spread, boolean binding) {
    Pattern argument = target(spread.argument(), binding);
    if (argument == null) {
      throw new ParseFailure(spread.argument().start(), binding ? INVALID_PARAMETER : INVALID_TARGET);
    }
    return new RestElement(spread.start(), spread.end(), argument);
  }

  private ArrayPattern arrayPattern(ArrayExpression array, boolean binding) {
    List<Expression> elements = array.elements();
    List<Pattern> patterns = new ArrayList<>(elements.size());
    for (int i = 0; i < elements.size(); i++) {
      Expression element = elements.get(i);
      if (element instanceof Elision hole) {
        patterns.add(hole);
      } else if (element instanceof SpreadElement spread) {
        requireLast(spread, i == elements.size() - 1, ']');
        patterns.add(rest(spread, binding));
      } else {
        patterns.add(element(element, binding));
      }
    }
    return new ArrayPattern(array.start(), array.end(), List.copyOf(patterns));
  }

  private ObjectPattern objectPattern(ObjectExpression object, boolean binding) {
    List<ObjectMember> members = object.properties();
    List<AssignmentProperty> properties = new ArrayList<>(members.size());
    RestElement rest = null;
    for (int i = 0; i < members.size(); i++) {
      if (members.get(i) instanceof SpreadElement spread) {
        requireLast(spread, i == members.size() - 1, '}');
        rest = rest(spread, binding);
        if (!(rest.argument() instanceof Identifier || rest.argument() instanceof MemberExpression)) {
          log.report(rest.argument().start(),
              "A rest property must be an identifier or a member");
        }
      } else {
        properties.add(property((Property) members.get(i), binding));
      }
    }
    return new ObjectPattern(object.start(), object.end(), List.copyOf(properties), rest);
  }

  private AssignmentProperty property(Property property, boolean binding) {
    if (property.kind() != Property.Kind.INIT && property.kind() != Property.Kind.PROTO) {
      throw new ParseFailure(property.start(), binding ? INVALID_PARAMETER : INVALID_TARGET);
    }
    if (property.shorthand() && property.value() instanceof AssignmentExpression) {
      initializers.remove(property.start());
    }
    return new AssignmentProperty(property.start(), property.end(), property.key(), property.computed(),
        property.shorthand(), element(property.value(), binding));
  }

  private void requireLast(SpreadElement spread, boolean last, char close) {
    int next = ahead.next(spread.end());
    if (!last || next < 0 || text.charAt(next) != close) {
      log.report(spread.start(), "A rest element must be the last element");
    }
  }

  /** Fails unless a pattern that was read as an assignment target is also a binding pattern. */
  private void checkBinding(Pattern pattern) {
    if (pattern instanceof MemberExpression || parenthesized.contains(pattern)) {
      throw new ParseFailure(pattern.start(), INVALID_PARAMETER);
    }
    if (pattern instanceof AssignmentPattern withDefault) {
      checkBinding(withDefault.left());
    } else if (pattern instanceof RestElement rest) {
      checkBinding(rest.argument());
    } else if (pattern instanceof ArrayPattern array) {
      array.elements().forEach(this::checkBinding);
    } else if (pattern instanceof ObjectPattern object) {
      for (AssignmentProperty property : object.properties()) {
        checkBinding(property.value());
      }
      if (object.rest() != null) {
        checkBinding(object.rest());
      }
    }
  }
}
