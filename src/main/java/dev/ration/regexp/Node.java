package dev.ration.regexp;

import java.util.List;

/**
 * What a pattern means, after flags: case-insensitive characters are sets already, dots and classes too. Every node knows
 * the fewest code units that it matches. Trees may be as deep as the pattern is long: never walk one by recursion.
 */
sealed interface Node {
  /** Fewest code units of a match, at most {@link #LONGEST}. */
  int minLength();

  /** Where {@link #minLength} stops counting. */
  int LONGEST = 1 << 20;

  /** The empty sequence. */
  Node EMPTY = new Sequence(List.of(), 0);

  record Char(int codePoint) implements Node {
    @Override
    public int minLength() {
      return codePoint > 0xFFFF ? 2 : 1;
    }
  }

  record Set(CharSet set) implements Node {
    @Override
    public int minLength() {
      return 1;
    }
  }

  record Sequence(List<Node> nodes, int minLength) implements Node {}

  /** Alternatives, tried in order. */
  record Choice(List<Node> alternatives, int minLength) implements Node {}

  /** Capture group {@code index}, from 1. */
  record Group(int index, Node body, int minLength) implements Node {}

  /** Whatever the one of {@code groups[0]} that took part matched; filled in when all groups are known. */
  record BackReference(int[][] groups, boolean ignoreCase) implements Node {
    @Override
    public int minLength() {
      return 0;
    }
  }

  record Look(Node body, boolean behind, boolean negative) implements Node {
    @Override
    public int minLength() {
      return 0;
    }
  }

  /** A test without width: {@code op} is one of the ASSERT operations; {@code words} for word boundaries. */
  record Assertion(int op, CharSet words) implements Node {
    @Override
    public int minLength() {
      return 0;
    }
  }

  /** {@code min} to {@code max} times; the groups inside are {@code firstGroup} up to, not with, {@code endGroup}. */
  record Repeat(Node body, int min, int max, boolean greedy, int firstGroup, int endGroup, int minLength) implements Node {}

  static Node sequence(List<Node> nodes) {
    if (nodes.size() == 1) {
      return nodes.get(0);
    }
    int length = 0;
    for (Node n : nodes) {
      length = Math.min(LONGEST, length + n.minLength());
    }
    return nodes.isEmpty() ? EMPTY : new Sequence(nodes, length);
  }

  static Node choice(List<Node> alternatives) {
    if (alternatives.size() == 1) {
      return alternatives.get(0);
    }
    int length = LONGEST;
    boolean characters = true;
    for (Node n : alternatives) {
      length = Math.min(length, n.minLength());
      characters &= n instanceof Set || n instanceof Char;
    }
    return characters ? anyOf(alternatives) : new Choice(alternatives, length);
  }

  /** One of several characters: which of them is tried first cannot be told. */
  private static Node anyOf(List<Node> alternatives) {
    CharSet.Builder any = new CharSet.Builder();
    for (Node n : alternatives) {
      if (n instanceof Char c) {
        any.add(c.codePoint(), c.codePoint());
      } else {
        any.add(((Set) n).set());
      }
    }
    return new Set(any.build());
  }

  static Node repeat(Node body, int min, int max, boolean greedy, int firstGroup, int endGroup) {
    int length = (int) Math.min(LONGEST, (long) body.minLength() * min);
    return new Repeat(body, min, max, greedy, firstGroup, endGroup, length);
  }
}
