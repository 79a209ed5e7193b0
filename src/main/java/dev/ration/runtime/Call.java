package dev.ration.runtime;

/**
 * One call of a built-in: receiver, arguments and coercions in specification order. Arguments beyond
 * {@link #argc} read as undefined. Pooled by the realm: never keep one.
 */
public final class Call {
  private final Realm realm;
  private NativeFunction callee;
  private Value receiver;
  private Value[] args = new Value[4];
  private int argc;
  private JsObject newTarget;
  /** Arguments of the callback that runs: one array for all calls of a loop. */
  private final Value[] scratch = new Value[4];
  private Value[] kept = JsObject.NO_SLOTS;
  private int keptCount;
  private Value held;

  Call(Realm realm) {
    this.realm = realm;
  }

  void begin(NativeFunction f, Value receiver, JsObject newTarget, int argc) {
    this.callee = f;
    this.receiver = receiver;
    if (this.newTarget != newTarget) {
      this.newTarget = newTarget;
    }
    if (args.length < argc) {
      realm.heap().allocate((long) (argc - args.length) * JsObject.SLOT_WEIGHT);
      args = new Value[Math.max(argc, 4)];
    }
    this.argc = argc;
  }

  /** The record's references stay behind until its next use; a census drops closed records. */
  void end() {
    if (args.length > 64) {
      args = new Value[4];
    }
    if (scratch[0] != null) {
      java.util.Arrays.fill(scratch, null);
    }
    keptCount = 0;
    if (held != null) {
      held = null;
    }
    argc = 0;
  }

  void trace(Census census) {
    census.visit(callee);
    census.visit(receiver);
    census.visit(newTarget);
    census.visitSlots(args, argc);
    census.visitSlots(scratch, scratch.length);
    census.visitSlots(kept, keptCount);
    census.visit(held);
  }

  /**
   * Holds {@code v} until this call ends, so that a census sees it while guest code runs: for the few objects that a
   * built-in makes or reads and keeps in Java (its result, an iterator). Many values belong in a {@link ValueList}.
   */
  public <T extends Value> T keep(T v) {
    if (keptCount == kept.length) {
      kept = java.util.Arrays.copyOf(kept, keptCount + 4);
    }
    kept[keptCount++] = v;
    return v;
  }

  /** As {@link #keep(Value)} in one slot that each call overwrites: for the running value of a loop. */
  public <T extends Value> T hold(T v) {
    held = v;
    return v;
  }

  /** Holds an iterator and its next method until this call ends. */
  public Iteration.Record keep(Iteration.Record r) {
    keep(r.iterator());
    keep(r.nextMethod());
    return r;
  }

  public Realm realm() {
    return realm;
  }

  /** The host's side of the boundary: only for built-ins that say which capability they reach (row 84). */
  public HostCalls host() {
    if (callee.intrinsic().capability() == null) {
      throw new AssertionError(callee.intrinsic() + " reaches a capability but does not say so");
    }
    return realm.host();
  }

  /** The this value. */
  public Value receiver() {
    return receiver;
  }

  public NativeFunction callee() {
    return callee;
  }

  /** The new.target of a construct call, or null for a plain call. */
  public JsObject newTarget() {
    return newTarget;
  }

  public int argc() {
    return argc;
  }

  /** Argument {@code i}, or undefined. */
  public Value arg(int i) {
    return i < argc ? args[i] : Undefined.INSTANCE;
  }

  /** The argument array itself, valid below {@link #argc}: for callers that fill it and for spreading. */
  public Value[] args() {
    return args;
  }

  /** Makes argument 0 the this value and the other arguments the first ones. */
  public void shiftToReceiver() {
    receiver = arg(0);
    if (argc > 0) {
      System.arraycopy(args, 1, args, 0, --argc);
      args[argc] = null;
    }
  }

  /** Makes {@code thisValue} the this value and the elements of {@code arrayLike} the arguments: 1 fuel each. */
  public void spread(Value thisValue, Value arrayLike) {
    try (ValueList list = new ValueList(realm)) {
      ObjectOperations.listFromArrayLike(realm, arrayLike, list);
      replaceArguments(thisValue, list);
    }
  }

  /** Makes {@code thisValue} the this value, without arguments. */
  public void clearArguments(Value thisValue) {
    java.util.Arrays.fill(args, 0, argc, null);
    receiver = thisValue;
    argc = 0;
  }

  private void replaceArguments(Value thisValue, ValueList list) {
    java.util.Arrays.fill(args, 0, argc, null);
    begin(callee, thisValue, newTarget, list.size());
    System.arraycopy(list.array(), 0, args, 0, argc);
  }

  /** Spends fuel before the work it pays for. */
  public void fuel(long n) {
    realm.charge(n);
  }

  // ---- coercions ----

  /** ToNumber of argument {@code i}. */
  public double toNumber(int i) {
    return Conversions.toNumber(realm, arg(i));
  }

  /** ToIntegerOrInfinity of argument {@code i}. */
  public double toIntegerOrInfinity(int i) {
    return Conversions.toIntegerOrInfinity(Conversions.toNumber(realm, arg(i)));
  }

  /** ToString of argument {@code i}, which becomes the argument, so that a census sees it. */
  public JsString toJsString(int i) {
    JsString s = Conversions.toJsString(realm, arg(i));
    if (i < argc) {
      args[i] = s;
    }
    return s;
  }

  /** ToPropertyKey of argument {@code i}. */
  public PropertyKey toPropertyKey(int i) {
    return Conversions.toPropertyKey(realm, arg(i));
  }

  /** ToObject of the this value. */
  public JsObject thisObject() {
    return Conversions.toObject(realm, receiver);
  }

  /** ToString(RequireObjectCoercible(this value)), as the String methods begin; becomes the receiver. */
  public JsString thisString(String method) {
    if (receiver instanceof JsString s) {
      return s;
    }
    if (receiver.isNullish()) {
      throw typeError("String.prototype." + method + " called on null or undefined");
    }
    JsString s = Conversions.toJsString(realm, receiver);
    receiver = s;
    return s;
  }

  /** A relative index argument (slice and its like) clamped into 0..length; {@code absent} when undefined. */
  public long relativeIndex(int i, long length, long absent) {
    if (arg(i).isUndefined()) {
      return absent;
    }
    double n = toIntegerOrInfinity(i);
    return n < 0 ? (long) Math.max(length + n, 0) : (long) Math.min(n, length);
  }

  // ---- calling back ----

  /** Argument {@code i} as a function, or a TypeError. */
  public JsFunction function(int i) {
    if (arg(i) instanceof JsFunction f) {
      return f;
    }
    throw typeError(ErrorText.describe(realm, arg(i)) + " is not a function");
  }

  /** [[Call]] without arguments. */
  public Value invoke(JsFunction f, Value thisValue) {
    return realm.call(f, thisValue);
  }

  /** [[Call]] with one argument; like the others, makes no argument array. */
  public Value invoke(JsFunction f, Value thisValue, Value a) {
    scratch[0] = a;
    return realm.invoker().call(f, thisValue, scratch, 1);
  }

  /** [[Call]] with two arguments. */
  public Value invoke(JsFunction f, Value thisValue, Value a, Value b) {
    scratch[0] = a;
    scratch[1] = b;
    return realm.invoker().call(f, thisValue, scratch, 2);
  }

  /** [[Call]] with three arguments. */
  public Value invoke(JsFunction f, Value thisValue, Value a, Value b, Value c) {
    scratch[0] = a;
    scratch[1] = b;
    scratch[2] = c;
    return realm.invoker().call(f, thisValue, scratch, 3);
  }

  /** [[Call]] with four arguments. */
  public Value invoke(JsFunction f, Value thisValue, Value a, Value b, Value c, Value d) {
    scratch[0] = a;
    scratch[1] = b;
    scratch[2] = c;
    scratch[3] = d;
    return realm.invoker().call(f, thisValue, scratch, 4);
  }

  // ---- results ----

  /** A string result: charges 1 fuel per 32 units and its bytes. */
  public JsString string(String s) {
    return realm.heap().string(s);
  }

  public JsThrow typeError(String message) {
    return realm.typeError(message);
  }

  public JsThrow rangeError(String message) {
    return realm.rangeError(message);
  }

  /** GetPrototypeFromConstructor for a constructor call, section 10.1.14. */
  public JsObject prototypeFromNewTarget(WellKnown fallback) {
    if (newTarget == null || newTarget == callee) {
      return realm.intrinsic(fallback);
    }
    return newTarget.get(realm, PropertyKey.PROTOTYPE) instanceof JsObject p ? p : realm.intrinsic(fallback);
  }
}
