package dev.ration.syntax.ast;

/** Unary operators. */
public enum UnaryOperator {
  DELETE("delete"),
  VOID("void"),
  TYPEOF("typeof"),
  PLUS("+"),
  MINUS("-"),
  BIT_NOT("~"),
  NOT("!");

  private final String text;

  UnaryOperator(String text) {
    this.text = text;
  }

  /** The operator as written. */
  public String text() {
    return text;
  }
}
