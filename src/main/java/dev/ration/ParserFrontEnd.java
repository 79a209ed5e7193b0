package dev.ration;

import dev.ration.meter.Toll;
import dev.ration.parser.ParseGoal;
import dev.ration.parser.ParseLimits;
import dev.ration.parser.SourceParser;
import dev.ration.run.FrontEnd;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.util.List;

/** The front end over the source parser. */
final class ParserFrontEnd implements FrontEnd {
  private final Toll toll;

  ParserFrontEnd() {
    this(Toll.FREE);
  }

  private ParserFrontEnd(Toll toll) {
    this.toll = toll;
  }

  @Override
  public FrontEnd paidBy(Toll payer) {
    return new ParserFrontEnd(payer);
  }

  @Override
  public Program parse(Source source, Goal goal, int nesting) throws ParseError {
    ParseGoal parseGoal = switch (goal) {
      case EVAL_CODE -> ParseGoal.EVAL_CODE;
      case EXPRESSION -> ParseGoal.EXPRESSION;
      case SCRIPT -> ParseGoal.SCRIPT;
      case GUEST_EVAL -> ParseGoal.GUEST_EVAL;
    };
    return SourceParser.parse(source, parseGoal, limits(nesting));
  }

  @Override
  public Program parseDirectEval(Source source, EvalPlace place, int nesting) throws ParseError {
    ParseGoal goal = new ParseGoal.DirectEval(place.newTarget(), place.superProperty(), place.superCall(),
        place.arguments(), place.privateNames());
    return SourceParser.parse(source, goal, limits(nesting));
  }

  @Override
  public Program parseFunctionBody(Source source, List<String> parameters, int nesting) throws ParseError {
    return SourceParser.parse(source, new ParseGoal.FunctionBody(parameters), limits(nesting));
  }

  @Override
  public Program parseFunction(Source body, String parameters, boolean generator, int nesting) throws ParseError {
    return SourceParser.parse(body, new ParseGoal.FunctionConstructor(parameters, generator), limits(nesting));
  }

  private ParseLimits limits(int nesting) {
    return new ParseLimits(nesting, ParseLimits.DEFAULT.tokens(), ParseLimits.DEFAULT.deadlineMillis(), toll);
  }
}
