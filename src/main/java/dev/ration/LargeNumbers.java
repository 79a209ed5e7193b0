package dev.ration;

import dev.ration.host.LargeIntegers;

/** What becomes of a long, BigInteger or BigDecimal from the host that no double holds exactly (decision 11). */
public enum LargeNumbers {
  /** The run is refused with kind BOUNDARY, naming the place. */
  REFUSE(LargeIntegers.REFUSE),
  /** An integer becomes a BigInt; a decimal is refused. */
  BIGINT(LargeIntegers.BIGINT),
  /** The decimal text. */
  STRING(LargeIntegers.STRING),
  /** The nearest double. */
  LOSSY(LargeIntegers.LOSSY);

  final LargeIntegers host;

  LargeNumbers(LargeIntegers host) {
    this.host = host;
  }
}
