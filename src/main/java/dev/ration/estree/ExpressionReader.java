package dev.ration.estree;

import dev.ration.syntax.ast.ArrayExpression;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.AssignmentOperator;
import dev.ration.syntax.ast.AwaitExpression;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BinaryOperator;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.ChainExpression;
import dev.ration.syntax.ast.ConditionalExpression;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.FunctionExpression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.LogicalExpression;
import dev.ration.syntax.ast.LogicalOperator;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.MetaProperty;
import dev.ration.syntax.ast.NewExpression;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.ObjectMember;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.Property;
import dev.ration.syntax.ast.SequenceExpression;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.Super;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TemplateElement;
import dev.ration.syntax.ast.TemplateLiteral;
import dev.ration.syntax.ast.ThisExpression;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UnaryOperator;
import dev.ration.syntax.ast.UpdateExpression;
import dev.ration.syntax.ast.UpdateOperator;
import dev.ration.syntax.ast.YieldExpression;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Expressions. Left spines are read in a loop: they are as deep as the text was long. */
abstract class ExpressionReader extends PatternReader {
  /** Calls of {@code eval} read so far. */
  int evals;

  ExpressionReader(Places places, Deadline deadline, EstreeLimits limits, int wanted) {
    super(places, deadline, limits, wanted);
  }

  /** A node of a left spine whose left child is being read. */
  private record Link(JsonObject node, int start) {}

  abstract Expression function(JsonObject node);

  abstract Expression arrow(JsonObject node);

  abstract Expression classExpression(JsonObject node);

  /** The function of a property that is a method or an accessor, whose text begins at an offset. */
  abstract FunctionExpression methodValue(JsonObject property, Property.Kind kind, int start);

  // Where expressions stand

  /** An expression where a comma may stand. */
  final Expression expression(JsonObject node, String key) {
    at(key);
    JsonObject e = object(node, key);
    Expression result = e.is("SequenceExpression") ? sequence(e) : assignment(e);
    back();
    return result;
  }

  final Expression optional(JsonObject node, String key) {
    return isNull(node, key) ? null : expression(node, key);
  }

  @Override
  final Expression assignment(JsonObject node) {
    enter();
    Expression e = spine(node, false);
    exit();
    return e;
  }

  /** An operand: what binds less tightly stood in parentheses, which are a level. */
  final Expression operand(JsonObject node, String key) {
    at(key);
    Expression e = operand(object(node, key), false);
    back();
    return e;
  }

  private Expression operand(JsonObject node, boolean callee) {
    boolean parenthesized = isParenthesized(node, callee);
    if (parenthesized) {
      enter();
    }
    Expression e = spine(node, false);
    if (parenthesized) {
      exit();
    }
    return e;
  }

  private static boolean isParenthesized(JsonObject node, boolean callee) {
    if (node.type == null) {
      return false;
    }
    return switch (node.type) {
      case "ConditionalExpression", "AssignmentExpression", "ArrowFunctionExpression", "YieldExpression",
          "SequenceExpression" -> true;
      case "ChainExpression", "UpdateExpression" -> callee;
      default -> false;
    };
  }

  // Left spines

  private static String left(JsonObject node) {
    if (node.type == null) {
      return null;
    }
    return switch (node.type) {
      case "MemberExpression" -> "object";
      case "CallExpression" -> "callee";
      case "BinaryExpression", "LogicalExpression" -> "left";
      case "TaggedTemplateExpression" -> "tag";
      default -> null;
    };
  }

  private static boolean isLink(JsonObject node) {
    return node.is("MemberExpression") || node.is("CallExpression");
  }

  /**
   * Any expression.
   *
   * @param chain it is the expression of a ChainExpression: the links from it on may be optional, and one is
   */
  private Expression spine(JsonObject node, boolean chain) {
    String key = left(node);
    if (key == null) {
      return leaf(node);
    }
    Deque<Link> links = new ArrayDeque<>(4);
    boolean inChain = chain;
    boolean optional = false;
    JsonObject at = node;
    JsonObject parent = node;
    while (key != null) {
      int start = open(at);
      if (isLink(at) && bool(at, "optional")) {
        if (!inChain) {
          throw failAt("optional", "an optional link must be inside a ChainExpression");
        }
        optional = true;
      }
      links.push(new Link(at, start));
      parent = at;
      at(key);
      at = object(at, key);
      inChain &= isLink(at);
      key = left(at);
    }
    if (chain && !optional) {
      throw fail("a ChainExpression must hold an optional link");
    }
    Expression e = base(at, parent);
    while (!links.isEmpty()) {
      back();
      e = link(links.pop(), e);
    }
    return e;
  }

  /** Where a left spine begins. */
  private Expression base(JsonObject node, JsonObject parent) {
    if (node.is("PrivateIdentifier") && parent.is("BinaryExpression")
        && "in".equals(parent.get("operator"))) {
      return privateName(node);
    }
    if (node.is("Super") && isLink(parent)) {
      if (bool(parent, "optional")) {
        throw fail("'super' must be called or followed by a property");
      }
      int start = open(node);
      return new Super(start, end(node, start));
    }
    return operand(node, !parent.is("BinaryExpression") && !parent.is("LogicalExpression"));
  }

  private Expression link(Link link, Expression left) {
    JsonObject node = link.node();
    int start = link.start();
    switch (node.type) {
      case "MemberExpression" -> {
        boolean computed = bool(node, "computed");
        boolean optional = bool(node, "optional");
        Expression property =
            computed ? expression(node, "property") : propertyName(node, left instanceof Super);
        return new MemberExpression(start, end(node, start), left, property, computed, optional);
      }
      case "CallExpression" -> {
        List<Expression> arguments = arguments(node);
        boolean optional = bool(node, "optional");
        if (!optional && left instanceof Identifier id && id.name().equals("eval")) {
          evals++;
        }
        return new CallExpression(start, end(node, start), left, arguments, optional);
      }
      case "BinaryExpression" -> {
        BinaryOperator operator = Operators.binary(this, node);
        return new BinaryExpression(start, end(node, start), operator, left, right(node));
      }
      case "LogicalExpression" -> {
        LogicalOperator operator = Operators.logical(this, node);
        return new LogicalExpression(start, end(node, start), operator, left, right(node));
      }
      default -> {
        at("quasi");
        TemplateLiteral quasi = template(object(node, "quasi"), true);
        back();
        return new TaggedTemplateExpression(start, end(node, start), left, quasi);
      }
    }
  }

  private Expression right(JsonObject node) {
    enterRight();
    Expression e = operand(node, "right");
    exitRight();
    return e;
  }

  private Expression propertyName(JsonObject node, boolean ofSuper) {
    at("property");
    JsonObject property = object(node, "property");
    Expression name;
    if (property.is("PrivateIdentifier")) {
      if (ofSuper) {
        throw fail("'super' has no private names");
      }
      name = privateName(property);
    } else {
      name = name(property);
    }
    back();
    return name;
  }

  final PrivateName privateName(JsonObject node) {
    int start = open(node, "PrivateIdentifier");
    return new PrivateName(start, end(node, start), identifierName(node));
  }

  private List<Expression> arguments(JsonObject node) {
    List<?> items = list(node, "arguments");
    List<Expression> arguments = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      at("arguments", i);
      arguments.add(argument(node(items.get(i))));
      back();
    }
    return List.copyOf(arguments);
  }

  private Expression argument(JsonObject node) {
    return node.is("SpreadElement") ? spread(node) : assignment(node);
  }

  private SpreadElement spread(JsonObject node) {
    int start = open(node);
    Expression argument = assignment(node, "argument");
    return new SpreadElement(start, end(node, start), argument);
  }

  @Override
  final Pattern member(JsonObject node) {
    return (MemberExpression) spine(node, false);
  }

  // Everything else

  private Expression leaf(JsonObject node) {
    if (node.type == null) {
      throw unknown(node);
    }
    return switch (node.type) {
      case "Identifier" -> variable(node);
      case "Literal" -> literal(node);
      case "ThisExpression" -> thisExpression(node);
      case "ArrayExpression" -> array(node);
      case "ObjectExpression" -> objectExpression(node);
      case "FunctionExpression" -> function(node);
      case "ArrowFunctionExpression" -> arrow(node);
      case "ClassExpression" -> classExpression(node);
      case "TemplateLiteral" -> template(node, false);
      case "UnaryExpression" -> unary(node);
      case "UpdateExpression" -> update(node);
      case "AssignmentExpression" -> assign(node);
      case "ConditionalExpression" -> conditional(node);
      case "NewExpression" -> newExpression(node);
      case "ChainExpression" -> chain(node);
      case "SequenceExpression" -> sequence(node);
      case "YieldExpression" -> yieldExpression(node);
      case "AwaitExpression" -> awaitExpression(node);
      case "MetaProperty" -> metaProperty(node);
      default -> throw unknown(node);
    };
  }

  private Expression thisExpression(JsonObject node) {
    int start = open(node);
    return new ThisExpression(start, end(node, start));
  }

  private Expression array(JsonObject node) {
    int start = open(node);
    List<?> items = list(node, "elements");
    List<Expression> elements = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      at("elements", i);
      if (items.get(i) == JsonObject.Null.NULL) {
        deadline.count();
        elements.add(hole(start, i == 0 ? null : elements.get(i - 1)));
      } else {
        elements.add(argument(node(items.get(i))));
      }
      back();
    }
    return new ArrayExpression(start, end(node, start), List.copyOf(elements));
  }

  private Expression objectExpression(JsonObject node) {
    int start = open(node);
    List<?> items = list(node, "properties");
    List<ObjectMember> members = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      at("properties", i);
      JsonObject item = node(items.get(i));
      members.add(item.is("SpreadElement") ? spread(item) : property(item));
      back();
    }
    return new ObjectExpression(start, end(node, start), List.copyOf(members));
  }

  private Property property(JsonObject node) {
    int start = open(node, "Property");
    boolean method = bool(node, "method");
    boolean shorthand = bool(node, "shorthand");
    Key key = key(node);
    Property.Kind kind = switch (string(node, "kind")) {
      case "init" -> method ? Property.Kind.METHOD
          : !shorthand && key.isNamed("__proto__") ? Property.Kind.PROTO : Property.Kind.INIT;
      case "get" -> Property.Kind.GET;
      case "set" -> Property.Kind.SET;
      default -> throw failAt("kind", "must be init, get or set");
    };
    if (method && kind != Property.Kind.METHOD) {
      throw failAt("method", "an accessor is no method");
    }
    boolean plain = kind == Property.Kind.INIT || kind == Property.Kind.PROTO;
    if (shorthand && !plain) {
      throw failAt("shorthand", "a method is no shorthand");
    }
    Expression value;
    if (!plain) {
      at("value");
      value = methodValue(node, kind, start);
      back();
    } else if (shorthand) {
      at("value");
      value = requireShorthand(key, variable(object(node, "value")));
      back();
    } else {
      value = assignment(node, "value");
    }
    return new Property(start, end(node, start), kind, key.expression(), key.computed(), shorthand, value);
  }

  private TemplateLiteral template(JsonObject node, boolean tagged) {
    int start = open(node, "TemplateLiteral");
    List<?> quasiNodes = list(node, "quasis");
    List<?> expressionNodes = list(node, "expressions");
    if (quasiNodes.size() != expressionNodes.size() + 1) {
      throw failAt("quasis", "must be one more than expressions");
    }
    List<TemplateElement> quasis = new ArrayList<>(quasiNodes.size());
    List<Expression> expressions = new ArrayList<>(expressionNodes.size());
    for (int i = 0; i < quasiNodes.size(); i++) {
      at("quasis", i);
      quasis.add(templateElement(node(quasiNodes.get(i)), tagged, i == expressionNodes.size()));
      back();
      if (i < expressionNodes.size()) {
        at("expressions", i);
        JsonObject e = node(expressionNodes.get(i));
        expressions.add(e.is("SequenceExpression") ? sequence(e) : assignment(e));
        back();
      }
    }
    return new TemplateLiteral(start, end(node, start), List.copyOf(quasis), List.copyOf(expressions));
  }

  private Expression unary(JsonObject node) {
    int start = open(node);
    UnaryOperator operator = Operators.unary(this, node);
    fixed(node, "prefix", true);
    enter();
    Expression argument = operand(node, "argument");
    exit();
    return new UnaryExpression(start, end(node, start), operator, argument);
  }

  private Expression update(JsonObject node) {
    int start = open(node);
    UpdateOperator operator = Operators.update(this, node);
    boolean prefix = bool(node, "prefix");
    at("argument");
    JsonObject target = object(node, "argument");
    if (!target.is("Identifier") && !target.is("MemberExpression")) {
      throw fail("Invalid operand of " + operator.text() + ": must be a name or a member, was "
          + describe(target));
    }
    if (prefix) {
      enter();
    }
    Expression argument = spine(target, false);
    if (prefix) {
      exit();
    }
    back();
    return new UpdateExpression(start, end(node, start), operator, prefix, argument);
  }

  private Expression assign(JsonObject node) {
    int start = open(node);
    AssignmentOperator operator = Operators.assignment(this, node);
    at("left");
    JsonObject target = object(node, "left");
    if (operator != AssignmentOperator.ASSIGN && !target.is("Identifier") && !target.is("MemberExpression")) {
      throw fail("Invalid assignment target: must be a name or a member, was " + describe(target));
    }
    Pattern left = target(target, false);
    back();
    Expression right = assignment(node, "right");
    return new AssignmentExpression(start, end(node, start), operator, left, right);
  }

  private Expression conditional(JsonObject node) {
    int start = open(node);
    Expression test = operand(node, "test");
    Expression consequent = assignment(node, "consequent");
    Expression alternate = assignment(node, "alternate");
    return new ConditionalExpression(start, end(node, start), test, consequent, alternate);
  }

  private Expression newExpression(JsonObject node) {
    int start = open(node);
    enter();
    at("callee");
    Expression callee = operand(object(node, "callee"), true);
    back();
    List<Expression> arguments = arguments(node);
    exit();
    return new NewExpression(start, end(node, start), callee, arguments);
  }

  private Expression chain(JsonObject node) {
    int start = open(node);
    at("expression");
    JsonObject e = object(node, "expression");
    if (!isLink(e)) {
      throw fail("must be a MemberExpression or a CallExpression, was " + describe(e));
    }
    Expression expression = spine(e, true);
    back();
    return new ChainExpression(start, end(node, start), expression);
  }

  private Expression sequence(JsonObject node) {
    int start = open(node);
    List<?> items = list(node, "expressions");
    if (items.size() < 2) {
      throw failAt("expressions", "must be two or more");
    }
    List<Expression> expressions = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      at("expressions", i);
      expressions.add(assignment(node(items.get(i))));
      back();
    }
    return new SequenceExpression(start, end(node, start), List.copyOf(expressions));
  }

  private Expression yieldExpression(JsonObject node) {
    int start = open(node);
    boolean delegate = bool(node, "delegate");
    if (delegate && isNull(node, "argument")) {
      throw failAt("argument", "must be there where delegate is true");
    }
    Expression argument = isNull(node, "argument") ? null : assignment(node, "argument");
    return new YieldExpression(start, end(node, start), argument, delegate);
  }

  private Expression awaitExpression(JsonObject node) {
    int start = open(node);
    enter();
    Expression argument = operand(node, "argument");
    exit();
    return new AwaitExpression(start, end(node, start), argument);
  }

  private Expression metaProperty(JsonObject node) {
    int start = open(node);
    at("meta");
    String meta = name(object(node, "meta")).name();
    back();
    at("property");
    String property = name(object(node, "property")).name();
    back();
    if (!meta.equals("new") || !property.equals("target")) {
      throw fail(meta.equals("import") ? "Modules are not supported: import.meta" : "must be new.target");
    }
    return new MetaProperty(start, end(node, start));
  }
}
