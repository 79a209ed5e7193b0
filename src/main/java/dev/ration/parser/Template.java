package dev.ration.parser;

import dev.ration.syntax.ErrorLog;
import dev.ration.syntax.EscapeSequences;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.TemplateElement;
import dev.ration.syntax.ast.TemplateLiteral;
import java.util.ArrayList;
import java.util.List;

/** A template while its parts are read. */
final class Template {
  private final int start;
  private int end;
  private final List<TemplateElement> quasis = new ArrayList<>(2);
  private final List<Expression> expressions = new ArrayList<>(1);
  /** The first escape that only a tagged template may hold: its offset (or -1) and what is wrong with it. */
  private int badEscape = -1;
  private String badMessage;

  Template(int start) {
    this.start = start;
  }

  void add(Expression expression) {
    expressions.add(expression);
  }

  /**
   * Adds the text of a template token, which begins with one delimiter and ends with one of a given length.
   */
  void add(SourceToken token, int closing) {
    String text = token.getText();
    String body = text.substring(1, text.length() - closing);
    String raw = EscapeSequences.normalizeNewlines(body);
    String cooked = raw;
    if (raw.indexOf('\\') >= 0) {
      StringBuilder out = new StringBuilder(raw.length());
      int bad = EscapeSequences.cook(raw, 0, raw.length(), out);
      cooked = bad < 0 ? out.toString() : null;
      if (bad >= 0 && badEscape < 0) {
        badEscape = Math.min(token.start() + 1 + bad, token.end());
        badMessage = EscapeSequences.badEscape(raw, bad);
      }
    }
    quasis.add(new TemplateElement(token.start() + 1, token.end() - closing, cooked, raw));
    end = token.end();
  }

  TemplateLiteral tagged() {
    return new TemplateLiteral(start, end, List.copyOf(quasis), List.copyOf(expressions));
  }

  TemplateLiteral untagged(ErrorLog log) {
    if (badEscape >= 0) {
      log.report(badEscape, badMessage);
    }
    return tagged();
  }
}
