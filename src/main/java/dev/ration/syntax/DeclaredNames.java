package dev.ration.syntax;

import dev.ration.syntax.ast.Identifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The names declared in one function, script or static block, whose blocks are open and closed as the walk goes. Every
 * declaration takes constant time: a {@code var} meets a lexical name if one is open anywhere around it, a lexical name
 * meets a {@code var} if the last one of that name came after the block had been opened.
 */
final class DeclaredNames {
  /** What is known of a name. */
  private static final class Name {
    boolean parameter;
    /** When it was last declared by var, counted in declarations; 0 if never. */
    int lastVar;
    /** The innermost open block with a lexical declaration of it. */
    Block block;
    /** How many open blocks declare it lexically, so that no var may pass. */
    int lexical;
  }

  /** An open block; {@code outer} is null for the function's own. */
  private static final class Block {
    final Block outer;
    final int openedAt;
    private List<Declared> declared;

    Block(Block outer, int openedAt) {
      this.outer = outer;
      this.openedAt = openedAt;
    }

    void add(Declared declaration) {
      if (declared == null) {
        declared = new ArrayList<>();
      }
      declared.add(declaration);
    }
  }

  /** A declaration to be taken back when its block closes. */
  private record Declared(Name name, Block before, boolean stopsVar) {}

  private final EarlyErrors errors;
  private final Map<String, Name> names = new HashMap<>();
  private Block block = new Block(null, 1);
  private int count;

  DeclaredNames(EarlyErrors errors) {
    this.errors = errors;
  }

  /** Enters a block, switch, catch clause or for loop. */
  void open() {
    block = new Block(block, count + 1);
  }

  /** Leaves the innermost block. */
  void close() {
    if (block.declared != null) {
      for (int i = block.declared.size() - 1; i >= 0; i--) {
        Declared declaration = block.declared.get(i);
        declaration.name().block = declaration.before();
        declaration.name().lexical -= declaration.stopsVar() ? 1 : 0;
      }
    }
    block = block.outer;
  }

  private Name name(Identifier id) {
    return names.computeIfAbsent(id.name(), key -> new Name());
  }

  void parameter(Identifier id) {
    Name name = name(id);
    if (name.parameter) {
      errors.report(id.start(), "Duplicate parameter name '" + id.name() + "'");
    }
    name.parameter = true;
  }

  /** The parameter of a catch clause that is one identifier: a {@code var} of its name may pass. */
  void catchParameter(Identifier id) {
    declare(id, false);
  }

  void lexical(Identifier id) {
    declare(id, true);
  }

  private void declare(Identifier id, boolean stopsVar) {
    Name name = name(id);
    boolean isParameter = name.parameter && block.outer == null;
    if (name.block == block || name.lastVar >= block.openedAt || isParameter) {
      redeclared(id);
    }
    count++;
    block.add(new Declared(name, name.block, stopsVar));
    name.block = block;
    name.lexical += stopsVar ? 1 : 0;
  }

  void var(Identifier id) {
    Name name = name(id);
    if (name.lexical > 0) {
      redeclared(id);
    }
    name.lastVar = ++count;
  }

  private void redeclared(Identifier id) {
    errors.report(id.start(), "Identifier '" + id.name() + "' has already been declared");
  }
}
