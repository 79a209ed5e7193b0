package dev.ration.syntax.ast;

/** Short-circuit operators. */
public enum LogicalOperator {
  AND("&&"),
  OR("||"),
  COALESCE("??");

  private final String text;

  LogicalOperator(String text) {
    this.text = text;
  }

  /** The operator as written. */
  public String text() {
    return text;
  }
}
