package dev.ration.fuzz;

import java.util.ArrayList;
import java.util.List;

/**
 * Expands {@link Forms} into source text. Knows which variables are in scope and what they hold, where a break, a return or a yield
 * may stand, and where an expression needs parentheses; so what comes out has no syntax error, and most of it does something.
 *
 * <p>Parts of a form: {@code n i s b B v} a number, a small one, a string, a boolean, a BigInt, anything; {@code a A o m} arrays, objects
 * and members; {@code f c C O} functions, callbacks, constructors, comparisons; {@code g h} iterables and pairs; {@code r e R X} regexps;
 * {@code k K} keys and names; {@code w T} what can be assigned to; {@code d l P Q p} declarations; {@code S F G M} bodies.
 */
final class Writer {
  private static final String FRESH = "abcdfgkmntuw";
  private static final int MOST_PARTS = 90;

  /** A variable in scope and the kind of expression it was made of. */
  private record Variable(String name, char kind, boolean writable) {}

  private final Choices choices;
  private final List<Variable> scope = new ArrayList<>();
  private final List<String> labels = new ArrayList<>();
  private final List<String> loopLabels = new ArrayList<>();
  private int names;
  private int parts;
  private int indent;
  private boolean inLoop;
  private boolean inSwitch;
  private boolean inFunction;
  private boolean inGenerator;

  Writer(Choices choices) {
    this.choices = choices;
  }

  void declare(String name, char kind) {
    scope.add(new Variable(name, kind, false));
  }

  /** Statements at the top of a program. Most that may throw are caught, so that one does not end it. */
  String program(int statements) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < statements; i++) {
      String form = pick(Forms.STATEMENTS, 3);
      boolean declares = form.contains("$d") || form.contains("$P");
      boolean caught = !declares && !choices.oneIn(4);
      if (caught) {
        indent++;
      }
      String text = statement(form, declares ? 2 : 3);
      if (caught) {
        indent--;
        out.append("try {\n  ").append(text).append("\n} catch (e) { note(e); }\n");
      } else {
        out.append(text).append('\n');
      }
    }
    return out.toString();
  }

  /** One expression of a kind. */
  String expression(char kind, int depth) {
    return form(kind, depth).text();
  }

  private record Text(String text, boolean atomic) {}

  private String pick(Forms.Kind kind, int depth) {
    boolean small = depth <= 0 || parts > MOST_PARTS;
    return kind.all().get(choices.below(small ? kind.leaves() : kind.all().size()));
  }

  private Text form(char kind, int depth) {
    parts++;
    if ("nsbBaofgrv".indexOf(kind) >= 0 && choices.oneIn(3)) {
      String variable = variable(kind);
      if (variable != null) {
        return new Text(variable, true);
      }
    }
    String form = pick(Forms.EXPRESSIONS.get(kind), depth);
    if (form.length() == 2 && form.charAt(0) == '$' && Forms.EXPRESSIONS.containsKey(form.charAt(1)) && !"qmpPMT".contains(form.substring(1))) {
      return form(form.charAt(1), depth - 1);
    }
    boolean atomic = isAtomic(form);
    String text = expand(form, depth - 1, false);
    return new Text(text, atomic && !text.startsWith("/"));
  }

  /** Whether no operator stands outside of brackets, so that whatever follows applies to the whole. */
  private static boolean isAtomic(String form) {
    int depth = 0;
    char quote = 0;
    if (form.contains("?.") || form.startsWith("{") || form.startsWith("-") || form.length() == 2 && "AYRXOcD".indexOf(form.charAt(1)) >= 0) {
      return false;
    }
    for (int i = 0; i < form.length(); i++) {
      char c = form.charAt(i);
      if (quote != 0) {
        if (c == '\\') {
          i++;
        } else if (c == quote) {
          quote = 0;
        }
      } else if (c == '\'' || c == '`' || c == '"') {
        quote = c;
      } else if ("([{".indexOf(c) >= 0) {
        depth++;
      } else if (")]}".indexOf(c) >= 0) {
        depth--;
      } else if (depth == 0 && (c == ' ' || "+-~!/=".indexOf(c) >= 0)) {
        return false;
      }
    }
    return true;
  }

  private String variable(char kind) {
    List<Variable> fit = new ArrayList<>();
    for (Variable v : scope) {
      if (kind == 'v' || v.kind() == kind || kind == 'g' && v.kind() == 'a' || kind == 'f' && v.kind() == 'C') {
        fit.add(v);
      }
    }
    return fit.isEmpty() ? null : fit.get(fit.size() - 1 - choices.below(fit.size())).name();
  }

  private String writable() {
    List<Variable> fit = new ArrayList<>();
    boolean any = choices.oneIn(20);
    for (Variable v : scope) {
      if (v.writable() || any) {
        fit.add(v);
      }
    }
    return fit.isEmpty() ? "globalThis.w" : fit.get(fit.size() - 1 - choices.below(fit.size())).name();
  }

  private String fresh() {
    int n = names++;
    return FRESH.charAt(n % FRESH.length()) + (n < FRESH.length() ? "" : String.valueOf(n / FRESH.length()));
  }

  private String statement(String form, int depth) {
    parts++;
    return expand(form, depth - 1, true);
  }

  // One form at a time

  private String expand(String form, int depth, boolean isStatement) {
    StringBuilder out = new StringBuilder();
    int outer = scope.size();
    int outerLabels = labels.size();
    int outerLoops = loopLabels.size();
    List<Variable> declared = new ArrayList<>();
    String local = null;
    String name = null;
    for (int i = 0; i < form.length(); i++) {
      char c = form.charAt(i);
      if (c != '$' || i + 1 == form.length() || !Character.isLetter(form.charAt(i + 1))) {
        out.append(c);
        continue;
      }
      char part = form.charAt(++i);
      switch (part) {
        case 'E' -> { }
        case 'd' -> {
          if (name == null) {
            name = fresh();
            declared.add(new Variable(name, declares(form), !form.startsWith("const") && !form.startsWith("class")));
          }
          out.append(name);
        }
        case 'l' -> {
          if (local == null) {
            local = fresh();
            scope.add(new Variable(local, 'v', form.contains("let $l = 0; $l") && choices.oneIn(4)));
          }
          out.append(local);
        }
        case 'P', 'Q' -> {
          String pattern = pattern(depth, form.startsWith("let"), part == 'P' ? declared : scope);
          out.append(pattern);
        }
        case 'N' -> {
          String label = "L" + names++;
          out.append(label);
          labels.add(label);
          if (form.contains("for")) {
            loopLabels.add(label);
          }
        }
        case 'S' -> out.append(block(depth, form.contains("for") || form.contains("while"), form.startsWith("switch")));
        case 'F' -> out.append(body(depth, false));
        case 'G' -> out.append(body(depth, true));
        case 'M' -> out.append(members(depth, form.contains("extends")));
        case 'W' -> out.append(jump(depth));
        case 'w' -> out.append(writable());
        case 'K' -> out.append(of(Forms.NAMES));
        case 'L' -> out.append(Forms.NAMES[choices.below(Forms.FIELDS)]);
        case 'm', 'U', 'T' -> out.append(form(part, depth).text());
        case 'k' -> out.append(of(Forms.KEYS));
        case 'z' -> out.append(of(Forms.NUMBERS));
        case 'y' -> out.append(of(Forms.STRINGS));
        case 'Z' -> out.append(of(Forms.BIGINTS));
        case 'I' -> out.append(choices.below(12)).append('n');
        case 'j' -> out.append(2 + choices.below(35));
        case 't' -> out.append(of(Forms.EVALS));
        case 'J' -> out.append('\'').append(json(2)).append('\'');
        case 'R' -> out.append(new Patterns(choices).literal(false));
        case 'X' -> out.append(new Patterns(choices).literal(true));
        case 'p' -> {
          boolean loop = inLoop;
          String parameters = form('p', depth).text();
          inLoop = loop;
          for (String p : new String[] {"p", "q", "r"}) {
            if (parameters.matches("(^|.*[^.\\w'])" + p + "($|[^\\w'].*)")) {
              scope.add(new Variable(p, 'v', true));
            }
          }
          out.append(parameters);
        }
        default -> {
          Text text = form(part, depth);
          boolean bare = text.atomic() && !isNumberBeforeName(text.text(), form, i)
              || isDelimited(form, i, text.text());
          out.append(bare ? text.text() : "(" + text.text() + ")");
        }
      }
    }
    while (scope.size() > outer) {
      scope.remove(scope.size() - 1);
    }
    trim(labels, outerLabels);
    trim(loopLabels, outerLoops);
    scope.addAll(declared);
    return out.toString();
  }

  private static boolean isNumberBeforeName(String text, String form, int i) {
    char first = text.charAt(0);
    return first == '-' || Character.isDigit(first) && i + 1 < form.length() && form.charAt(i + 1) == '.';
  }

  private static void trim(List<String> list, int size) {
    while (list.size() > size) {
      list.remove(list.size() - 1);
    }
  }

  /** Whether the part that ends at {@code i} stands alone between brackets, commas or an assignment and its end. */
  private static boolean isDelimited(String form, int i, String text) {
    if (form.length() == 2) {
      return true;
    }
    String before = form.substring(0, i - 1);
    boolean opened = before.endsWith("(") || before.endsWith("[") || before.endsWith(", ") || before.endsWith(": ") && !before.contains("?")
        || before.endsWith("...") || before.endsWith("{") && before.endsWith("${") || before.endsWith("return ") || before.endsWith(" of ")
        || before.endsWith(" = ") && form.indexOf(';', i) > 0 || before.endsWith("=> ") && !text.startsWith("{");
    boolean closed = i + 1 == form.length() || ")],;}".indexOf(form.charAt(i + 1)) >= 0;
    return opened && closed;
  }

  /** What the declared name holds: what its initializer is. */
  private static char declares(String form) {
    if (form.startsWith("class")) {
      return 'C';
    }
    if (form.startsWith("function")) {
      return 'f';
    }
    int at = form.indexOf("= $");
    return at < 0 ? 'v' : form.charAt(at + 3) == '(' ? 'f' : form.contains("=> {") ? 'f' : form.charAt(at + 3);
  }

  private String of(String[] pool) {
    return pool[choices.below(pool.length)];
  }

  private String pattern(int depth, boolean writable, List<Variable> into) {
    String form = pick(Forms.EXPRESSIONS.get('P'), depth);
    String first = fresh();
    String second = fresh();
    boolean both = form.contains("$2");
    String text = expand(form.replace("$1", "\u0001").replace("$2", "\u0002"), depth - 1, false).replace("\u0001", first).replace("\u0002", second);
    into.add(new Variable(first, 'v', writable));
    if (both) {
      into.add(new Variable(second, 'v', writable));
    }
    return text;
  }

  private String lines(int count, int depth, boolean generator) {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < count; i++) {
      boolean yields = generator && !choices.oneIn(3);
      String text = statement(pick(yields ? Forms.YIELDS : Forms.STATEMENTS, depth), depth);
      out.append(i == 0 ? "" : "\n" + "  ".repeat(indent)).append(text);
    }
    return out.toString();
  }

  private String block(int depth, boolean loop, boolean inSwitch) {
    int outer = scope.size();
    boolean outerLoop = inLoop;
    boolean outerSwitch = this.inSwitch;
    inLoop |= loop;
    this.inSwitch |= inSwitch;
    indent++;
    String text = lines(inSwitch ? choices.below(2) : 1 + choices.below(2), depth, inGenerator);
    indent--;
    if (inSwitch && text.matches("(?s)(.*\\n *)?(let|const|class|function).*")) {
      text = "{ " + text + " }";
    }
    inLoop = outerLoop;
    this.inSwitch = outerSwitch;
    while (scope.size() > outer) {
      scope.remove(scope.size() - 1);
    }
    return text;
  }

  private String body(int depth, boolean generator) {
    int outer = scope.size();
    boolean outerLoop = inLoop;
    boolean outerSwitch = inSwitch;
    boolean outerFunction = inFunction;
    boolean outerGenerator = inGenerator;
    List<String> outerLabels = new ArrayList<>(labels);
    List<String> outerLoops = new ArrayList<>(loopLabels);
    labels.clear();
    loopLabels.clear();
    inLoop = false;
    inSwitch = false;
    inFunction = true;
    inGenerator = generator;
    indent++;
    String text = lines(choices.below(3), depth, generator);
    if (!choices.oneIn(4)) {
      text += (text.isEmpty() ? "" : "\n" + "  ".repeat(indent)) + expand("return $v;", depth - 1, false);
    }
    indent--;
    inLoop = outerLoop;
    inSwitch = outerSwitch;
    inFunction = outerFunction;
    inGenerator = outerGenerator;
    labels.addAll(outerLabels);
    loopLabels.addAll(outerLoops);
    while (scope.size() > outer) {
      scope.remove(scope.size() - 1);
    }
    return text;
  }

  private String members(int depth, boolean derived) {
    StringBuilder out = new StringBuilder();
    boolean outerGenerator = inGenerator;
    inGenerator = false;
    indent++;
    for (int n = choices.below(4); n > 0; n--) {
      out.append('\n').append("  ".repeat(indent)).append(expand(pick(Forms.EXPRESSIONS.get('M'), depth), depth - 1, false));
    }
    if (choices.oneIn(3)) {
      out.append('\n').append("  ".repeat(indent))
          .append(expand(derived ? "constructor(...p) { super(...p); $F }" : "constructor($p) { this.x = $v; $F }", depth - 1, false));
    }
    indent--;
    inGenerator = outerGenerator;
    return out.length() == 0 ? "" : out + "\n" + "  ".repeat(indent);
  }

  private String jump(int depth) {
    List<String> jumps = new ArrayList<>();
    jumps.add("note($v);");
    if (inLoop) {
      jumps.add("continue;");
      jumps.add("if ($b) continue;");
    }
    if (inLoop || inSwitch) {
      jumps.add("break;");
      jumps.add("if ($b) break;");
    }
    for (String label : labels) {
      jumps.add("if ($b) break " + label + ";");
      jumps.add("break " + label + ";");
    }
    if (inLoop) {
      for (String label : loopLabels) {
        jumps.add("continue " + label + ";");
      }
    }
    if (inFunction) {
      jumps.add("return $v;");
      jumps.add("if ($b) return $v;");
    }
    return expand(jumps.get(choices.below(jumps.size())), depth - 1, false);
  }

  /** JSON text that may stand in single quotes. */
  String json(int depth) {
    int kind = choices.below(depth > 0 ? 8 : 5);
    return switch (kind) {
      case 0 -> "null";
      case 1 -> of(Forms.JSON_NUMBERS);
      case 2 -> choices.oneIn(2) ? "true" : "false";
      case 3 -> "\"" + (choices.oneIn(2) ? "a" : choices.oneIn(2) ? "\\\\ud800" : "\\\\n") + "\"";
      case 4 -> choices.oneIn(8) ? "[1,]" : "[]";
      case 5 -> "[" + json(depth - 1) + "," + json(depth - 1) + "]";
      case 6 -> "{\"x\":" + json(depth - 1) + ",\"1\":" + json(depth - 1) + "}";
      default -> "{\"__proto__\":" + json(depth - 1) + ",\"x\": " + json(depth - 1) + "}";
    };
  }
}
