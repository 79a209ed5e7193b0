package dev.ration.parser;

import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.Statement;
import java.util.ArrayList;
import java.util.List;
import org.antlr.v4.runtime.Token;

/** An if statement and the {@code else if}s after it, which may be many and are therefore no recursion. */
final class IfChain {
  final List<Integer> starts = new ArrayList<>(1);
  final List<Expression> tests = new ArrayList<>(1);
  final List<Statement> consequents = new ArrayList<>(1);
  Statement alternate;

  void add(Token start, Expression test, Statement consequent) {
    starts.add(((SourceToken) start).start());
    tests.add(test);
    consequents.add(consequent);
  }

  void last(Statement statement) {
    alternate = statement;
  }
}
