package dev.ration.regexp;

import dev.ration.meter.Meter;

/** A compiled pattern: immutable, of no realm, shared by any number of threads. */
public final class RegExpProgram {
  /** The program, its arrays and the text of its source. */
  private static final int BASE_WEIGHT = 320;
  private static final int STRING_WEIGHT = 56;

  private final String source;
  private final int flags;
  private final int groupCount;
  private final String[] groupNames;
  private final int[][] groupNumbers;
  final int[] code;
  final CharSet[] sets;
  final String[] strings;
  final int[][] groupLists;
  final int registers;
  final int minLength;
  final boolean startsAtStart;
  final CharSet first;

  RegExpProgram(String source, int flags, int groupCount, String[] groupNames, int[][] groupNumbers, int[] code,
      CharSet[] sets, String[] strings, int[][] groupLists, int registers, int minLength, boolean startsAtStart,
      CharSet first) {
    this.source = source;
    this.flags = flags;
    this.groupCount = groupCount;
    this.groupNames = groupNames;
    this.groupNumbers = groupNumbers;
    this.code = code;
    this.sets = sets;
    this.strings = strings;
    this.groupLists = groupLists;
    this.registers = registers;
    this.minLength = minLength;
    this.startsAtStart = startsAtStart;
    this.first = first;
  }

  /**
   * Compiles a pattern in linear time; the work that sets of characters make beyond that, cased ones and properties, is
   * charged to {@code meter}.
   */
  public static RegExpProgram compile(String pattern, int flags, Meter meter) throws RegExpSyntaxError {
    PatternParser parser = new PatternParser(pattern, flags, meter);
    return PatternCompiler.compile(parser, parser.parse(), pattern, flags);
  }

  /** The early errors of a regular expression literal, without making a program. */
  public static void validate(String pattern, String flags) throws RegExpSyntaxError {
    new PatternParser(pattern, RegExpFlags.parse(flags), null).parse();
  }

  public String source() {
    return source;
  }

  /** Bits of {@link RegExpFlags}. */
  public int flags() {
    return flags;
  }

  public boolean has(int flag) {
    return (flags & flag) != 0;
  }

  /** u or v. */
  public boolean isUnicode() {
    return RegExpFlags.isUnicode(flags);
  }

  /** Capture groups, the whole match not among them. */
  public int groupCount() {
    return groupCount;
  }

  /** Number of group names; a name may belong to several groups. */
  public int nameCount() {
    return groupNames.length;
  }

  /** The i-th group name in the order of the pattern. */
  public String groupName(int i) {
    return groupNames[i];
  }

  /** How many groups have the i-th name. */
  public int groupsOfName(int i) {
    return groupNumbers[i].length;
  }

  /** The number of the k-th group that has the i-th name. */
  public int groupOfName(int i, int k) {
    return groupNumbers[i][k];
  }

  /** Accounted bytes. */
  public long weight() {
    long w = BASE_WEIGHT + 4L * code.length + 2L * source.length() + (first == null ? 0 : first.weight());
    for (CharSet s : sets) {
      w += s.weight();
    }
    for (String s : strings) {
      w += STRING_WEIGHT + 2L * s.length();
    }
    return w;
  }

  /** A listing, for tests. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    for (int pc = 0; pc < code.length; pc += RegExpOp.size(code[pc])) {
      RegExpOp.Row row = RegExpOp.row(code[pc]);
      out.append(pc).append(' ').append(row.name());
      for (int i = 0; i < row.operands().length(); i++) {
        int operand = code[pc + 1 + i];
        out.append(' ');
        switch (row.operands().charAt(i)) {
          case 's' -> out.append(sets[operand]);
          case 't' -> out.append('"').append(strings[operand]).append('"');
          case 'r' -> out.append('r').append(operand);
          case 'L' -> out.append('@').append(operand);
          case 'c' -> out.append(operand > ' ' && operand < 0x7F ? "'" + (char) operand + "'" : "U+" + Integer.toHexString(operand));
          case 'g' -> out.append(java.util.Arrays.toString(groupLists[operand]));
          default -> out.append(operand);
        }
      }
      out.append('\n');
    }
    return out.toString();
  }
}
