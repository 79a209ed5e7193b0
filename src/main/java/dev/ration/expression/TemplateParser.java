package dev.ration.expression;

import dev.ration.expression.InterpolationError.Reason;
import dev.ration.expression.Template.Filter;
import dev.ration.expression.Template.Head;
import dev.ration.expression.Template.Hole;
import dev.ration.expression.Template.Part;
import dev.ration.number.StringToNumber;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes a template apart (row 279): {@code {{ head(.key | [index] | ["key"])* (| filter(argument))* }}}, where the head is
 * {@code inputs.name}, {@code ctx.name}, {@code secrets.name}, {@code run.id}, {@code run.outputs["id"]} or {@code run.outputs.id}.
 * Closing braces in quotes and brackets do not close; from an opening that nothing closes on, the template is plain text. All of it
 * is read before anything of it is used, in time linear in its length.
 */
final class TemplateParser {
  private static final int MAX_INDEX_DIGITS = 15;

  private final String text;
  private int at;
  private int end;

  private TemplateParser(String text) {
    this.text = text;
  }

  static Template parse(String text) {
    return new TemplateParser(text).template();
  }

  private Template template() {
    List<Part> parts = new ArrayList<>();
    int from = 0;
    while (true) {
      int open = text.indexOf("{{", from);
      int close = open < 0 ? -1 : closing(open + 2);
      if (close < 0) {
        addText(parts, from, text.length());
        return new Template(List.copyOf(parts));
      }
      addText(parts, from, open);
      at = open + 2;
      end = close;
      parts.add(new Part(null, hole()));
      from = close + 2;
    }
  }

  private void addText(List<Part> parts, int from, int to) {
    if (from < to) {
      parts.add(new Part(text.substring(from, to), null));
    }
  }

  /** Where the braces are that close the hole which begins at {@code from}; -1 when none do. */
  private int closing(int from) {
    int brackets = 0;
    char quote = 0;
    for (int i = from; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quote != 0) {
        if (c == '\\') {
          i++;
        } else if (c == quote) {
          quote = 0;
        }
      } else if (c == '"' || c == '\'') {
        quote = c;
      } else if (c == '[' || c == '(') {
        brackets++;
      } else if (c == ']' || c == ')') {
        brackets = Math.max(0, brackets - 1);
      } else if (c == '}' && brackets == 0 && text.startsWith("}}", i)) {
        return i;
      }
    }
    return -1;
  }

  // ---- one hole ----

  private Hole hole() {
    int start = at;
    skipSpace();
    int head = at;
    Head kind = head();
    String name = kind == Head.RUN_ID ? null : kind == Head.OUTPUTS && peek() == '[' ? quotedKey() : dottedName();
    List<Object> path = new ArrayList<>();
    while (peek() == '.' || peek() == '[') {
      path.add(peek() == '.' ? (Object) dottedName() : bracket());
    }
    skipSpace();
    List<Filter> filters = new ArrayList<>();
    while (peek() == '|') {
      at++;
      filters.add(filter());
      skipSpace();
    }
    if (at < end) {
      throw error(filters.isEmpty() ? Reason.INVALID_PATH : Reason.FILTER_TYPE, at);
    }
    return new Hole(kind, name, List.copyOf(path), List.copyOf(filters), Math.max(start, head));
  }

  private Head head() {
    int start = at;
    String word = name();
    switch (word) {
      case "inputs":
        return Head.INPUTS;
      case "ctx":
        return Head.CTX;
      case "secrets":
        return Head.SECRETS;
      case "run":
        if (peek() == '.') {
          at++;
          String field = name();
          if (field.equals("id")) {
            return Head.RUN_ID;
          }
          if (field.equals("outputs")) {
            return Head.OUTPUTS;
          }
        }
        throw error(Reason.UNKNOWN_NAMESPACE, start);
      default:
        throw error(Reason.UNKNOWN_NAMESPACE, start);
    }
  }

  /** What follows a dot that must be there. */
  private String dottedName() {
    int start = at;
    if (peek() == '.') {
      at++;
      String name = name();
      if (!name.isEmpty()) {
        return name;
      }
    }
    throw error(Reason.INVALID_PATH, start);
  }

  private String quotedKey() {
    int start = at;
    if (bracket() instanceof String key) {
      return key;
    }
    throw error(Reason.INVALID_PATH, start);
  }

  /** A string or an index in brackets. */
  private Object bracket() {
    int start = at++;
    skipSpace();
    Object key = null;
    if (peek() == '"' || peek() == '\'') {
      key = string();
    } else {
      int digits = at;
      while (peek() >= '0' && peek() <= '9') {
        at++;
      }
      if (at > digits && at - digits <= MAX_INDEX_DIGITS) {
        key = Long.valueOf(text.substring(digits, at));
      }
    }
    skipSpace();
    if (key == null || peek() != ']') {
      throw error(Reason.INVALID_PATH, start);
    }
    at++;
    return key;
  }

  private Filter filter() {
    skipSpace();
    int start = at;
    TemplateFilter filter = TemplateFilter.of(name());
    if (filter == null) {
      throw error(Reason.UNKNOWN_FILTER, start);
    }
    Object argument = null;
    int arguments = 0;
    skipSpace();
    if (peek() == '(') {
      at++;
      skipSpace();
      while (peek() != ')') {
        Object literal = literal();
        argument = arguments++ == 0 ? literal : argument;
        skipSpace();
        if (peek() == ',') {
          at++;
          skipSpace();
        } else if (peek() != ')') {
          throw error(Reason.FILTER_TYPE, at);
        }
      }
      at++;
    }
    if (arguments != filter.arity) {
      throw error(Reason.FILTER_ARITY, start);
    }
    return new Filter(filter, argument, start);
  }

  /** A string, a number, true, false or null. */
  private Object literal() {
    int start = at;
    if (peek() == '"' || peek() == '\'') {
      return string();
    }
    while (at < end && (ReferenceName.isPart(peek()) || peek() == '.' || peek() == '+')) {
      at++;
    }
    String word = text.substring(start, at);
    switch (word) {
      case "true":
        return true;
      case "false":
        return false;
      case "null":
        return null;
      default:
        return number(word, start);
    }
  }

  private Double number(String word, int start) {
    boolean numeral = !word.isEmpty() && (StringToNumber.digit(word.charAt(0)) < 10 || word.charAt(0) == '-')
        && word.chars().allMatch(c -> c >= '0' && c <= '9' || c == '-' || c == '+' || c == '.' || c == 'e' || c == 'E');
    if (numeral) {
      double d = StringToNumber.stringToNumber(word);
      if (Double.isFinite(d)) {
        return d;
      }
    }
    throw error(Reason.FILTER_TYPE, start);
  }

  /** A string in either quotes, with JSON's escapes and that of the single quote; {@link #closing} saw its end. */
  private String string() {
    char quote = text.charAt(at++);
    StringBuilder s = new StringBuilder();
    while (at < end && text.charAt(at) != quote) {
      char c = text.charAt(at++);
      s.append(c == '\\' && at < end ? escape() : c);
    }
    if (at >= end) {
      throw error(Reason.INVALID_PATH, at);
    }
    at++;
    return s.toString();
  }

  private char escape() {
    int start = at - 1;
    char c = text.charAt(at++);
    switch (c) {
      case 'n':
        return '\n';
      case 't':
        return '\t';
      case 'r':
        return '\r';
      case 'b':
        return '\b';
      case 'f':
        return '\f';
      case 'u':
        int code = 0;
        for (int i = 0; i < 4; i++) {
          int digit = at < end ? StringToNumber.digit(text.charAt(at++)) : 16;
          if (digit >= 16) {
            throw error(Reason.INVALID_PATH, start);
          }
          code = code << 4 | digit;
        }
        return (char) code;
      default:
        if (c == '"' || c == '\'' || c == '\\' || c == '/') {
          return c;
        }
        throw error(Reason.INVALID_PATH, start);
    }
  }

  private String name() {
    int start = at;
    while (at < end && ReferenceName.isPart(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  private char peek() {
    return at < end ? text.charAt(at) : 0;
  }

  private void skipSpace() {
    while (at < end && (text.charAt(at) == ' ' || text.charAt(at) == '\t' || text.charAt(at) == '\n'
        || text.charAt(at) == '\r')) {
      at++;
    }
  }

  private static InterpolationError error(Reason reason, int offset) {
    return new InterpolationError(reason, offset);
  }
}
