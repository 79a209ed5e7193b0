package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;
import dev.ration.meter.Meter;
import dev.ration.runtime.BoundFunction;
import dev.ration.runtime.Call;
import dev.ration.runtime.Census;
import dev.ration.runtime.Invoker;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsGenerator;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.NativeFunction;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Scope;
import dev.ration.runtime.StackTrace;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import java.util.Arrays;

/**
 * The interpreter of one realm: its call stack and the way in. Guest-to-guest calls take frames, never Java stack; every
 * entry from Java spends a fixed share of the Java budget. Owned by one thread.
 */
public final class Vm implements Invoker, Census.Root {
  /**
   * What one entry from Java costs of {@link Meter#JAVA_BUDGET}, which allows 66 of them. On a thread of 512 KB the dearest
   * recursion, a sort in its own comparator, was measured to reach 160, interpreted or compiled.
   */
  private static final int ENTRY_COST = 3;

  final Realm realm;
  final Meter meter;
  private final int maxDepth;
  /** Null where the guest may not compile text. */
  DirectEvaluator evaluator;
  /** The running frame, or null. */
  Frame top;
  /** Frames on the stack, suspended activations below re-entries included. */
  private int depth;
  private int peak;
  private Frame[] pool = new Frame[8];
  /** The states that have caches. */
  private CodeState[] cached = {};
  private int cachedCount;
  private int lexicalsKnown;
  /** Template objects: they live as long as the realm. */
  private JsObject[] templates = {};
  /** The exception that left an activation last: its position is already known. */
  JsThrow inFlight;
  private ThrowPosition lastThrow;
  /** %Array.prototype.values% and the next method of array iterators, once known. */
  Value arrayValues;
  Value arrayNext;
  /** %GeneratorPrototype%.next, once seen. */
  Value generatorNext;

  /** The interpreter of {@code realm}: connects itself. */
  public Vm(Realm realm) {
    this.realm = realm;
    this.meter = realm.meter();
    this.maxDepth = meter.ceilings().stackDepth();
    realm.setInvoker(this);
    realm.addRoot(this);
  }

  /** Lets direct eval compile text; without it, it is as indirect eval. */
  public void setEvaluator(DirectEvaluator evaluator) {
    this.evaluator = evaluator;
  }

  // ---- the way in ----

  /**
   * Runs the code of a script, expression or eval text and gives its completion value.
   *
   * @param scope where the code's free slots are: the scope of the ambient bindings, or null
   * @param thisValue what this is at the top level
   * @throws JsThrow an exception that no handler took; {@link #lastThrow} tells where it began
   */
  public Value runScript(CodeBlock main, Scope scope, Value thisValue) {
    return run(CodeState.ofHost(main), scope, thisValue);
  }

  /** As {@link #runScript}, for code that the guest built: it weighs on the heap for as long as a function of it lives. */
  public Value runGuestCode(CodeBlock main, Scope scope, Value thisValue) {
    return run(CodeState.ofGuest(realm.heap(), main), scope, thisValue);
  }

  private Value run(CodeState main, Scope scope, Value thisValue) {
    realm.enterJava(ENTRY_COST);
    try {
      Frame f = push(main, scope);
      f.callee = null;
      f.thisValue = thisValue;
      f.flags = Frame.ENTRY;
      return Interpreter.run(this, f);
    } finally {
      realm.exitJava(ENTRY_COST);
    }
  }

  /** A function for the host to call: no guest sees it, so it has no prototype, which the realm would have to make. */
  public JsFunction hostFunction(CodeBlock code) {
    return new Closure(realm, null, CodeState.ofHost(code), null);
  }

  @Override
  public Value call(JsFunction f, Value thisValue, Value[] args, int argc) {
    realm.enterJava(ENTRY_COST);
    try {
      while (f instanceof BoundFunction b) {
        realm.charge(1);
        args = Calls.prepend(this, b.boundArguments(), args, argc);
        argc = args.length;
        thisValue = b.boundThis();
        f = b.target();
      }
      if (f instanceof NativeFunction n) {
        return enterNative(n, thisValue, null, args, argc);
      }
      Closure c = (Closure) f;
      Calls.checkCallable(this, c);
      Frame frame = Calls.pushCall(this, c, thisValue, args, argc);
      frame.flags |= Frame.ENTRY;
      return Interpreter.run(this, frame);
    } finally {
      realm.exitJava(ENTRY_COST);
    }
  }

  @Override
  public Value construct(JsFunction f, Value[] args, int argc, JsObject newTarget) {
    realm.enterJava(ENTRY_COST);
    try {
      while (f instanceof BoundFunction b) {
        realm.charge(1);
        args = Calls.prepend(this, b.boundArguments(), args, argc);
        argc = args.length;
        if (newTarget == b) {
          newTarget = b.target();
        }
        f = b.target();
      }
      if (f instanceof NativeFunction n) {
        return enterNative(n, Undefined.INSTANCE, newTarget, args, argc);
      }
      Frame frame = Calls.pushConstruct(this, (Closure) f, newTarget, args, argc);
      frame.flags |= Frame.ENTRY;
      return Interpreter.run(this, frame);
    } finally {
      realm.exitJava(ENTRY_COST);
    }
  }

  /** Runs the body of a suspended generator from Java until it yields, returns or throws. */
  Value reenter(GeneratorObject g, JsGenerator.Mode mode, Value v) {
    realm.enterJava(ENTRY_COST);
    try {
      Frame f = g.frame;
      pushSuspended(f);
      f.caches = f.state.caches;
      f.flags = Frame.ENTRY | Frame.GENERATOR;
      f.resultRegister = Frame.NO_RESULT;
      g.running = true;
      return Interpreter.resume(this, f, mode, v);
    } finally {
      realm.exitJava(ENTRY_COST);
    }
  }

  /** [[Call]] without arguments from an instruction: a built-in is called at once. */
  Value callNow(JsFunction f, Value thisValue) {
    return f instanceof NativeFunction n ? invokeNative(n, thisValue, null, Calls.NO_ARGUMENTS, 0)
        : call(f, thisValue, Calls.NO_ARGUMENTS, 0);
  }

  private Value enterNative(NativeFunction n, Value thisValue, JsObject newTarget, Value[] args, int argc) {
    int open = realm.callDepth();
    try {
      return invokeNative(n, thisValue, newTarget, args, argc);
    } catch (JsThrow t) {
      realm.unwindCalls(open);
      throw t;
    }
  }

  /** Calls a built-in; the caller unwinds the realm's call records when it throws. */
  Value invokeNative(NativeFunction n, Value thisValue, JsObject newTarget, Value[] args, int argc) {
    Call c = realm.enterCall(n, thisValue, newTarget, argc);
    System.arraycopy(args, 0, c.args(), 0, argc);
    Value v = n.invoke(c);
    realm.exitCall(c);
    return v;
  }

  // ---- the call stack ----

  /** A frame for a call, on top of the stack; arguments and flags are the caller's to set. */
  Frame push(CodeState state, Scope scope) {
    if (depth >= maxDepth) {
      throw realm.stackOverflow();
    }
    CodeBlock code = state.code;
    Frame f = depth < pool.length ? pool[depth] : null;
    if (f == null || f.d.length < code.registerCount) {
      f = grow(f, code.registerCount);
    }
    depth++;
    // Most calls find the frame as the last call at this depth left it, and a store of a reference costs more than a look.
    if (f.state != state) {
      f.code = code;
      f.state = state;
    }
    PropertyCache[] caches = state.enter();
    if (f.caches != caches) {
      f.caches = caches;
    }
    f.pc = 0;
    if (f.scope != scope) {
      f.scope = scope;
    }
    f.pushedScopes = 0;
    f.flags = 0;
    f.newTarget = null;
    f.arguments = null;
    f.caught = null;
    if (f.caller != top) {
      f.caller = top;
    }
    top = f;
    return f;
  }

  /** Makes the pooled frame of this depth fit; charged when made, kept until a census finds it unused. */
  private Frame grow(Frame f, int registers) {
    int capacity = Math.max(8, registers);
    if (f == null) {
      realm.heap().allocate(Frame.WEIGHT + (long) capacity * Frame.REGISTER_WEIGHT);
      f = new Frame();
    } else {
      realm.heap().allocate((long) (capacity - f.d.length) * Frame.REGISTER_WEIGHT);
    }
    f.d = new double[capacity];
    f.r = new Value[capacity];
    // A depth that was reached before has a frame, unless a census took it.
    peak = Math.max(peak, depth + 1);
    if (depth >= pool.length) {
      pool = Arrays.copyOf(pool, Math.max(depth + 1, pool.length * 2));
    }
    pool[depth] = f;
    return f;
  }

  /** Puts a frame that lives on the heap on the stack: a generator's. */
  void pushSuspended(Frame f) {
    if (depth >= maxDepth) {
      throw realm.stackOverflow();
    }
    depth++;
    peak = Math.max(peak, depth);
    f.caller = top;
    top = f;
  }

  @Override
  public boolean isStackFull() {
    return depth >= maxDepth;
  }

  /** Whether any guest code is in the middle of something. */
  public boolean isRunning() {
    return top != null;
  }

  /** The most frames that were on the stack at one time. */
  public int peakDepth() {
    return peak;
  }

  /** Takes the top frame off; its caller runs again. */
  void pop() {
    depth--;
    top = top.caller;
  }

  /** Before a cached look at the global object: a script may have declared a lexical binding that hides the property. */
  void checkLexicals() {
    int n = realm.lexicals().size();
    if (n != lexicalsKnown) {
      dropCaches();
      lexicalsKnown = n;
    }
  }

  private void dropCaches() {
    for (int i = 0; i < cachedCount; i++) {
      cached[i].dropCaches();
      cached[i] = null;
    }
    cachedCount = 0;
    for (Frame f = top; f != null; f = f.caller) {
      f.caches = null;
    }
  }

  /** Remembers that {@code state} has caches. */
  void noteCaches(CodeState state) {
    if (cachedCount == cached.length) {
      cached = Arrays.copyOf(cached, Math.max(8, cachedCount * 2));
    }
    cached[cachedCount++] = state;
  }

  /**
   * Live frames are roots. The pool above them is dropped, so that only what is live weighs; and so are all caches, because they
   * hold on to objects that the guest has let go of.
   */
  @Override
  public void trace(Census census) {
    dropCaches();
    for (Frame f = top; f != null; f = f.caller) {
      f.trace(census, f == top);
    }
    for (JsObject o : templates) {
      census.visit(o);
    }
    for (int i = depth; i < pool.length; i++) {
      pool[i] = null;
    }
  }

  /** Keeps a template object alive. */
  JsObject root(JsObject template) {
    templates = Arrays.copyOf(templates, templates.length + 1);
    templates[templates.length - 1] = template;
    return template;
  }

  // ---- errors ----

  @Override
  public StackTrace captureStack() {
    return GuestStack.capture(top);
  }

  /** Where the running frame is; after a limit has ended the run, where it was. Null when nothing runs. */
  public ThrowPosition position() {
    return top == null ? null : new ThrowPosition(top.code, top.pc - 1);
  }

  /** Where in {@code source} the innermost frame of that very text is; null when none runs. */
  public ThrowPosition positionIn(String source) {
    for (Frame f = top; f != null; f = f.caller) {
      if (f.code.source == source) {
        return new ThrowPosition(f.code, f.pc - 1);
      }
    }
    return null;
  }

  /** Where the last guest exception that left the interpreter was thrown; null when none did. */
  public ThrowPosition lastThrow() {
    return lastThrow;
  }

  void setLastThrow(ThrowPosition p) {
    lastThrow = p;
  }
}
