package dev.ration.regexp;

import dev.ration.meter.Meter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Pattern text to nodes: sec-patterns, with Annex B's grammar in patterns without flag u or v. Groups nest on an explicit
 * stack, so that depth is bounded by {@link #MAX_DEPTH} alone.
 */
final class PatternParser extends ClassParser {
  private static final int MAX_DEPTH = 4096;
  private static final int MAX_GROUPS = 1 << 15;

  private Frame top = new Frame(null);
  private int depth;
  private int groups;
  private int groupsInAll;
  private boolean multiline;
  private boolean dotAll;
  /** Names of groups in order of their first one, with the numbers of all that have the name. */
  private final List<String> names = new ArrayList<>();
  private final Map<String, int[]> numbers = new HashMap<>();
  private final List<Reference> references = new ArrayList<>();

  /** A named reference, resolved when all groups are known: the array is that of its node. */
  private record Reference(String name, int[][] target, int offset) {}

  /** An open group. */
  private static final class Frame {
    final Frame outer;
    final int groupsBefore;
    int capture;
    boolean look;
    boolean behind;
    boolean negative;
    boolean ignoreCase;
    boolean multiline;
    boolean dotAll;
    final List<Node> alternatives = new ArrayList<>();
    List<Node> terms = new ArrayList<>();
    /** Names declared in the current alternative, and in those before it. */
    Set<String> names;
    List<String> earlierNames;

    Frame(PatternParser p) {
      outer = p == null ? null : p.top;
      groupsBefore = p == null ? 0 : p.groups;
      if (p != null) {
        ignoreCase = p.ignoreCase;
        multiline = p.multiline;
        dotAll = p.dotAll;
      }
    }

    void endAlternative() {
      alternatives.add(Node.sequence(terms));
      terms = new ArrayList<>();
      if (names != null) {
        if (earlierNames == null) {
          earlierNames = new ArrayList<>();
        }
        earlierNames.addAll(namesInOrder);
        names = null;
        namesInOrder = null;
      }
    }

    List<String> namesInOrder;

    void declare(String name) {
      if (names == null) {
        names = new HashSet<>();
        namesInOrder = new ArrayList<>();
      }
      if (names.add(name)) {
        namesInOrder.add(name);
      }
    }
  }

  PatternParser(String text, int flags, Meter meter) {
    super(text, flags, meter);
    multiline = (flags & RegExpFlags.MULTILINE) != 0;
    dotAll = (flags & RegExpFlags.DOT_ALL) != 0;
    scanGroups();
    namedGroups |= unicode;
  }

  int groupCount() {
    return groups;
  }

  List<String> groupNames() {
    return names;
  }

  /** The numbers of the groups called {@code name}. */
  int[] groupNumbers(String name) {
    return numbers.get(name);
  }

  /** Counts capture groups and looks for named ones, which decide how escapes before them read. */
  private void scanGroups() {
    int brackets = 0;
    for (int i = 0; i < end; i++) {
      char c = text.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '[') {
        brackets = unicodeSets ? brackets + 1 : 1;
      } else if (c == ']') {
        brackets = Math.max(0, brackets - 1);
      } else if (c == '(' && brackets == 0) {
        if (i + 1 >= end || text.charAt(i + 1) != '?') {
          groupsInAll++;
        } else if (text.startsWith("?<", i + 1) && i + 3 < end && text.charAt(i + 3) != '=' && text.charAt(i + 3) != '!') {
          groupsInAll++;
          namedGroups = true;
        }
      }
    }
  }

  /** The whole pattern. */
  Node parse() throws RegExpSyntaxError {
    while (!atEnd()) {
      term();
    }
    if (top.outer != null) {
      throw error("Unterminated group");
    }
    for (Reference r : references) {
      int[] groups = numbers.get(r.name);
      if (groups == null) {
        at = r.offset;
        throw error("Invalid named capture referenced");
      }
      r.target[0] = groups;
    }
    top.endAlternative();
    return Node.choice(top.alternatives);
  }

  private void term() throws RegExpSyntaxError {
    char c = text.charAt(at);
    int groupsBefore = groups;
    switch (c) {
      case '|' -> {
        at++;
        top.endAlternative();
      }
      case '(' -> {
        at++;
        openGroup();
      }
      case ')' -> closeGroup();
      case '^' -> {
        at++;
        add(new Node.Assertion(multiline ? RegExpOp.ASSERT_LINE_START : RegExpOp.ASSERT_START, null));
      }
      case '$' -> {
        at++;
        add(new Node.Assertion(multiline ? RegExpOp.ASSERT_LINE_END : RegExpOp.ASSERT_END, null));
      }
      case '*', '+', '?' -> throw error("Nothing to repeat");
      case '{' -> {
        if (bracedQuantifierEnd() >= 0) {
          throw error("Nothing to repeat");
        }
        if (unicode) {
          throw error("Lone quantifier brackets");
        }
        at++;
        quantified(new Node.Char(c), groupsBefore);
      }
      case '}', ']' -> {
        if (unicode) {
          throw error("Lone quantifier brackets");
        }
        at++;
        quantified(new Node.Char(c), groupsBefore);
      }
      case '.' -> {
        at++;
        quantified(new Node.Set(dotAll ? CharSet.ALL : CharSet.NOT_LINE_TERMINATORS), groupsBefore);
      }
      case '[' -> {
        at++;
        quantified(characterClass(), groupsBefore);
      }
      case '\\' -> {
        at++;
        escape();
      }
      default -> quantified(literal(nextCharacter()), groupsBefore);
    }
  }

  private void add(Node n) {
    top.terms.add(n);
  }

  // ---- groups ----

  private void openGroup() throws RegExpSyntaxError {
    if (++depth > MAX_DEPTH) {
      throw error("Regular expression too large");
    }
    Frame f = new Frame(this);
    if (!eat('?')) {
      f.capture = newGroup();
    } else if (eat(':')) {
      // No capture, no change of flags.
    } else if (eat('=')) {
      f.look = true;
    } else if (eat('!')) {
      f.look = true;
      f.negative = true;
    } else if (eat("<=") || eat("<!")) {
      f.look = true;
      f.behind = true;
      f.negative = text.charAt(at - 1) == '!';
    } else if (eat('<')) {
      f.capture = newGroup();
      declare(groupName(), f.capture);
    } else {
      modifiers();
    }
    top = f;
  }

  private int newGroup() throws RegExpSyntaxError {
    if (groups >= MAX_GROUPS) {
      throw error("Regular expression too large");
    }
    return ++groups;
  }

  /** A group name may come again only where an alternative keeps the two groups apart. */
  private void declare(String name, int group) throws RegExpSyntaxError {
    int[] known = numbers.get(name);
    if (known == null) {
      names.add(name);
      numbers.put(name, new int[] {group});
    } else {
      work(depth + known.length);
      for (Frame f = top; f != null; f = f.outer) {
        if (f.names != null && f.names.contains(name)) {
          throw error("Duplicate capture group name");
        }
      }
      int[] more = java.util.Arrays.copyOf(known, known.length + 1);
      more[known.length] = group;
      numbers.put(name, more);
    }
    top.declare(name);
  }

  /** The flags of {@code (?ims-ims:}; they hold until the group closes. */
  private void modifiers() throws RegExpSyntaxError {
    int on = modifierFlags();
    int off = 0;
    boolean minus = eat('-');
    if (minus) {
      off = modifierFlags();
    }
    if (!eat(':') || (on & off) != 0 || on == 0 && off == 0) {
      throw error("Invalid group");
    }
    ignoreCase = modified(ignoreCase, on, off, RegExpFlags.IGNORE_CASE);
    multiline = modified(multiline, on, off, RegExpFlags.MULTILINE);
    dotAll = modified(dotAll, on, off, RegExpFlags.DOT_ALL);
  }

  private static boolean modified(boolean flag, int on, int off, int bit) {
    return (on & bit) != 0 || flag && (off & bit) == 0;
  }

  private int modifierFlags() throws RegExpSyntaxError {
    int bits = 0;
    while (true) {
      int bit = switch (peek(0)) {
        case 'i' -> RegExpFlags.IGNORE_CASE;
        case 'm' -> RegExpFlags.MULTILINE;
        case 's' -> RegExpFlags.DOT_ALL;
        default -> 0;
      };
      if (bit == 0) {
        return bits;
      }
      if ((bits & bit) != 0) {
        throw error("Invalid group");
      }
      bits |= bit;
      at++;
    }
  }

  private void closeGroup() throws RegExpSyntaxError {
    Frame f = top;
    if (f.outer == null) {
      throw error("Unmatched ')'");
    }
    at++;
    depth--;
    f.endAlternative();
    ignoreCase = f.ignoreCase;
    multiline = f.multiline;
    dotAll = f.dotAll;
    top = f.outer;
    if (f.earlierNames != null) {
      work(4 * f.earlierNames.size());
      for (String name : f.earlierNames) {
        top.declare(name);
      }
    }
    Node body = Node.choice(f.alternatives);
    if (f.look) {
      Node look = new Node.Look(body, f.behind, f.negative);
      if (f.behind || unicode) {
        add(look);
        rejectQuantifier();
      } else {
        quantified(look, f.groupsBefore);
      }
    } else {
      quantified(f.capture > 0 ? new Node.Group(f.capture, body, body.minLength()) : body, f.groupsBefore);
    }
  }

  private void rejectQuantifier() throws RegExpSyntaxError {
    char c = peek(0);
    if (c == '*' || c == '+' || c == '?' || c == '{' && (unicode || bracedQuantifierEnd() >= 0)) {
      throw error("Invalid quantifier");
    }
  }

  // ---- escapes ----

  private void escape() throws RegExpSyntaxError {
    if (atEnd()) {
      throw error("\\ at end of pattern");
    }
    char c = peek(0);
    int groupsBefore = groups;
    if (c == 'b' || c == 'B') {
      at++;
      add(new Node.Assertion(c == 'b' ? RegExpOp.ASSERT_BOUNDARY : RegExpOp.ASSERT_NO_BOUNDARY, wordCharacters()));
      return;
    }
    Node strings = stringsEscape();
    if (strings != null) {
      quantified(strings, groupsBefore);
      return;
    }
    CharSet set = classEscape();
    if (set != null) {
      if (unicodeSets && ignoreCase && builds()) {
        work(2 * set.rangeCount());
        set = set.unfold(folding());
      } else {
        set = matching(set);
      }
      quantified(new Node.Set(set), groupsBefore);
    } else if (c == 'k' && namedGroups) {
      at++;
      namedReference(groupsBefore);
    } else if (c >= '1' && c <= '9' && numberedReference(groupsBefore)) {
      return;
    } else {
      quantified(literal(characterEscape(false)), groupsBefore);
    }
  }

  private void namedReference(int groupsBefore) throws RegExpSyntaxError {
    int start = at - 1;
    if (!eat('<')) {
      throw error("Invalid named reference");
    }
    String name;
    try {
      name = groupName();
    } catch (RegExpSyntaxError e) {
      throw RegExpSyntaxError.inPattern(text, flags, "Invalid named reference", e.offset());
    }
    int[][] target = new int[1][];
    references.add(new Reference(name, target, start));
    quantified(new Node.BackReference(target, ignoreCase), groupsBefore);
  }

  /** DecimalEscape, if there are that many groups; else Annex B reads the digits otherwise. */
  private boolean numberedReference(int groupsBefore) throws RegExpSyntaxError {
    int start = at;
    int number = decimal();
    if (number <= groupsInAll) {
      quantified(new Node.BackReference(new int[][] {{number}}, ignoreCase), groupsBefore);
      return true;
    }
    at = start;
    if (unicode) {
      throw error("Invalid escape");
    }
    return false;
  }

  // ---- quantifiers ----

  /** Adds {@code atom} with the quantifier that follows, if one does. */
  private void quantified(Node atom, int groupsBefore) throws RegExpSyntaxError {
    int min;
    int max;
    switch (peek(0)) {
      case '*' -> {
        min = 0;
        max = Integer.MAX_VALUE;
      }
      case '+' -> {
        min = 1;
        max = Integer.MAX_VALUE;
      }
      case '?' -> {
        min = 0;
        max = 1;
      }
      case '{' -> {
        int close = bracedQuantifierEnd();
        if (close < 0) {
          if (unicode) {
            throw error("Incomplete quantifier");
          }
          add(atom);
          return;
        }
        at++;
        min = decimal();
        max = min;
        if (eat(',')) {
          max = peek(0) == '}' ? Integer.MAX_VALUE : decimal();
        }
        if (min > max) {
          throw error("numbers out of order in {} quantifier");
        }
      }
      default -> {
        add(atom);
        return;
      }
    }
    at++;
    add(Node.repeat(atom, min, max, !eat('?'), groupsBefore + 1, groups + 1));
  }

  /** Where the brace at the position closes if it is a quantifier, else NONE. */
  private int bracedQuantifierEnd() {
    int i = at + 1;
    int digits = i;
    while (i < end && isDigit(text.charAt(i))) {
      i++;
    }
    if (i == digits) {
      return NONE;
    }
    if (i < end && text.charAt(i) == ',') {
      i++;
      while (i < end && isDigit(text.charAt(i))) {
        i++;
      }
    }
    return i < end && text.charAt(i) == '}' ? i : NONE;
  }
}
