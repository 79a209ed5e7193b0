package dev.ration.estree;

import dev.ration.number.BigIntDigits;
import dev.ration.number.StringToNumber;
import dev.ration.regexp.RegExpProgram;
import dev.ration.regexp.RegExpSyntaxError;
import dev.ration.syntax.EscapeSequences;
import dev.ration.syntax.RegExpFlags;
import dev.ration.syntax.Source;
import dev.ration.syntax.ast.BigIntLiteral;
import dev.ration.syntax.ast.BooleanLiteral;
import dev.ration.syntax.ast.Expression;
import dev.ration.syntax.ast.NullLiteral;
import dev.ration.syntax.ast.NumericLiteral;
import dev.ration.syntax.ast.RegExpLiteral;
import dev.ration.syntax.ast.StringLiteral;
import dev.ration.syntax.ast.TemplateElement;

/**
 * Literals. What {@code raw} says is used in one case only: JSON has no number for {@code 1e999}, and acorn's
 * document says null.
 */
abstract class LiteralReader extends FieldReader {
  LiteralReader(Places places, Deadline deadline, EstreeLimits limits, int wanted) {
    super(places, deadline, limits, wanted);
  }

  final Expression literal(JsonObject node) {
    int start = open(node, "Literal");
    int end = end(node, start);
    if (!isNull(node, "raw")) {
      string(node, "raw");
    }
    if (!isNull(node, "regex")) {
      return regExp(node, start, end);
    }
    if (!isNull(node, "bigint")) {
      return bigInt(node, start, end);
    }
    Object value = node.get("value");
    if (value instanceof String text) {
      return new StringLiteral(start, end, counted(text));
    }
    if (value instanceof Boolean b) {
      return new BooleanLiteral(start, end, b);
    }
    if (value instanceof Double d) {
      if (d < 0 || d == 0 && 1 / d < 0) {
        throw failAt("value", "a number literal cannot be negative");
      }
      return new NumericLiteral(start, end, d);
    }
    if (value == JsonObject.Null.NULL) {
      return node.get("raw") instanceof String raw && isHuge(raw) ? new NumericLiteral(start, end,
          Double.POSITIVE_INFINITY)
          : new NullLiteral(start, end);
    }
    throw failAt("value", "must be a string, a number, a boolean or null, was " + describe(value));
  }

  /** Whether a text is a number literal beyond the largest double. */
  private static boolean isHuge(String raw) {
    if (raw.isEmpty() || raw.charAt(0) < '0' || raw.charAt(0) > '9') {
      return false;
    }
    String digits = raw.replace("_", "");
    int radix = BigIntDigits.radix(digits);
    if (radix != 10) {
      for (int i = 2; i < digits.length(); i++) {
        if (StringToNumber.digit(digits.charAt(i)) >= radix) {
          return false;
        }
      }
      return digits.length() > 256 && StringToNumber.numericLiteral(digits) == Double.POSITIVE_INFINITY;
    }
    return StringToNumber.stringToNumber(digits) == Double.POSITIVE_INFINITY;
  }

  private Expression bigInt(JsonObject node, int start, int end) {
    String digits = counted(string(node, "bigint"));
    int radix = BigIntDigits.radix(digits);
    int from = radix == 10 ? 0 : 2;
    boolean valid = digits.length() > from && (radix != 10 || digits.length() == 1
        || digits.charAt(0) != '0');
    for (int i = from; i < digits.length(); i++) {
      valid &= StringToNumber.digit(digits.charAt(i)) < radix;
    }
    if (!valid) {
      throw failAt("bigint", "must be the digits of an integer");
    }
    if (node.get("value") instanceof Boolean || node.get("value") instanceof Double) {
      throw failAt("value", "disagrees with bigint");
    }
    deadline.poll();
    return new BigIntLiteral(start, end, BigIntDigits.value(digits));
  }

  private Expression regExp(JsonObject node, int start, int end) {
    at("regex");
    JsonObject regex = node(node.get("regex"));
    String pattern = counted(string(regex, "pattern"));
    String flags = string(regex, "flags");
    if (!RegExpFlags.areValid(flags)) {
      throw failAt("flags", "Invalid regular expression flags");
    }
    if (!isPatternText(pattern)) {
      throw failAt("pattern", "must be what can stand between two slashes");
    }
    deadline.poll();
    try {
      RegExpProgram.validate(pattern, flags);
    } catch (RegExpSyntaxError e) {
      throw failAt("pattern", e.getMessage());
    }
    back();
    if (node.get("value") instanceof Boolean || node.get("value") instanceof Double) {
      throw failAt("value", "disagrees with regex");
    }
    return new RegExpLiteral(start, end, pattern, flags);
  }

  /** RegularExpressionBody, section 12.9.5. */
  private static boolean isPatternText(String pattern) {
    boolean inClass = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\\') {
        c = ++i < pattern.length() ? pattern.charAt(i) : '\n';
      } else if (c == '[') {
        inClass = true;
      } else if (c == ']') {
        inClass = false;
      } else if (c == '/' && !inClass) {
        return false;
      }
      if (Source.isLineTerminator(c)) {
        return false;
      }
    }
    return !pattern.isEmpty() && pattern.charAt(0) != '*' && !inClass;
  }

  /**
   * A piece of a template. Its cooked text is what its raw text comes to; only a tagged one may come to
   * nothing.
   */
  final TemplateElement templateElement(JsonObject node, boolean tagged, boolean last) {
    int start = open(node, "TemplateElement");
    fixed(node, "tail", last);
    at("value");
    JsonObject value = node(node.get("value"));
    String raw = counted(string(value, "raw"));
    if (!isTemplateText(raw)) {
      throw failAt("raw", "must be what can stand in a template, with line feeds");
    }
    String cooked = raw;
    if (raw.indexOf('\\') >= 0) {
      StringBuilder out = new StringBuilder(raw.length());
      int bad = EscapeSequences.cook(raw, 0, raw.length(), out);
      if (bad >= 0 && !tagged) {
        throw failAt("raw", EscapeSequences.badEscape(raw, bad));
      }
      cooked = bad < 0 ? out.toString() : null;
    }
    Object given = value.get("cooked");
    if (cooked == null ? given != null && given != JsonObject.Null.NULL : given != null
        && !cooked.equals(given)) {
      throw failAt("cooked", "disagrees with raw");
    }
    back();
    return new TemplateElement(start, end(node, start), cooked, raw);
  }

  private static boolean isTemplateText(String raw) {
    for (int i = 0; i < raw.length(); i++) {
      char c = raw.charAt(i);
      if (c == '\\') {
        if (++i == raw.length() || raw.charAt(i) == '\r') {
          return false;
        }
      } else if (c == '`' || c == '\r' || c == '$' && i + 1 < raw.length() && raw.charAt(i + 1) == '{') {
        return false;
      }
    }
    return true;
  }
}
