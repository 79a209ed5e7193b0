package dev.ration.bytecode;

import dev.ration.meter.Toll;
import dev.ration.runtime.JsBigInt;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsString;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Value;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the words, tables and labels of one code block. Every operand is checked against its field; what
 * does not fit throws {@link FunctionTooLarge}. A label is a number from {@link #newLabel}; jumps name
 * labels, and {@link #finish} replaces them by pcs. The code must not fall off its end and every label used
 * must be bound.
 */
public final class Assembler {
  /** The most registers a frame may have. */
  public static final int MAX_REGISTERS = 0xfff0;

  private static final int MAX_24 = 0xffffff;
  private static final int UNBOUND = -1;

  private Toll toll = Toll.FREE;
  private long[] words = new long[32];
  private int size;
  private int[] labels = new int[8];
  private int labelCount;
  private int lastBound = -1;
  private final List<Value> constants = new ArrayList<>();
  private Map<Object, Integer> constantIndex;
  private final List<PropertyKey> keys = new ArrayList<>();
  private Map<PropertyKey, Integer> keyIndex;
  private final List<CodeBlock> inner = new ArrayList<>();
  private final List<TemplateSite> templates = new ArrayList<>();
  private final List<PendingHandler> handlers = new ArrayList<>();
  private int[] positionPcs = new int[16];
  private int[] positionOffsets = new int[16];
  private int positionCount;
  private int position = -1;
  private int[] textPcs = new int[8];
  private String[] texts = new String[8];
  private int textCount;

  private int[] evalPcs = new int[0];
  private final List<EvalSite> evalSites = new ArrayList<>(0);

  private record PendingHandler(int start, int end, int target, int register, int scopes) {}

  /** The pc of the next word. */
  public int pc() {
    return size;
  }

  /** Sets the source offset of the words emitted from now on. */
  public void position(int offset) {
    position = offset;
  }

  /** Gives the next word its entry in the text table. */
  public void text(String text) {
    if (textCount == textPcs.length) {
      textPcs = Arrays.copyOf(textPcs, textCount * 2);
      texts = Arrays.copyOf(texts, textCount * 2);
    }
    textPcs[textCount] = size;
    texts[textCount++] = text;
  }

  /** Says what the next word, a DIRECT_EVAL, sees. */
  public void evalSite(EvalSite site) {
    if (evalSites.size() == evalPcs.length) {
      evalPcs = Arrays.copyOf(evalPcs, Math.max(4, evalPcs.length * 2));
    }
    evalPcs[evalSites.size()] = size;
    evalSites.add(site);
  }

  /** Says who pays a unit for each instruction. */
  public void paidBy(Toll payer) {
    toll = payer;
  }

  public void emit(int op) {
    put(Op.word(op, 0, 0, 0), op);
  }

  public void emit(int op, int a) {
    check(a, MAX_REGISTERS);
    put(Op.word(op, a, 0, 0), op);
  }

  public void emit(int op, int a, int b) {
    check(a, MAX_REGISTERS);
    check(b, 0xffff);
    put(Op.word(op, a, b, 0), op);
  }

  public void emit(int op, int a, int b, int c) {
    check(a, MAX_REGISTERS);
    check(b, 0xffff);
    check(c, MAX_24);
    put(Op.word(op, a, b, c), op);
  }

  /** Emits an op whose c is a signed 24-bit immediate that the caller knows to fit. */
  public void emitInt(int op, int a, int b, int c) {
    assert c == c << 8 >> 8;
    check(a, MAX_REGISTERS);
    check(b, 0xffff);
    put(Op.word(op, a, b, c), op);
  }

  /** Emits an op with a wide operand. */
  public void emitWide(int op, int a, int wide) {
    check(a, MAX_REGISTERS);
    put(Op.wideWord(op, a, wide), op);
  }

  /** Emits a jump to a label; b is a register or a signed 16-bit immediate that the caller knows to fit. */
  public void emitJump(int op, int a, int b, int label) {
    assert Op.row(op).is(Op.JUMPS) && label < labelCount;
    check(a, MAX_REGISTERS);
    put(Op.word(op, a, b, label), op);
  }

  private void put(long word, int op) {
    toll.pay(1);
    if (size == words.length) {
      check(size, MAX_24 >> 1);
      words = Arrays.copyOf(words, size * 2);
    }
    if (position >= 0) {
      recordPosition();
    }
    words[size++] = word;
  }

  private void recordPosition() {
    if (positionCount > 0 && positionOffsets[positionCount - 1] == position) {
      return;
    }
    if (positionCount == positionPcs.length) {
      positionPcs = Arrays.copyOf(positionPcs, positionCount * 2);
      positionOffsets = Arrays.copyOf(positionOffsets, positionCount * 2);
    }
    positionPcs[positionCount] = size;
    positionOffsets[positionCount++] = position;
  }

  /** A new label, not yet bound. */
  public int newLabel() {
    if (labelCount == labels.length) {
      check(labelCount, MAX_24 >> 1);
      labels = Arrays.copyOf(labels, labelCount * 2);
    }
    labels[labelCount] = UNBOUND;
    return labelCount++;
  }

  /** Binds a label to the next word. */
  public void bind(int label) {
    assert labels[label] == UNBOUND;
    labels[label] = size;
    lastBound = size;
  }

  /** Whether the next word can be reached: by falling through or by a label bound here. */
  public boolean isReachable() {
    return size == 0 || lastBound == size || !Op.row(Op.op(words[size - 1])).is(Op.TERMINATOR);
  }

  /**
   * Covers the words from start up to the next one; the handler begins at a label. Emit inner ranges first.
   */
  public void handler(int start, int targetLabel, int register, int scopes) {
    handler(start, size, targetLabel, register, scopes);
  }

  /** Covers the words of [start, end). */
  public void handler(int start, int end, int targetLabel, int register, int scopes) {
    if (start < end) {
      handlers.add(new PendingHandler(start, end, targetLabel, register, scopes));
    }
  }

  /** The index of a string constant; equal constants share one. */
  public int constant(String text) {
    int index = constantIndex(text);
    if (index == constants.size()) {
      constants.add(JsString.permanent(text));
    }
    return index;
  }

  /** The index of a number constant. */
  public int constant(double number) {
    int index = constantIndex(number);
    if (index == constants.size()) {
      constants.add(JsNumber.of(number));
    }
    return index;
  }

  /** The index of a BigInt constant. */
  public int constant(BigInteger number) {
    int index = constantIndex(number);
    if (index == constants.size()) {
      constants.add(JsBigInt.permanent(number));
    }
    return index;
  }

  /** The index of the first of two strings that stand together. */
  public int constants(String first, String second) {
    constants.add(JsString.permanent(first));
    constants.add(JsString.permanent(second));
    return constants.size() - 2;
  }

  private int constantIndex(Object content) {
    if (constantIndex == null) {
      constantIndex = new HashMap<>();
    }
    Integer known = constantIndex.putIfAbsent(content, constants.size());
    return known == null ? constants.size() : known;
  }

  /** The index of a key for a KEY operand; equal keys share one. */
  public int key(PropertyKey key) {
    if (keyIndex == null) {
      keyIndex = new HashMap<>();
    }
    Integer known = keyIndex.putIfAbsent(key, keys.size());
    if (known != null) {
      return known;
    }
    keys.add(key);
    return keys.size() - 1;
  }

  /** A new cache site for a CACHE operand. */
  public int cache(PropertyKey key) {
    check(keys.size(), MAX_24 - 1);
    keys.add(key);
    return keys.size() - 1;
  }

  public int inner(CodeBlock code) {
    inner.add(code);
    return inner.size() - 1;
  }

  public int template(TemplateSite site) {
    templates.add(site);
    return templates.size() - 1;
  }

  private static void check(int value, int max) {
    if (value < 0 || value > max) {
      throw new FunctionTooLarge();
    }
  }

  /** Patches the jumps and makes the code block; the assembler is used up. */
  public CodeBlock finish(Header header) {
    check(header.registerCount(), MAX_REGISTERS);
    for (int pc = 0; pc < size; pc++) {
      long word = words[pc];
      if (Op.row(Op.op(word)).is(Op.JUMPS)) {
        int target = labels[Op.c(word)];
        assert target != UNBOUND;
        words[pc] = word & 0xff_ffff_ffffL | (long) target << 40;
      }
    }
    Handler[] table = new Handler[handlers.size()];
    for (int i = 0; i < table.length; i++) {
      PendingHandler h = handlers.get(i);
      assert labels[h.target] != UNBOUND;
      table[i] = new Handler(h.start, h.end, labels[h.target], h.register, h.scopes);
    }
    return new CodeBlock(header, Arrays.copyOf(words, size), constants.toArray(new Value[0]),
        keys.toArray(new PropertyKey[0]), inner.toArray(new CodeBlock[0]),
        templates.toArray(new TemplateSite[0]), table,
        Arrays.copyOf(positionPcs, positionCount), Arrays.copyOf(positionOffsets, positionCount),
        Arrays.copyOf(textPcs, textCount), Arrays.copyOf(texts, textCount),
        Arrays.copyOf(evalPcs, evalSites.size()), evalSites.toArray(new EvalSite[0]));
  }

  /** The facts of a code block that are not in its words. See the fields of {@link CodeBlock}. */
  public record Header(String name, CodeBlock.Kind kind, boolean generator, boolean async,
      boolean keepsArguments, boolean looseThis, int parameterCount, int length, int registerCount,
      String source, int sourceStart, int sourceEnd) {}
}
