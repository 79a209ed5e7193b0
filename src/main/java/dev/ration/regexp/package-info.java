/**
 * Regular expressions over UTF-16 text, section 22.2: pattern text to nodes ({@link dev.ration.regexp.PatternParser}), nodes to
 * int code ({@link dev.ration.regexp.PatternCompiler}), and a backtracking matcher with an explicit stack
 * ({@link dev.ration.regexp.Backtracker}) that charges a meter for every step. Knows nothing of values or realms.
 */
package dev.ration.regexp;
