package dev.ration;

/**
 * What a run used besides fuel.
 *
 * @param heapPeak highest count of accounted bytes, garbage since the last census included
 * @param stackPeak most guest frames at one time
 */
public record Usage(long heapPeak, int stackPeak) {}
