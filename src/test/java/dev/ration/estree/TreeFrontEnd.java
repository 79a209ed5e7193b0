package dev.ration.estree;

import dev.ration.TestFrontEnd;
import dev.ration.meter.Toll;
import dev.ration.run.FrontEnd;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.util.List;

/**
 * A front end whose trees have been JSON: for the comparison of runs. What a guest gives to eval takes the
 * short way.
 */
public final class TreeFrontEnd implements FrontEnd {
  @Override
  public FrontEnd paidBy(Toll toll) {
    return TestFrontEnd.INSTANCE.paidBy(toll);
  }

  @Override
  public Program parse(Source source, Goal goal, int nesting) throws ParseError {
    Program program = TestFrontEnd.INSTANCE.parse(source, goal, nesting);
    return goal == Goal.GUEST_EVAL ? program : throughJson(program);
  }

  @Override
  public Program parseFunctionBody(Source source, List<String> parameters, int nesting) throws ParseError {
    return throughJson(TestFrontEnd.INSTANCE.parseFunctionBody(source, parameters, nesting));
  }

  @Override
  public Program parseDirectEval(Source source, EvalPlace place, int nesting) throws ParseError {
    return TestFrontEnd.INSTANCE.parseDirectEval(source, place, nesting);
  }

  @Override
  public Program parseFunction(Source body, String parameters, boolean generator,
      int nesting) throws ParseError {
    return TestFrontEnd.INSTANCE.parseFunction(body, parameters, generator, nesting);
  }

  private static Program throughJson(Program program) {
    try {
      return EstreeReader.read(program.source().name(), EstreeWriter.document(program), EstreeLimits.of(0,
          250)).program();
    } catch (EstreeError e) {
      throw new AssertionError(e.getMessage(), e);
    }
  }
}
