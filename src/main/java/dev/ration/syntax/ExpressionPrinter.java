package dev.ration.syntax;

import dev.ration.number.NumberToString;
import dev.ration.syntax.ast.ArrayExpression;
import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.ArrowFunctionExpression;
import dev.ration.syntax.ast.AssignmentExpression;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.AwaitExpression;
import dev.ration.syntax.ast.BigIntLiteral;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BinaryOperator;
import dev.ration.syntax.ast.BooleanLiteral;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.ChainExpression;
import dev.ration.syntax.ast.ClassElement;
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
import dev.ration.syntax.ast.LogicalOperator;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.MetaProperty;
import dev.ration.syntax.ast.MethodDefinition;
import dev.ration.syntax.ast.NewExpression;
import dev.ration.syntax.ast.NullLiteral;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.ObjectMember;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.Property;
import dev.ration.syntax.ast.PropertyDefinition;
import dev.ration.syntax.ast.RegExpLiteral;
import dev.ration.syntax.ast.RestElement;
import dev.ration.syntax.ast.ReturnStatement;
import dev.ration.syntax.ast.SequenceExpression;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.Statement;
import dev.ration.syntax.ast.StaticBlock;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.Super;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TemplateLiteral;
import dev.ration.syntax.ast.ThisExpression;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UpdateExpression;
import dev.ration.syntax.ast.YieldExpression;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** Prints expressions, patterns, functions and classes; statements are the subclass's. */
abstract class ExpressionPrinter implements ExpressionVisitor<Void> {
  // Levels of the expression grammar, the loosest first.
  static final int SEQUENCE = 0;
  static final int ASSIGNMENT = 1;
  private static final int CONDITIONAL = 2;
  private static final int SHORT_CIRCUIT = 3;
  private static final int EXPONENT = 13;
  private static final int UNARY = 14;
  private static final int UPDATE = 15;
  static final int LEFT_HAND_SIDE = 16;
  private static final int PRIMARY = 17;

  final StringBuilder out = new StringBuilder();
  int indent;
  /** In the head of a for, where a bare {@code in} would end the initializer. */
  boolean inForHead;

  /** Begins a line. */
  abstract void line();

  /** Prints statements in braces. */
  abstract void braces(List<Statement> body);

  // Patterns

  final void pattern(Pattern pattern) {
    if (pattern instanceof Identifier id) {
      out.append(id.name());
    } else if (pattern instanceof MemberExpression member) {
      expression(member, LEFT_HAND_SIDE);
    } else if (pattern instanceof AssignmentPattern withDefault) {
      pattern(withDefault.left());
      out.append(" = ");
      expression(withDefault.right(), ASSIGNMENT);
    } else if (pattern instanceof RestElement rest) {
      out.append("...");
      pattern(rest.argument());
    } else if (pattern instanceof ArrayPattern array) {
      out.append('[');
      for (Pattern element : array.elements()) {
        if (!(element instanceof Elision)) {
          pattern(element);
        }
        out.append(element instanceof RestElement ? "" : ", ");
      }
      out.append(']');
    } else if (pattern instanceof ObjectPattern object) {
      out.append('{');
      String separator = "";
      for (AssignmentProperty property : object.properties()) {
        out.append(separator);
        if (!property.shorthand()) {
          key(property.key(), property.computed());
          out.append(": ");
        }
        pattern(property.value());
        separator = ", ";
      }
      if (object.rest() != null) {
        out.append(separator);
        pattern(object.rest());
      }
      out.append('}');
    }
  }

  private void key(Expression key, boolean computed) {
    boolean outerHead = inForHead;
    inForHead = false;
    if (computed) {
      out.append('[');
      expression(key, ASSIGNMENT);
      out.append(']');
    } else {
      key.accept(this);
    }
    inForHead = outerHead;
  }

  // Functions and classes

  final void function(FunctionNode f) {
    out.append(f.async() ? "async function" : "function").append(f.generator() ? "* " : " ");
    if (f.id() != null) {
      out.append(f.id().name());
    }
    rest(f);
  }

  /** Parameters and body. */
  private void rest(FunctionNode f) {
    parameters(f.params());
    out.append(' ');
    body(f.body());
  }

  private void parameters(List<Pattern> params) {
    boolean outerHead = inForHead;
    inForHead = false;
    out.append('(');
    String separator = "";
    for (Pattern param : params) {
      out.append(separator);
      pattern(param);
      separator = ", ";
    }
    out.append(')');
    inForHead = outerHead;
  }

  private void body(List<Statement> statements) {
    boolean outerHead = inForHead;
    inForHead = false;
    braces(statements);
    inForHead = outerHead;
  }

  private void method(FunctionNode f, String accessor, Expression key, boolean computed) {
    out.append(accessor).append(f.async() ? "async " : "").append(f.generator() ? "*" : "");
    key(key, computed);
    rest(f);
  }

  @Override
  public Void visitFunctionExpression(FunctionExpression node) {
    function(node.function());
    return null;
  }

  @Override
  public Void visitArrowFunctionExpression(ArrowFunctionExpression node) {
    FunctionNode f = node.function();
    out.append(f.async() ? "async " : "");
    parameters(f.params());
    out.append(" => ");
    if (!f.conciseBody()) {
      body(f.body());
      return null;
    }
    int from = out.length();
    expression(((ReturnStatement) f.body().get(0)).argument(), ASSIGNMENT);
    if (out.charAt(from) == '{') {
      out.insert(from, '(').append(')');
    }
    return null;
  }

  @Override
  public Void visitClassExpression(ClassExpression node) {
    classNode(node.definition());
    return null;
  }

  final void classNode(ClassNode node) {
    boolean outerHead = inForHead;
    inForHead = false;
    out.append("class ");
    if (node.id() != null) {
      out.append(node.id().name()).append(' ');
    }
    if (node.superClass() != null) {
      out.append("extends ");
      expression(node.superClass(), LEFT_HAND_SIDE);
      out.append(' ');
    }
    out.append('{');
    indent++;
    for (ClassElement element : node.body()) {
      line();
      element(element);
    }
    indent--;
    line();
    out.append('}');
    inForHead = outerHead;
  }

  private void element(ClassElement element) {
    if (element instanceof MethodDefinition method) {
      String accessor = switch (method.kind()) {
        case GET -> "get ";
        case SET -> "set ";
        default -> "";
      };
      out.append(method.isStatic() ? "static " : "");
      method(method.function(), accessor, method.key(), method.computed());
    } else if (element instanceof PropertyDefinition field) {
      out.append(field.isStatic() ? "static " : "");
      key(field.key(), field.computed());
      if (field.value() != null) {
        out.append(" = ");
        expression(field.value(), ASSIGNMENT);
      }
      out.append(';');
    } else {
      out.append("static ");
      braces(((StaticBlock) element).body());
    }
  }

  // Expressions

  private static int level(Expression e) {
    if (e instanceof SequenceExpression) {
      return SEQUENCE;
    }
    if (e instanceof AssignmentExpression || e instanceof ArrowFunctionExpression
        || e instanceof YieldExpression) {
      return ASSIGNMENT;
    }
    if (e instanceof ConditionalExpression) {
      return CONDITIONAL;
    }
    if (e instanceof LogicalExpression logical) {
      return logical.operator() == LogicalOperator.AND ? SHORT_CIRCUIT + 1 : SHORT_CIRCUIT;
    }
    if (e instanceof BinaryExpression binary) {
      return level(binary.operator());
    }
    if (e instanceof UnaryExpression || e instanceof AwaitExpression) {
      return UNARY;
    }
    if (e instanceof UpdateExpression update) {
      return update.prefix() ? UNARY : UPDATE;
    }
    if (e instanceof MemberExpression || e instanceof CallExpression || e instanceof ChainExpression
        || e instanceof TaggedTemplateExpression || e instanceof NewExpression) {
      return LEFT_HAND_SIDE;
    }
    return PRIMARY;
  }

  private static int level(BinaryOperator operator) {
    return switch (operator) {
      case BIT_OR -> 5;
      case BIT_XOR -> 6;
      case BIT_AND -> 7;
      case EQUAL, NOT_EQUAL, STRICT_EQUAL, STRICT_NOT_EQUAL -> 8;
      case LESS, GREATER, LESS_EQUAL, GREATER_EQUAL, INSTANCEOF, IN -> 9;
      case SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> 10;
      case ADD, SUBTRACT -> 11;
      case MULTIPLY, DIVIDE, REMAINDER -> 12;
      case EXPONENTIATE -> EXPONENT;
    };
  }

  /** Prints an expression where the grammar allows this level and tighter ones. */
  final void expression(Expression e, int level) {
    boolean bareIn = inForHead && e instanceof BinaryExpression binary
        && binary.operator() == BinaryOperator.IN;
    if (level(e) < level || bareIn) {
      inParentheses(e);
    } else {
      unrolled(e);
    }
  }

  private void inParentheses(Expression e) {
    boolean outerHead = inForHead;
    inForHead = false;
    out.append('(');
    unrolled(e);
    out.append(')');
    inForHead = outerHead;
  }

  /** Prints the left spine from its innermost node outwards, so that long chains need no stack. */
  private void unrolled(Expression e) {
    Expression left = LeftSpine.left(e);
    if (left == null) {
      e.accept(this);
      return;
    }
    Deque<Expression> spine = new ArrayDeque<>();
    Deque<Boolean> heads = new ArrayDeque<>();
    Expression at = e;
    while (left != null) {
      spine.push(at);
      heads.push(inForHead);
      if (leftNeedsParentheses(at, left)) {
        out.append('(');
        inForHead = false;
      }
      at = left;
      left = LeftSpine.left(at);
    }
    at.accept(this);
    while (!spine.isEmpty()) {
      Expression node = spine.pop();
      inForHead = heads.pop();
      if (leftNeedsParentheses(node, LeftSpine.left(node))) {
        out.append(')');
      }
      right(node);
    }
  }

  private boolean leftNeedsParentheses(Expression e, Expression left) {
    boolean bareIn = inForHead && left instanceof BinaryExpression inner
        && inner.operator() == BinaryOperator.IN;
    if (bareIn) {
      return true;
    }
    if (e instanceof BinaryExpression binary) {
      int needed = binary.operator() == BinaryOperator.EXPONENTIATE ? UPDATE : level(binary.operator());
      boolean prefixUpdate = needed == UPDATE && left instanceof UpdateExpression;
      return level(left) < needed && !prefixUpdate;
    }
    if (e instanceof LogicalExpression logical) {
      return logicalNeedsParentheses(logical, left, level(logical));
    }
    return level(left) < LEFT_HAND_SIDE || left instanceof ChainExpression;
  }

  private static boolean logicalNeedsParentheses(LogicalExpression e, Expression operand, int level) {
    boolean mixed = operand instanceof LogicalExpression inner
        && (e.operator() == LogicalOperator.COALESCE) != (inner.operator() == LogicalOperator.COALESCE);
    return mixed || level(operand) < level;
  }

  private void right(Expression e) {
    if (e instanceof MemberExpression member) {
      member(member);
    } else if (e instanceof CallExpression call) {
      out.append(call.optional() ? "?.(" : "(");
      list(call.arguments());
      out.append(')');
    } else if (e instanceof BinaryExpression binary) {
      out.append(' ').append(binary.operator().text()).append(' ');
      int own = level(binary.operator());
      expression(binary.right(), own == EXPONENT ? own : own + 1);
    } else if (e instanceof LogicalExpression logical) {
      out.append(' ').append(logical.operator().text()).append(' ');
      if (logicalNeedsParentheses(logical, logical.right(), level(logical) + 1)) {
        inParentheses(logical.right());
      } else {
        expression(logical.right(), SEQUENCE);
      }
    } else {
      visitTemplateLiteral(((TaggedTemplateExpression) e).quasi());
    }
  }

  private void member(MemberExpression member) {
    if (member.computed()) {
      out.append(member.optional() ? "?.[" : "[");
      nested(member.property());
      out.append(']');
    } else {
      boolean afterNumber = member.object() instanceof NumericLiteral; // 5 .x: the dot is not the number's
      out.append(member.optional() ? "?." : afterNumber ? " ." : ".");
      member.property().accept(this);
    }
  }

  /** An expression inside brackets of its own. */
  private void nested(Expression e) {
    boolean outerHead = inForHead;
    inForHead = false;
    expression(e, SEQUENCE);
    inForHead = outerHead;
  }

  private void list(List<Expression> expressions) {
    boolean outerHead = inForHead;
    inForHead = false;
    String separator = "";
    for (Expression e : expressions) {
      out.append(separator);
      expression(e, ASSIGNMENT);
      separator = ", ";
    }
    inForHead = outerHead;
  }

  @Override
  public Void visitIdentifier(Identifier node) {
    out.append(node.name());
    return null;
  }

  @Override
  public Void visitPrivateName(PrivateName node) {
    out.append('#').append(node.name());
    return null;
  }

  @Override
  public Void visitThisExpression(ThisExpression node) {
    out.append("this");
    return null;
  }

  @Override
  public Void visitSuper(Super node) {
    out.append("super");
    return null;
  }

  @Override
  public Void visitNumericLiteral(NumericLiteral node) {
    out.append(Double.isInfinite(node.value()) ? "1e999" : NumberToString.toString(node.value()));
    return null;
  }

  @Override
  public Void visitStringLiteral(StringLiteral node) {
    quote(node.value());
    return null;
  }

  private void quote(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c >= ' ' && c < 127) {
        out.append(c);
      } else {
        out.append("\\u").append(Integer.toHexString(0x10000 + c), 1, 5);
      }
    }
    out.append('"');
  }

  @Override
  public Void visitBooleanLiteral(BooleanLiteral node) {
    out.append(node.value());
    return null;
  }

  @Override
  public Void visitNullLiteral(NullLiteral node) {
    out.append("null");
    return null;
  }

  @Override
  public Void visitBigIntLiteral(BigIntLiteral node) {
    out.append(node.value()).append('n');
    return null;
  }

  @Override
  public Void visitRegExpLiteral(RegExpLiteral node) {
    out.append('/').append(node.pattern()).append('/').append(node.flags());
    return null;
  }

  @Override
  public Void visitTemplateLiteral(TemplateLiteral node) {
    out.append('`');
    for (int i = 0; i < node.quasis().size(); i++) {
      out.append(node.quasis().get(i).raw());
      if (i < node.expressions().size()) {
        out.append("${");
        nested(node.expressions().get(i));
        out.append('}');
      }
    }
    out.append('`');
    return null;
  }

  @Override
  public Void visitTaggedTemplateExpression(TaggedTemplateExpression node) {
    unrolled(node);
    return null;
  }

  @Override
  public Void visitArrayExpression(ArrayExpression node) {
    boolean outerHead = inForHead;
    inForHead = false;
    out.append('[');
    for (Expression element : node.elements()) {
      if (!(element instanceof Elision)) {
        expression(element, ASSIGNMENT);
      }
      out.append(", ");
    }
    out.append(']');
    inForHead = outerHead;
    return null;
  }

  @Override
  public Void visitObjectExpression(ObjectExpression node) {
    boolean outerHead = inForHead;
    inForHead = false;
    out.append('{');
    String separator = "";
    for (ObjectMember member : node.properties()) {
      out.append(separator);
      if (member instanceof SpreadElement spread) {
        visitSpreadElement(spread);
      } else {
        property((Property) member);
      }
      separator = ", ";
    }
    out.append('}');
    inForHead = outerHead;
    return null;
  }

  private void property(Property property) {
    switch (property.kind()) {
      case INIT, PROTO -> {
        if (!property.shorthand()) {
          key(property.key(), property.computed());
          out.append(": ");
        }
        expression(property.value(), ASSIGNMENT);
      }
      case METHOD, GET, SET -> {
        String accessor = switch (property.kind()) {
          case GET -> "get ";
          case SET -> "set ";
          default -> "";
        };
        method(((FunctionExpression) property.value()).function(), accessor, property.key(),
            property.computed());
      }
    }
  }

  @Override
  public Void visitUnaryExpression(UnaryExpression node) {
    out.append(node.operator().text());
    if (node.operator().text().length() > 1) {
      out.append(' ');
    }
    signed(node.argument());
    return null;
  }

  /** An operand; a space keeps {@code - -x} and {@code + ++x} apart. */
  private void signed(Expression argument) {
    int from = out.length();
    expression(argument, UNARY);
    char before = out.charAt(from - 1);
    if ((before == '+' || before == '-') && out.charAt(from) == before) {
      out.insert(from, ' ');
    }
  }

  @Override
  public Void visitUpdateExpression(UpdateExpression node) {
    if (node.prefix()) {
      out.append(node.operator().text());
    }
    expression(node.argument(), LEFT_HAND_SIDE);
    if (!node.prefix()) {
      out.append(node.operator().text());
    }
    return null;
  }

  @Override
  public Void visitBinaryExpression(BinaryExpression node) {
    unrolled(node);
    return null;
  }

  @Override
  public Void visitLogicalExpression(LogicalExpression node) {
    unrolled(node);
    return null;
  }

  @Override
  public Void visitAssignmentExpression(AssignmentExpression node) {
    boolean parenthesized = node.left().start() > node.start();
    out.append(parenthesized ? "(" : "");
    pattern(node.left());
    out.append(parenthesized ? ") " : " ").append(node.operator().text()).append(' ');
    expression(node.right(), ASSIGNMENT);
    return null;
  }

  @Override
  public Void visitConditionalExpression(ConditionalExpression node) {
    expression(node.test(), SHORT_CIRCUIT);
    out.append(" ? ");
    boolean outerHead = inForHead;
    inForHead = false;
    expression(node.consequent(), ASSIGNMENT);
    inForHead = outerHead;
    out.append(" : ");
    expression(node.alternate(), ASSIGNMENT);
    return null;
  }

  @Override
  public Void visitCallExpression(CallExpression node) {
    unrolled(node);
    return null;
  }

  @Override
  public Void visitNewExpression(NewExpression node) {
    out.append("new ");
    if (node.callee() instanceof Identifier) {
      node.callee().accept(this);
    } else {
      inParentheses(node.callee());
    }
    out.append('(');
    list(node.arguments());
    out.append(')');
    return null;
  }

  @Override
  public Void visitMemberExpression(MemberExpression node) {
    unrolled(node);
    return null;
  }

  @Override
  public Void visitChainExpression(ChainExpression node) {
    unrolled(node.expression());
    return null;
  }

  @Override
  public Void visitSequenceExpression(SequenceExpression node) {
    String separator = "";
    for (Expression e : node.expressions()) {
      out.append(separator);
      expression(e, ASSIGNMENT);
      separator = ", ";
    }
    return null;
  }

  @Override
  public Void visitYieldExpression(YieldExpression node) {
    out.append(node.delegate() ? "yield*" : "yield");
    if (node.argument() != null) {
      out.append(' ');
      expression(node.argument(), ASSIGNMENT);
    }
    return null;
  }

  @Override
  public Void visitAwaitExpression(AwaitExpression node) {
    out.append("await ");
    signed(node.argument());
    return null;
  }

  @Override
  public Void visitMetaProperty(MetaProperty node) {
    out.append("new.target");
    return null;
  }

  @Override
  public Void visitSpreadElement(SpreadElement node) {
    out.append("...");
    expression(node.argument(), ASSIGNMENT);
    return null;
  }

  @Override
  public Void visitElision(Elision node) {
    return null;
  }
}
