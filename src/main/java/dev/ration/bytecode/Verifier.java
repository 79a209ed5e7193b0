package dev.ration.bytecode;

import java.util.Arrays;

/**
 * Checks that the interpreter can run a code block without a check of its own: known ops, operands within
 * their tables and the frame, jumps and handlers inside the code, no way to fall off its end, scopes balanced
 * wherever paths meet. Linear in the size of the code.
 */
public final class Verifier {
  private static final int UNKNOWN = -1;

  private final CodeBlock code;

  private Verifier(CodeBlock code) {
    this.code = code;
  }

  /** Why code was refused. */
  public static final class InvalidCode extends RuntimeException {
    private static final long serialVersionUID = 1L;

    InvalidCode(String message) {
      super(message);
    }
  }

  /** Verifies a code block and those inside it; throws {@link InvalidCode} at the first fault. */
  public static void verify(CodeBlock code) {
    new Verifier(code).run();
    for (CodeBlock inner : code.inner) {
      verify(inner);
    }
  }

  private void run() {
    if (code.words.length == 0) {
      throw new InvalidCode("no code");
    }
    if (code.parameterCount > code.registerCount) {
      throw new InvalidCode("more parameters than registers");
    }
    boolean[] cacheUsed = new boolean[code.keys.length];
    for (int pc = 0; pc < code.words.length; pc++) {
      word(pc, cacheUsed);
    }
    for (Handler handler : code.handlers) {
      handler(handler);
    }
    scopes();
  }

  private InvalidCode fault(int pc, String what) {
    return new InvalidCode("pc " + pc + ": " + what);
  }

  private void word(int pc, boolean[] cacheUsed) {
    long word = code.words[pc];
    if (Op.op(word) >= Op.COUNT) {
      throw fault(pc, "unknown op " + Op.op(word));
    }
    Op.Row row = Op.row(Op.op(word));
    if (pc == code.words.length - 1 && !row.is(Op.TERMINATOR)) {
      throw fault(pc, "falls off the end");
    }
    for (int i = 0; i < 3; i++) {
      Operand kind = row.operands().get(i);
      int value = Op.operand(word, i, kind);
      switch (kind) {
        case NONE -> {
          if (value != 0 && !(i == 2 && row.operands().get(1).isWide())) {
            throw fault(pc, row.name() + " has an operand too many");
          }
        }
        case DST, REG -> registers(pc, value, 1);
        case DST2, ITER -> registers(pc, value, 2);
        case REG3 -> registers(pc, value, 3);
        case DELEGATE -> registers(pc, value, 4);
        case CALL, PLAIN -> registers(pc, value, 2L + Op.c(word));
        case LIST -> registers(pc, value, Op.c(word));
        case LIST1 -> registers(pc, value, 1L + Op.c(word));
        case LABEL -> {
          if (value >= code.words.length) {
            throw fault(pc, "jumps out of the code");
          }
        }
        case CONST -> index(pc, value, code.constants.length, "constant");
        case CONST2 -> {
          index(pc, value, code.constants.length, "constant");
          index(pc, value + 1, code.constants.length, "constant");
        }
        case TEMPLATE -> index(pc, value, code.templates.length, "template");
        case INNER, INNER24 -> index(pc, value, code.inner.length, "function");
        case KEY -> index(pc, value, code.keys.length, "key");
        case CACHE -> {
          index(pc, value, code.keys.length, "key");
          if (cacheUsed[value]) {
            throw fault(pc, "shares a cache site");
          }
          cacheUsed[value] = true;
        }
        case COUNT, IMM16, IMM24, INT16, INT24, INT32, DEPTH, SLOT -> {
          // any value of the field
        }
      }
    }
    particular(pc, word);
  }

  /** What the kinds of the operands do not say. */
  private void particular(int pc, long word) {
    switch (Op.op(word)) {
      case Op.CONCAT -> {
        if (Op.c(word) == 0) {
          throw fault(pc, "joins nothing");
        }
      }
      case Op.DIRECT_EVAL, Op.DIRECT_EVAL_SPREAD -> {
        if (code.evalSiteAt(pc) == null) {
          throw fault(pc, "an eval that sees nothing");
        }
      }
      case Op.LOAD_ARGUMENTS, Op.LOAD_REST -> {
        if (!code.keepsArguments) {
          throw fault(pc, "the arguments are not kept");
        }
      }
      case Op.START_GENERATOR, Op.YIELD, Op.DELEGATE -> {
        if (!code.generator) {
          throw fault(pc, "not a generator");
        }
      }
      case Op.THROW_NEW -> {
        if (Op.a(word) > 3) {
          throw fault(pc, "unknown kind of error");
        }
      }
      case Op.SET_FUNCTION_NAME -> {
        if (Op.c(word) > 2) {
          throw fault(pc, "unknown prefix");
        }
      }
      case Op.NEW_ARRAY -> {
        if (Op.wide(word) < 0) {
          throw fault(pc, "negative size");
        }
      }
      default -> {
        // nothing more
      }
    }
  }

  private void registers(int pc, int first, long count) {
    if (first + count > code.registerCount) {
      throw fault(pc, "register " + (first + count - 1) + " of " + code.registerCount);
    }
  }

  private void index(int pc, int index, int length, String table) {
    if (index < 0 || index >= length) {
      throw fault(pc, table + " " + index + " of " + length);
    }
  }

  private void handler(Handler handler) {
    int length = code.words.length;
    if (handler.start() < 0 || handler.start() >= handler.end() || handler.end() > length) {
      throw new InvalidCode("handler range [" + handler.start() + ", " + handler.end() + ")");
    }
    if (handler.target() < 0 || handler.target() >= length) {
      throw new InvalidCode("handler target " + handler.target());
    }
    if (handler.register() < 0 || handler.register() >= code.registerCount) {
      throw new InvalidCode("handler register " + handler.register());
    }
    if (handler.scopes() < 0) {
      throw new InvalidCode("handler scopes " + handler.scopes());
    }
  }

  /**
   * The number of scopes pushed is the same on every path to a pc and never drops below the function's own
   * start.
   */
  private void scopes() {
    int length = code.words.length;
    int[] depth = new int[length];
    Arrays.fill(depth, UNKNOWN);
    int[] work = new int[length];
    int top = 0;
    depth[0] = 0;
    work[top++] = 0;
    for (Handler handler : code.handlers) {
      if (depth[handler.target()] == UNKNOWN) {
        depth[handler.target()] = handler.scopes();
        work[top++] = handler.target();
      } else if (depth[handler.target()] != handler.scopes()) {
        throw new InvalidCode("handler scopes differ at " + handler.target());
      }
    }
    while (top > 0) {
      int pc = work[--top];
      long word = code.words[pc];
      int op = Op.op(word);
      int after = depth[pc];
      if (op == Op.PUSH_SCOPE) {
        after++;
      } else if (op == Op.POP_SCOPE) {
        after -= Op.a(word);
        if (after < 0 || Op.a(word) == 0) {
          throw fault(pc, "pops too much");
        }
      } else if (op == Op.COPY_SCOPE && after == 0) {
        throw fault(pc, "copies a scope of its caller");
      }
      Op.Row row = Op.row(op);
      if (row.is(Op.JUMPS)) {
        top = flow(pc, Op.c(word), after, depth, work, top);
      }
      if (!row.is(Op.TERMINATOR)) {
        top = flow(pc, pc + 1, after, depth, work, top);
      }
    }
    for (Handler handler : code.handlers) {
      for (int pc = handler.start(); pc < handler.end(); pc++) {
        boolean reached = depth[pc] != UNKNOWN && Op.row(Op.op(code.words[pc])).is(Op.THROWS);
        if (reached && depth[pc] < handler.scopes()) {
          throw fault(pc, "its handler expects more scopes");
        }
      }
    }
  }

  private int flow(int from, int to, int after, int[] depth, int[] work, int top) {
    if (depth[to] == UNKNOWN) {
      depth[to] = after;
      work[top] = to;
      return top + 1;
    }
    if (depth[to] != after) {
      throw fault(from, "reaches " + to + " with " + after + " scopes, others with " + depth[to]);
    }
    return top;
  }
}
