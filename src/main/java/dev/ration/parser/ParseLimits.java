package dev.ration.parser;

import dev.ration.meter.Toll;

/**
 * Bounds of one parse.
 *
 * @param nesting how deep brackets, statements and right-nested operators may go; more than
 *     {@link #MAX_NESTING} is as much as that
 * @param tokens how many tokens, and so about how many tree nodes, there may be
 * @param deadlineMillis how long parsing may take by the clock, polled every 1,024 tokens
 * @param toll who pays for it
 */
public record ParseLimits(int nesting, int tokens, long deadlineMillis, Toll toll) {
  /**
   * What a stack of 512 KB holds with room to spare (measured interpreted: 339 arrows, 420 parentheses, in
   * parser and printer).
   */
  public static final int MAX_NESTING = 250;

  public static final ParseLimits DEFAULT = new ParseLimits(200, 4_000_000, 5_000);

  /** Limits of a parse that costs no fuel. */
  public ParseLimits(int nesting, int tokens, long deadlineMillis) {
    this(nesting, tokens, deadlineMillis, Toll.FREE);
  }

  public ParseLimits {
    nesting = Math.min(nesting, MAX_NESTING);
  }
}
