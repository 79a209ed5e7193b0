package dev.ration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.ration.meter.Toll;
import dev.ration.run.CompileFault;
import dev.ration.run.FrontEnd;
import dev.ration.run.ProgramCache;
import dev.ration.scope.AmbientNames;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * row 297: there is no module to load; what an engine loads is programs, through its front end, and the templates of its
 * built-ins, once a process. A load that fails leaves nothing in the cache, so that the next one may succeed.
 */
class FailedLoadTest {
  /** The real front end, after {@code failures} failures. */
  private static final class Unreliable implements FrontEnd {
    private final FrontEnd real = new ParserFrontEnd();
    private final Supplier<? extends Throwable> fault;
    private int failures;
    int asked;

    Unreliable(int failures, Supplier<? extends Throwable> fault) {
      this.failures = failures;
      this.fault = fault;
    }

    private FrontEnd next() throws ParseError {
      asked++;
      if (failures-- > 0) {
        Throwable t = fault.get();
        if (t instanceof Error e) {
          throw e;
        }
        throw (RuntimeException) t;
      }
      return real;
    }

    @Override
    public FrontEnd paidBy(Toll toll) {
      return real.paidBy(toll);
    }

    @Override
    public Program parse(Source source, Goal goal, int nesting) throws ParseError {
      return next().parse(source, goal, nesting);
    }

    @Override
    public Program parseDirectEval(Source source, EvalPlace place, int nesting) throws ParseError {
      return next().parseDirectEval(source, place, nesting);
    }

    @Override
    public Program parseFunctionBody(Source source, List<String> parameters, int nesting) throws ParseError {
      return next().parseFunctionBody(source, parameters, nesting);
    }

    @Override
    public Program parseFunction(Source body, String parameters, boolean generator, int nesting) throws ParseError {
      return next().parseFunction(body, parameters, generator, nesting);
    }
  }

  private static Object load(ProgramCache cache) throws CompileFault {
    return cache.script("Eval", "1 + 1", FrontEnd.Goal.EVAL_CODE, 200, AmbientNames.NONE);
  }

  @Test
  void theHostsOwnFailureIsNotKept() throws CompileFault { // row 297
    Unreliable frontEnd = new Unreliable(1, () -> new IllegalStateException("not yet"));
    ProgramCache cache = new ProgramCache(frontEnd, 8, 1 << 20);
    assertThrows(IllegalStateException.class, () -> load(cache));
    assertEquals(0, cache.size());
    Object loaded = load(cache);
    assertEquals(1, cache.size());
    assertEquals(loaded, load(cache));
    assertEquals(2, frontEnd.asked, "once it is there, it is not loaded again");
  }

  @Test
  void norIsThatOfTheMachine() throws CompileFault { // row 297
    for (Supplier<Error> fault : List.<Supplier<Error>>of(StackOverflowError::new, () -> new OutOfMemoryError("no"))) {
      ProgramCache cache = new ProgramCache(new Unreliable(2, fault), 8, 1 << 20);
      assertThrows(CompileFault.class, () -> load(cache));
      assertThrows(CompileFault.class, () -> load(cache));
      assertEquals(0, cache.size());
      load(cache);
      assertEquals(1, cache.size());
    }
  }

  @Test
  void contextsAreFresh() { // row 297
    Engine engine = Engine.create();
    EvalOptions options = EvalOptions.builder().build();
    assertEquals(1.0, number(engine.run("globalThis.n = (globalThis.n || 0) + 1", options)));
    assertEquals(1.0, number(engine.run("globalThis.n = (globalThis.n || 0) + 1", options)));
    assertEquals(1, engine.programs().size());
  }

  private static double number(EvalResult result) {
    return ((Number) result.value()).doubleValue();
  }
}
