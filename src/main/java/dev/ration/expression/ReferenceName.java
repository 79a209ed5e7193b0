package dev.ration.expression;

/** Names that a reference can spell: one or more of ASCII letters, digits, {@code _}, {@code $} and {@code -}. */
final class ReferenceName {
  private ReferenceName() {}

  static boolean isPart(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '$' || c == '-';
  }

  static boolean isValid(String name) {
    if (name == null || name.isEmpty()) {
      return false;
    }
    for (int i = 0; i < name.length(); i++) {
      if (!isPart(name.charAt(i))) {
        return false;
      }
    }
    return true;
  }
}
