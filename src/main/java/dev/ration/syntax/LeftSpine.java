package dev.ration.syntax;

import dev.ration.syntax.ast.BinaryExpression;
import dev.ration.syntax.ast.CallExpression;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.LogicalExpression;
import dev.ration.syntax.ast.MemberExpression;
import dev.ration.syntax.ast.TaggedTemplateExpression;

/** The expressions that chain to the left for as long as the source: passes walk them in loops. */
public final class LeftSpine {
  private LeftSpine() {}

  /** The left child of a node that may be deep on its left, or null for any other node. */
  public static Expression left(Expression e) {
    if (e instanceof MemberExpression member) {
      return member.object();
    }
    if (e instanceof CallExpression call) {
      return call.callee();
    }
    if (e instanceof BinaryExpression binary) {
      return binary.left();
    }
    if (e instanceof LogicalExpression logical) {
      return logical.left();
    }
    return e instanceof TaggedTemplateExpression tagged ? tagged.tag() : null;
  }
}
