package dev.ration.runtime;

import java.math.BigInteger;

/** A BigInt. Operations charge by digits; the longest value is {@link #MAX_BITS} bits. */
public final class JsBigInt extends Value {
  /** Longest BigInt in bits; longer is a RangeError. */
  public static final int MAX_BITS = 1 << 20;

  private static final JsString TYPE = JsString.permanent("bigint");

  private final BigInteger value;
  int mark;

  private JsBigInt(BigInteger value) {
    this.value = value;
  }

  /** A BigInt that belongs to a program or template and weighs nothing. */
  public static JsBigInt permanent(BigInteger value) {
    JsBigInt b = new JsBigInt(value);
    b.mark = Census.PERMANENT;
    return b;
  }

  /** A BigInt made by the guest: charged to the heap. */
  public static JsBigInt of(Heap heap, BigInteger value) {
    JsBigInt b = new JsBigInt(value);
    heap.allocate(b.weight());
    return b;
  }

  public BigInteger value() {
    return value;
  }

  long weight() {
    return 72 + (value.bitLength() >> 3);
  }

  @Override
  public Type type() {
    return Type.BIGINT;
  }

  @Override
  public JsString typeOf() {
    return TYPE;
  }

  @Override
  public String toString() {
    return value + "n";
  }
}
