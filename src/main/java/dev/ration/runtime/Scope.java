package dev.ration.runtime;

/** An environment on the heap: the bindings of one block or function that inner functions capture. */
public final class Scope {
  private static final int WEIGHT = 40;

  private final Scope parent;
  private final Value[] slots;
  int mark;

  /** Every slot starts as {@link Special#TDZ}. */
  public Scope(Heap heap, Scope parent, int size) {
    heap.allocate(WEIGHT + (long) size * JsObject.SLOT_WEIGHT);
    this.parent = parent;
    this.slots = new Value[size];
    java.util.Arrays.fill(slots, Special.TDZ);
  }

  private Scope(Scope parent, Value[] slots) {
    this.parent = parent;
    this.slots = slots;
  }

  /** CreatePerIterationEnvironment: the same bindings and values under the same parent. */
  public Scope copy(Heap heap) {
    heap.allocate(weight());
    return new Scope(parent, slots.clone());
  }

  public Scope parent() {
    return parent;
  }

  /** The bindings; store numbers through {@link Heap#countBox}. */
  public Value[] slots() {
    return slots;
  }

  /** The scope {@code depth} links out. */
  public Scope up(int depth) {
    Scope s = this;
    for (int i = depth; i > 0; i--) {
      s = s.parent;
    }
    return s;
  }

  long weight() {
    return WEIGHT + (long) slots.length * JsObject.SLOT_WEIGHT;
  }

  void trace(Census census) {
    census.visitSlots(slots, slots.length);
    census.visitScope(parent);
  }
}
