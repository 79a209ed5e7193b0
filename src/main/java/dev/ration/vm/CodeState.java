package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.Op;
import dev.ration.runtime.Census;
import dev.ration.runtime.Heap;
import dev.ration.runtime.JsObject;
import java.util.BitSet;

/**
 * What one realm knows of one code block: caches, template objects, the states of inner code. Made on first use. Code that
 * the guest built weighs on its heap, as a whole, for as long as any function of it lives; the host's programs weigh nothing.
 */
final class CodeState implements Census.Traceable {
  private static final int BLOCK_WEIGHT = 400;
  private static final int KEY_WEIGHT = 160;
  private static final int CONSTANT_WEIGHT = 80;


  private static final CodeState[] NONE = new CodeState[0];

  final CodeBlock code;
  /** One per key site: what earlier runs left, if anything, until the code has proved to run more than once. */
  PropertyCache[] caches;
  /** Whether the caches are this realm's. */
  private boolean ownsCaches;
  /** The template objects of tagged templates, one per site. */
  JsObject[] templateObjects;
  private CodeState[] inner = NONE;
  private boolean called;
  /** Whether the code was called twice or ran in a loop. */
  private boolean hot;
  private BitSet live;
  private int livePc;
  private boolean liveBefore;

  /** The state of the text that the guest built this code from; null for the host's code. */
  final CodeState text;
  private final long weight;
  private int mark;

  private CodeState(CodeBlock code, CodeState text, long weight) {
    this.code = code;
    this.caches = WarmCaches.known(code);
    this.text = weight > 0 ? this : text;
    this.weight = weight;
  }

  /** The state of a program of the host. */
  static CodeState ofHost(CodeBlock code) {
    return new CodeState(code, null, 0);
  }

  /** The state of code that the guest built, charged to its heap. */
  static CodeState ofGuest(Heap heap, CodeBlock code) {
    long weight = weigh(code) + code.source.length();
    heap.allocate(weight);
    return new CodeState(code, null, weight);
  }

  private static long weigh(CodeBlock code) {
    long bytes = BLOCK_WEIGHT + code.words.length * 8L + (long) code.keys.length * KEY_WEIGHT
        + (long) code.constants.length * CONSTANT_WEIGHT;
    for (CodeBlock inner : code.inner) {
      bytes += weigh(inner);
    }
    return bytes;
  }

  /** The state of inner code {@code i}. */
  CodeState inner(int i) {
    if (inner.length == 0) {
      inner = new CodeState[code.inner.length];
    }
    CodeState s = inner[i];
    return s != null ? s : (inner[i] = new CodeState(code.inner[i], text, 0));
  }

  /**
   * The registers that a census must keep at {@code pc}. An instruction that has handed over to another frame has read its operands
   * and will write only its results; the one at the top of the stack may still read them, and a step of yield* runs again when it
   * is resumed. The last answer is kept: many suspended generators stand at one place.
   */
  BitSet live(int pc, boolean isTop) {
    boolean before = isTop || Op.op(code.words[pc]) == Op.DELEGATE;
    if (live == null || livePc != pc || liveBefore != before) {
      live = before ? code.liveness().at(pc) : code.liveness().during(pc);
      livePc = pc;
      liveBefore = before;
    }
    return live;
  }

  /** Notes a call and gives the caches. */
  PropertyCache[] enter() {
    if (!hot) {
      hot = called;
      called = true;
    }
    return caches;
  }

  /** Makes the caches if the code was called more than once: code that runs once pays nothing. False when there are none. */
  boolean hasCaches(Vm vm) {
    if (!ownsCaches && hot) {
      makeCaches(vm);
    }
    return ownsCaches;
  }

  /** Makes the caches: also when a loop has used up a slice of fuel. */
  PropertyCache[] makeCaches(Vm vm) {
    if (!ownsCaches) {
      caches = caches == null ? new PropertyCache[code.keys.length] : caches.clone();
      ownsCaches = true;
      hot = true;
      vm.noteCaches(this);
    }
    return caches;
  }

  /** Forgets everything that is of this realm. */
  void dropCaches() {
    caches = null;
    ownsCaches = false;
  }

  @Override
  public int mark() {
    return mark;
  }

  @Override
  public void setMark(int epoch) {
    mark = epoch;
  }

  @Override
  public long weight() {
    return weight;
  }

  @Override
  public void trace(Census census) {
    // Template objects are roots of the realm; a census drops all caches.
  }
}
