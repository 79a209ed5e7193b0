package dev.ration.scope;

import dev.ration.syntax.ast.ArrayPattern;
import dev.ration.syntax.ast.AssignmentPattern;
import dev.ration.syntax.ast.AssignmentProperty;
import dev.ration.syntax.ast.Elision;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.ObjectPattern;
import dev.ration.syntax.ast.Pattern;
import dev.ration.syntax.ast.PatternVisitor;
import dev.ration.syntax.ast.RestElement;

/** Patterns: bind initialises declared names, assign writes to targets that exist. */
final class PatternWalk implements PatternVisitor<Void> {
  private final ScopeAnalyzer analyzer;
  private final Names names;
  /** Whether the pattern being walked initialises declared names; else it assigns. */
  private boolean binding;
  /** Whether the pattern being walked assigns while operands may be waiting. */
  private boolean inExpression;

  PatternWalk(ScopeAnalyzer analyzer) {
    this.analyzer = analyzer;
    this.names = analyzer.names;
  }

  void bind(Pattern pattern) {
    boolean before = binding;
    binding = true;
    pattern.accept((PatternVisitor<Void>) this);
    binding = before;
  }

  void assign(Pattern pattern, boolean asExpression) {
    boolean before = binding;
    boolean beforeExpression = inExpression;
    binding = false;
    inExpression = asExpression || !(pattern instanceof Identifier);
    pattern.accept((PatternVisitor<Void>) this);
    binding = before;
    inExpression = beforeExpression;
  }

  /** An expression inside a pattern may hold patterns of its own. */
  void inPattern(Expression expression) {
    boolean before = binding;
    boolean beforeExpression = inExpression;
    analyzer.expressions.visit(expression);
    binding = before;
    inExpression = beforeExpression;
  }

  @Override
  public Void visitIdentifierPattern(Identifier node) {
    if (binding) {
      Binding declared = names.table.get(node.name());
      if (declared != null && declared.scope().kind() != LexicalScope.Kind.AMBIENT) {
        names.tree.uses.put(node, declared);
        if (declared.kind() != Binding.Kind.VAR || analyzer.unconditional) {
          declared.initialised = true;
        }
      }
    } else {
      names.reference(node);
      Binding target = names.tree.uses.get(node);
      if (target != null && inExpression) {
        target.assignInExpression();
      }
    }
    return null;
  }

  @Override
  public Void visitMemberPattern(MemberExpression node) {
    inPattern(node);
    return null;
  }

  @Override
  public Void visitElisionPattern(Elision node) {
    return null;
  }

  @Override
  public Void visitAssignmentPattern(AssignmentPattern node) {
    inPattern(node.right());
    return node.left().accept((PatternVisitor<Void>) this);
  }

  @Override
  public Void visitRestElement(RestElement node) {
    return node.argument().accept((PatternVisitor<Void>) this);
  }

  @Override
  public Void visitArrayPattern(ArrayPattern node) {
    for (Pattern element : node.elements()) {
      element.accept((PatternVisitor<Void>) this);
    }
    return null;
  }

  @Override
  public Void visitObjectPattern(ObjectPattern node) {
    for (AssignmentProperty property : node.properties()) {
      if (property.computed()) {
        inPattern(property.key());
      }
      property.value().accept((PatternVisitor<Void>) this);
    }
    return node.rest() == null ? null : node.rest().accept((PatternVisitor<Void>) this);
  }
}
