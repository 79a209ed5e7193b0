package dev.ration.syntax.ast;

/** How a declaration binds. */
public enum VariableKind {
  VAR("var"),
  LET("let"),
  CONST("const");

  private final String text;

  VariableKind(String text) {
    this.text = text;
  }

  /** The operator as written. */
  public String text() {
    return text;
  }
}
