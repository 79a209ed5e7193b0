package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;
import dev.ration.runtime.StackTrace;

/** The innermost guest frames at one moment: code and pc only. */
final class GuestStack implements StackTrace {
  private static final int MAX = 10;

  private final CodeBlock[] codes;
  private final int[] pcs;

  private GuestStack(CodeBlock[] codes, int[] pcs) {
    this.codes = codes;
    this.pcs = pcs;
  }

  static StackTrace capture(Frame top) {
    int n = 0;
    for (Frame f = top; f != null && n < MAX; f = f.caller) {
      n++;
    }
    if (n == 0) {
      return StackTrace.EMPTY;
    }
    CodeBlock[] codes = new CodeBlock[n];
    int[] pcs = new int[n];
    Frame f = top;
    for (int i = 0; i < n; i++) {
      codes[i] = f.code;
      pcs[i] = f.pc - 1;
      f = f.caller;
    }
    return new GuestStack(codes, pcs);
  }

  private ThrowPosition position(int i) {
    return new ThrowPosition(codes[i], pcs[i]);
  }

  @Override
  public String render() {
    StringBuilder out = new StringBuilder();
    for (int i = 0; i < codes.length; i++) {
      ThrowPosition at = position(i);
      String name = codes[i].name;
      boolean anonymous = name.isEmpty();
      out.append("\n    at ");
      if (!anonymous) {
        out.append(name).append(" (");
      }
      out.append(at.line()).append(':').append(at.column());
      if (!anonymous) {
        out.append(')');
      }
    }
    return out.toString();
  }

  @Override
  public long work() {
    long units = 0;
    for (int i = 0; i < codes.length; i++) {
      units += Math.max(0, position(i).offset());
    }
    return units >> 2;
  }

  @Override
  public int line() {
    return position(0).line();
  }

  @Override
  public int column() {
    return position(0).column();
  }
}
