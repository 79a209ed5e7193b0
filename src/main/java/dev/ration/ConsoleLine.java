package dev.ration;

/**
 * A line that guest code printed.
 *
 * @param level {@code log}, {@code info}, {@code warn}, {@code error} or {@code debug}
 * @param text at most 10,000 characters
 */
public record ConsoleLine(String level, String text) {}
