package dev.ration.estree;

import dev.ration.number.NumberToString;
import dev.ration.syntax.LeftSpine;
import dev.ration.syntax.ast.ArrayExpression;
import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.ArrowFunctionExpression;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.AwaitExpression;
import dev.ration.syntax.ast.BigIntLiteral;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BooleanLiteral;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.ChainExpression;
import dev.ration.syntax.ast.ClassExpression;
import dev.ration.syntax.ast.ClassNode;
import dev.ration.syntax.ast.ConditionalExpression;
import dev.ration.syntax.ast.Elision;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.ExpressionVisitor;
import dev.ration.syntax.ast.FunctionExpression;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.LogicalExpression;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.MetaProperty;
import dev.ration.syntax.ast.NewExpression;
import dev.ration.syntax.ast.Node;
import dev.ration.syntax.ast.NullLiteral;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.PatternVisitor;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.Property;
import dev.ration.syntax.ast.RegExpLiteral;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.SequenceExpression;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.Super;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TemplateElement;
import dev.ration.syntax.ast.TemplateLiteral;
import dev.ration.syntax.ast.ThisExpression;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UpdateExpression;
import dev.ration.syntax.ast.YieldExpression;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Writes expressions and patterns. Left spines are written in a loop. */
abstract class ExpressionWriter implements ExpressionVisitor<Void>, PatternVisitor<Void> {
  final JsonOut out = new JsonOut();
  /** The text that offsets count in; empty where there is none. */
  final String text;

  ExpressionWriter(String text) {
    this.text = text;
  }

  /** Where the parameters begin of the method that is written next. */
  int parenthesis;

  /** The fields of a function after its range. */
  abstract void function(FunctionNode f);

  /** The fields of a class after its range. */
  abstract void classFields(ClassNode c);

  final void expression(Expression e) {
    if (LeftSpine.left(e) == null) {
      e.accept(this);
      return;
    }
    Deque<Expression> spine = new ArrayDeque<>();
    Expression at = e;
    for (Expression left = LeftSpine.left(at); left != null; left = LeftSpine.left(at)) {
      spine.push(at);
      if (at instanceof MemberExpression) {
        out.open("MemberExpression", at).field("object");
      } else if (at instanceof CallExpression) {
        out.open("CallExpression", at).field("callee");
      } else if (at instanceof TaggedTemplateExpression) {
        out.open("TaggedTemplateExpression", at).field("tag");
      } else {
        out.open(at instanceof BinaryExpression ? "BinaryExpression" : "LogicalExpression", at).field("left");
      }
      at = left;
    }
    at.accept(this);
    while (!spine.isEmpty()) {
      right(spine.pop());
    }
  }

  private void right(Expression e) {
    if (e instanceof MemberExpression member) {
      out.field("property");
      expression(member.property());
      out.field("computed", member.computed()).field("optional", member.optional());
    } else if (e instanceof CallExpression call) {
      expressions("arguments", call.arguments());
      out.field("optional", call.optional());
    } else if (e instanceof BinaryExpression binary) {
      out.field("operator", binary.operator().text());
      field("right", binary.right());
    } else if (e instanceof LogicalExpression logical) {
      out.field("operator", logical.operator().text());
      field("right", logical.right());
    } else {
      field("quasi", ((TaggedTemplateExpression) e).quasi());
    }
    out.close();
  }

  /** A field with an expression, or null. */
  final void field(String name, Expression e) {
    out.field(name);
    if (e == null) {
      out.raw("null");
    } else {
      expression(e);
    }
  }

  final void patternField(String name, Pattern p) {
    out.field(name);
    if (p == null) {
      out.raw("null");
    } else {
      p.accept(this);
    }
  }

  private void expressions(String name, List<Expression> list) {
    out.field(name).raw("[");
    for (int i = 0; i < list.size(); i++) {
      separate(i);
      expression(list.get(i));
    }
    out.raw("]");
  }

  final void patterns(String name, List<Pattern> list) {
    out.field(name).raw("[");
    for (int i = 0; i < list.size(); i++) {
      separate(i);
      list.get(i).accept(this);
    }
    out.raw("]");
  }

  final void separate(int index) {
    if (index > 0) {
      out.raw(",");
    }
  }

  // Leaves

  @Override
  public Void visitIdentifier(Identifier node) {
    out.open("Identifier", node).field("name", node.name()).close();
    return null;
  }

  @Override
  public Void visitPrivateName(PrivateName node) {
    out.open("PrivateIdentifier", node).field("name", node.name()).close();
    return null;
  }

  @Override
  public Void visitThisExpression(ThisExpression node) {
    out.open("ThisExpression", node).close();
    return null;
  }

  @Override
  public Void visitSuper(Super node) {
    out.open("Super", node).close();
    return null;
  }

  @Override
  public Void visitMetaProperty(MetaProperty node) {
    int newEnd = Math.min(node.start() + 3, node.end());
    int targetStart = Math.max(node.end() - 6, node.start());
    out.open("MetaProperty", node);
    out.field("meta").open("Identifier", node.start(), newEnd).field("name", "new").close();
    out.field("property").open("Identifier", targetStart, node.end()).field("name", "target").close().close();
    return null;
  }

  @Override
  public Void visitElision(Elision node) {
    out.raw("null");
    return null;
  }

  // Literals

  /** The text of a literal; where there is none, one that means the same. */
  private void raw(Node node, String otherwise) {
    out.field("raw", node.end() <= text.length() && node.start() < node.end()
        && text.charAt(node.start()) != 0
        ? text.substring(node.start(), node.end()) : otherwise);
  }

  @Override
  public Void visitNumericLiteral(NumericLiteral node) {
    out.open("Literal", node).field("value");
    if (Double.isInfinite(node.value())) {
      out.raw("null");
      raw(node, "1e999");
    } else {
      out.number(node.value());
      raw(node, NumberToString.toString(node.value()));
    }
    out.close();
    return null;
  }

  @Override
  public Void visitStringLiteral(StringLiteral node) {
    out.open("Literal", node).field("value", node.value());
    raw(node, new JsonOut().string(node.value()).toString());
    out.close();
    return null;
  }

  @Override
  public Void visitBooleanLiteral(BooleanLiteral node) {
    out.open("Literal", node).field("value", node.value());
    raw(node, String.valueOf(node.value()));
    out.close();
    return null;
  }

  @Override
  public Void visitNullLiteral(NullLiteral node) {
    out.open("Literal", node).nullField("value");
    raw(node, "null");
    out.close();
    return null;
  }

  @Override
  public Void visitBigIntLiteral(BigIntLiteral node) {
    String digits = node.value().toString();
    out.open("Literal", node).nullField("value");
    raw(node, digits + "n");
    out.field("bigint", digits).close();
    return null;
  }

  @Override
  public Void visitRegExpLiteral(RegExpLiteral node) {
    out.open("Literal", node).field("value").raw("{}");
    raw(node, "/" + node.pattern() + "/" + node.flags());
    out.field("regex").raw("{\"pattern\":").string(node.pattern()).field("flags", node.flags()).close();
    out.close();
    return null;
  }

  @Override
  public Void visitTemplateLiteral(TemplateLiteral node) {
    out.open("TemplateLiteral", node);
    expressions("expressions", node.expressions());
    out.field("quasis").raw("[");
    for (int i = 0; i < node.quasis().size(); i++) {
      separate(i);
      TemplateElement quasi = node.quasis().get(i);
      out.open("TemplateElement", quasi);
      out.field("value").raw("{\"raw\":").string(quasi.raw()).field("cooked", quasi.cooked()).close();
      out.field("tail", i == node.quasis().size() - 1).close();
    }
    out.raw("]").close();
    return null;
  }

  // Left spines: only as roots

  @Override
  public Void visitTaggedTemplateExpression(TaggedTemplateExpression node) {
    expression(node);
    return null;
  }

  @Override
  public Void visitBinaryExpression(BinaryExpression node) {
    expression(node);
    return null;
  }

  @Override
  public Void visitLogicalExpression(LogicalExpression node) {
    expression(node);
    return null;
  }

  @Override
  public Void visitCallExpression(CallExpression node) {
    expression(node);
    return null;
  }

  @Override
  public Void visitMemberExpression(MemberExpression node) {
    expression(node);
    return null;
  }

  // Compound

  @Override
  public Void visitArrayExpression(ArrayExpression node) {
    out.open("ArrayExpression", node);
    expressions("elements", node.elements());
    out.close();
    return null;
  }

  @Override
  public Void visitObjectExpression(ObjectExpression node) {
    out.open("ObjectExpression", node).field("properties").raw("[");
    for (int i = 0; i < node.properties().size(); i++) {
      separate(i);
      if (node.properties().get(i) instanceof Property property) {
        property(property);
      } else {
        visitSpreadElement((SpreadElement) node.properties().get(i));
      }
    }
    out.raw("]").close();
    return null;
  }

  private void property(Property node) {
    Property.Kind kind = node.kind();
    boolean plain = kind == Property.Kind.INIT || kind == Property.Kind.PROTO;
    out.open("Property", node).field("method", kind == Property.Kind.METHOD);
    out.field("shorthand", node.shorthand()).field("computed", node.computed());
    field("key", node.key());
    if (plain) {
      field("value", node.value());
    } else {
      method(((FunctionExpression) node.value()).function(), node.key(), node.computed());
    }
    out.field("kind", kind == Property.Kind.GET ? "get" : kind == Property.Kind.SET ? "set" : "init").close();
  }

  /** The value of a method: its function from the parenthesis of the parameters on. */
  final void method(FunctionNode f, Expression key, boolean computed) {
    parenthesis = Math.min(SourceScan.find(text, key.end(), '(', computed ? ")]" : ""), f.end());
    out.field("value").open("FunctionExpression", parenthesis, f.end());
    function(f);
    out.close();
  }

  @Override
  public Void visitFunctionExpression(FunctionExpression node) {
    out.open("FunctionExpression", node);
    function(node.function());
    out.close();
    return null;
  }

  @Override
  public Void visitArrowFunctionExpression(ArrowFunctionExpression node) {
    out.open("ArrowFunctionExpression", node);
    function(node.function());
    out.close();
    return null;
  }

  @Override
  public Void visitClassExpression(ClassExpression node) {
    out.open("ClassExpression", node);
    classFields(node.definition());
    out.close();
    return null;
  }

  @Override
  public Void visitUnaryExpression(UnaryExpression node) {
    out.open("UnaryExpression", node).field("operator", node.operator().text()).field("prefix", true);
    field("argument", node.argument());
    out.close();
    return null;
  }

  @Override
  public Void visitUpdateExpression(UpdateExpression node) {
    out.open("UpdateExpression", node).field("operator", node.operator().text()).field("prefix",
        node.prefix());
    field("argument", node.argument());
    out.close();
    return null;
  }

  @Override
  public Void visitAssignmentExpression(AssignmentExpression node) {
    out.open("AssignmentExpression", node).field("operator", node.operator().text());
    patternField("left", node.left());
    field("right", node.right());
    out.close();
    return null;
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpression node) {
    out.open("ConditionalExpression", node);
    field("test", node.test());
    field("consequent", node.consequent());
    field("alternate", node.alternate());
    out.close();
    return null;
  }

  @Override
  public Void visitNewExpression(NewExpression node) {
    out.open("NewExpression", node);
    field("callee", node.callee());
    expressions("arguments", node.arguments());
    out.close();
    return null;
  }

  @Override
  public Void visitChainExpression(ChainExpression node) {
    out.open("ChainExpression", node);
    field("expression", node.expression());
    out.close();
    return null;
  }

  @Override
  public Void visitSequenceExpression(SequenceExpression node) {
    out.open("SequenceExpression", node);
    expressions("expressions", node.expressions());
    out.close();
    return null;
  }

  @Override
  public Void visitSpreadElement(SpreadElement node) {
    out.open("SpreadElement", node);
    field("argument", node.argument());
    out.close();
    return null;
  }

  @Override
  public Void visitYieldExpression(YieldExpression node) {
    out.open("YieldExpression", node).field("delegate", node.delegate());
    field("argument", node.argument());
    out.close();
    return null;
  }

  @Override
  public Void visitAwaitExpression(AwaitExpression node) {
    out.open("AwaitExpression", node);
    field("argument", node.argument());
    out.close();
    return null;
  }

  // Patterns

  @Override
  public Void visitObjectPattern(ObjectPattern node) {
    out.open("ObjectPattern", node).field("properties").raw("[");
    int i = 0;
    for (AssignmentProperty property : node.properties()) {
      separate(i++);
      out.open("Property", property).field("method", false).field("shorthand", property.shorthand())
          .field("computed", property.computed());
      field("key", property.key());
      patternField("value", property.value());
      out.field("kind", "init").close();
    }
    if (node.rest() != null) {
      separate(i);
      visitRestElement(node.rest());
    }
    out.raw("]").close();
    return null;
  }

  @Override
  public Void visitArrayPattern(ArrayPattern node) {
    out.open("ArrayPattern", node);
    patterns("elements", node.elements());
    out.close();
    return null;
  }

  @Override
  public Void visitAssignmentPattern(AssignmentPattern node) {
    out.open("AssignmentPattern", node);
    patternField("left", node.left());
    field("right", node.right());
    out.close();
    return null;
  }

  @Override
  public Void visitRestElement(RestElement node) {
    out.open("RestElement", node);
    patternField("argument", node.argument());
    out.close();
    return null;
  }

  @Override
  public Void visitIdentifierPattern(Identifier node) {
    return visitIdentifier(node);
  }

  @Override
  public Void visitMemberPattern(MemberExpression node) {
    expression(node);
    return null;
  }

  @Override
  public Void visitElisionPattern(Elision node) {
    return visitElision(node);
  }
}
