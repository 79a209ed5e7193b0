package dev.ration.expression;

/** What an expression is for; decides its bindings and what it may give (row 144). */
public enum ExpressionKind {
  /** Gives a boolean, string or number. */
  CONDITION,
  /** Gives any JSON value. */
  TRANSFORM,
  /** Gives any JSON value; sees {@code branches}. The workflow field is merge_fn. */
  MERGE
}
