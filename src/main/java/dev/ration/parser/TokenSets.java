package dev.ration.parser;

import static dev.ration.parser.RationLexer.AMPERSAND;
import static dev.ration.parser.RationLexer.AMPERSAND_ASSIGN;
import static dev.ration.parser.RationLexer.AND;
import static dev.ration.parser.RationLexer.AND_ASSIGN;
import static dev.ration.parser.RationLexer.ARROW;
import static dev.ration.parser.RationLexer.ASSIGN;
import static dev.ration.parser.RationLexer.BAR;
import static dev.ration.parser.RationLexer.BAR_ASSIGN;
import static dev.ration.parser.RationLexer.CARET;
import static dev.ration.parser.RationLexer.CARET_ASSIGN;
import static dev.ration.parser.RationLexer.COALESCE;
import static dev.ration.parser.RationLexer.COALESCE_ASSIGN;
import static dev.ration.parser.RationLexer.COLON;
import static dev.ration.parser.RationLexer.COMMA;
import static dev.ration.parser.RationLexer.DOT;
import static dev.ration.parser.RationLexer.EQUAL;
import static dev.ration.parser.RationLexer.GREATER;
import static dev.ration.parser.RationLexer.GREATER_EQUAL;
import static dev.ration.parser.RationLexer.IN;
import static dev.ration.parser.RationLexer.INSTANCEOF;
import static dev.ration.parser.RationLexer.LEFT_BRACKET;
import static dev.ration.parser.RationLexer.LEFT_PAREN;
import static dev.ration.parser.RationLexer.LESS;
import static dev.ration.parser.RationLexer.LESS_EQUAL;
import static dev.ration.parser.RationLexer.MINUS;
import static dev.ration.parser.RationLexer.MINUS_ASSIGN;
import static dev.ration.parser.RationLexer.NOT_EQUAL;
import static dev.ration.parser.RationLexer.OPTIONAL;
import static dev.ration.parser.RationLexer.OR;
import static dev.ration.parser.RationLexer.OR_ASSIGN;
import static dev.ration.parser.RationLexer.PERCENT;
import static dev.ration.parser.RationLexer.PERCENT_ASSIGN;
import static dev.ration.parser.RationLexer.PLUS;
import static dev.ration.parser.RationLexer.PLUS_ASSIGN;
import static dev.ration.parser.RationLexer.QUESTION;
import static dev.ration.parser.RationLexer.QUESTION_NUMBER;
import static dev.ration.parser.RationLexer.RIGHT_BRACKET;
import static dev.ration.parser.RationLexer.RIGHT_PAREN;
import static dev.ration.parser.RationLexer.SEMICOLON;
import static dev.ration.parser.RationLexer.SHIFT_LEFT;
import static dev.ration.parser.RationLexer.SHIFT_LEFT_ASSIGN;
import static dev.ration.parser.RationLexer.SHIFT_RIGHT;
import static dev.ration.parser.RationLexer.SHIFT_RIGHT_ASSIGN;
import static dev.ration.parser.RationLexer.SHIFT_RIGHT_UNSIGNED;
import static dev.ration.parser.RationLexer.SHIFT_RIGHT_UNSIGNED_ASSIGN;
import static dev.ration.parser.RationLexer.SLASH;
import static dev.ration.parser.RationLexer.SLASH_ASSIGN;
import static dev.ration.parser.RationLexer.STAR;
import static dev.ration.parser.RationLexer.STAR_ASSIGN;
import static dev.ration.parser.RationLexer.STAR_STAR;
import static dev.ration.parser.RationLexer.STAR_STAR_ASSIGN;
import static dev.ration.parser.RationLexer.STRICT_EQUAL;
import static dev.ration.parser.RationLexer.STRICT_NOT_EQUAL;
import static dev.ration.parser.RationLexer.TEMPLATE;
import static dev.ration.parser.RationLexer.TEMPLATE_HEAD;
import static dev.ration.parser.RationLexer.VOCABULARY;

/** Tokens that decide together whether a line break ends a statement. */
final class TokenSets {
  /** Tokens that may go on with an expression after an operand, or with something that is no statement. */
  static final boolean[] CONTINUES = continuingTokens();
  /** Tokens that may follow what cannot be called or indexed. */
  static final boolean[] FOLLOWS_ASSIGNMENT = tokens(COMMA, RIGHT_PAREN, RIGHT_BRACKET, COLON,
      SEMICOLON);

  private TokenSets() {}

  private static boolean[] tokens(int... types) {
    boolean[] set = new boolean[VOCABULARY.getMaxTokenType() + 1];
    for (int type : types) {
      set[type] = true;
    }
    return set;
  }

  private static boolean[] continuingTokens() {
    return tokens(DOT, OPTIONAL, QUESTION_NUMBER, LEFT_PAREN, LEFT_BRACKET, RIGHT_PAREN, RIGHT_BRACKET,
        TEMPLATE, TEMPLATE_HEAD, SEMICOLON, COMMA, COLON, QUESTION, ARROW, IN, INSTANCEOF, LESS, GREATER,
        LESS_EQUAL, GREATER_EQUAL, EQUAL, NOT_EQUAL, STRICT_EQUAL, STRICT_NOT_EQUAL, PLUS, MINUS, STAR,
        SLASH, PERCENT, STAR_STAR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED, AMPERSAND, BAR, CARET,
        AND, OR, COALESCE, ASSIGN, PLUS_ASSIGN, MINUS_ASSIGN, STAR_ASSIGN, SLASH_ASSIGN, PERCENT_ASSIGN,
        STAR_STAR_ASSIGN, SHIFT_LEFT_ASSIGN, SHIFT_RIGHT_ASSIGN, SHIFT_RIGHT_UNSIGNED_ASSIGN,
        AMPERSAND_ASSIGN, BAR_ASSIGN, CARET_ASSIGN, AND_ASSIGN, OR_ASSIGN, COALESCE_ASSIGN);
  }
}
