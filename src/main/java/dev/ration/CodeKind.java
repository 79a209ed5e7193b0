package dev.ration;

import dev.ration.parser.ParseGoal;
import java.util.List;

/** What a text is to be checked as. */
public enum CodeKind {
  /** What {@link Eval#run(String)} takes: one expression, or statements with top-level {@code return}. */
  EVAL(ParseGoal.EVAL_CODE),
  /** What the expression sandbox takes: one expression. */
  EXPRESSION(ParseGoal.EXPRESSION),
  /** What {@link SafeFunction} takes: the body of a function; its parameters are free names of it. */
  FUNCTION_BODY(new ParseGoal.FunctionBody(List.of()));

  final ParseGoal goal;

  CodeKind(ParseGoal goal) {
    this.goal = goal;
  }
}
