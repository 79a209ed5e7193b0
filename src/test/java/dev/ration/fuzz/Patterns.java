package dev.ration.fuzz;

/** Regular expressions, all of them well formed. */
final class Patterns {
  private static final String[] ATOMS = {"a", "b", ".", "\\d", "\\w", "\\s", "\\W", "[ab]", "[^a]", "[a-c\\d]", "\\b", "\\B", "^", "$", "\\u00df", "\\x41",
      "\\ud800", "[\\s\\S]", "[]", "[^]", "\\n", "\\t", "\\cA", "-", "1", "x"};
  private static final String[] UNICODE = {"\\p{L}", "\\p{Lu}", "\\P{ASCII}", "\\u{1F600}", "\\p{Script=Greek}", "[\\p{N}_]"};
  private static final String[] SETS = {"[[a-z]--[b]]", "[\\w&&[a-f]]", "[[ab]\\q{abc|d}]", "\\p{RGI_Emoji}", "[^\\d]"};
  private static final String[] REPEATS = {"*", "+", "?", "*?", "+?", "??", "{2}", "{0,2}", "{1,}?", "{0}", "{2,3}", "{0,2}?"};

  private final Choices choices;
  private boolean unicode;
  private boolean sets;
  private int groups;
  private boolean named;

  Patterns(Choices choices) {
    this.choices = choices;
  }

  /** A literal, with the flag g where asked for. */
  String literal(boolean global) {
    int mode = choices.below(6);
    unicode = mode == 4;
    sets = mode == 5;
    StringBuilder flags = new StringBuilder();
    if (choices.oneIn(4)) {
      flags.append('d');
    }
    if (global || choices.oneIn(3)) {
      flags.append('g');
    }
    for (String flag : new String[] {"i", "m", "s"}) {
      if (choices.oneIn(4)) {
        flags.append(flag);
      }
    }
    flags.append(unicode ? "u" : sets ? "v" : "");
    if (choices.oneIn(6)) {
      flags.append('y');
    }
    String body = disjunction(3);
    return "/" + (body.isEmpty() ? "(?:)" : body) + "/" + flags;
  }

  private String of(String[] pool) {
    return pool[choices.below(pool.length)];
  }

  private String disjunction(int depth) {
    String text = alternative(depth);
    while (choices.oneIn(4)) {
      text += "|" + alternative(depth);
    }
    return text;
  }

  private String alternative(int depth) {
    StringBuilder out = new StringBuilder();
    for (int n = 1 + choices.below(3); n > 0; n--) {
      String term = term(depth);
      out.append(term);
      boolean assertion = term.startsWith("(?=") || term.startsWith("(?!") || term.startsWith("(?<=") || term.startsWith("(?<!") || "^$".contains(term)
          || term.equals("\\b") || term.equals("\\B");
      if (!assertion && choices.oneIn(3)) {
        out.append(of(REPEATS));
      }
    }
    return out.toString();
  }

  private String term(int depth) {
    int kind = choices.below(depth > 0 ? 12 : 5);
    return switch (kind) {
      case 0, 1, 2, 3 -> of(ATOMS);
      case 4 -> unicode ? of(UNICODE) : sets ? of(choices.oneIn(2) ? SETS : UNICODE) : of(ATOMS);
      case 5, 6 -> {
        groups++;
        yield "(" + disjunction(depth - 1) + ")";
      }
      case 7 -> "(?:" + disjunction(depth - 1) + ")";
      case 8 -> "(?=" + disjunction(depth - 1) + ")";
      case 9 -> choices.oneIn(2) ? "(?!" + disjunction(depth - 1) + ")" : "(?<!" + disjunction(depth - 1) + ")";
      case 10 -> {
        if (choices.oneIn(2) && !named) {
          named = true;
          groups++;
          yield "(?<n>" + disjunction(depth - 1) + ")";
        }
        yield "(?<=" + disjunction(depth - 1) + ")";
      }
      default -> groups > 0 ? "\\" + (1 + choices.below(Math.min(groups, 9))) + "(?:)" : of(ATOMS);
    };
  }
}
