package dev.ration.bytecode;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Which registers hold a value that may still be read, by backward dataflow over basic blocks. A register
 * that is not live is garbage to the heap census. Immutable once made; {@link CodeBlock#liveness} keeps it.
 * Code too large for an exact answer counts every register as live.
 */
public final class Liveness {
  /** The most words of bit sets that an exact answer may take. */
  private static final long MAX_SIZE = 1 << 20;

  private final CodeBlock code;
  /** The first pc of each block, ascending; null if every register counts as live. */
  private int[] starts;
  /** The registers live at the end of each block. */
  private BitSet[] out;
  /**
   * The registers that the handler of each block reads, the exception's own not included; null without a
   * handler.
   */
  private BitSet[] caught;

  private Liveness(CodeBlock code) {
    this.code = code;
  }

  /** The registers that the word at pc or anything after it may read: what must be kept while it runs. */
  public BitSet at(int pc) {
    if (starts == null) {
      return all();
    }
    int block = blockAt(pc);
    return walk(block, pc);
  }

  /**
   * The registers that may be read after the word at pc, less those that it writes: what must be kept while a
   * call that has taken its operands runs.
   */
  public BitSet during(int pc) {
    if (starts == null) {
      return all();
    }
    int block = blockAt(pc);
    BitSet live = walk(block, pc + 1);
    kill(code.words[pc], live);
    if (caught[block] != null) {
      live.or(caught[block]);
    }
    return live;
  }

  private BitSet all() {
    BitSet live = new BitSet(code.registerCount);
    live.set(0, code.registerCount);
    return live;
  }

  private BitSet walk(int block, int pc) {
    BitSet live = (BitSet) out[block].clone();
    for (int i = end(block) - 1; i >= pc; i--) {
      transfer(block, i, live);
    }
    return live;
  }

  private int end(int block) {
    return block + 1 < starts.length ? starts[block + 1] : code.words.length;
  }

  private int blockAt(int pc) {
    int found = Arrays.binarySearch(starts, pc);
    return found >= 0 ? found : -found - 2;
  }

  private void transfer(int block, int pc, BitSet live) {
    long word = code.words[pc];
    kill(word, live);
    use(word, live);
    if (caught[block] != null) {
      live.or(caught[block]);
    }
  }

  private static void kill(long word, BitSet live) {
    Operand kind = Op.row(Op.op(word)).operands().get(0);
    if (kind == Operand.DST) {
      live.clear(Op.a(word));
    } else if (kind == Operand.DST2) {
      live.clear(Op.a(word), Op.a(word) + 2);
    }
  }

  private static void use(long word, BitSet live) {
    Op.Row row = Op.row(Op.op(word));
    for (int i = 0; i < 3; i++) {
      Operand kind = row.operands().get(i);
      int register = Op.operand(word, i, kind);
      switch (kind) {
        case REG -> live.set(register);
        case ITER -> live.set(register, register + 2);
        case REG3 -> live.set(register, register + 3);
        case DELEGATE -> live.set(register, register + 4);
        case CALL -> live.set(register, register + 2 + Op.c(word));
        case PLAIN -> {
          live.set(register);
          live.set(register + 2, register + 2 + Op.c(word));
        }
        case LIST -> live.set(register, register + Op.c(word));
        case LIST1 -> live.set(register, register + 1 + Op.c(word));
        default -> {
          // no register is read
        }
      }
    }
  }

  static Liveness of(CodeBlock code) {
    Liveness liveness = new Liveness(code);
    int[] starts = blockStarts(code);
    if ((long) starts.length * (code.registerCount / 64 + 1) * 3 <= MAX_SIZE) {
      liveness.solve(starts);
    }
    return liveness;
  }

  private static int[] blockStarts(CodeBlock code) {
    int length = code.words.length;
    boolean[] start = new boolean[length + 1];
    start[0] = true;
    for (int pc = 0; pc < length; pc++) {
      Op.Row row = Op.row(Op.op(code.words[pc]));
      if (row.is(Op.JUMPS)) {
        start[Op.c(code.words[pc])] = true;
        start[pc + 1] = true;
      } else if (row.is(Op.TERMINATOR)) {
        start[pc + 1] = true;
      }
    }
    for (Handler handler : code.handlers) {
      start[handler.start()] = true;
      start[handler.end()] = true;
      start[handler.target()] = true;
    }
    int count = 0;
    int[] starts = new int[length];
    for (int pc = 0; pc < length; pc++) {
      if (start[pc]) {
        starts[count++] = pc;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  private void solve(int[] blocks) {
    starts = blocks;
    int count = blocks.length;
    out = new BitSet[count];
    caught = new BitSet[count];
    BitSet[] in = new BitSet[count];
    Handler[] handlers = new Handler[count];
    int[][] successors = new int[count][];
    for (int i = 0; i < count; i++) {
      in[i] = new BitSet();
      out[i] = new BitSet();
      handlers[i] = handlerOf(starts[i]);
      caught[i] = handlers[i] == null ? null : new BitSet();
      successors[i] = successors(i);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = count - 1; i >= 0; i--) {
        for (int next : successors[i]) {
          out[i].or(in[next]);
        }
        if (handlers[i] != null) {
          BitSet read = (BitSet) in[blockAt(handlers[i].target())].clone();
          read.clear(handlers[i].register());
          caught[i].or(read);
        }
        BitSet live = walk(i, starts[i]);
        if (!live.equals(in[i])) {
          in[i] = live;
          changed = true;
        }
      }
    }
  }

  private Handler handlerOf(int pc) {
    for (Handler handler : code.handlers) {
      if (handler.covers(pc)) {
        return handler;
      }
    }
    return null;
  }

  private int[] successors(int block) {
    int last = end(block) - 1;
    Op.Row row = Op.row(Op.op(code.words[last]));
    boolean falls = !row.is(Op.TERMINATOR);
    if (!row.is(Op.JUMPS)) {
      return falls ? new int[] {block + 1} : new int[0];
    }
    int target = blockAt(Op.c(code.words[last]));
    return falls ? new int[] {block + 1, target} : new int[] {target};
  }
}
