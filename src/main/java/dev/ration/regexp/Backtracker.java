package dev.ration.regexp;

import dev.ration.meter.Meter;
import dev.ration.unicode.CaseFolding;
import java.util.Arrays;

/**
 * Runs programs against text. The stack holds choices and, for every register that was overwritten since, its old value,
 * in entries of three ints; it is charged to the heap as it grows. Every operation costs one unit of fuel. One per run,
 * used by one match at a time.
 */
public final class Backtracker {
  private static final int ENTRY = 3;
  private static final int KEPT_STACK = 3 * 1024;
  /** Third int of a choice: no repeat. */
  private static final int PLAIN = -1;
  /** Third int of the choice of a lazy repeat, which takes one more. */
  private static final int LAZY = -2;
  /** Steps that are paid for together. */
  private static final int BATCH = 256;
  /** Units of a literal that are compared between two charges. */
  private static final int COMPARED = 256;

  private final Meter meter;
  private int[] stack = new int[ENTRY * 64];
  private int[] registers = new int[16];
  private int sp;
  private int steps;

  private RegExpProgram program;
  private String text;

  public Backtracker(Meter meter) {
    this.meter = meter;
  }

  /**
   * Looks for the first match at {@code from} or later, or exactly there.
   *
   * @return whether there is one; then {@link #start} and {@link #end} tell where
   */
  public boolean find(RegExpProgram p, String s, int from, boolean exactly) {
    program = p;
    text = s;
    if (registers.length < p.registers) {
      meter.allocate(4L * p.registers);
      registers = new int[p.registers];
    }
    steps = 4 + (p.registers >> 3);
    try {
      return search(from, exactly);
    } finally {
      meter.charge(steps);
      text = null;
      program = null;
      if (stack.length > KEPT_STACK) {
        stack = new int[ENTRY * 64];
      }
    }
  }

  /** Start of group {@code i} of the match found, 0 for the match itself; -1 if it took no part. */
  public int start(int i) {
    return registers[2 * i + 1] < 0 ? -1 : registers[2 * i];
  }

  /** End of group {@code i}. */
  public int end(int i) {
    return registers[2 * i] < 0 ? -1 : registers[2 * i + 1];
  }

  private boolean search(int from, boolean exactly) {
    int last = text.length() - program.minLength;
    boolean unicode = program.isUnicode();
    int at = from;
    if (unicode && at > 0 && at < text.length() && isPair(at - 1)) {
      at--;
    }
    int begin = at;
    CharSet first = program.first;
    while (at <= last) {
      if (first != null) {
        int candidate = exactly ? at : candidate(first, at, last);
        if (candidate > last) {
          return false;
        }
        at = candidate;
        if (unicode && !exactly && at > begin && isPair(at - 1)) {
          at++; // the second half of a pair is no start
          continue;
        }
      }
      if (run(at)) {
        return true;
      }
      if (exactly || program.startsAtStart) {
        return false;
      }
      at += unicode && at < text.length() && isPair(at) ? 2 : 1;
    }
    return false;
  }

  /** The first position from {@code at} on whose unit is in {@code first}; 1 fuel per 8 units. */
  private int candidate(CharSet first, int at, int last) {
    int single = first.single();
    int i = at;
    while (i <= last) {
      int end = Math.min(last + 1, i + 8 * BATCH);
      int start = i;
      if (single >= 0) {
        while (i < end && text.charAt(i) != single) {
          i++;
        }
      } else {
        while (i < end && !first.contains(text.charAt(i))) {
          i++;
        }
      }
      pay((i - start) >> 3);
      if (i < end) {
        return i;
      }
    }
    return i;
  }

  /** Whether the text goes on with {@code t}; 1 fuel per 8 units, those that differ after a long common start included. */
  private boolean startsWith(String t, int at) {
    int n = t.length();
    for (int from = 0; from < n; from += COMPARED) {
      int part = Math.min(COMPARED, n - from);
      if (!text.regionMatches(at + from, t, from, part)) {
        return false;
      }
      pay(part >> 3);
    }
    return true;
  }

  private void pay(int n) {
    if ((steps += n) >= BATCH) {
      meter.charge(steps);
      steps = 0;
    }
  }

  private boolean isPair(int at) {
    return Character.isHighSurrogate(text.charAt(at)) && at + 1 < text.length()
        && Character.isLowSurrogate(text.charAt(at + 1));
  }

  private int codePointAt(int at) {
    char c = text.charAt(at);
    return isPair(at) ? Character.toCodePoint(c, text.charAt(at + 1)) : c;
  }

  private void push(int a, int b, int c) {
    int n = sp;
    if (n + ENTRY > stack.length) {
      meter.allocate(8L * stack.length);
      stack = Arrays.copyOf(stack, stack.length * 2);
    }
    stack[n] = a;
    stack[n + 1] = b;
    stack[n + 2] = c;
    sp = n + ENTRY;
  }

  /** Overwrites a register so that going back restores it. */
  private void put(int register, int value) {
    push(~register, registers[register], 0);
    registers[register] = value;
  }

  /** Matches at {@code start}. */
  private boolean run(int start) {
    final int[] code = program.code;
    final String s = text;
    final int end = s.length();
    final int[] regs = registers;
    pay(program.registers >> 6);
    Arrays.fill(regs, 0, program.registers, -1);
    regs[0] = start;
    sp = 0;
    int pc = 0;
    int pos = start;
    while (true) {
      if (++steps >= BATCH) {
        pay(0);
      }
      switch (code[pc]) {
        case RegExpOp.MATCH:
          regs[1] = pos;
          return true;
        case RegExpOp.CHAR:
          if (pos < end && s.charAt(pos) == code[pc + 1]) {
            pos++;
            pc += 2;
            continue;
          }
          break;
        case RegExpOp.STRING: {
          String t = program.strings[code[pc + 1]];
          if (startsWith(t, pos)) {
            pos += t.length();
            pc += 2;
            continue;
          }
          break;
        }
        case RegExpOp.CODE_POINT:
          if (pos < end && codePointAt(pos) == code[pc + 1]) {
            pos += Character.charCount(code[pc + 1]);
            pc += 2;
            continue;
          }
          break;
        case RegExpOp.SET:
          if (pos < end && program.sets[code[pc + 1]].contains(s.charAt(pos))) {
            pos++;
            pc += 2;
            continue;
          }
          break;
        case RegExpOp.SET_U: {
          if (pos < end) {
            int c = codePointAt(pos);
            if (program.sets[code[pc + 1]].contains(c)) {
              pos += Character.charCount(c);
              pc += 2;
              continue;
            }
          }
          break;
        }
        case RegExpOp.BACK:
          if (pos > 0) {
            pos--;
            pc++;
            continue;
          }
          break;
        case RegExpOp.BACK_U:
          if (pos > 0) {
            pos -= pos > 1 && isPair(pos - 2) ? 2 : 1;
            pc++;
            continue;
          }
          break;
        case RegExpOp.SPLIT:
          push(code[pc + 1], pos, PLAIN);
          pc += 2;
          continue;
        case RegExpOp.SPLIT_LATER:
          push(pc + 2, pos, PLAIN);
          pc = code[pc + 1];
          continue;
        case RegExpOp.JUMP:
          pc = code[pc + 1];
          continue;
        case RegExpOp.SAVE:
          put(code[pc + 1], pos);
          pc += 2;
          continue;
        case RegExpOp.RESET:
          reset(code[pc + 1], code[pc + 2]);
          pc += 3;
          continue;
        case RegExpOp.PUT:
          put(code[pc + 1], code[pc + 2]);
          pc += 3;
          continue;
        case RegExpOp.CHECK:
          if (regs[code[pc + 1]] != pos) {
            pc += 2;
            continue;
          }
          break;
        case RegExpOp.CHECK_COUNT:
          if (regs[code[pc + 1]] != pos || regs[code[pc + 2]] < code[pc + 3]) {
            pc += 4;
            continue;
          }
          break;
        case RegExpOp.LOOP:
        case RegExpOp.LOOP_LATER:
          pc = loop(pc, pos);
          continue;
        case RegExpOp.COUNT:
          put(code[pc + 1], Math.min(regs[code[pc + 1]] + 1, code[pc + 2]));
          pc += 3;
          continue;
        case RegExpOp.LOOK:
          put(code[pc + 1] + 1, pos);
          put(code[pc + 1], sp + ENTRY);
          pc += 2;
          continue;
        case RegExpOp.LOOK_END:
          pos = regs[code[pc + 1] + 1];
          dropChoices(regs[code[pc + 1]]);
          pc += 2;
          continue;
        case RegExpOp.NOT_LOOK:
          put(code[pc + 1], sp + ENTRY);
          push(code[pc + 2], pos, PLAIN);
          pc += 3;
          continue;
        case RegExpOp.NOT_LOOK_END:
          unwind(regs[code[pc + 1]]);
          break;
        case RegExpOp.BACK_REFERENCE: {
          int to = backReference(program.groupLists[code[pc + 1]], code[pc + 2], pos);
          if (to >= 0) {
            pos = to;
            pc += 3;
            continue;
          }
          break;
        }
        case RegExpOp.REPEAT:
        case RegExpOp.REPEAT_ONCE: {
          int least = pos + code[pc + 2];
          int to = repeat(program.sets[code[pc + 1]], pos, code[pc + 3]);
          if (to >= least && least >= pos) {
            if (to > least && code[pc] == RegExpOp.REPEAT) {
              push(pc + 4, to, least);
            }
            pos = to;
            pc += 4;
            continue;
          }
          break;
        }
        case RegExpOp.REPEAT_U: {
          int to = repeatCodePoints(pc, pos);
          if (to >= 0) {
            pos = to;
            pc += 4;
            continue;
          }
          break;
        }
        case RegExpOp.REPEAT_LAZY:
        case RegExpOp.REPEAT_LAZY_U: {
          int to = atLeast(pc, pos);
          if (to >= 0) {
            push(pc, to, LAZY);
            pos = to;
            pc += 3;
            continue;
          }
          break;
        }
        default:
          if (assertion(pc, pos)) {
            pc += RegExpOp.size(code[pc]);
            continue;
          }
          break;
      }
      // Failure: back to the last choice.
      while (true) {
        int n = sp - ENTRY;
        if (n < 0) {
          return false;
        }
        sp = n;
        int a = stack[n];
        if (a < 0) {
          regs[~a] = stack[n + 1];
          continue;
        }
        pos = stack[n + 1];
        int kind = stack[n + 2];
        pc = a;
        if (kind == PLAIN) {
          break;
        }
        pos = kind == LAZY ? oneMore(a, pos) : oneLess(a, pos, kind);
        if (pos >= 0) {
          if (kind == LAZY) {
            pc += 3;
          }
          break;
        }
      }
    }
  }

  private void reset(int from, int to) {
    steps += (to - from) >> 3;
    for (int r = from; r < to; r++) {
      if (registers[r] != -1) {
        put(r, -1);
      }
    }
  }

  private int loop(int pc, int pos) {
    int[] code = program.code;
    int count = registers[code[pc + 1]];
    int exit = code[pc + 4];
    if (count < code[pc + 2]) {
      return pc + 5;
    }
    if (count >= code[pc + 3]) {
      return exit;
    }
    boolean later = code[pc] == RegExpOp.LOOP_LATER;
    push(later ? pc + 5 : exit, pos, PLAIN);
    return later ? exit : pc + 5;
  }

  /** Forgets the choices above {@code height}, but not the old values of registers. */
  private void dropChoices(int height) {
    steps += (sp - height) >> 3;
    int to = height;
    for (int i = height; i < sp; i += ENTRY) {
      if (stack[i] < 0) {
        stack[to] = stack[i];
        stack[to + 1] = stack[i + 1];
        to += ENTRY;
      }
    }
    sp = to;
  }

  /** Restores registers down to {@code height}. */
  private void unwind(int height) {
    steps += (sp - height) >> 3;
    for (int i = sp - ENTRY; i >= height; i -= ENTRY) {
      if (stack[i] < 0) {
        registers[~stack[i]] = stack[i + 1];
      }
    }
    sp = height;
  }

  private boolean assertion(int pc, int pos) {
    return switch (program.code[pc]) {
      case RegExpOp.ASSERT_START -> pos == 0;
      case RegExpOp.ASSERT_END -> pos == text.length();
      case RegExpOp.ASSERT_LINE_START -> pos == 0 || isLineTerminator(text.charAt(pos - 1));
      case RegExpOp.ASSERT_LINE_END -> pos == text.length() || isLineTerminator(text.charAt(pos));
      case RegExpOp.ASSERT_BOUNDARY -> isBoundary(program.sets[program.code[pc + 1]], pos);
      case RegExpOp.ASSERT_NO_BOUNDARY -> !isBoundary(program.sets[program.code[pc + 1]], pos);
      default -> throw new AssertionError(program.code[pc]);
    };
  }

  private static boolean isLineTerminator(char c) {
    return c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029';
  }

  private boolean isBoundary(CharSet words, int pos) {
    boolean before = pos > 0 && words.contains(text.charAt(pos - 1));
    boolean after = pos < text.length() && words.contains(text.charAt(pos));
    return before != after;
  }

  // ---- repeats of one character ----

  /** Where a run of at most {@code max} units of {@code set} from {@code pos} ends. */
  private int repeat(CharSet set, int pos, int max) {
    int limit = max < text.length() - pos ? pos + max : text.length();
    int i = pos;
    while (i < limit) {
      int stop = Math.min(limit, i + 8 * BATCH);
      int from = i;
      while (i < stop && set.contains(text.charAt(i))) {
        i++;
      }
      pay((i - from) >> 3);
      if (i < stop) {
        break;
      }
    }
    return i;
  }

  /** As {@link #repeat} for code points; pushes the choice; -1 on failure. */
  private int repeatCodePoints(int pc, int pos) {
    int[] code = program.code;
    CharSet set = program.sets[code[pc + 1]];
    int min = code[pc + 2];
    int max = code[pc + 3];
    int i = pos;
    int least = min == 0 ? pos : -1;
    int n = 0;
    while (n < max && i < text.length()) {
      int c = codePointAt(i);
      if (!set.contains(c)) {
        break;
      }
      i += Character.charCount(c);
      if (++n == min) {
        least = i;
      }
      if ((n & 7) == 0) {
        pay(1);
      }
    }
    if (n < min) {
      return -1;
    }
    if (i > least) {
      push(pc + 4, i, least);
    }
    return i;
  }

  /** The position after the least that a lazy repeat takes, or -1. */
  private int atLeast(int pc, int pos) {
    int[] code = program.code;
    CharSet set = program.sets[code[pc + 1]];
    int i = pos;
    for (int n = 0; n < code[pc + 2]; n++) {
      if (i >= text.length()) {
        return -1;
      }
      int c = code[pc] == RegExpOp.REPEAT_LAZY ? text.charAt(i) : codePointAt(i);
      if (!set.contains(c)) {
        return -1;
      }
      i += Character.charCount(c);
      if ((n & 7) == 7) {
        pay(1);
      }
    }
    return i;
  }

  /** A lazy repeat takes one more, or -1; runs on to where the unit that must follow stands. */
  private int oneMore(int pc, int pos) {
    int[] code = program.code;
    CharSet set = program.sets[code[pc + 1]];
    boolean units = code[pc] == RegExpOp.REPEAT_LAZY;
    int next = units && code[pc + 3] == RegExpOp.CHAR ? code[pc + 4] : -1;
    int i = pos;
    while (i < text.length()) {
      int c = units ? text.charAt(i) : codePointAt(i);
      if (!set.contains(c)) {
        return -1;
      }
      i += units ? 1 : Character.charCount(c);
      if (next < 0 || i < text.length() && text.charAt(i) == next) {
        pay((i - pos) >> 3);
        push(pc, i, LAZY);
        return i;
      }
      if ((i - pos) >= 8 * BATCH) {
        pay(BATCH);
        pos = i;
      }
    }
    pay((i - pos) >> 3);
    return -1;
  }

  /** A greedy repeat that took up to {@code pos} gives one back; straight to where the unit that must follow stands. */
  private int oneLess(int pc, int pos, int least) {
    int[] code = program.code;
    boolean unicode = program.isUnicode();
    int i = pos - (unicode && pos - 2 >= least && isPair(pos - 2) ? 2 : 1);
    if (code[pc] == RegExpOp.CHAR) {
      int from = i;
      char next = (char) code[pc + 1];
      while (i >= least && text.charAt(i) != next) {
        i--;
        if (from - i >= 8 * BATCH) {
          pay(BATCH);
          from = i;
        }
      }
      pay((from - i) >> 3);
      if (i < least) {
        return -1;
      }
    }
    if (i > least) {
      push(pc, i, least);
    }
    return i;
  }

  // ---- back references ----

  /** The position after the reference, or -1. */
  private int backReference(int[] groups, int flags, int pos) {
    int group = -1;
    for (int i = 0; i < groups.length; i++) {
      if (start(groups[i]) >= 0) {
        group = groups[i];
        break;
      }
    }
    steps += groups.length >> 3;
    if (group < 0) {
      return pos;
    }
    int from = registers[2 * group];
    int n = registers[2 * group + 1] - from;
    int at = (flags & 2) != 0 ? pos - n : pos;
    if (at < 0 || at + n > text.length()) {
      return -1;
    }
    pay(n >> 3);
    if ((flags & 1) == 0 ? text.regionMatches(from, text, at, n) : sameFolded(from, at, n)) {
      return (flags & 2) != 0 ? at : at + n;
    }
    return -1;
  }

  private boolean sameFolded(int a, int b, int n) {
    boolean unicode = program.isUnicode();
    CaseFolding folding = unicode ? CaseFolding.SIMPLE : CaseFolding.UPPER;
    for (int i = 0; i < n; i++) {
      int x = unicode ? codePointAt(a + i) : text.charAt(a + i);
      int y = unicode ? codePointAt(b + i) : text.charAt(b + i);
      if (x != y && folding.canonicalize(x) != folding.canonicalize(y)) {
        return false;
      }
      i += x > 0xFFFF ? 1 : 0;
    }
    return true;
  }
}
