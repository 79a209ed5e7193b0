package dev.ration.parser;

import java.util.List;

/** What a text is to be parsed as. All text is strict code. */
public sealed interface ParseGoal {
  /**
   * One expression if the text is one (object literals included), else statements, where {@code return} is
   * allowed.
   */
  record EvalCode() implements ParseGoal {}

  /** One expression and nothing else but comments. */
  record Expression() implements ParseGoal {}

  /** A script: statements, no {@code return}. */
  record Script() implements ParseGoal {}

  /** The text a guest gives to indirect {@code eval}: a script of kind EVAL. */
  record GuestEval() implements ParseGoal {}

  /** The text a guest gives to direct {@code eval}; what the place of the call allows. */
  record DirectEval(boolean newTarget, boolean superProperty, boolean superCall, boolean arguments,
      List<String> privateNames) implements ParseGoal {}

  /**
   * The statements of a function whose parameters are plain names. A name that is not one is an error at
   * offset 0.
   */
  record FunctionBody(List<String> parameters) implements ParseGoal {}

  /**
   * The parameter text given to the Function or GeneratorFunction constructor, with the body text as source.
   * Offsets in the tree are those of the assembled text, which is the program's source.
   */
  record FunctionConstructor(String parameters, boolean generator) implements ParseGoal {}

  ParseGoal EVAL_CODE = new EvalCode();
  ParseGoal EXPRESSION = new Expression();
  ParseGoal SCRIPT = new Script();
  ParseGoal GUEST_EVAL = new GuestEval();
}
