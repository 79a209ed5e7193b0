package dev.ration.parser;

import dev.ration.syntax.ParseFailure;
import java.util.Arrays;
import java.util.TreeMap;

/** Where each token of a text stands among the brackets: what {@link Recovery} needs to find its way. */
final class TokenTrail {
  /** A token that closes a block or the body of a declaration. */
  static final int ENDS_STATEMENT = 1;
  /** In the head of a loop, in an object or in a template, where a semicolon ends nothing. */
  static final int IN_ONE_PIECE = 2;
  /** Directly in the braces of a switch. */
  static final int IN_SWITCH = 4;

  private int[] depth = new int[64];
  private int[] list = new int[64];
  private int[] listAfter = new int[64];
  private byte[] flags = new byte[64];
  private int size;
  private final TreeMap<Integer, ParseFailure> failures = new TreeMap<>();

  /**
   * Adds a token.
   *
   * @param depth of the bracket frame in which it stands; of what it closes, if it closes one
   * @param list of the innermost frame there that holds statements or class members
   * @param listAfter the same, after the token
   */
  void add(int depth, int list, int listAfter, int flags) {
    if (size == this.depth.length) {
      this.depth = Arrays.copyOf(this.depth, size * 2);
      this.list = Arrays.copyOf(this.list, size * 2);
      this.listAfter = Arrays.copyOf(this.listAfter, size * 2);
      this.flags = Arrays.copyOf(this.flags, size * 2);
    }
    this.depth[size] = depth;
    this.list[size] = list;
    this.listAfter[size] = listAfter;
    this.flags[size++] = (byte) flags;
  }

  /** The next token stands for text that is no token, and why. */
  void fail(ParseFailure failure) {
    failures.put(size, failure);
  }

  /** Forgets the tokens from an index on. */
  void backTo(int index) {
    size = index;
    failures.tailMap(index).clear();
  }

  ParseFailure failure(SourceToken token) {
    return failures.get(token.getTokenIndex());
  }

  int depth(int index) {
    return depth[index];
  }

  int list(int index) {
    return list[index];
  }

  int listAfter(int index) {
    return listAfter[index];
  }

  boolean is(int index, int flag) {
    return (flags[index] & flag) != 0;
  }
}
