package dev.ration.parser;

import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Node;

/**
 * What stands in the parentheses of a for statement: left is the initializer of a LOOP; right is null for a
 * LOOP.
 */
record ForHead(Kind kind, Node left, Expression test, Expression update, Expression right, boolean await) {
  enum Kind { LOOP, IN, OF }
}
