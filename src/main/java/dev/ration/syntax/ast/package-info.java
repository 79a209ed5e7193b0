/**
 * The syntax tree: sealed families of records named as in ESTree. Null stands where ESTree has null; lists
 * are immutable and hold no nulls. Every tree that passed {@code syntax.EarlyErrors} is a valid strict
 * program.
 */
package dev.ration.syntax.ast;
