package dev.ration.meter;

/**
 * The ceilings of one run, already validated by the public API.
 *
 * @param fuel units of fuel, {@link #UNLIMITED} for none
 * @param heapBytes accounted live bytes, {@link #UNLIMITED} for none
 * @param stackDepth guest frames
 * @param timeoutNanos nanoseconds from the first instruction, {@link #UNLIMITED} for none
 * @param sourceBytes UTF-8 bytes of source text, {@link #UNLIMITED} for none
 * @param crossingBytes bytes of one crossing of the host boundary
 * @param nesting nesting levels of source text
 */
public record Ceilings(long fuel, long heapBytes, int stackDepth, long timeoutNanos, long sourceBytes,
    long crossingBytes, int nesting) {
  /** No ceiling. */
  public static final long UNLIMITED = Long.MAX_VALUE;
}
