package dev.ration.parser;

import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.SpreadElement;
import java.util.ArrayList;
import java.util.List;

/**
 * A parenthesised list: an expression or the parameters of an arrow function, which is known at the token
 * after it.
 */
final class Cover {
  final List<Expression> items = new ArrayList<>(2);
  /** It can only be parameters: empty, with a rest element, or with a trailing comma. */
  boolean parametersOnly = true;
  /** These parentheses, and none inside them, made their one item a parenthesised expression. */
  boolean marked;
  int start;
  int end;

  void add(Expression item) {
    items.add(item);
    parametersOnly = false;
  }

  void addRest(SpreadElement rest) {
    items.add(rest);
    parametersOnly = true;
  }
}
