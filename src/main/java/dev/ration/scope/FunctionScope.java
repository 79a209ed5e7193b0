package dev.ration.scope;

import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.FunctionNode;
import java.util.ArrayList;
import java.util.List;

/**
 * A function, a script, or the initialiser of a class, with the pseudo-variables that it or an arrow function
 * inside it uses.
 */
public final class FunctionScope {
  private final FunctionNode node;
  private final FunctionScope parent;
  private final boolean arrow;
  private final LexicalScope outer;
  LexicalScope parameters;
  LexicalScope body;
  Binding self;
  Binding thisBinding;
  Binding arguments;
  Binding newTarget;
  Binding homeObject;
  Binding activeFunction;
  final List<FunctionDeclaration> declarations = new ArrayList<>(0);

  FunctionScope(FunctionNode node, FunctionScope parent, LexicalScope outer) {
    this.node = node;
    this.parent = parent;
    this.outer = outer;
    this.arrow = node != null && node.kind() == FunctionNode.Kind.ARROW;
  }

  /** The function; null for a script and for a class initialiser. */
  public FunctionNode node() {
    return node;
  }

  /** The function around, or null. */
  public FunctionScope parent() {
    return parent;
  }

  /** The scope that the function closes over. */
  public LexicalScope outer() {
    return outer;
  }

  public boolean isArrow() {
    return arrow;
  }

  /** The scope of the parameters. */
  public LexicalScope parameters() {
    return parameters;
  }

  /** The scope of the body: the same, unless a parameter has an expression. */
  public LexicalScope body() {
    return body;
  }

  /** The name of a function expression inside itself, if used; else null. */
  public Binding self() {
    return self;
  }

  /** {@code this}, if used; else null. */
  public Binding thisBinding() {
    return thisBinding;
  }

  /** {@code arguments}, if used; else null. */
  public Binding arguments() {
    return arguments;
  }

  /** {@code new.target}, if used; else null. */
  public Binding newTarget() {
    return newTarget;
  }

  /** The home object, if {@code super.x} is used; else null. */
  public Binding homeObject() {
    return homeObject;
  }

  /** The function itself, if {@code super()} is used; else null. */
  public Binding activeFunction() {
    return activeFunction;
  }

  /** The function declarations at the top of the body, in order. */
  public List<FunctionDeclaration> declarations() {
    return declarations;
  }
}
