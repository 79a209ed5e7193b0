package dev.ration.runtime;

/** A bound function exotic object, section 10.4.1. The interpreter unwraps chains of them iteratively. */
public final class BoundFunction extends JsFunction {
  private final JsFunction target;
  private final boolean constructor;
  private final Value boundThis;
  private final Value[] boundArguments;
  private final Value length;
  private final Value name;

  /** {@code boundArguments} comes from {@link Heap#values} and is owned by the new function. */
  public BoundFunction(Realm realm, JsFunction target, Value boundThis, Value[] boundArguments, Value length, Value name) {
    super(realm.heap(), target.getPrototypeOf(), PLAIN, 24);
    this.target = target;
    this.constructor = target.isConstructor();
    this.boundThis = boundThis;
    this.boundArguments = boundArguments;
    this.length = length;
    this.name = name;
  }

  public JsFunction target() {
    return target;
  }

  public Value boundThis() {
    return boundThis;
  }

  public Value[] boundArguments() {
    return boundArguments;
  }

  @Override
  public boolean isConstructor() {
    return constructor;
  }

  @Override
  protected Value initialSlot(Realm realm, int slot) {
    return slot == 0 ? length : name;
  }

  @Override
  public String sourceText() {
    return "function () { [native code] }";
  }

  @Override
  protected long weight() {
    return super.weight() + 24 + ARRAY_WEIGHT + (long) boundArguments.length * SLOT_WEIGHT;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    census.visit(target);
    census.visit(boundThis);
    census.visitSlots(boundArguments, boundArguments.length);
    census.visit(name);
  }
}
