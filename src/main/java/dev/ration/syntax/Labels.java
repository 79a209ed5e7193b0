package dev.ration.syntax;

import dev.ration.syntax.ast.Identifier;
import java.util.HashMap;
import java.util.Map;

/** What break and continue may name in one function, and how many loops and switches are open. */
final class Labels {
  /** Labels in scope; true for those of loops. */
  private final Map<String, Boolean> labels = new HashMap<>();
  int loops;
  int breakables;

  void open(Identifier label, boolean loop) {
    if (labels.putIfAbsent(label.name(), loop) != null) {
      throw new EarlyError(label.start(), "Label '" + label.name() + "' has already been declared");
    }
  }

  void close(Identifier label) {
    labels.remove(label.name());
  }

  void checkBreak(int offset, Identifier label) {
    if (label == null) {
      if (breakables == 0) {
        throw new EarlyError(offset, "break outside a loop or switch");
      }
    } else if (!labels.containsKey(label.name())) {
      throw undefined(label);
    }
  }

  void checkContinue(int offset, Identifier label) {
    if (loops == 0) {
      throw new EarlyError(offset, "continue outside a loop");
    }
    if (label != null) {
      Boolean loop = labels.get(label.name());
      if (loop == null) {
        throw undefined(label);
      }
      if (!loop) {
        throw new EarlyError(label.start(), "continue to label '" + label.name()
            + "', which is not that of a loop");
      }
    }
  }

  private static EarlyError undefined(Identifier label) {
    return new EarlyError(label.start(), "Undefined label '" + label.name() + "'");
  }
}
