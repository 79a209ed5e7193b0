package dev.ration.compiler;

import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.Op;
import dev.ration.runtime.JsNumber;
import dev.ration.scope.FunctionScope;
import dev.ration.syntax.ast.ArrayExpression;
import dev.ration.syntax.ast.ArrowFunctionExpression;
import dev.ration.syntax.ast.BigIntLiteral;
import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.BinaryOperator;
import dev.ration.syntax.ast.ClassExpression;
import dev.ration.syntax.ast.Elision;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.FunctionExpression;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.ObjectExpression;
import dev.ration.syntax.ast.ObjectMember;
import dev.ration.syntax.ast.Property;
import dev.ration.syntax.ast.SpreadElement;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.TemplateElement;
import dev.ration.syntax.ast.TemplateLiteral;
import dev.ration.syntax.ast.UnaryExpression;
import dev.ration.syntax.ast.UnaryOperator;
import java.util.List;

/** Arrays, objects, templates and functions. */
final class LiteralCompiler {
  private static final int MAX_HINT = 0xffff;

  private final Code code;

  LiteralCompiler(Code code) {
    this.code = code;
  }

  // Arrays

  void array(ArrayExpression node, int dst) {
    int mark = code.registers.mark();
    int array = code.scratch(dst);
    code.asm.position(node.start());
    elements(node.elements(), array);
    code.move(dst, array);
    code.registers.release(mark);
  }

  /** Makes an array of elements, holes and spreads in a register that nothing else uses. */
  void elements(List<Expression> elements, int array) {
    int mark = code.registers.mark();
    code.asm.emitWide(Op.NEW_ARRAY, array, elements.size());
    for (Expression element : elements) {
      if (element instanceof Elision) {
        code.asm.emit(Op.APPEND_HOLE, array);
      } else if (element instanceof SpreadElement spread) {
        int iterable = code.expressions.operand(spread.argument());
        code.asm.position(spread.argument().start());
        spread(array, iterable, ChainCompiler.textOf(spread.argument()));
      } else {
        int value = code.expressions.operand(element);
        code.asm.emit(Op.APPEND, array, value);
      }
      code.registers.release(mark);
    }
  }

  private void spread(int array, int iterable, String text) {
    int iterator = code.registers.temporaries(2);
    int value = code.registers.temporary();
    int next = code.asm.newLabel();
    int done = code.asm.newLabel();
    code.asm.emitJump(Op.APPEND_SPREAD, array, iterable, done);
    code.asm.text(text);
    code.asm.emit(Op.GET_ITERATOR, iterator, iterable);
    code.asm.bind(next);
    code.asm.emitJump(Op.ITERATOR_NEXT, value, iterator, done);
    code.asm.emit(Op.APPEND, array, value);
    code.jump(next);
    code.asm.bind(done);
  }

  // Objects

  void object(ObjectExpression node, int dst) {
    int mark = code.registers.mark();
    int object = code.scratch(dst);
    code.asm.position(node.start());
    code.asm.emit(Op.NEW_OBJECT, object, Math.min(node.properties().size(), MAX_HINT));
    int inner = code.registers.mark();
    for (ObjectMember member : node.properties()) {
      if (member instanceof SpreadElement spread) {
        int source = code.expressions.operand(spread.argument());
        code.asm.position(spread.start());
        code.asm.emit(Op.COPY_PROPERTIES, object, source);
      } else {
        property((Property) member, object);
      }
      code.registers.release(inner);
    }
    code.move(dst, object);
    code.registers.release(mark);
  }

  private void property(Property node, int object) {
    switch (node.kind()) {
      case PROTO -> {
        int value = code.expressions.operand(node.value());
        code.asm.position(node.start());
        code.asm.emit(Op.SET_PROTOTYPE, object, value);
      }
      case INIT, METHOD -> {
        FunctionNode method =
            node.kind() == Property.Kind.METHOD ? ((FunctionExpression) node.value()).function() : null;
        if (node.computed()) {
          computedProperty(node, method, object);
        } else {
          String name = keyText(node.key());
          int value;
          if (method != null) {
            value = code.registers.temporary();
            method(method, name, object, value);
          } else {
            value = namedOperand(node.value(), name);
          }
          code.asm.position(node.start());
          code.asm.emit(Op.DEFINE_NAMED, object, value, code.cache(name));
        }
      }
      case GET, SET -> accessor(node, object);
    }
  }

  private void computedProperty(Property node, FunctionNode method, int object) {
    int key = key(node.key());
    int value;
    if (method != null) {
      value = code.registers.temporary();
      method(method, "", object, value);
      code.asm.emit(Op.SET_FUNCTION_NAME, value, key, 0);
    } else {
      if (isAnonymousFunction(node.value())) {
        value = code.registers.temporary();
        namedByKey(node.value(), key, value);
      } else {
        value = code.expressions.operand(node.value());
      }
    }
    code.asm.position(node.start());
    code.asm.emit(Op.DEFINE_INDEX, object, key, value);
  }

  private void accessor(Property node, int object) {
    boolean getter = node.kind() == Property.Kind.GET;
    FunctionNode function = ((FunctionExpression) node.value()).function();
    int value = code.registers.temporary();
    int key;
    if (node.computed()) {
      key = key(node.key());
      method(function, "", object, value);
      code.asm.emit(Op.SET_FUNCTION_NAME, value, key, getter ? 1 : 2);
    } else {
      String name = keyText(node.key());
      key = code.registers.temporary();
      code.asm.emitWide(Op.LOAD_CONST, key, code.asm.constant(name));
      method(function, (getter ? "get " : "set ") + name, object, value);
    }
    code.asm.position(node.start());
    code.asm.emit(getter ? Op.DEFINE_GETTER : Op.DEFINE_SETTER, object, key, value);
  }

  /** A computed key, evaluated and converted, in a temporary. */
  int key(Expression node) {
    int key = code.registers.temporary();
    code.expressions.into(node, key);
    code.asm.position(node.start());
    code.asm.emit(Op.TO_PROPERTY_KEY, key, key);
    return key;
  }

  /** The text of a property key that is not computed. */
  static String keyText(Expression key) {
    if (key instanceof Identifier identifier) {
      return identifier.name();
    } else if (key instanceof StringLiteral literal) {
      return literal.value();
    } else if (key instanceof BigIntLiteral literal) {
      return literal.value().toString();
    }
    return JsNumber.of(((NumericLiteral) key).value()).toString();
  }

  private int namedOperand(Expression node, String name) {
    if (!isAnonymousFunction(node)) {
      return code.expressions.operand(node);
    }
    int value = code.registers.temporary();
    code.expressions.intoNamed(node, name, value);
    return value;
  }

  // Templates

  void template(TemplateLiteral node, int dst) {
    List<TemplateElement> quasis = node.quasis();
    if (node.expressions().isEmpty()) {
      code.asm.emitWide(Op.LOAD_CONST, dst, code.asm.constant(quasis.get(0).cooked()));
      return;
    }
    int mark = code.registers.mark();
    int count = 0;
    for (int i = 0; i < quasis.size(); i++) {
      if (i > 0) {
        Expression part = node.expressions().get(i - 1);
        int register = code.registers.temporary();
        int operand = isString(part) ? register : operandOr(part, register);
        if (operand == register) {
          code.expressions.into(part, register);
        }
        if (!isString(part)) {
          code.asm.position(part.start());
          code.asm.emit(Op.TO_STRING, register, operand);
        }
        count++;
      }
      String text = quasis.get(i).cooked();
      if (!text.isEmpty()) {
        code.asm.emitWide(Op.LOAD_CONST, code.registers.temporary(), code.asm.constant(text));
        count++;
      }
    }
    code.asm.position(node.start());
    code.asm.emit(Op.CONCAT, dst, mark, count);
    code.registers.release(mark);
  }

  private int operandOr(Expression node, int otherwise) {
    if (node instanceof Identifier identifier) {
      int register = code.variables.operand(identifier);
      return register < 0 ? otherwise : register;
    }
    return otherwise;
  }

  private static boolean isString(Expression node) {
    return node instanceof StringLiteral || node instanceof TemplateLiteral
        || node instanceof UnaryExpression unary && unary.operator() == UnaryOperator.TYPEOF
        || node instanceof BinaryExpression binary && binary.operator() == BinaryOperator.ADD
            && (binary.left() instanceof StringLiteral || binary.right() instanceof StringLiteral);
  }

  // Functions

  static boolean isAnonymousFunction(Expression node) {
    return node instanceof ArrowFunctionExpression
        || node instanceof FunctionExpression function && function.function().id() == null
        || node instanceof ClassExpression definition && definition.definition().id() == null;
  }

  /** If the expression is an anonymous function or class, makes it with that name and says true. */
  boolean named(Expression node, String name, int dst) {
    if (!isAnonymousFunction(node)) {
      return false;
    }
    if (node instanceof ArrowFunctionExpression arrow) {
      function(arrow.function(), name, dst);
    } else if (node instanceof FunctionExpression expression) {
      function(expression.function(), name, dst);
    } else {
      code.classes.into(((ClassExpression) node).definition(), name, -1, dst);
    }
    return true;
  }

  /** Computes a value; an anonymous function or class is named after the property key in a register. */
  void namedByKey(Expression node, int key, int dst) {
    if (node instanceof ClassExpression definition && isAnonymousFunction(node)) {
      code.classes.into(definition.definition(), "", key, dst);
      return;
    }
    code.expressions.into(node, dst);
    if (isAnonymousFunction(node)) {
      code.asm.emit(Op.SET_FUNCTION_NAME, dst, key, 0);
    }
  }

  /** Makes a closure; {@code name} is used if the function has none of its own. */
  void function(FunctionNode node, String name, int dst) {
    FunctionScope scope = code.tree.function(node);
    String ownName = node.id() != null ? node.id().name() : name;
    CodeBlock inner = FunctionCompiler.compile(code.unit, node, scope, ownName);
    code.asm.position(node.start());
    code.asm.emitWide(Op.CLOSURE, dst, code.asm.inner(inner));
  }

  /** Makes the closure of a method of an object; it knows its home if it uses super. */
  void method(FunctionNode node, String name, int home, int dst) {
    function(node, name, dst);
    if (code.tree.function(node).homeObject() != null) {
      code.asm.emit(Op.SET_HOME, dst, home);
    }
  }
}
