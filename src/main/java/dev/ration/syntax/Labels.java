package dev.ration.syntax;

import dev.ration.syntax.ast.Identifier;
import java.util.HashMap;
import java.util.Map;

/** What break and continue may name in one function, and how many loops and switches are open. */
final class Labels {
  /** Labels in scope; true for those of loops. */
  private final Map<String, Boolean> labels = new HashMap<>();
  private final EarlyErrors errors;
  int loops;
  int breakables;

  Labels(EarlyErrors errors) {
    this.errors = errors;
  }

  /** Returns whether the label is new, so that it must be closed. */
  boolean open(Identifier label, boolean loop) {
    if (labels.putIfAbsent(label.name(), loop) != null) {
      errors.report(label.start(), "Label '" + label.name() + "' has already been declared");
      return false;
    }
    return true;
  }

  void close(Identifier label) {
    labels.remove(label.name());
  }

  void checkBreak(int offset, Identifier label) {
    if (label == null) {
      if (breakables == 0) {
        errors.report(offset, "break outside a loop or switch");
      }
    } else if (!labels.containsKey(label.name())) {
      undefined(label);
    }
  }

  void checkContinue(int offset, Identifier label) {
    if (loops == 0) {
      errors.report(offset, "continue outside a loop");
    } else if (label != null) {
      Boolean loop = labels.get(label.name());
      if (loop == null) {
        undefined(label);
      } else if (!loop) {
        errors.report(label.start(), "continue to label '" + label.name()
            + "', which is not that of a loop");
      }
    }
  }

  private void undefined(Identifier label) {
    errors.report(label.start(), "Undefined label '" + label.name() + "'");
  }
}
