package dev.ration.run;

import dev.ration.meter.Toll;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.util.List;

/** How text becomes a tree: given to a run that may compile text; absent in an entry that takes trees only. */
public interface FrontEnd {
  /** What a text is to be parsed as, where its parameters do not matter. */
  enum Goal {
    /** One expression if it is one, else statements with top-level return. */
    EVAL_CODE,
    /** One expression. */
    EXPRESSION,
    /** Statements without return. */
    SCRIPT,
    /** The text of a guest's indirect eval. */
    GUEST_EVAL
  }

  /** The same for text that a guest pays for: every token read and every node checked costs fuel. */
  default FrontEnd paidBy(Toll toll) {
    return this;
  }

  /** Parses {@code source}, nested at most {@code nesting} levels deep. */
  Program parse(Source source, Goal goal, int nesting) throws ParseError;

  /** What the place of a direct eval call allows its text; private names without their #. */
  record EvalPlace(boolean newTarget, boolean superProperty, boolean superCall, boolean arguments,
      List<String> privateNames) {}

  /** Parses the text of a direct eval. */
  Program parseDirectEval(Source source, EvalPlace place, int nesting) throws ParseError;

  /** Parses the body of a function whose parameters are plain names. */
  Program parseFunctionBody(Source source, List<String> parameters, int nesting) throws ParseError;

  /** Parses what a guest gave to Function or GeneratorFunction; the tree is that of the assembled text. */
  Program parseFunction(Source body, String parameters, boolean generator, int nesting) throws ParseError;
}
