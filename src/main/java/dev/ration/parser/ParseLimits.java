package dev.ration.parser;

/**
 * Bounds of one parse.
 *
 * @param nesting how deep brackets, statements and right-nested operators may go
 * @param tokens how many tokens, and so about how many tree nodes, there may be
 * @param deadlineMillis how long parsing may take by the clock, polled every 1,024 tokens
 */
public record ParseLimits(int nesting, int tokens, long deadlineMillis) {
  public static final ParseLimits DEFAULT = new ParseLimits(200, 4_000_000, 5_000);
}
