package dev.ration.syntax.ast;

/** Update operators. */
public enum UpdateOperator {
  INCREMENT("++"),
  DECREMENT("--");

  private final String text;

  UpdateOperator(String text) {
    this.text = text;
  }

  /** The operator as written. */
  public String text() {
    return text;
  }
}
