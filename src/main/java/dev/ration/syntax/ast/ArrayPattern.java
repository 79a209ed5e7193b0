package dev.ration.syntax.ast;

import java.util.List;

/** {@code [a, , b = 1, ...c]}; an element may be {@link Elision}, the last one a {@link RestElement}. */
public record ArrayPattern(int start, int end, List<Pattern> elements) implements Pattern {
  @Override
  public <R> R accept(PatternVisitor<R> visitor) {
    return visitor.visitArrayPattern(this);
  }
}
