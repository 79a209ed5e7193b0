package dev.ration.estree;

import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.Elision;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.NullLiteral;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.StringLiteral;
import java.util.ArrayList;
import java.util.List;

/** Binding patterns, whose leaves are names, and assignment patterns, whose leaves may be members too. */
abstract class PatternReader extends LiteralReader {
  /** What a property is called, and whether that is computed. */
  record Key(Expression expression, boolean computed) {
    boolean isNamed(String name) {
      return !computed && (expression instanceof Identifier id && id.name().equals(name)
          || expression instanceof StringLiteral string && string.value().equals(name));
    }
  }

  PatternReader(Places places, Deadline deadline, EstreeLimits limits, int wanted) {
    super(places, deadline, limits, wanted);
  }

  /** An expression that stands alone: an argument, an element, a value. One level deeper. */
  abstract Expression assignment(JsonObject node);

  /** A member expression as a target. */
  abstract Pattern member(JsonObject node);

  final Expression assignment(JsonObject node, String key) {
    at(key);
    Expression e = assignment(object(node, key));
    back();
    return e;
  }

  /** A target without a default. */
  final Pattern target(JsonObject node, boolean binding) {
    if (node.is("Identifier")) {
      return variable(node);
    }
    if (node.is("ObjectPattern")) {
      return objectPattern(node, binding);
    }
    if (node.is("ArrayPattern")) {
      return arrayPattern(node, binding);
    }
    if (node.is("MemberExpression") && !binding) {
      return member(node);
    }
    throw fail((binding ? "must be a name or a pattern, was "
        : "Invalid assignment target: must be a name, a member or a pattern, was ")
        + describe(node));
  }

  final Pattern target(JsonObject node, String key, boolean binding) {
    at(key);
    Pattern pattern = target(object(node, key), binding);
    back();
    return pattern;
  }

  /** A target that may have a default. */
  final Pattern element(JsonObject node, boolean binding) {
    boolean nested = node.is("ObjectPattern") || node.is("ArrayPattern") || node.is("AssignmentPattern");
    if (!nested) {
      return target(node, binding);
    }
    enter();
    Pattern pattern = node.is("AssignmentPattern") ? withDefault(node, binding) : target(node, binding);
    exit();
    return pattern;
  }

  private AssignmentPattern withDefault(JsonObject node, boolean binding) {
    int start = open(node);
    Pattern left = target(node, "left", binding);
    at("right");
    exit(); // a default is as deep as its target
    Expression right = assignment(object(node, "right"));
    enter();
    back();
    return new AssignmentPattern(start, end(node, start), left, right);
  }

  final RestElement rest(JsonObject node, boolean binding) {
    int start = open(node, "RestElement");
    at("argument");
    JsonObject argument = object(node, "argument");
    enter();
    Pattern target = target(argument, binding);
    exit();
    back();
    return new RestElement(start, end(node, start), target);
  }

  private ArrayPattern arrayPattern(JsonObject node, boolean binding) {
    int start = open(node);
    List<?> items = list(node, "elements");
    List<Pattern> elements = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      at("elements", i);
      Object item = items.get(i);
      if (item == JsonObject.Null.NULL) {
        deadline.count();
        elements.add(hole(start, i == 0 ? null : elements.get(i - 1)));
      } else if (node(item).is("RestElement")) {
        requireLast(i, items);
        elements.add(rest(node(item), binding));
      } else {
        elements.add(element(node(item), binding));
      }
      back();
    }
    return new ArrayPattern(start, end(node, start), List.copyOf(elements));
  }

  /** A hole has no place of its own in ESTree: it stands at its comma, as far as that is known. */
  final Elision hole(int arrayStart, Node previous) {
    int at = arrayStart;
    if (places.hasText()) {
      String text = places.source.text();
      int from = previous == null ? arrayStart : previous instanceof Elision ? previous.start()
          : SourceScan.find(text, previous.end(), ',', ")");
      at = Math.min(SourceScan.skip(text, from + 1), text.length());
    }
    return new Elision(at, at);
  }

  private ObjectPattern objectPattern(JsonObject node, boolean binding) {
    int start = open(node);
    List<?> items = list(node, "properties");
    List<AssignmentProperty> properties = new ArrayList<>(items.size());
    RestElement rest = null;
    for (int i = 0; i < items.size(); i++) {
      at("properties", i);
      JsonObject item = node(items.get(i));
      if (item.is("RestElement")) {
        requireLast(i, items);
        rest = rest(item, binding);
        if (rest.argument() instanceof ObjectPattern || rest.argument() instanceof ArrayPattern) {
          throw failAt("argument", "A rest property must be an identifier or a member");
        }
      } else {
        properties.add(property(item, binding));
      }
      back();
    }
    return new ObjectPattern(start, end(node, start), List.copyOf(properties), rest);
  }

  final void requireLast(int i, List<?> items) {
    if (i < items.size() - 1) {
      throw fail("A rest element must be the last element");
    }
  }

  private AssignmentProperty property(JsonObject node, boolean binding) {
    int start = open(node, "Property");
    fixed(node, "method", false);
    if (!string(node, "kind").equals("init")) {
      throw failAt("kind", "must be init in a pattern");
    }
    Key key = key(node);
    boolean shorthand = bool(node, "shorthand");
    at("value");
    JsonObject valueNode = object(node, "value");
    Pattern value = element(valueNode, binding);
    if (shorthand) {
      Identifier id = requireShorthand(key, value instanceof AssignmentPattern withDefault
          ? withDefault.left() : value);
      // one name stands for both
      value = value instanceof AssignmentPattern p ? new AssignmentPattern(p.start(), p.end(), id, p.right())
          : id;
    }
    back();
    return new AssignmentProperty(start, end(node, start), key.expression(), key.computed(), shorthand,
        value);
  }

  /** The key of a shorthand property, which must be the name that its value is. */
  final Identifier requireShorthand(Key key, Object value) {
    if (key.computed() || !(key.expression() instanceof Identifier id) || !(value instanceof Identifier same)
        || !id.name().equals(same.name())) {
      throw fail("a shorthand property must have its key as its value");
    }
    return id;
  }

  /** The key of a member of an object, a class or a pattern. */
  final Key key(JsonObject node) {
    boolean computed = bool(node, "computed");
    at("key");
    JsonObject key = object(node, "key");
    Expression e;
    if (computed) {
      e = assignment(key);
    } else if (key.is("Identifier")) {
      e = name(key);
    } else if (key.is("PrivateIdentifier")) {
      e = privateKey(node, key);
    } else {
      e = literalKey(key);
    }
    back();
    return new Key(e, computed);
  }

  /** A private name as a key, or a refusal where the member is not that of a class. */
  abstract Expression privateKey(JsonObject member, JsonObject key);

  private Expression literalKey(JsonObject key) {
    if (!key.is("Literal")) {
      throw fail("must be a name, a string or a number, was " + describe(key));
    }
    boolean number = key.get("value") instanceof Double || key.get("value") instanceof String || !isNull(key,
        "bigint")
        || key.get("value") == JsonObject.Null.NULL && !isNull(key, "raw") && !"null".equals(key.get("raw"));
    if (!number || !isNull(key, "regex")) {
      throw fail("must be a name, a string or a number");
    }
    Expression e = literal(key);
    if (e instanceof NullLiteral) {
      throw fail("must be a name, a string or a number");
    }
    return e;
  }
}
