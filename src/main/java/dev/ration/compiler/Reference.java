package dev.ration.compiler;

import dev.ration.bytecode.Op;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.PrivateName;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.Super;

/** A target whose parts are evaluated, once: a variable, or an object and a key in registers. */
final class Reference {
  private enum Kind { VARIABLE, NAMED, INDEX_INT, INDEX, PRIVATE, SUPER }

  private final Code code;
  private final Kind kind;
  private final Identifier variable;
  private final MemberExpression member;
  private final int position;
  private int resolved = -1;
  private int object = -1;
  private int key = -1;
  private String name;

  Reference(Code code, Identifier variable) {
    this.code = code;
    this.kind = Kind.VARIABLE;
    this.variable = variable;
    this.member = null;
    this.position = variable.start();
  }

  /** Evaluates object and key of a member access; {@code later} is evaluated before the reference is used. */
  Reference(Code code, MemberExpression member, Expression later) {
    this.code = code;
    this.variable = null;
    this.member = member;
    this.position = member.property().start();
    if (member.object() instanceof Super) {
      kind = Kind.SUPER;
      object = code.chains.superReference(member);
      return;
    }
    object = objectBefore(member, later);
    name = ChainCompiler.constantKey(member);
    if (name != null) {
      kind = Kind.NAMED;
    } else if (member.property() instanceof PrivateName privateName) {
      kind = Kind.PRIVATE;
      key = code.variables.operand(code.tree.binding(privateName));
    } else if (ChainCompiler.isIndex(member.property())) {
      kind = Kind.INDEX_INT;
      key = (int) ((NumericLiteral) member.property()).value();
    } else {
      kind = Kind.INDEX;
      key = code.expressions.operandBefore(member.property(), later);
    }
  }

  private int objectBefore(MemberExpression node, Expression later) {
    boolean changes = node.object() instanceof Identifier identifier
        && (node.computed() && code.expressions.isAssigned(identifier, node.property())
            || code.expressions.isAssigned(identifier, later));
    if (!changes) {
      return code.expressions.operand(node.object());
    }
    int copy = code.registers.temporary();
    code.expressions.into(node.object(), copy);
    return copy;
  }

  /** Resolves a global name now, for a value that is still to be computed. */
  void resolve() {
    if (kind == Kind.VARIABLE && code.variables.needsResolution(variable)) {
      resolved = code.variables.resolve(variable);
    }
  }

  /** Converts the key, so that reading and writing do it once. */
  void convertKey() {
    if (kind != Kind.INDEX || member.property() instanceof StringLiteral
        || member.property() instanceof NumericLiteral) {
      return;
    }
    int converted = code.registers.isVariable(key) ? code.registers.temporary() : key;
    code.asm.position(position);
    code.asm.emit(Op.REFERENCE_KEY, converted, key, object);
    key = converted;
  }

  void get(int dst) {
    code.asm.position(position);
    switch (kind) {
      case VARIABLE -> code.variables.load(variable, dst);
      case NAMED -> code.asm.emit(name.equals("length") ? Op.GET_LENGTH : Op.GET_NAMED, dst, object,
          code.cache(name));
      case INDEX_INT -> code.asm.emit(Op.GET_INDEX_INT, dst, object, key);
      case INDEX -> code.asm.emit(Op.GET_INDEX, dst, object, key);
      case PRIVATE -> code.asm.emit(Op.GET_PRIVATE, dst, object, key);
      case SUPER -> code.asm.emit(Op.GET_SUPER, dst, object);
    }
  }

  void set(int value) {
    code.asm.position(position);
    switch (kind) {
      case VARIABLE -> code.variables.store(variable, value, resolved);
      case NAMED -> code.asm.emit(Op.SET_NAMED, object, value, code.cache(name));
      case INDEX_INT -> code.asm.emit(Op.SET_INDEX_INT, object, value, key);
      case INDEX -> code.asm.emit(Op.SET_INDEX, object, key, value);
      case PRIVATE -> code.asm.emit(Op.SET_PRIVATE, object, key, value);
      case SUPER -> code.asm.emit(Op.SET_SUPER, value, object);
    }
  }
}
