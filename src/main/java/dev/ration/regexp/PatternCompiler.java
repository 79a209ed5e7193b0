package dev.ration.regexp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Nodes to code. Works off a list of tasks instead of recursion. Code size is linear in the pattern: a counted repeat is a
 * loop with a counter, never a copy.
 */
final class PatternCompiler {
  /** How far {@link #first} looks into a pattern. */
  private static final int FIRST_DEPTH = 12;
  private static final int FIRST_BREADTH = 16;
  /** More alternatives than this are tried in blocks. */
  private static final int GUARDED = 48;

  private final boolean unicode;
  private final List<Task> tasks = new ArrayList<>();
  private final List<CharSet> sets = new ArrayList<>();
  private final List<String> strings = new ArrayList<>();
  private final List<int[]> groupLists = new ArrayList<>();
  private int[] code = new int[32];
  private int size;
  private int[] labels = new int[16];
  private int labelCount;
  private int registers;

  /** A node to compile, an operation to write, or (op -1) a label to place. */
  private record Task(Node node, boolean backwards, int op, int a, int b, int c, int d) {}

  private PatternCompiler(int groups, int flags) {
    unicode = RegExpFlags.isUnicode(flags);
    registers = 2 * (groups + 1);
  }

  static RegExpProgram compile(PatternParser parser, Node root, String source, int flags) {
    PatternCompiler c = new PatternCompiler(parser.groupCount(), flags);
    c.node(root, false);
    c.op(RegExpOp.MATCH);
    c.run();
    c.link();
    return new RegExpProgram(source, flags, parser.groupCount(), parser.groupNames().toArray(new String[0]),
        numbers(parser), Arrays.copyOf(c.code, c.size), c.sets.toArray(new CharSet[0]), c.strings.toArray(new String[0]),
        c.groupLists.toArray(new int[0][]), c.registers, root.minLength(), c.startsAtStart(), c.first(root, FIRST_DEPTH));
  }

  private static int[][] numbers(PatternParser parser) {
    int[][] numbers = new int[parser.groupNames().size()][];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = parser.groupNumbers(parser.groupNames().get(i));
    }
    return numbers;
  }

  // ---- tasks ----

  private void node(Node n, boolean backwards) {
    tasks.add(new Task(n, backwards, 0, 0, 0, 0, 0));
  }

  private void op(int op) {
    op(op, 0, 0, 0, 0);
  }

  private void op(int op, int a) {
    op(op, a, 0, 0, 0);
  }

  private void op(int op, int a, int b) {
    op(op, a, b, 0, 0);
  }

  private void op(int op, int a, int b, int c, int d) {
    tasks.add(new Task(null, false, op, a, b, c, d));
  }

  private void place(int label) {
    tasks.add(new Task(null, false, -1, label, 0, 0, 0));
  }

  private int newLabel() {
    if (labelCount == labels.length) {
      labels = Arrays.copyOf(labels, labelCount * 2);
    }
    return labelCount++;
  }

  /** Works until no task is left: what a node appends is done, in order, before what follows the node. */
  private void run() {
    reverse(0);
    while (!tasks.isEmpty()) {
      Task t = tasks.remove(tasks.size() - 1);
      if (t.node != null) {
        int from = tasks.size();
        expand(t.node, t.backwards);
        reverse(from);
      } else if (t.op < 0) {
        labels[t.a] = size;
      } else {
        write(t);
      }
    }
  }

  private void reverse(int from) {
    for (int i = from, k = tasks.size() - 1; i < k; i++, k--) {
      Task t = tasks.get(i);
      tasks.set(i, tasks.get(k));
      tasks.set(k, t);
    }
  }

  private void write(Task t) {
    int n = RegExpOp.size(t.op);
    if (size + n > code.length) {
      code = Arrays.copyOf(code, code.length * 2);
    }
    code[size] = t.op;
    for (int i = 1; i < n; i++) {
      code[size + i] = i == 1 ? t.a : i == 2 ? t.b : i == 3 ? t.c : t.d;
    }
    size += n;
  }

  /** Labels become addresses; repeats that need not give back are told so. */
  private void link() {
    for (int pc = 0; pc < size; pc += RegExpOp.size(code[pc])) {
      String operands = RegExpOp.row(code[pc]).operands();
      int label = operands.indexOf('L');
      if (label >= 0) {
        code[pc + 1 + label] = labels[code[pc + 1 + label]];
      }
      if (code[pc] == RegExpOp.REPEAT && cannotFollow(sets.get(code[pc + 1]), pc + RegExpOp.size(RegExpOp.REPEAT))) {
        code[pc] = RegExpOp.REPEAT_ONCE;
      }
    }
  }

  /** Whether what stands at {@code pc} never takes a member of {@code set}. */
  private boolean cannotFollow(CharSet set, int pc) {
    return switch (code[pc]) {
      case RegExpOp.CHAR -> !set.contains(code[pc + 1]);
      case RegExpOp.STRING -> !set.contains(strings.get(code[pc + 1]).charAt(0));
      case RegExpOp.SET -> set.intersect(sets.get(code[pc + 1])).isEmpty();
      case RegExpOp.MATCH -> true;
      default -> false;
    };
  }

  private int set(CharSet s) {
    int from = Math.max(0, sets.size() - 8);
    for (int i = from; i < sets.size(); i++) {
      if (sets.get(i).equals(s)) {
        return i;
      }
    }
    sets.add(s);
    return sets.size() - 1;
  }

  // ---- nodes ----

  private void expand(Node n, boolean backwards) {
    if (n instanceof Node.Char c) {
      one(isUnit(c) ? RegExpOp.CHAR : RegExpOp.CODE_POINT, c.codePoint(), backwards);
    } else if (n instanceof Node.Set s) {
      one(unicode ? RegExpOp.SET_U : RegExpOp.SET, set(s.set()), backwards);
    } else if (n instanceof Node.Sequence s) {
      sequence(s, backwards);
    } else if (n instanceof Node.Choice c) {
      choice(backwards ? c : guarded(c), backwards);
    } else if (n instanceof Node.Group g) {
      int start = 2 * g.index();
      op(RegExpOp.SAVE, backwards ? start + 1 : start);
      node(g.body(), backwards);
      op(RegExpOp.SAVE, backwards ? start : start + 1);
    } else if (n instanceof Node.BackReference r) {
      groupLists.add(r.groups()[0]);
      op(RegExpOp.BACK_REFERENCE, groupLists.size() - 1, (r.ignoreCase() ? 1 : 0) | (backwards ? 2 : 0));
    } else if (n instanceof Node.Look l) {
      look(l);
    } else if (n instanceof Node.Assertion a) {
      op(a.op(), a.words() == null ? 0 : set(a.words()));
    } else if (n instanceof Node.Repeat r) {
      repeat(r, backwards);
    }
  }

  /** Whether one unit decides: in a unicode pattern half a pair is none. */
  private boolean isUnit(Node.Char c) {
    return c.codePoint() <= 0xFFFF && !(unicode && Character.isSurrogate((char) c.codePoint()));
  }

  private void one(int op, int operand, boolean backwards) {
    if (backwards) {
      op(unicode ? RegExpOp.BACK_U : RegExpOp.BACK);
    }
    op(op, operand);
    if (backwards) {
      op(unicode ? RegExpOp.BACK_U : RegExpOp.BACK);
    }
  }

  private void sequence(Node.Sequence s, boolean backwards) {
    List<Node> nodes = s.nodes();
    if (backwards) {
      for (int i = nodes.size() - 1; i >= 0; i--) {
        node(nodes.get(i), true);
      }
      return;
    }
    for (int i = 0; i < nodes.size(); ) {
      StringBuilder literal = new StringBuilder();
      int k = i;
      while (k < nodes.size() && nodes.get(k) instanceof Node.Char c && (isUnit(c) || c.codePoint() > 0xFFFF)) {
        literal.appendCodePoint(c.codePoint());
        k++;
      }
      if (k - i >= 2) {
        strings.add(literal.toString());
        op(RegExpOp.STRING, strings.size() - 1);
        i = k;
      } else {
        node(nodes.get(i++), false);
      }
    }
  }

  private void choice(Node.Choice c, boolean backwards) {
    int end = newLabel();
    int last = c.alternatives().size() - 1;
    for (int i = 0; i < last; i++) {
      int next = newLabel();
      op(RegExpOp.SPLIT, next);
      node(c.alternatives().get(i), backwards);
      op(RegExpOp.JUMP, end);
      place(next);
    }
    node(c.alternatives().get(last), backwards);
    place(end);
  }

  /** Many alternatives in blocks, each behind a look at its first characters: the strings of a class can be thousands. */
  private static Node.Choice guarded(Node.Choice c) {
    List<Node> all = c.alternatives();
    List<Node> blocks = new ArrayList<>();
    for (int from = 0; all.size() > GUARDED && from < all.size(); from += GUARDED) {
      List<Node> block = all.subList(from, Math.min(all.size(), from + GUARDED));
      CharSet.Builder first = new CharSet.Builder();
      for (Node n : block) {
        CharSet set = firstCharacter(n);
        if (set == null) {
          return c;
        }
        first.add(set);
      }
      blocks.add(Node.sequence(List.of(new Node.Look(new Node.Set(first.build()), false, false), Node.choice(block))));
    }
    return blocks.isEmpty() ? c : new Node.Choice(blocks, c.minLength());
  }

  private void look(Node.Look l) {
    int r = registers;
    registers += 2;
    if (!l.negative()) {
      op(RegExpOp.LOOK, r);
      node(l.body(), l.behind());
      op(RegExpOp.LOOK_END, r);
      return;
    }
    int after = newLabel();
    op(RegExpOp.NOT_LOOK, r, after);
    node(l.body(), l.behind());
    op(RegExpOp.NOT_LOOK_END, r);
    place(after);
  }

  private void repeat(Node.Repeat r, boolean backwards) {
    if (r.max() == 0) {
      return;
    }
    if (r.min() == 1 && r.max() == 1) {
      node(r.body(), backwards);
      return;
    }
    CharSet single = backwards ? null : singleCharacter(r.body());
    boolean endless = r.max() == Integer.MAX_VALUE;
    if (single != null && r.greedy()) {
      op(unicode ? RegExpOp.REPEAT_U : RegExpOp.REPEAT, set(single), r.min(), r.max(), 0);
      return;
    }
    if (single != null && endless) {
      op(unicode ? RegExpOp.REPEAT_LAZY_U : RegExpOp.REPEAT_LAZY, set(single), r.min());
      return;
    }
    int mark = r.body().minLength() == 0 ? registers++ : -1;
    int split = r.greedy() ? RegExpOp.SPLIT : RegExpOp.SPLIT_LATER;
    int exit = newLabel();
    if (r.min() == 0 && r.max() == 1) {
      op(split, exit);
      body(r, mark, backwards);
      place(exit);
    } else if (r.min() == 0 && endless) {
      int again = newLabel();
      place(again);
      op(split, exit);
      body(r, mark, backwards);
      op(RegExpOp.JUMP, again);
      place(exit);
    } else if (r.min() == 1 && endless) {
      plus(r, mark, split, exit, backwards);
    } else {
      counted(r, mark, exit, backwards);
    }
  }

  /** What a repeat of this node can do in one operation, or null. */
  private CharSet singleCharacter(Node n) {
    return n instanceof Node.Set s ? s.set() : n instanceof Node.Char c ? CharSet.of(c.codePoint(), c.codePoint()) : null;
  }

  /** One round of min 0: captures start anew, and a round that takes nothing fails. */
  private void body(Node.Repeat r, int mark, boolean backwards) {
    if (mark >= 0) {
      op(RegExpOp.SAVE, mark);
    }
    reset(r);
    node(r.body(), backwards);
    if (mark >= 0) {
      op(RegExpOp.CHECK, mark);
    }
  }

  private void reset(Node.Repeat r) {
    if (r.endGroup() > r.firstGroup()) {
      op(RegExpOp.RESET, 2 * r.firstGroup(), 2 * r.endGroup());
    }
  }

  private void plus(Node.Repeat r, int mark, int split, int exit, boolean backwards) {
    int again = newLabel();
    if (mark >= 0) {
      op(RegExpOp.PUT, mark, -1);
    }
    place(again);
    reset(r);
    node(r.body(), backwards);
    if (mark >= 0) {
      op(RegExpOp.CHECK, mark);
    }
    op(split, exit);
    if (mark >= 0) {
      op(RegExpOp.SAVE, mark);
    }
    op(RegExpOp.JUMP, again);
    place(exit);
  }

  private void counted(Node.Repeat r, int mark, int exit, boolean backwards) {
    int counter = registers++;
    int again = newLabel();
    op(RegExpOp.PUT, counter, 0);
    place(again);
    op(r.greedy() ? RegExpOp.LOOP : RegExpOp.LOOP_LATER, counter, r.min(), r.max(), exit);
    if (mark >= 0) {
      op(RegExpOp.SAVE, mark);
    }
    reset(r);
    node(r.body(), backwards);
    if (mark >= 0) {
      op(RegExpOp.CHECK_COUNT, mark, counter, r.min(), 0);
    }
    op(RegExpOp.COUNT, counter, r.max() == Integer.MAX_VALUE ? r.min() : r.max());
    op(RegExpOp.JUMP, again);
    place(exit);
  }

  // ---- what a match starts with ----

  private boolean startsAtStart() {
    int pc = 0;
    while (code[pc] == RegExpOp.SAVE) {
      pc += RegExpOp.size(RegExpOp.SAVE);
    }
    return code[pc] == RegExpOp.ASSERT_START;
  }

  /** The units (leads of pairs included) that a match can start with, or null if that is not known. */
  private CharSet first(Node n, int depth) {
    if (depth == 0 || n.minLength() == 0) {
      return null;
    }
    if (n instanceof Node.Char c) {
      return CharSet.of(c.codePoint(), c.codePoint()).units();
    }
    if (n instanceof Node.Set s) {
      return s.set().units();
    }
    if (n instanceof Node.Group g) {
      return first(g.body(), depth - 1);
    }
    if (n instanceof Node.Repeat r) {
      return first(r.body(), depth - 1);
    }
    if (n instanceof Node.Choice c) {
      return firstOfAll(c.alternatives(), depth);
    }
    if (n instanceof Node.Sequence s) {
      List<Node> nodes = s.nodes();
      CharSet.Builder any = new CharSet.Builder();
      for (int i = 0; i < nodes.size() && i < FIRST_BREADTH; i++) {
        Node part = nodes.get(i);
        if (part.minLength() > 0) {
          CharSet set = first(part, depth - 1);
          return set == null ? null : any.add(set).build();
        }
        if (part instanceof Node.Assertion || part instanceof Node.Look) {
          continue;
        }
        CharSet optional = part instanceof Node.Repeat r ? first(r.body(), depth - 1) : null;
        if (optional == null) {
          return null;
        }
        any.add(optional);
      }
    }
    return null;
  }

  private CharSet firstOfAll(List<Node> alternatives, int depth) {
    boolean many = alternatives.size() > FIRST_BREADTH;
    CharSet.Builder any = new CharSet.Builder();
    for (int i = 0; i < alternatives.size(); i++) {
      // Of many alternatives only the first characters are looked at, as of the strings of a class.
      CharSet set = many ? unitsOf(firstCharacter(alternatives.get(i))) : first(alternatives.get(i), depth - 1);
      if (set == null) {
        return null;
      }
      any.add(set);
    }
    return any.build();
  }

  private static CharSet unitsOf(CharSet set) {
    return set == null ? null : set.units();
  }

  /** The characters that a node can begin with if its first part is one character, else null. */
  private static CharSet firstCharacter(Node n) {
    Node at = n instanceof Node.Sequence s && !s.nodes().isEmpty() ? s.nodes().get(0) : n;
    return at instanceof Node.Char c ? CharSet.of(c.codePoint(), c.codePoint()) : at instanceof Node.Set s ? s.set() : null;
  }
}
