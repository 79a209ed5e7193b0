package dev.ration.parser;

import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.StringLiteral;

/** The modifiers and the name of a member of an object literal or a class body. */
final class MemberHead {
  final int start;
  private final boolean derived;
  /** Where the text of the member's function begins: after {@code static}. */
  int functionStart;
  boolean isStatic;
  boolean get;
  boolean set;
  boolean async;
  boolean generator;
  boolean inClass;
  boolean computed;
  Expression key;

  MemberHead(int start, boolean derived) {
    this.start = start;
    this.functionStart = start;
    this.derived = derived;
  }

  void markStatic(int next) {
    isStatic = true;
    functionStart = next;
  }

  void name(Expression key, boolean computed) {
    this.key = key;
    this.computed = computed;
  }

  boolean isModified() {
    return get || set || async || generator;
  }

  boolean isConstructor() {
    return inClass && !isStatic && !computed && isNamed("constructor");
  }

  /** Whether the name is this one, written as an identifier or a string. */
  boolean isNamed(String name) {
    return !computed && (key instanceof Identifier id && id.name().equals(name)
        || key instanceof StringLiteral string && string.value().equals(name));
  }

  FunctionNode.Kind functionKind() {
    if (get) {
      return FunctionNode.Kind.GETTER;
    }
    if (set) {
      return FunctionNode.Kind.SETTER;
    }
    if (isConstructor()) {
      return derived ? FunctionNode.Kind.DERIVED_CONSTRUCTOR : FunctionNode.Kind.CONSTRUCTOR;
    }
    return FunctionNode.Kind.METHOD;
  }
}
