package dev.ration.syntax;

import dev.ration.unicode.IdentifierCharacters;

/** What may be a name in strict code. */
public final class IdentifierNames {
  private IdentifierNames() {}

  /** Whether the name is a reserved word of strict code, which neither a reference nor a binding may be. */
  public static boolean isReserved(String name) {
    return switch (name) {
      case "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do",
          "else", "enum", "export", "extends", "false", "finally", "for", "function", "if", "implements",
          "import", "in", "instanceof", "interface", "let", "new", "null", "package", "private",
          "protected", "public", "return", "static", "super", "switch", "this", "throw", "true", "try",
          "typeof", "var", "void", "while", "with", "yield" -> true;
      default -> false;
    };
  }

  /** Whether the text is an identifier name without escapes. */
  public static boolean isIdentifierName(String text) {
    if (text.isEmpty() || !IdentifierCharacters.isStart(text.codePointAt(0))) {
      return false;
    }
    return text.codePoints().allMatch(IdentifierCharacters::isPart);
  }
}
