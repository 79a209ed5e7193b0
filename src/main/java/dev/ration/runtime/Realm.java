package dev.ration.runtime;

import dev.ration.meter.Meter;
import java.util.HashMap;
import java.util.Map;

/**
 * The world of one run: intrinsic objects made on first touch over shared templates, the global object, the meter.
 * A fresh realm costs next to nothing; nothing in it is shared with another run. Owned by one thread.
 */
public final class Realm {
  private static final int FIRST_OBJECT_NUMBER = 1000;
  private static final int MAX_SHAPES = 4096;
  private static final Family[] FAMILIES = Family.values();

  private final Meter meter;
  private final Census census;
  private final Heap heap;
  private final Templates templates;
  private final JsObject[][] intrinsics = new JsObject[FAMILIES.length][];
  private Map<Shape, Shape> templateTransitions = Map.of();
  private Invoker invoker;
  private Census.Root[] roots = new Census.Root[4];
  private int rootCount;
  private Call[] calls = new Call[4];
  private int callDepth;
  private int objectNumber = FIRST_OBJECT_NUMBER;
  private int shapeCount;
  private int prototypeEpoch;
  private boolean indexOnPrototype;
  private JsObject objectPrototype;
  private JsObject arrayPrototype;
  private JsObject functionPrototype;
  private JsObject global;
  private final GlobalLexicals lexicals = new GlobalLexicals();
  private final SymbolRegistry symbols = new SymbolRegistry(this);
  private boolean readDenied;
  private String unsettledRead;
  private SourceCompiler compiler;
  private RegExps regExps;
  private HostCalls host = HostCalls.NONE;
  private FrozenClock clock = FrozenClock.EPOCH;
  private RandomSequence random;

  public Realm(Meter meter, Templates templates) {
    this.meter = meter;
    this.heap = new Heap(meter);
    this.templates = templates;
    this.census = new Census(this);
    meter.setCensus(census);
  }

  /**
   * A world inside the run of {@code outer}: it shares the account and nothing else, and while it lasts a census sees both.
   * Ends with {@link #leave}.
   */
  public Realm(Realm outer) {
    this(outer.meter, outer.templates);
    clock = outer.clock;
    random = outer.random;
    census.continueFrom(outer.census);
    addRoot(outer::traceRoots);
  }

  /** Ends a realm that was made inside {@code outer}. */
  public void leave(Realm outer) {
    outer.census.continueFrom(census);
    meter.setCensus(outer.census);
  }

  /** Connects what the embedder provides: once, before anything runs. */
  public void setHost(HostCalls h) {
    host = h;
  }

  HostCalls host() {
    return host;
  }

  /** Connects the interpreter: once, before anything runs. */
  public void setInvoker(Invoker i) {
    invoker = i;
  }

  public Invoker invoker() {
    return invoker;
  }

  /** Connects the front end for eval and Function; absent in the AST-only entry. */
  public void setCompiler(SourceCompiler c) {
    compiler = c;
  }

  /** How guest-made text is compiled, or null when it cannot be. */
  public SourceCompiler compiler() {
    return compiler;
  }

  /** The regular expression engine of this realm. */
  public RegExps regExps() {
    if (regExps == null) {
      regExps = new RegExps(heap);
    }
    return regExps;
  }

  /** Sets what Date knows of now and here; only a realm that has Date asks. */
  public void setClock(FrozenClock c) {
    clock = c;
  }

  public FrozenClock clock() {
    return clock;
  }

  /** Sets where Math.random draws from; only a realm that has it asks. */
  public void setRandom(RandomSequence r) {
    random = r;
  }

  public RandomSequence random() {
    if (random == null) {
      random = new RandomSequence(0);
    }
    return random;
  }

  /** Whether the realm has the complete Date (row 305). */
  public boolean hasDate() {
    return templates.provides(Family.DATE);
  }

  public Meter meter() {
    return meter;
  }

  public Heap heap() {
    return heap;
  }

  /** Spends fuel before the work it pays for. */
  public void charge(long fuel) {
    meter.charge(fuel);
  }

  // ---- intrinsic objects ----

  /** The object of an intrinsic, made on first touch. */
  public JsObject intrinsic(WellKnown w) {
    return intrinsic(w.id());
  }

  /** The object of row {@code row}. */
  public JsObject intrinsic(Family family, int row) {
    JsObject[] made = intrinsics[family.ordinal()];
    if (made == null) {
      made = new JsObject[templates.rows(family).length];
      intrinsics[family.ordinal()] = made;
    }
    JsObject o = made[row];
    return o != null ? o : materialize(family, row, made);
  }

  JsObject intrinsic(int id) {
    JsObject[] made = intrinsics[id >> 8];
    JsObject o = made == null ? null : made[id & 0xFF];
    return o != null ? o : intrinsic(FAMILIES[id >> 8], id & 0xFF);
  }

  private JsObject materialize(Family family, int at, JsObject[] made) {
    Templates.Template t = templates.template(family, at);
    Intrinsic intrinsic = templates.rows(family)[at];
    Row row = intrinsic.row();
    JsObject parent = parent(family, row, at);
    JsObject o;
    if (row.isFunction()) {
      o = new NativeFunction(intrinsic, t.shape(), t.slots(), parent);
    } else {
      o = switch (row.exotic()) {
        case ARRAY -> new JsArray(t.shape(), t.slots(), parent);
        case STRING -> new JsPrimitiveObject(t.shape(), t.slots(), parent, JsString.EMPTY);
        case NUMBER -> new JsPrimitiveObject(t.shape(), t.slots(), parent, JsNumber.ZERO);
        case BOOLEAN -> new JsPrimitiveObject(t.shape(), t.slots(), parent, JsBoolean.FALSE);
        case ORDINARY, NULL_PROTOTYPE, FUNCTION, FROZEN -> new JsObject(t.shape(), t.slots(), parent);
      };
    }
    made[at] = o;
    if (row.kind() == Row.Kind.PROTOTYPE) {
      // Index properties put here must be noticed, even before the first object that inherits them is made.
      o.markAsPrototype();
    }
    if (family == Family.OBJECT && at == 1) {
      o.setImmutablePrototype();
    }
    if (family == Family.MATH && at == 0 && templates.frozenMath() || row.exotic() == Row.Exotic.FROZEN) {
      o.flags |= JsObject.NON_EXTENSIBLE;
    }
    return o;
  }

  private JsObject parent(Family family, Row row, int at) {
    if (row.parent() != null) {
      return intrinsic(row.parent());
    }
    if (row.exotic() == Row.Exotic.NULL_PROTOTYPE) {
      return null;
    }
    if (row.isFunction() && !(family == Family.FUNCTION && at == 1)) {
      return functionPrototype();
    }
    return objectPrototype();
  }

  /** %Object.prototype%. */
  public JsObject objectPrototype() {
    JsObject o = objectPrototype;
    return o != null ? o : (objectPrototype = intrinsic(WellKnown.OBJECT_PROTOTYPE));
  }

  /** %Array.prototype%. */
  public JsObject arrayPrototype() {
    JsObject o = arrayPrototype;
    return o != null ? o : (arrayPrototype = intrinsic(WellKnown.ARRAY_PROTOTYPE));
  }

  /** %Function.prototype%. */
  public JsObject functionPrototype() {
    JsObject o = functionPrototype;
    return o != null ? o : (functionPrototype = intrinsic(WellKnown.FUNCTION_PROTOTYPE));
  }

  /** The global object. */
  public JsObject global() {
    JsObject o = global;
    return o != null ? o : (global = intrinsic(WellKnown.GLOBAL_OBJECT));
  }

  /** The top-level let, const and class bindings of the scripts of this realm, by name. */
  public GlobalLexicals lexicals() {
    return lexicals;
  }

  /** The symbols of Symbol.for. */
  public SymbolRegistry symbols() {
    return symbols;
  }

  Map<Shape, Shape> templateTransitions() {
    if (templateTransitions.isEmpty()) {
      templateTransitions = new HashMap<>();
    }
    return templateTransitions;
  }

  /** Counts a shared shape; false when the realm has as many as it keeps (4,096) and objects get shapes of their own. */
  boolean countShape() {
    return shapeCount < MAX_SHAPES && ++shapeCount > 0;
  }

  /** A number for an object, symbol or other thing that hashes by identity: drawn in program order. */
  public int nextObjectNumber() {
    return ++objectNumber;
  }

  // ---- what caches depend on ----

  /** Changes whenever the layout of an object that is some object's prototype, or a prototype link, changes. */
  public int prototypeEpoch() {
    return prototypeEpoch;
  }

  void prototypeChanged() {
    prototypeEpoch++;
  }

  /** Whether an index property was ever put on an object used as a prototype: then holes read through. */
  public boolean hasIndexOnPrototype() {
    return indexOnPrototype;
  }

  void indexOnPrototype() {
    indexOnPrototype = true;
  }

  // ---- calls ----

  /** A call record for a built-in: arguments are filled in by the caller, at most {@code argc}. */
  public Call enterCall(NativeFunction f, Value receiver, JsObject newTarget, int argc) {
    if (callDepth == calls.length) {
      calls = java.util.Arrays.copyOf(calls, callDepth * 2);
    }
    Call c = calls[callDepth];
    if (c == null) {
      c = new Call(this);
      calls[callDepth] = c;
    }
    callDepth++;
    c.begin(f, receiver, newTarget, argc);
    return c;
  }

  /** Ends the innermost call record. */
  public void exitCall(Call c) {
    callDepth--;
    c.end();
  }

  /** Number of open call records; with {@link #unwindCalls} the way back from an exception. */
  public int callDepth() {
    return callDepth;
  }

  /** Ends call records that an exception left open. */
  public void unwindCalls(int depth) {
    while (callDepth > depth) {
      calls[--callDepth].end();
    }
  }

  /** Whether {@code row} is running on {@code receiver} in a call that encloses {@code c}: how join finds cycles. */
  public boolean isRunning(Intrinsic row, Value receiver, Call c) {
    for (int i = callDepth - 1; i >= 0; i--) {
      Call open = calls[i];
      if (open != c && open.receiver() == receiver && open.callee().intrinsic() == row) {
        return true;
      }
    }
    return false;
  }

  /** [[Call]] without arguments. */
  public Value call(JsObject f, Value thisValue) {
    return invoker.call((JsFunction) f, thisValue, JsObject.NO_SLOTS, 0);
  }

  /** [[Call]] with one argument. */
  public Value call(JsObject f, Value thisValue, Value a) {
    return invoker.call((JsFunction) f, thisValue, new Value[] {a}, 1);
  }

  /** [[Call]] with two arguments. */
  public Value call(JsObject f, Value thisValue, Value a, Value b) {
    return invoker.call((JsFunction) f, thisValue, new Value[] {a, b}, 2);
  }

  /** Call, section 7.3.14: a TypeError when {@code f} is not callable. */
  public Value call(Value f, Value thisValue, Value[] args, int argc) {
    if (!(f instanceof JsFunction fn)) {
      throw typeError(ErrorText.describe(this, f) + " is not a function");
    }
    return invoker.call(fn, thisValue, args, argc);
  }

  /** Construct without arguments. */
  public JsObject construct(JsFunction f) {
    return construct(f, JsObject.NO_SLOTS, 0, f);
  }

  /** Construct with one argument. */
  public JsObject construct(JsFunction f, Value a) {
    return construct(f, new Value[] {a}, 1, f);
  }

  /** Construct, section 7.3.15. */
  public JsObject construct(JsFunction f, Value[] args, int argc, JsObject newTarget) {
    return (JsObject) invoker.construct(f, args, argc, newTarget);
  }

  // ---- errors ----

  public JsThrow typeError(String message) {
    return error(WellKnown.TYPE_ERROR_PROTOTYPE, message);
  }

  public JsThrow rangeError(String message) {
    return error(WellKnown.RANGE_ERROR_PROTOTYPE, message);
  }

  public JsThrow referenceError(String message) {
    return error(WellKnown.REFERENCE_ERROR_PROTOTYPE, message);
  }

  public JsThrow syntaxError(String message) {
    return error(WellKnown.SYNTAX_ERROR_PROTOTYPE, message);
  }

  /** The catchable RangeError of stack exhaustion, with the private mark that makes its kind {@code stack} (decision 4). */
  public JsThrow stackOverflow() {
    JsError e = JsError.create(this, intrinsic(WellKnown.RANGE_ERROR_PROTOTYPE), "Maximum call stack size exceeded");
    e.markStackOverflow();
    return new JsThrow(e);
  }

  /** A throw of a new error object with {@code prototype}. */
  public JsThrow error(WellKnown prototype, String message) {
    return new JsThrow(JsError.create(this, intrinsic(prototype), message));
  }

  // ---- reads that decide what becomes of the run: noted here, out of reach of guest code, and never forgotten ----

  /**
   * Notes that the guest asked for a denied value, and gives the error to throw, whatever becomes of it (row 255). The read
   * takes a frame like any call: without one left it is the RangeError of stack exhaustion and goes unnoticed (row 260).
   */
  public JsThrow deniedRead() {
    if (invoker.isStackFull()) {
      return stackOverflow();
    }
    readDenied = true;
    return typeError("secret-derived values are unavailable to expressions");
  }

  /** Whether the guest ever asked for a denied value. */
  public boolean isReadDenied() {
    return readDenied;
  }

  /** Notes that the guest read a key that a {@linkplain JsObject#refuseAbsentKeys complete} record has not. */
  JsThrow unsettledRead(PropertyKey key) {
    String name = ErrorText.plain(key.toString());
    if (unsettledRead == null) {
      unsettledRead = name;
    }
    return referenceError("'" + name + "' is unsettled: it has no value to read");
  }

  /** The first key, clipped, that was not there to be read; null for none. */
  public String unsettledRead() {
    return unsettledRead;
  }

  /** Spends {@code cost} of the Java stack budget or throws the RangeError of stack exhaustion. */
  public void enterJava(int cost) {
    if (!meter.enterJava(cost)) {
      throw stackOverflow();
    }
  }

  public void exitJava(int cost) {
    meter.exitJava(cost);
  }

  // ---- census ----

  /** Registers a root for as long as the realm lives. */
  public void addRoot(Census.Root root) {
    if (rootCount == roots.length) {
      roots = java.util.Arrays.copyOf(roots, rootCount * 2);
    }
    roots[rootCount++] = root;
  }

  /** Ends the registration of one of the roots that came last. */
  public void removeRoot(Census.Root root) {
    for (int i = rootCount - 1; i >= 0; i--) {
      if (roots[i] == root) {
        System.arraycopy(roots, i + 1, roots, i, --rootCount - i);
        roots[rootCount] = null;
        return;
      }
    }
  }

  Census census() {
    return census;
  }

  void traceRoots(Census census) {
    for (JsObject[] family : intrinsics) {
      if (family != null) {
        for (JsObject o : family) {
          census.visit(o);
        }
      }
    }
    lexicals.trace(census);
    for (int i = 0; i < rootCount; i++) {
      roots[i].trace(census);
    }
    for (int i = 0; i < calls.length; i++) {
      if (i < callDepth) {
        calls[i].trace(census);
      } else {
        calls[i] = null; // it may hold on to what the guest has let go of
      }
    }
    heap.trace(census);
    for (Shape s : templateTransitions.values()) {
      census.visitShape(s);
    }
  }
}
