package dev.ration.regexp;

/**
 * The operations of compiled patterns: an int each, then the operands. {@code pos} is the position in the text, reading
 * runs off its end into failure; to fail is to go back to the last choice. Every operation costs one unit of fuel, those
 * that run over text one more per 8 units.
 */
final class RegExpOp {
  static final int MATCH = 0;
  static final int CHAR = 1;
  static final int STRING = 2;
  static final int CODE_POINT = 3;
  static final int SET = 4;
  static final int SET_U = 5;
  static final int BACK = 6;
  static final int BACK_U = 7;
  static final int SPLIT = 8;
  static final int SPLIT_LATER = 9;
  static final int JUMP = 10;
  static final int SAVE = 11;
  static final int RESET = 12;
  static final int PUT = 13;
  static final int CHECK = 14;
  static final int CHECK_COUNT = 15;
  static final int LOOP = 16;
  static final int LOOP_LATER = 17;
  static final int COUNT = 18;
  static final int LOOK = 19;
  static final int LOOK_END = 20;
  static final int NOT_LOOK = 21;
  static final int NOT_LOOK_END = 22;
  static final int ASSERT_START = 23;
  static final int ASSERT_END = 24;
  static final int ASSERT_LINE_START = 25;
  static final int ASSERT_LINE_END = 26;
  static final int ASSERT_BOUNDARY = 27;
  static final int ASSERT_NO_BOUNDARY = 28;
  static final int BACK_REFERENCE = 29;
  static final int REPEAT = 30;
  static final int REPEAT_U = 31;
  static final int REPEAT_ONCE = 32;
  static final int REPEAT_LAZY = 33;
  static final int REPEAT_LAZY_U = 34;

  /** Operands by letter: c code unit or point, s set, t text, r register, n number, L label, g list of groups, f flags. */
  record Row(int number, String name, String operands, String meaning) {}

  private static final Row[] TABLE = {
      new Row(MATCH, "MATCH", "", "the pattern has matched up to pos"),
      new Row(CHAR, "CHAR", "c", "take the unit c"),
      new Row(STRING, "STRING", "t", "take the units of the text t"),
      new Row(CODE_POINT, "CODE_POINT", "c", "take the code point c"),
      new Row(SET, "SET", "s", "take a unit in s"),
      new Row(SET_U, "SET_U", "s", "take a code point in s"),
      new Row(BACK, "BACK", "", "go back a unit"),
      new Row(BACK_U, "BACK_U", "", "go back a code point"),
      new Row(SPLIT, "SPLIT", "L", "go on; on failure go to L"),
      new Row(SPLIT_LATER, "SPLIT_LATER", "L", "go to L; on failure go on"),
      new Row(JUMP, "JUMP", "L", "go to L"),
      new Row(SAVE, "SAVE", "r", "r := pos"),
      new Row(RESET, "RESET", "rr", "registers from the first up to the second := -1"),
      new Row(PUT, "PUT", "rn", "r := n"),
      new Row(CHECK, "CHECK", "r", "fail if r = pos"),
      new Row(CHECK_COUNT, "CHECK_COUNT", "rrn", "fail if the first r = pos and the second >= n"),
      new Row(LOOP, "LOOP", "rnnL", "r < first n: go on; r >= second n: go to L; else as SPLIT"),
      new Row(LOOP_LATER, "LOOP_LATER", "rnnL", "as LOOP, but else as SPLIT_LATER"),
      new Row(COUNT, "COUNT", "rn", "r := min(r + 1, n)"),
      new Row(LOOK, "LOOK", "r", "r := number of choices, r + 1 := pos"),
      new Row(LOOK_END, "LOOK_END", "r", "drop the choices since LOOK, pos := r + 1"),
      new Row(NOT_LOOK, "NOT_LOOK", "rL", "r := number of choices; then as SPLIT"),
      new Row(NOT_LOOK_END, "NOT_LOOK_END", "r", "drop the choices since NOT_LOOK, and fail"),
      new Row(ASSERT_START, "ASSERT_START", "", "fail unless pos is the start"),
      new Row(ASSERT_END, "ASSERT_END", "", "fail unless pos is the end"),
      new Row(ASSERT_LINE_START, "ASSERT_LINE_START", "", "fail unless pos is the start of a line"),
      new Row(ASSERT_LINE_END, "ASSERT_LINE_END", "", "fail unless pos is the end of a line"),
      new Row(ASSERT_BOUNDARY, "ASSERT_BOUNDARY", "s", "fail unless one unit beside pos, not both, is in s"),
      new Row(ASSERT_NO_BOUNDARY, "ASSERT_NO_BOUNDARY", "s", "fail unless both or none of the units beside pos are in s"),
      new Row(BACK_REFERENCE, "BACK_REFERENCE", "gf", "take what the group of g that took part matched; f: 1 ignoring case, 2 backwards"),
      new Row(REPEAT, "REPEAT", "snn", "take units in s, as many as possible, from first to second n"),
      new Row(REPEAT_U, "REPEAT_U", "snn", "take code points in s, as many as possible, from first to second n"),
      new Row(REPEAT_ONCE, "REPEAT_ONCE", "snn", "as REPEAT, but never give back"),
      new Row(REPEAT_LAZY, "REPEAT_LAZY", "sn", "take units in s, n or more, as few as possible"),
      new Row(REPEAT_LAZY_U, "REPEAT_LAZY_U", "sn", "take code points in s, n or more, as few as possible"),
  };

  private RegExpOp() {}

  static Row row(int op) {
    return TABLE[op];
  }

  /** Words of an operation with its operands. */
  static int size(int op) {
    return 1 + TABLE[op].operands.length();
  }
}
