package dev.ration.parser;

/**
 * Bounds of one parse.
 *
 * @param nesting how deep brackets, statements and right-nested operators may go
 * @param nodes how many tree nodes may be made
 * @param deadlineMillis how long parsing may take by the clock, polled every 1,024 tokens
 */
public record ParseLimits(int nesting, int nodes, long deadlineMillis) {
  public static final ParseLimits DEFAULT = new ParseLimits(200, 4_000_000, 5_000);
}
