package dev.ration.parser;

import dev.ration.syntax.CheckedText;
import dev.ration.syntax.EarlyErrors;
import dev.ration.syntax.ErrorLog;
import dev.ration.syntax.IdentifierNames;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.ParseFailure;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.ExpressionStatement;
import dev.ration.syntax.ast.FunctionExpression;
import dev.ration.syntax.ast.FunctionNode;
import dev.ration.syntax.ast.Identifier;
import dev.ration.syntax.ast.Program;
import dev.ration.syntax.ast.Statement;
import dev.ration.unicode.IdentifierCharacters;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;

/**
 * Source text to syntax tree: the front door of the package. Stateless; its only shared state is ANTLR's DFA
 * cache.
 */
public final class SourceParser {
  private SourceParser() {}

  /** Parses a text for a goal, or says what is wrong first. */
  public static Program parse(Source source, ParseGoal goal, ParseLimits limits) throws ParseError {
    Run run = new Run(source, limits, ErrorLog.FIRST);
    try {
      return goal instanceof ParseGoal.EvalCode ? evalCode(run) : run.program(goal);
    } catch (ParseFailure failure) {
      throw run.error(failure);
    }
  }

  /** Tries the text as one expression; where that fails, as statements. */
  private static Program evalCode(Run run) {
    ParseFailure first;
    try {
      return run.evalExpression();
    } catch (ParseFailure failure) {
      first = failure;
    }
    boolean isExpression = run.grammatical;
    if (first.kind() == ParseError.Kind.DEADLINE) {
      throw first;
    }
    try {
      return run.evalStatements();
    } catch (ParseFailure second) {
      throw areStatements(isExpression, first, run.grammatical, second) ? second : first;
    }
  }

  /**
   * What a text was meant to be that is neither an expression nor statements: what its grammar allows; if both or neither,
   * the attempt that got further.
   */
  private static boolean areStatements(boolean isExpression, ParseFailure asExpression, boolean areStatements,
      ParseFailure asStatements) {
    return isExpression == areStatements ? asStatements.offset() >= asExpression.offset() : areStatements;
  }

  /**
   * Parses a text for a goal and says all that is wrong. After an error of grammar it goes on with the next statement
   * or class member that it can find. What {@link #parse} would say is among the errors.
   */
  public static CheckedText check(Source source, ParseGoal goal, ParseLimits limits) {
    if (!(goal instanceof ParseGoal.EvalCode)) {
      Run run = new Run(source, limits, ErrorLog.all());
      try {
        return run.check(() -> run.program(goal));
      } catch (ParseError error) {
        return new CheckedText(Optional.empty(), List.of(error));
      }
    }
    Run first = new Run(source, limits, ErrorLog.all());
    CheckedText expression = first.check(first::evalExpression);
    ParseFailure wrong = first.log.first();
    if (wrong == null || wrong.kind() == ParseError.Kind.DEADLINE) {
      return expression;
    }
    Run second = new Run(source, limits, ErrorLog.all());
    CheckedText statements = second.check(second::evalStatements);
    return second.log.isEmpty() || areStatements(first.grammatical, wrong, second.grammatical, second.log.first())
        ? statements : expression;
  }

  private interface Parse<E extends Exception> {
    Program apply() throws E;
  }

  private static final class Run {
    private final Source source;
    private final ParseLimits limits;
    private final ErrorLog log;
    private final long deadline;
    /** Whether the grammar allows the text, as it was read last. */
    private boolean grammatical;

    Run(Source source, ParseLimits limits, ErrorLog log) {
      this.source = source;
      this.limits = limits;
      this.log = log;
      this.deadline = System.nanoTime() + limits.deadlineMillis() * 1_000_000L;
    }

    <E extends Exception> CheckedText check(Parse<E> parse) throws E {
      Optional<Program> tree = Optional.empty();
      try {
        tree = Optional.of(parse.apply());
      } catch (ParseFailure failure) {
        log.keep(failure);
      }
      return new CheckedText(tree, log.errors(source));
    }

    Program program(ParseGoal goal) throws ParseError {
      if (goal instanceof ParseGoal.Expression) {
        return check(expression(0, null), EarlyErrors.Place.SCRIPT);
      }
      if (goal instanceof ParseGoal.FunctionBody body) {
        return functionBody(body);
      }
      if (goal instanceof ParseGoal.FunctionConstructor function) {
        return functionConstructor(function);
      }
      boolean script = goal instanceof ParseGoal.Script;
      return check(statements(script ? Program.Kind.SCRIPT : Program.Kind.EVAL, List.of(), true), place(goal));
    }

    private static EarlyErrors.Place place(ParseGoal goal) {
      if (goal instanceof ParseGoal.DirectEval eval) {
        return new EarlyErrors.Place(false, eval.newTarget(), eval.superProperty(), eval.superCall(),
            eval.arguments(), eval.privateNames());
      }
      return EarlyErrors.Place.SCRIPT;
    }

    private Program check(Program program, EarlyErrors.Place place) {
      grammatical = log.isEmpty();
      EarlyErrors.check(program, place, log, limits.toll());
      return program;
    }

    ParseError error(ParseFailure failure) {
      return new ParseError(source, failure.offset(), failure.kind(), failure.getMessage());
    }

    Program evalExpression() {
      int from = hashbangEnd();
      return check(expression(from, hashbang(from)), EarlyErrors.Place.SCRIPT);
    }

    Program evalStatements() {
      return check(statements(Program.Kind.SCRIPT, List.of(), true), EarlyErrors.Place.EVAL_CODE);
    }

    private int hashbangEnd() {
      String text = source.text();
      if (!text.startsWith("#!")) {
        return 0;
      }
      int end = 2;
      while (end < text.length() && !Source.isLineTerminator(text.charAt(end))) {
        end++;
      }
      return end;
    }

    private String hashbang(int end) {
      return end == 0 ? null : source.text().substring(2, end);
    }

    private RationParser parser(int from, boolean statements) {
      grammatical = false;
      TokenBuffer tokens = new TokenBuffer(new ContextualTokenSource(source, from, statements, limits,
          deadline, log.keepsAll()));
      RationParser parser = new RationParser(tokens);
      parser.getInterpreter().setPredictionMode(PredictionMode.SLL);
      parser.start(source, tokens, limits.nesting(), log);
      return parser;
    }

    private Program expression(int from, String hashbang) {
      RationParser parser = parser(from, false);
      Expression e = parser.expressionGoal().e;
      parser.ast.finish();
      Statement statement = new ExpressionStatement(from, source.length(), e, null);
      return new Program(0, source.length(), Program.Kind.EXPRESSION, List.of(), List.of(statement), hashbang,
          parser.ast.evals() > 0, source);
    }

    private Program statements(Program.Kind kind, List<Identifier> params, boolean allowHashbang) {
      int from = allowHashbang ? hashbangEnd() : 0;
      RationParser parser = parser(from, true);
      List<Statement> body = log.keepsAll() ? allStatements(parser) : parser.scriptGoal().body;
      parser.ast.finish();
      return new Program(0, source.length(), kind, params, body, hashbang(from), parser.ast.evals() > 0,
          source);
    }

    /** The statements around braces that close nothing. */
    private static List<Statement> allStatements(RationParser parser) {
      List<Statement> body = new ArrayList<>(parser.statements(false).list);
      while (parser.getTokenStream().LA(1) != Token.EOF) {
        parser.strayBrace();
        body.addAll(parser.statements(false).list);
      }
      return parser.ast.body(body);
    }

    private Program functionBody(ParseGoal.FunctionBody goal) {
      List<Identifier> params = new ArrayList<>();
      for (String name : goal.parameters()) {
        if (!IdentifierNames.isIdentifierName(name) || IdentifierNames.isReserved(name)) {
          throw new ParseFailure(0, "A parameter must be a plain name, was '" + name + "'");
        }
        params.add(new Identifier(0, 0, name));
      }
      return check(statements(Program.Kind.FUNCTION_BODY, List.copyOf(params), false),
          EarlyErrors.Place.FUNCTION);
    }

    /**
     * The function that the texts make together. Where the parameters are more than names they must also
     * stand alone, before an empty body, so that neither text can end the other's part; the body stands alone
     * then too, since the goal is one function.
     */
    private Program functionConstructor(ParseGoal.FunctionConstructor goal) throws ParseError {
      String head = (goal.generator() ? "function* anonymous(" : "function anonymous(") + goal.parameters()
          + "\n) {\n";
      if (!goal.parameters().chars().allMatch(Run::isPlainInParameters)) {
        new Run(new Source(source.name(), head + "}"), limits, ErrorLog.FIRST).function();
      }
      return new Run(new Source(source.name(), head + source.text() + "\n}"), limits, ErrorLog.FIRST).function();
    }

    private static boolean isPlainInParameters(int c) {
      return c == ',' || c == ' ' || IdentifierCharacters.isPart(c);
    }

    private Program function() throws ParseError {
      try {
        RationParser parser = parser(0, false);
        FunctionNode function = parser.functionGoal().f;
        parser.ast.finish();
        Statement statement = new ExpressionStatement(0, source.length(),
            new FunctionExpression(function.start(), function.end(), function), null);
        Program program = new Program(0, source.length(), Program.Kind.FUNCTION, List.of(),
            List.of(statement), null, parser.ast.evals() > 0, source);
        return check(program, EarlyErrors.Place.SCRIPT);
      } catch (ParseFailure failure) {
        throw error(failure);
      }
    }
  }
}
