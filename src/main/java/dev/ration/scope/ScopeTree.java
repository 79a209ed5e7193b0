package dev.ration.scope;

import dev.ration.syntax.ast.ClassNode;
import dev.ration.syntax.ast.FunctionDeclaration;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The result of the analysis of one program: what its identifiers mean. */
public final class ScopeTree {
  LexicalScope ambient;
  LexicalScope script;
  FunctionScope program;
  final List<LexicalScope> outer = new ArrayList<>(0);
  final Map<Node, Binding> uses;
  final Map<Node, Boolean> checkedUses = new IdentityHashMap<>(4);
  final Map<Node, LexicalScope> scopes = new IdentityHashMap<>(8);
  final Map<FunctionNode, FunctionScope> functions = new IdentityHashMap<>(8);
  final Map<ClassNode, ClassScope> classes = new IdentityHashMap<>(2);
  final Set<String> freeNames = new LinkedHashSet<>();
  /** Where in the text each name that was not found is first used; global variables of a script included. */
  final Map<String, Integer> firstUses = new HashMap<>();
  final Set<String> lateNames = new LinkedHashSet<>(4);
  final Set<String> varNames = new LinkedHashSet<>(4);
  final Set<String> functionNames = new LinkedHashSet<>(4);

  /** For a text of a length: its names are some units apart. */
  ScopeTree(int length) {
    uses = new IdentityHashMap<>(Math.min(16 + length / 12, 1 << 16));
  }

  /**
   * The scope of what the host provides; its bindings are the free names that it has, in the order of first
   * use.
   */
  public LexicalScope ambient() {
    return ambient;
  }

  /** The scope of a script's let, const and class; null unless the program is a script. */
  public LexicalScope script() {
    return script;
  }

  /** The scopes around a direct eval text, outermost first. */
  public List<LexicalScope> outer() {
    return Collections.unmodifiableList(outer);
  }

  /** The top level. */
  public FunctionScope program() {
    return program;
  }

  /** What an identifier, this, super, new.target or a private name means; null for a global name. */
  public Binding binding(Node use) {
    return uses.get(use);
  }

  /** The binding that a function declaration initialises; null for a global function. */
  public Binding declared(FunctionDeclaration declaration) {
    return uses.get(declaration);
  }

  /** Whether the use may run before the binding is initialised. */
  public boolean isChecked(Node use) {
    return checkedUses.containsKey(use);
  }

  /** The scope of a block, loop, switch or catch clause; null if it declares nothing. */
  public LexicalScope scope(Node node) {
    return scopes.get(node);
  }

  public FunctionScope function(FunctionNode node) {
    return functions.get(node);
  }

  public ClassScope classScope(ClassNode node) {
    return classes.get(node);
  }

  /**
   * The names that the program uses and does not declare, ambient ones included, in the order of first use.
   */
  public Set<String> freeNames() {
    return Collections.unmodifiableSet(freeNames);
  }

  /** The same in the order of their first use in the text. */
  public List<String> freeNamesInOrder() {
    List<String> names = new ArrayList<>(freeNames);
    names.sort(Comparator.comparing(firstUses::get));
    return names;
  }

  /** The free names of a direct eval text that the host provides: it declares them once the text is known. */
  public Set<String> lateNames() {
    return Collections.unmodifiableSet(lateNames);
  }

  /** The var names of a script, functions not included. */
  public Set<String> varNames() {
    return Collections.unmodifiableSet(varNames);
  }

  /** The names of a script's top-level functions. */
  public Set<String> functionNames() {
    return Collections.unmodifiableSet(functionNames);
  }
}
