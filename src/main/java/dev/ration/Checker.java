package dev.ration;

import dev.ration.parser.ParseLimits;
import dev.ration.parser.SourceParser;
import dev.ration.run.Fault;
import dev.ration.scope.AmbientNames;
import dev.ration.scope.ScopeAnalyzer;
import dev.ration.syntax.CheckedText;
import dev.ration.syntax.ParseError;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses for the sake of what may be wrong. */
final class Checker {
  private Checker() {}

  static CheckResult check(String code, CodeKind kind, Limits limits) {
    Fault refused = Engine.admit("Eval", code, limits);
    if (refused != null) {
      return new CheckResult(List.of(new EvalError(refused)), List.of());
    }
    ParseLimits bounds =
        new ParseLimits(limits.nesting(), ParseLimits.DEFAULT.tokens(), ParseLimits.DEFAULT.deadlineMillis());
    CheckedText checked = SourceParser.check(new Source("Eval", code), kind.goal, bounds);
    List<EvalError> diagnostics = new ArrayList<>(checked.errors().size());
    for (ParseError error : checked.errors()) {
      diagnostics.add(new EvalError(Fault.of(error)));
    }
    return new CheckResult(diagnostics, freeNames(checked.tree()));
  }

  private static List<String> freeNames(Optional<Program> tree) {
    return tree.isEmpty() ? List.of() : ScopeAnalyzer.analyze(tree.get(), AmbientNames.NONE).freeNamesInOrder();
  }
}
