package dev.ration.syntax.ast;

/**
 * A property of an object literal. The key is an {@link Identifier} (its name), a {@link StringLiteral},
 * {@link NumericLiteral} or {@link BigIntLiteral}, or any expression when {@code computed}. The value of
 * METHOD, GET and SET is a {@link FunctionExpression}.
 */
public record Property(int start, int end, Kind kind, Expression key, boolean computed, boolean shorthand,
    Expression value) implements ObjectMember {
  /** PROTO is {@code __proto__: value}, which sets the prototype and makes no property. */
  public enum Kind { INIT, PROTO, METHOD, GET, SET }
}
