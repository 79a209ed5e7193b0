package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.bytecode.TemplateSite;
import dev.ration.runtime.PropertyKey;
import dev.ration.scope.FunctionScope;
import dev.ration.scope.ScopeAnalyzer;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.ChainExpression;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.NewExpression;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.Super;
import dev.ration.syntax.ast.TaggedTemplateExpression;
import dev.ration.syntax.ast.TemplateElement;
import dev.ration.syntax.ast.ThisExpression;
import dev.ration.syntax.ast.UnaryExpression;
import java.util.ArrayList;
import java.util.List;

/**
 * Member accesses, calls and tagged templates: chains along their left side, compiled in a loop from the root
 * outwards with one register for the value so far. A link that is the callee of the next one leaves function
 * and receiver in the call's registers.
 */
final class ChainCompiler {
  private static final int REFERENCE_ERROR = 1;
  private static final int MAX_TEXT = 60;

  private final Code code;
  /** Where the links of the chain expression around jump when they find undefined or null; -1 outside one. */
  private int nullish = -1;

  ChainCompiler(Code code) {
    this.code = code;
  }

  static Expression left(Expression node) {
    if (node instanceof MemberExpression member) {
      return member.object();
    } else if (node instanceof CallExpression call) {
      return call.callee();
    } else if (node instanceof TaggedTemplateExpression tagged) {
      return tagged.tag();
    }
    return null;
  }

  /** Computes the chain that ends in {@code node}. */
  void into(Expression node, int dst) {
    int mark = code.registers.mark();
    chain(node, dst, false);
    code.registers.release(mark);
  }

  /** Computes a member access that is called: function into base, receiver into base + 1. */
  private void method(Expression node, int base) {
    chain(node, base, true);
  }

  private void chain(Expression node, int dst, boolean asMethod) {
    List<Expression> links = new ArrayList<>(4);
    Expression root = node;
    while (left(root) != null) {
      links.add(root);
      root = left(root);
    }
    int accumulator = links.size() == 1 ? dst : code.scratch(dst);
    int value = -1; // where the value of the links so far is: nothing yet
    int base = -1; // the call registers that the last link filled
    for (int i = links.size() - 1; i >= 0; i--) {
      Expression link = links.get(i);
      int target = i == 0 ? dst : accumulator;
      int mark = code.registers.mark();
      if (link instanceof MemberExpression member) {
        boolean called = i == 0 ? asMethod : !(links.get(i - 1) instanceof MemberExpression);
        if (called) {
          base = i == 0 ? dst : code.registers.temporaries(2);
          mark = code.registers.mark();
          loadMethod(member, value, base);
        } else {
          load(member, value, target);
          value = target;
        }
      } else {
        boolean hasReceiver = base >= 0;
        if (!hasReceiver) {
          base = code.registers.temporaries(2);
          hasReceiver = loadCallee(root, value, base);
        }
        call(link, base, hasReceiver, target);
        mark = Math.min(mark, base);
        base = -1;
        value = target;
      }
      code.registers.release(mark);
    }
  }

  /** Puts the function of a call without member access into base; true if its receiver is in base + 1. */
  private boolean loadCallee(Expression root, int value, int base) {
    if (value >= 0) {
      code.move(base, value);
    } else if (root instanceof ChainExpression chain
        && chain.expression() instanceof MemberExpression member) {
      optionalMethod(member, base);
      return true;
    } else if (!(root instanceof Super)) {
      code.expressions.into(root, base);
    }
    return false;
  }

  // Members

  private void load(MemberExpression node, int value, int target) {
    if (node.object() instanceof Super) {
      int base = superReference(node);
      code.asm.position(node.start());
      code.asm.emit(Op.GET_SUPER, target, base);
      return;
    }
    int object = object(node, value);
    get(node, object, target);
  }

  /** The object of a member access, after the jump of an optional link. */
  private int object(MemberExpression node, int value) {
    int object = value >= 0 ? value
        : node.computed() ? code.expressions.operandBefore(node.object(), node.property())
            : code.expressions.operand(node.object());
    if (node.optional()) {
      code.jumpIf(Op.JUMP_IF_NULLISH, object, nullish);
    }
    return object;
  }

  /** Reads a property of an object in a register. */
  private void get(MemberExpression node, int object, int target) {
    String name = constantKey(node);
    if (name != null) {
      int op = name.equals("length") ? Op.GET_LENGTH : Op.GET_NAMED;
      positionOf(node);
      code.asm.emit(op, target, object, code.cache(name));
    } else if (node.property() instanceof PrivateName privateName) {
      int key = code.variables.operand(code.tree.binding(privateName));
      positionOf(node);
      code.asm.emit(Op.GET_PRIVATE, target, object, key);
    } else if (isIndex(node.property())) {
      positionOf(node);
      code.asm.emit(Op.GET_INDEX_INT, target, object, (int) ((NumericLiteral) node.property()).value());
    } else {
      int key = code.expressions.operand(node.property());
      positionOf(node);
      code.asm.emit(Op.GET_INDEX, target, object, key);
    }
  }

  private void positionOf(MemberExpression node) {
    code.asm.position(node.property().start());
  }

  private void loadMethod(MemberExpression node, int value, int base) {
    if (node.object() instanceof Super) {
      int reference = superReference(node);
      code.asm.position(node.start());
      code.asm.emit(Op.GET_SUPER, base, reference);
      code.move(base + 1, reference + 1);
      return;
    }
    int object = object(node, value);
    String name = constantKey(node);
    if (name != null) {
      positionOf(node);
      code.asm.emit(Op.GET_METHOD, base, object, code.cache(name));
    } else if (node.property() instanceof PrivateName privateName) {
      int key = code.variables.operand(code.tree.binding(privateName));
      code.move(base + 1, object);
      positionOf(node);
      code.asm.emit(Op.GET_PRIVATE, base, base + 1, key);
    } else {
      int key = code.expressions.operand(node.property());
      positionOf(node);
      code.asm.emit(Op.GET_METHOD_INDEX, base, object, key);
    }
  }

  /** The name of a property that is known, but not an array index; else null. */
  static String constantKey(MemberExpression node) {
    if (!node.computed()) {
      return node.property() instanceof Identifier identifier ? identifier.name() : null;
    }
    return node.property() instanceof StringLiteral literal && PropertyKey.arrayIndex(literal.value()) < 0
        ? literal.value() : null;
  }

  /** Whether a computed key is a small array index. */
  static boolean isIndex(Expression key) {
    return key instanceof NumericLiteral literal && literal.value() >= 0
        && OperatorCompiler.isInt24(literal);
  }

  /** Three registers: home object, this, key. */
  int superReference(MemberExpression node) {
    int base = code.registers.temporaries(3);
    code.move(base + 1, code.variables.thisOperand(node.start()));
    if (node.computed()) {
      code.expressions.into(node.property(), base + 2);
    } else {
      String name = ((Identifier) node.property()).name();
      code.asm.emitWide(Op.LOAD_CONST, base + 2, code.asm.constant(name));
    }
    code.variables.load(code.variables.thisFunction().homeObject(), base);
    return base;
  }

  // Calls

  private void call(Expression link, int base, boolean hasReceiver, int target) {
    if (link instanceof TaggedTemplateExpression tagged) {
      tagged(tagged, base, hasReceiver, target);
      return;
    }
    CallExpression node = (CallExpression) link;
    if (node.callee() instanceof Super) {
      superCall(node, base, target);
      return;
    }
    if (node.optional()) {
      code.jumpIf(Op.JUMP_IF_NULLISH, base, nullish);
    }
    int count = arguments(node.arguments(), base);
    if (count < 0 && !hasReceiver) {
      code.asm.emit(Op.LOAD_UNDEFINED, base + 1);
    }
    positionOfCall(node.callee(), node.start());
    if (ScopeAnalyzer.isDirectEval(node)) {
      code.asm.evalSite(code.unit.sites().site(code));
      if (count < 0) {
        code.asm.emit(Op.DIRECT_EVAL_SPREAD, target, base);
      } else {
        code.asm.emit(Op.DIRECT_EVAL, target, base, count);
      }
    } else if (count < 0) {
      code.asm.emit(Op.CALL_SPREAD, target, base);
    } else {
      code.asm.emit(hasReceiver ? Op.CALL : Op.CALL_PLAIN, target, base, count);
    }
  }

  private void positionOfCall(Expression callee, int start) {
    code.asm.position(callee instanceof MemberExpression member ? member.property().start() : start);
    code.asm.text(textOf(callee));
  }

  /** Evaluates arguments into base + 2 and up and gives their number; with a spread, one array and -1. */
  private int arguments(List<Expression> arguments, int base) {
    for (Expression argument : arguments) {
      if (argument instanceof SpreadElement) {
        code.literals.elements(arguments, code.registers.temporary());
        return -1;
      }
    }
    for (Expression argument : arguments) {
      code.expressions.into(argument, code.registers.temporary());
    }
    return arguments.size();
  }

  void construct(NewExpression node, int dst) {
    int mark = code.registers.mark();
    int base = code.registers.temporaries(2);
    code.expressions.into(node.callee(), base);
    int count = arguments(node.arguments(), base);
    if (count < 0) {
      code.asm.emit(Op.LOAD_UNDEFINED, base + 1);
    }
    code.asm.position(node.start());
    code.asm.text(textOf(node.callee()));
    if (count < 0) {
      code.asm.emit(Op.NEW_SPREAD, dst, base);
    } else {
      code.asm.emit(Op.NEW, dst, base, count);
    }
    code.registers.release(mark);
  }

  private void superCall(CallExpression node, int base, int target) {
    FunctionScope owner = code.variables.thisFunction();
    int callee = code.variables.operand(owner.activeFunction());
    code.asm.position(node.start());
    code.asm.emit(Op.SUPER_CONSTRUCTOR, base, callee);
    code.registers.release(base + 2);
    int count = arguments(node.arguments(), base);
    code.variables.load(owner.newTarget(), base + 1);
    code.asm.position(node.start());
    int result = base;
    if (count < 0) {
      code.asm.emit(Op.SUPER_CALL_SPREAD, result, base);
    } else {
      code.asm.emit(Op.SUPER_CALL, result, base, count);
    }
    code.registers.release(base + 2);
    int bound = code.variables.operand(owner.thisBinding());
    code.asm.emit(Op.CHECK_NO_THIS, bound);
    code.variables.initialise(owner.thisBinding(), result);
    code.asm.emit(Op.INIT_FIELDS, result, code.variables.operand(owner.activeFunction()));
    code.move(target, result);
  }

  private void tagged(TaggedTemplateExpression node, int base, boolean hasReceiver, int target) {
    List<TemplateElement> quasis = node.quasi().quasis();
    String[] cooked = new String[quasis.size()];
    List<String> raw = new ArrayList<>();
    for (int i = 0; i < cooked.length; i++) {
      cooked[i] = quasis.get(i).cooked();
      raw.add(quasis.get(i).raw());
    }
    int site = code.asm.template(new TemplateSite(cooked, List.copyOf(raw)));
    code.asm.position(node.start());
    code.asm.emitWide(Op.TEMPLATE_OBJECT, code.registers.temporary(), site);
    int count = 1 + arguments(node.quasi().expressions(), base);
    positionOfCall(node.tag(), node.start());
    code.asm.emit(hasReceiver ? Op.CALL : Op.CALL_PLAIN, target, base, count);
  }

  // Optional chains

  void optional(ChainExpression node, int dst) {
    int mark = code.registers.mark();
    int value = code.scratch(dst);
    int before = nullish;
    int end = code.asm.newLabel();
    nullish = code.asm.newLabel();
    into(node.expression(), value);
    code.jump(end);
    code.asm.bind(nullish);
    nullish = before;
    code.asm.emit(Op.LOAD_UNDEFINED, value);
    code.asm.bind(end);
    code.move(dst, value);
    code.registers.release(mark);
  }

  /** {@code (a?.b)(…)}: the parentheses end the chain, but a stays the receiver. */
  private void optionalMethod(MemberExpression node, int base) {
    int before = nullish;
    int end = code.asm.newLabel();
    nullish = code.asm.newLabel();
    method(node, base);
    code.jump(end);
    code.asm.bind(nullish);
    nullish = before;
    code.asm.emit(Op.LOAD_UNDEFINED, base);
    code.asm.emit(Op.LOAD_UNDEFINED, base + 1);
    code.asm.bind(end);
  }

  // delete

  void delete(UnaryExpression node, int dst) {
    if (node.argument() instanceof ChainExpression chain
        && chain.expression() instanceof MemberExpression member) {
      int before = nullish;
      int end = code.asm.newLabel();
      nullish = code.asm.newLabel();
      deleteMember(member, node.start(), dst);
      code.jump(end);
      code.asm.bind(nullish);
      nullish = before;
      code.asm.emit(Op.LOAD_TRUE, dst);
      code.asm.bind(end);
    } else if (node.argument() instanceof MemberExpression member) {
      deleteMember(member, node.start(), dst);
    } else {
      code.expressions.effect(node.argument());
      code.asm.emit(Op.LOAD_TRUE, dst);
    }
  }

  private void deleteMember(MemberExpression node, int start, int dst) {
    if (node.object() instanceof Super) {
      code.variables.thisOperand(node.start());
      if (node.computed()) {
        code.expressions.effect(node.property());
      }
      code.asm.position(start);
      code.asm.emitWide(Op.THROW_NEW, REFERENCE_ERROR, code.asm.constant("Unsupported reference to 'super'"));
      code.asm.bind(code.asm.newLabel());
      return;
    }
    int object = object(node, -1);
    String name = constantKey(node);
    if (name != null) {
      code.asm.position(start);
      code.asm.emit(Op.DELETE_NAMED, dst, object, code.asm.key(PropertyKey.of(name)));
    } else {
      int key = code.expressions.operand(node.property());
      code.asm.position(start);
      code.asm.emit(Op.DELETE_INDEX, dst, object, key);
    }
  }

  // Messages

  /** How a callee is named in {@code x is not a function}. */
  static String textOf(Expression callee) {
    if (callee instanceof Identifier identifier) {
      return identifier.name();
    } else if (callee instanceof ThisExpression) {
      return "this";
    } else if (callee instanceof Super) {
      return "super";
    } else if (callee instanceof MemberExpression) {
      return memberText(callee);
    }
    return "(intermediate value)";
  }

  private static String memberText(Expression callee) {
    StringBuilder text = new StringBuilder();
    Expression node = callee;
    while (node instanceof MemberExpression member && text.length() < MAX_TEXT) {
      if (member.property() instanceof PrivateName name) {
        text.insert(0, ".#" + name.name());
      } else if (!member.computed()) {
        text.insert(0, "." + ((Identifier) member.property()).name());
      } else if (member.property() instanceof StringLiteral literal && literal.value().length() <= MAX_TEXT) {
        text.insert(0, "['" + literal.value() + "']");
      } else if (isIndex(member.property())) {
        text.insert(0, "[" + (int) ((NumericLiteral) member.property()).value() + "]");
      } else {
        text.insert(0,
            member.property() instanceof Identifier identifier ? "[" + identifier.name() + "]" : "[...]");
      }
      node = member.object();
    }
    String root = node instanceof MemberExpression ? "(intermediate value)" : textOf(node);
    return root + text;
  }
}
