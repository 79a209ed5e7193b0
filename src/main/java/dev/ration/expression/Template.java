package dev.ration.expression;

import java.util.List;

/** A template taken apart: texts, and holes with what they refer to. Immutable. */
record Template(List<Part> parts) {

  /** Where a reference begins. */
  enum Head {
    INPUTS, CTX, OUTPUTS, RUN_ID, SECRETS
  }

  /** A text or a hole: one of the two is null. */
  record Part(String text, Hole hole) {}

  /**
   * One {@code {{ … }}}.
   *
   * @param name what follows the head; null for {@code run.id}
   * @param path keys (String) and indices (Long) into the value
   * @param offset of the first character after the braces
   */
  record Hole(Head head, String name, List<Object> path, List<Filter> filters, int offset) {}

  /** A filter and its argument: null, Boolean, Double or String. */
  record Filter(TemplateFilter filter, Object argument, int offset) {}
}
