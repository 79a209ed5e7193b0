/**
 * Numbers as text and text as numbers: pure functions over {@code double}, {@code String} and {@code CharSequence}.
 *
 * <p>Results follow ECMA-262 to the character and are the same on every JDK: the shortest-digits writer and the
 * decimal reader come from jackson-core, never from {@code Double.toString} or {@code Double.parseDouble}. Knows
 * nothing of values, realms or meters; a caller charges for the length of what it passes in.
 */
package dev.ration.number;
