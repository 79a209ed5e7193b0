package dev.ration.syntax.ast;

import java.math.BigInteger;

/** A BigInt such as {@code 10n}. */
public record BigIntLiteral(int start, int end, BigInteger value) implements Expression {
  @Override
  public <R> R accept(ExpressionVisitor<R> visitor) {
    return visitor.visitBigIntLiteral(this);
  }
}
