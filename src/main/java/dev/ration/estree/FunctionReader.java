package dev.ration.estree;

import dev.ration.syntax.ast.ArrowFunctionExpression;
import dev.ration.syntax.ast.ClassElement;
import dev.ration.syntax.ast.ClassExpression;
import dev.ration.syntax.ast.ClassNode;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.FunctionExpression;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.MethodDefinition;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.Property;
import dev.ration.syntax.ast.PropertyDefinition;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StaticBlock;
import java.util.ArrayList;
import java.util.List;

/** Functions and classes. */
abstract class FunctionReader extends ExpressionReader {
  FunctionReader(Places places, Deadline deadline, EstreeLimits limits, int wanted) {
    super(places, deadline, limits, wanted);
  }

  /** The statements of a list; those of a function begin with its directives. */
  abstract List<Statement> statements(JsonObject node, String key, boolean prologue);

  // Functions

  @Override
  final Expression function(JsonObject node) {
    FunctionNode f = function(node, FunctionNode.Kind.NORMAL, -1);
    return new FunctionExpression(f.start(), f.end(), f);
  }

  /** A function whose text begins where its node does, or at {@code from} if that is not negative. */
  final FunctionNode function(JsonObject node, FunctionNode.Kind kind, int from) {
    int start = open(node);
    boolean async = bool(node, "async");
    boolean generator = bool(node, "generator");
    fixed(node, "expression", false);
    Identifier id = null;
    if (!isNull(node, "id")) {
      at("id");
      if (kind != FunctionNode.Kind.NORMAL) {
        throw fail("a method has no name of its own");
      }
      id = variable(object(node, "id"));
      back();
    }
    int evalsBefore = evals;
    List<Pattern> params = params(node);
    List<Statement> body = block(node);
    return finish(from >= 0 ? from : start, end(node, start), kind, id, params, body, async, generator,
        evalsBefore);
  }

  private FunctionNode finish(int start, int end, FunctionNode.Kind kind, Identifier id, List<Pattern> params,
      List<Statement> body, boolean async, boolean generator, int evalsBefore) {
    boolean simple = true;
    for (Pattern param : params) {
      simple &= param instanceof Identifier;
    }
    boolean useStrict = FunctionNode.hasUseStrict(body);
    if (useStrict && !simple) {
      throw failAt("body", "'use strict' is not allowed in a function with non-simple parameters");
    }
    return new FunctionNode(Math.min(start, end), end, kind, id, params, body, async, generator, false,
        simple, useStrict,
        evals > evalsBefore);
  }

  private List<Pattern> params(JsonObject node) {
    List<?> items = list(node, "params");
    List<Pattern> params = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      at("params", i);
      JsonObject item = node(items.get(i));
      if (item.is("RestElement")) {
        if (i < items.size() - 1) {
          throw fail("A rest parameter must be the last parameter");
        }
        params.add(rest(item, true));
      } else {
        params.add(element(item, true));
      }
      back();
    }
    return List.copyOf(params);
  }

  private List<Statement> block(JsonObject node) {
    at("body");
    JsonObject block = object(node, "body");
    int start = open(block, "BlockStatement");
    end(block, start);
    List<Statement> body = statements(block, "body", true);
    back();
    return body;
  }

  @Override
  final Expression arrow(JsonObject node) {
    int start = open(node);
    boolean async = bool(node, "async");
    fixed(node, "generator", false);
    if (!isNull(node, "id")) {
      throw failAt("id", "an arrow function has no name of its own");
    }
    boolean concise = bool(node, "expression");
    int evalsBefore = evals;
    List<Pattern> params = params(node);
    int end = end(node, start);
    FunctionNode f;
    if (concise) {
      Expression body = assignment(node, "body");
      boolean simple = params.stream().allMatch(Identifier.class::isInstance);
      f = new FunctionNode(start, end, FunctionNode.Kind.ARROW, null, params,
          List.of(new ReturnStatement(bodyStart(body, start, params), Math.max(end, body.start()), body)),
              async, false, true, simple, false,
          evals > evalsBefore);
    } else {
      f = finish(start, end, FunctionNode.Kind.ARROW, null, params, block(node), async, false, evalsBefore);
    }
    return new ArrowFunctionExpression(start, end, f);
  }

  /** Where the text of a concise body begins, with its parentheses. */
  private int bodyStart(Expression body, int start, List<Pattern> params) {
    if (!places.hasText()) {
      return body.start();
    }
    String text = places.source.text();
    int arrow = params.isEmpty() ? SourceScan.find(text, start, '=', "async()")
        : SourceScan.find(text, params.get(params.size() - 1).end(), '=', ",)");
    return text.startsWith("=>", arrow) ? Math.min(SourceScan.skip(text, arrow + 2), body.start())
        : body.start();
  }

  @Override
  final FunctionExpression methodValue(JsonObject property, Property.Kind kind, int start) {
    JsonObject node = object(property, "value");
    FunctionNode f = method(node, switch (kind) {
      case GET -> FunctionNode.Kind.GETTER;
      case SET -> FunctionNode.Kind.SETTER;
      default -> FunctionNode.Kind.METHOD;
    }, start);
    return new FunctionExpression(f.start(), f.end(), f);
  }

  /** The function of a method, an accessor or a constructor; the path is at it. */
  private FunctionNode method(JsonObject node, FunctionNode.Kind kind, int start) {
    if (!node.is("FunctionExpression")) {
      throw fail("must be a FunctionExpression, was " + describe(node));
    }
    FunctionNode f = function(node, kind, start);
    if (kind == FunctionNode.Kind.GETTER && !f.params().isEmpty()) {
      throw failAt("params", "A getter has no parameters");
    }
    if (kind == FunctionNode.Kind.SETTER && (f.params().size() != 1
        || f.params().get(0) instanceof RestElement)) {
      throw failAt("params", "A setter has exactly one parameter");
    }
    if (kind != FunctionNode.Kind.METHOD && (f.async() || f.generator())) {
      throw failAt(f.async() ? "async" : "generator", "must be false in a constructor or an accessor");
    }
    return f;
  }

  // Classes

  @Override
  final Expression classExpression(JsonObject node) {
    ClassNode c = classNode(node);
    return new ClassExpression(c.start(), c.end(), c);
  }

  final ClassNode classNode(JsonObject node) {
    int start = open(node);
    enter();
    Identifier id = null;
    if (!isNull(node, "id")) {
      at("id");
      id = variable(object(node, "id"));
      back();
    }
    Expression superClass = isNull(node, "superClass") ? null : operand(node, "superClass");
    at("body");
    JsonObject body = object(node, "body");
    end(body, open(body, "ClassBody"));
    List<?> items = list(body, "body");
    List<ClassElement> elements = new ArrayList<>(items.size());
    for (int i = 0; i < items.size(); i++) {
      at("body", i);
      elements.add(classElement(node(items.get(i)), superClass != null));
      back();
    }
    back();
    exit();
    return new ClassNode(start, end(node, start), id, superClass, List.copyOf(elements));
  }

  private ClassElement classElement(JsonObject node, boolean derived) {
    if (node.is("MethodDefinition")) {
      return method(node, derived);
    }
    if (node.is("PropertyDefinition")) {
      return field(node);
    }
    int start = open(node, "StaticBlock");
    List<Statement> body = statements(node, "body", false);
    return new StaticBlock(start, end(node, start), body);
  }

  private MethodDefinition method(JsonObject node, boolean derived) {
    int start = open(node);
    boolean isStatic = bool(node, "static");
    Key key = key(node);
    boolean constructor = !isStatic && key.isNamed("constructor");
    MethodDefinition.Kind kind = switch (string(node, "kind")) {
      case "constructor" -> MethodDefinition.Kind.CONSTRUCTOR;
      case "method" -> MethodDefinition.Kind.METHOD;
      case "get" -> MethodDefinition.Kind.GET;
      case "set" -> MethodDefinition.Kind.SET;
      default -> throw failAt("kind", "must be constructor, method, get or set");
    };
    if (constructor != (kind == MethodDefinition.Kind.CONSTRUCTOR)) {
      throw failAt("kind", constructor ? "must be constructor: that is its name"
          : "must not be constructor: that is not its name");
    }
    FunctionNode.Kind functionKind = switch (kind) {
      case CONSTRUCTOR -> derived ? FunctionNode.Kind.DERIVED_CONSTRUCTOR : FunctionNode.Kind.CONSTRUCTOR;
      case METHOD -> FunctionNode.Kind.METHOD;
      case GET -> FunctionNode.Kind.GETTER;
      case SET -> FunctionNode.Kind.SETTER;
    };
    at("value");
    int from = isStatic && places.hasText() ? SourceScan.afterWord(places.source.text(), start, "static")
        : start;
    FunctionNode f = method(object(node, "value"), functionKind, from);
    back();
    return new MethodDefinition(start, end(node, start), kind, key.expression(), key.computed(), isStatic, f);
  }

  private PropertyDefinition field(JsonObject node) {
    int start = open(node);
    boolean isStatic = bool(node, "static");
    Key key = key(node);
    Expression value = isNull(node, "value") ? null : assignment(node, "value");
    int end = end(node, start);
    if (places.hasText() && end > start && places.source.text().charAt(end - 1) == ';') {
      // in ESTree the semicolon belongs to the field
      Expression last = value != null ? value : key.expression();
      end = Math.max(start, Math.min(end, SourceScan.endOf(places.source.text(), last.end(), value == null
          && key.computed() ? ")]" : ")")));
    }
    return new PropertyDefinition(start, end, key.expression(), key.computed(), isStatic, value);
  }

  @Override
  final Expression privateKey(JsonObject member, JsonObject key) {
    if (!member.is("MethodDefinition") && !member.is("PropertyDefinition")) {
      throw fail("a private name cannot be the key of an object's property");
    }
    return privateName(key);
  }
}
