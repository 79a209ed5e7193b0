package dev.ration.parser;

import static dev.ration.parser.RationLexer.ASI;
import static dev.ration.parser.RationLexer.BIGINT;
import static dev.ration.parser.RationLexer.EXPORT;
import static dev.ration.parser.RationLexer.IDENTIFIER;
import static dev.ration.parser.RationLexer.IMPORT;
import static dev.ration.parser.RationLexer.LABEL;
import static dev.ration.parser.RationLexer.LET;
import static dev.ration.parser.RationLexer.NUMBER;
import static dev.ration.parser.RationLexer.PRIVATE_NAME;
import static dev.ration.parser.RationLexer.REGEXP;
import static dev.ration.parser.RationLexer.RESERVED_WORD;
import static dev.ration.parser.RationLexer.STRING;
import static dev.ration.parser.RationLexer.TEMPLATE;
import static dev.ration.parser.RationLexer.TEMPLATE_HEAD;
import static dev.ration.parser.RationLexer.TEMPLATE_MIDDLE;
import static dev.ration.parser.RationLexer.TEMPLATE_TAIL;
import static dev.ration.parser.RationLexer.WITH;
import static dev.ration.parser.RationLexer.YIELD;

import dev.ration.syntax.ParseFailure;
import org.antlr.v4.runtime.Token;

/** What to say of a token that the grammar does not allow where it stands. */
final class SyntaxMessages {
  static final String ASYNCHRONOUS = "asynchronous code is not supported: calls are synchronous";
  private static final int QUOTED = 40;

  private SyntaxMessages() {}

  static ParseFailure unexpected(SourceToken token, SourceToken before) {
    if (before != null && before.getType() == IDENTIFIER && before.is("await")) {
      return new ParseFailure(before.start(), "Top-level await: " + ASYNCHRONOUS);
    }
    return new ParseFailure(token.start(), message(token));
  }

  private static String message(SourceToken token) {
    return switch (token.getType()) {
      case Token.EOF -> "Unexpected end of input";
      case ASI -> "A line break is not allowed after throw";
      case IMPORT -> "Modules are not supported: import";
      case EXPORT -> "Modules are not supported: export";
      case WITH -> "The with statement is not allowed in strict code";
      case RESERVED_WORD -> "Unexpected reserved word " + quoted(token);
      case LET, YIELD -> "Unexpected reserved word " + quoted(token);
      case IDENTIFIER, LABEL -> "Unexpected identifier " + quoted(token);
      case PRIVATE_NAME -> "Unexpected private name " + quoted(token);
      case NUMBER, BIGINT -> "Unexpected number " + quoted(token);
      case STRING -> "Unexpected string";
      case TEMPLATE, TEMPLATE_HEAD, TEMPLATE_MIDDLE, TEMPLATE_TAIL -> "Unexpected template";
      case REGEXP -> "Unexpected regular expression";
      default -> "Unexpected token " + quoted(token);
    };
  }

  private static String quoted(SourceToken token) {
    String text = token.getText();
    return "'" + (text.length() <= QUOTED ? text : text.substring(0, QUOTED) + "…") + "'";
  }
}
