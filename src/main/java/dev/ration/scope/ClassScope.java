package dev.ration.scope;

import dev.ration.syntax.ast.ClassElement;
import java.util.IdentityHashMap;
import java.util.Map;

/** The names inside a class: its own, its private names and the keys of its computed fields. */
public final class ClassScope {
  private final LexicalScope names;
  FunctionScope instanceInitializer;
  FunctionScope staticInitializer;
  Binding self;
  final Map<ClassElement, Binding> kept = new IdentityHashMap<>(0);

  ClassScope(LexicalScope names) {
    this.names = names;
  }

  public LexicalScope names() {
    return names;
  }

  /** The class's name inside itself, constant; null for a class without a name. */
  public Binding self() {
    return self;
  }

  /** The function that defines private methods and fields on an instance, or null. */
  public FunctionScope instanceInitializer() {
    return instanceInitializer;
  }

  /** The function that evaluates static fields and blocks, or null. */
  public FunctionScope staticInitializer() {
    return staticInitializer;
  }

  /**
   * Where the key of a computed field, or the function of a private method, is kept until instances are made.
   */
  public Binding kept(ClassElement element) {
    return kept.get(element);
  }
}
