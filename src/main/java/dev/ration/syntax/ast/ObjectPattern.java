package dev.ration.syntax.ast;

import java.util.List;

/** {@code {a, b: c, ...rest}}; {@code rest} is null when absent. */
public record ObjectPattern(int start, int end, List<AssignmentProperty> properties, RestElement rest)
    implements Pattern {
  @Override
  public <R> R accept(PatternVisitor<R> visitor) {
    return visitor.visitObjectPattern(this);
  }
}
