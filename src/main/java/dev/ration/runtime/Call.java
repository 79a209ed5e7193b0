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

  Call(Realm realm) {
    this.realm = realm;
  }

  void begin(NativeFunction f, Value receiver, JsObject newTarget, int argc) {
    this.callee = f;
    this.receiver = receiver;
    this.newTarget = newTarget;
    if (args.length < argc) {
      realm.heap().allocate((long) (argc - args.length) * JsObject.SLOT_WEIGHT);
      args = new Value[Math.max(argc, 4)];
    }
    this.argc = argc;
  }

  void end() {
    java.util.Arrays.fill(args, 0, argc, null);
    if (args.length > 64) {
      args = new Value[4];
    }
    callee = null;
    receiver = null;
    newTarget = null;
    argc = 0;
  }

  void trace(Census census) {
    census.visit(callee);
    census.visit(receiver);
    census.visit(newTarget);
    census.visitSlots(args, argc);
  }

  public Realm realm() {
    return realm;
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

  /** ToString of argument {@code i}. */
  public JsString toJsString(int i) {
    return Conversions.toJsString(realm, arg(i));
  }

  /** ToPropertyKey of argument {@code i}. */
  public PropertyKey toPropertyKey(int i) {
    return Conversions.toPropertyKey(realm, arg(i));
  }

  /** ToObject of the this value. */
  public JsObject thisObject() {
    return Conversions.toObject(realm, receiver);
  }

  /** ToString(RequireObjectCoercible(this value)), as the String methods begin. */
  public JsString thisString(String method) {
    if (receiver instanceof JsString s) {
      return s;
    }
    if (receiver.isNullish()) {
      throw typeError("String.prototype." + method + " called on null or undefined");
    }
    return Conversions.toJsString(realm, receiver);
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
    throw typeError(ErrorText.describe(arg(i)) + " is not a function");
  }

  public Value invoke(JsFunction f, Value thisValue) {
    return realm.call(f, thisValue);
  }

  public Value invoke(JsFunction f, Value thisValue, Value a) {
    return realm.call(f, thisValue, a);
  }

  public Value invoke(JsFunction f, Value thisValue, Value a, Value b) {
    return realm.call(f, thisValue, a, b);
  }

  public Value invoke(JsFunction f, Value thisValue, Value a, Value b, Value c) {
    return realm.invoker().call(f, thisValue, new Value[] {a, b, c}, 3);
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
