package dev.ration.host;

/** What becomes of an integer or decimal from the host that no double holds exactly (decision 11). */
public enum LargeIntegers {
  /** Refuse the crossing, naming the path. */
  REFUSE,
  /** An integer becomes a BigInt; a decimal is refused. */
  BIGINT,
  /** The decimal text. */
  STRING,
  /** The nearest double. */
  LOSSY
}
