package dev.ration.vm;

import dev.ration.bytecode.CodeBlock;
import dev.ration.bytecode.Op;
import dev.ration.runtime.BoundFunction;
import dev.ration.runtime.Call;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.NativeFunction;
import dev.ration.runtime.Null;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Shape;
import dev.ration.runtime.Special;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/**
 * Calls and construction. A guest function gets a frame on top of the stack and the loop goes on there; a built-in runs at once.
 * Bound functions, Function.prototype.call and apply are unwrapped here, so that chains of them take no Java stack.
 */
final class Calls {
  static final Value[] NO_ARGUMENTS = new Value[0];

  private Calls() {}

  // ---- frames ----

  /**
   * Sets up the frame of a plain call whose receiver and arguments are registers base+1, base+2 … of the caller. Allocates
   * nothing: a census would not know that those registers are still read.
   */
  static void enter(Frame f, Closure callee, Frame caller, int base, int argc, int result, boolean receiver) {
    CodeBlock code = callee.code;
    if (f.callee != callee) {
      f.callee = callee;
    }
    f.resultRegister = result;
    Value thisValue = receiver ? caller.get(base + 1) : Undefined.INSTANCE;
    if (f.thisValue != thisValue) {
      f.thisValue = thisValue;
    }
    double[] d = f.d;
    Value[] r = f.r;
    int n = code.parameterCount;
    int given = Math.min(argc, n);
    double[] from = caller.d;
    for (int i = 0, j = base + 2; i < given; i++, j++) {
      double x = from[j];
      d[i] = x;
      if (x != x) {
        r[i] = caller.r[j];
      }
    }
    for (int i = given; i < n; i++) {
      d[i] = Double.NaN;
      r[i] = Undefined.INSTANCE;
    }
  }

  private static void loosenThis(Vm vm, Frame f) {
    if (f.thisValue.isNullish()) {
      f.thisValue = vm.realm.global();
    } else if (!f.thisValue.isObject()) {
      f.thisValue = dev.ration.runtime.Conversions.toObject(vm.realm, f.thisValue);
    }
  }

  /** As {@link #enter} with arguments from an array, which is not kept. */
  private static void enter(Vm vm, Frame f, Closure callee, Value thisValue, Value[] args, int argc) {
    CodeBlock code = callee.code;
    f.callee = callee;
    f.resultRegister = Frame.NO_RESULT;
    f.thisValue = thisValue;
    if (code.looseThis) {
      loosenThis(vm, f);
    }
    int n = code.parameterCount;
    for (int i = 0; i < n; i++) {
      f.set(i, i < argc ? args[i] : Undefined.INSTANCE);
    }
    if (code.keepsArguments) {
      vm.realm.charge(argc >> 2);
      f.arguments = vm.realm.heap().values(argc);
      System.arraycopy(args, 0, f.arguments, 0, argc);
    }
  }

  /** Pushes the frame of a call that {@link #checkCallable} allows. */
  static Frame pushCall(Vm vm, Closure c, Value thisValue, Value[] args, int argc) {
    Frame f = vm.push(c.state, c.scope);
    enter(vm, f, c, thisValue, args, argc);
    return f;
  }

  /** Pushes the frame of [[Construct]], section 10.2.2; a base constructor gets its new object. */
  static Frame pushConstruct(Vm vm, Closure c, JsObject newTarget, Value[] args, int argc) {
    boolean base = c.code.kind != CodeBlock.Kind.DERIVED_CONSTRUCTOR;
    Value thisValue = base ? JsObject.create(vm.realm, prototypeFor(vm, newTarget)) : Undefined.INSTANCE;
    Frame f = vm.push(c.state, c.scope);
    enter(vm, f, c, thisValue, args, argc);
    f.newTarget = newTarget;
    f.flags = base ? Frame.CONSTRUCT : 0;
    return f;
  }

  /** GetPrototypeFromConstructor with the default %Object.prototype%. */
  private static JsObject prototypeFor(Vm vm, JsObject newTarget) {
    Shape shape = newTarget.shape();
    if (newTarget instanceof Closure && shape.size() > 2 && shape.key(2) == PropertyKey.PROTOTYPE) {
      return newTarget.slot(vm.realm, 2) instanceof JsObject p ? p : vm.realm.objectPrototype();
    }
    return newTarget.get(vm.realm, PropertyKey.PROTOTYPE) instanceof JsObject p ? p : vm.realm.objectPrototype();
  }

  /** Throws for class constructors and asynchronous functions. */
  static void checkCallable(Vm vm, Closure c) {
    if (c.code.isClassConstructor()) {
      throw vm.realm.typeError("Class constructor " + c.code.name + " cannot be invoked without 'new'");
    }
    if (c.code.async) {
      throw vm.realm.typeError("asynchronous code is not supported: calls are synchronous");
    }
  }

  // ---- the instructions ----

  /** CALL and CALL_PLAIN of anything but a plain closure. */
  static void call(Vm vm, Frame f, long w, boolean receiver) {
    int b = Op.b(w);
    int argc = Op.c(w);
    Value callee = f.get(b);
    Value thisValue = receiver ? f.get(b + 1) : Undefined.INSTANCE;
    if (callee instanceof NativeFunction n && !n.forwards()) {
      if (argc == 1 && n.isNumberFunction() && f.d[b + 2] == f.d[b + 2]) {
        f.set(Op.a(w), n.ofNumber(vm.realm, f.d[b + 2]));
        return;
      }
      boolean direct = argc == 1 && n.isDirect();
      if (direct) {
        Value v = n.direct(vm.realm, thisValue, f.get(b + 2));
        if (v != null) {
          f.set(Op.a(w), v);
          return;
        }
      }
      Call c = vm.realm.enterCall(n, thisValue, null, argc);
      Value[] args = c.args();
      for (int i = 0; i < argc; i++) {
        args[i] = f.get(b + 2 + i);
      }
      Value v = direct ? n.body(c) : n.invoke(c);
      vm.realm.exitCall(c);
      f.set(Op.a(w), v);
      return;
    }
    Value[] args = argc == 0 ? NO_ARGUMENTS : new Value[argc];
    for (int i = 0; i < argc; i++) {
      args[i] = f.get(b + 2 + i);
    }
    call(vm, f, callee, thisValue, args, argc, Op.a(w));
  }

  static void directEval(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    if (isEval(vm, f.get(b))) {
      performEval(vm, f, Op.c(w) > 0 ? f.get(b + 2) : Undefined.INSTANCE, Op.a(w));
    } else {
      call(vm, f, w, false);
    }
  }

  static void directEvalSpread(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    if (isEval(vm, f.get(b))) {
      JsArray args = (JsArray) f.get(b + 2);
      performEval(vm, f, args.length() > 0 ? args.getIndex(vm.realm, 0) : Undefined.INSTANCE, Op.a(w));
    } else {
      callSpread(vm, f, w);
    }
  }

  private static boolean isEval(Vm vm, Value callee) {
    return vm.evaluator != null && callee == vm.realm.intrinsic(WellKnown.EVAL);
  }

  /** PerformEval, section 19.2.1.1: the frame of the text goes on top, inside the caller's scope. */
  private static void performEval(Vm vm, Frame f, Value text, int result) {
    if (!(text instanceof JsString string)) {
      f.set(result, text);
      return;
    }
    CodeBlock code = vm.evaluator.compile(vm.realm, string.toString(), f.code.evalSiteAt(f.pc - 1));
    Frame g = vm.push(CodeState.ofGuest(vm.realm.heap(), code), f.scope);
    g.callee = null;
    g.thisValue = Undefined.INSTANCE; // the code reads the caller's this from its scope
    g.resultRegister = result;
  }

  /** [[Call]] of any value with arguments in an array that nobody else writes. */
  static void call(Vm vm, Frame f, Value callee, Value thisValue, Value[] args, int argc, int result) {
    Realm realm = vm.realm;
    while (true) {
      if (callee instanceof Closure c) {
        checkCallable(vm, c);
        pushCall(vm, c, thisValue, args, argc).resultRegister = result;
        return;
      }
      if (callee instanceof BoundFunction bound) {
        realm.charge(1);
        args = prepend(vm, bound.boundArguments(), args, argc);
        argc = args.length;
        thisValue = bound.boundThis();
        callee = bound.target();
        continue;
      }
      if (!(callee instanceof NativeFunction n)) {
        throw notCallable(vm, f, callee, " is not a function");
      }
      if (!n.forwards()) {
        Value v = vm.invokeNative(n, thisValue, null, args, argc);
        if (result >= 0) {
          f.set(result, v);
        }
        return;
      }
      Call c = realm.enterCall(n, thisValue, null, argc);
      System.arraycopy(args, 0, c.args(), 0, argc);
      callee = n.forward(c);
      thisValue = c.receiver();
      argc = c.argc();
      args = argc == 0 ? NO_ARGUMENTS : java.util.Arrays.copyOf(c.args(), argc);
      realm.exitCall(c);
    }
  }

  /** Bound arguments before given ones: charged as a copy. */
  static Value[] prepend(Vm vm, Value[] bound, Value[] args, int argc) {
    int n = bound.length + argc;
    vm.realm.charge(n >> 2);
    Value[] all = vm.realm.heap().values(n);
    System.arraycopy(bound, 0, all, 0, bound.length);
    System.arraycopy(args, 0, all, bound.length, argc);
    return all;
  }

  private static JsThrow notCallable(Vm vm, Frame f, Value v, String problem) {
    String text = f.code.textAt(f.pc - 1);
    return vm.realm.typeError((text == null ? ErrorText.describe(v) : text) + problem);
  }

  /** [[Construct]] of any value. */
  private static void construct(Vm vm, Frame f, Value callee, JsObject newTarget, Value[] args, int argc, int result) {
    Realm realm = vm.realm;
    if (!(callee instanceof JsFunction fn) || !fn.isConstructor()) {
      throw notCallable(vm, f, callee, " is not a constructor");
    }
    while (fn instanceof BoundFunction bound) {
      realm.charge(1);
      args = prepend(vm, bound.boundArguments(), args, argc);
      argc = args.length;
      if (newTarget == bound) {
        newTarget = bound.target();
      }
      fn = bound.target();
    }
    if (fn instanceof NativeFunction n) {
      f.set(result, vm.invokeNative(n, Undefined.INSTANCE, newTarget, args, argc));
    } else {
      pushConstruct(vm, (Closure) fn, newTarget, args, argc).resultRegister = result;
    }
  }

  /** [[Construct]] of a base constructor that takes its arguments from the registers of {@code f}. */
  private static void enterConstructor(Vm vm, Frame f, Closure c, JsObject newTarget, int base, int argc, int result) {
    JsObject o = JsObject.create(vm.realm, prototypeFor(vm, newTarget));
    Frame next = vm.push(c.state, c.scope);
    enter(next, c, f, base, argc, result, false);
    next.thisValue = o;
    next.newTarget = newTarget;
    next.flags = Frame.CONSTRUCT;
  }

  static void construct(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    Value callee = f.get(b);
    int argc = Op.c(w);
    if (callee instanceof Closure c && c.plainConstructor) {
      enterConstructor(vm, f, c, c, b, argc, Op.a(w));
      return;
    }
    construct(vm, f, callee, callee instanceof JsObject o ? o : null, registers(f, b + 2, argc), argc, Op.a(w));
  }

  static void superCall(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    int argc = Op.c(w);
    if (f.r[b] instanceof Closure c && c.plainConstructor) {
      enterConstructor(vm, f, c, (JsObject) f.r[b + 1], b, argc, Op.a(w));
      return;
    }
    superConstruct(vm, f, b, registers(f, b + 2, argc), argc, Op.a(w));
  }

  private static void superConstruct(Vm vm, Frame f, int b, Value[] args, int argc, int result) {
    Value parent = f.get(b);
    if (!(parent instanceof JsFunction fn) || !fn.isConstructor()) {
      throw vm.realm.typeError("Super constructor " + ErrorText.describe(parent) + " of anonymous class is not a constructor");
    }
    construct(vm, f, parent, (JsObject) f.get(b + 1), args, argc, result);
  }

  private static Value[] registers(Frame f, int from, int n) {
    Value[] args = n == 0 ? NO_ARGUMENTS : new Value[n];
    for (int i = 0; i < n; i++) {
      args[i] = f.get(from + i);
    }
    return args;
  }

  /** The elements of an array that no guest code has seen: charged as a copy. */
  private static Value[] elements(Vm vm, Frame f, int register) {
    JsArray a = (JsArray) f.r[register];
    int n = (int) a.length();
    vm.realm.charge(n >> 2);
    Value[] values = vm.realm.heap().values(n);
    for (int i = 0; i < n; i++) {
      Value v = a.dense(i);
      values[i] = v == null ? Undefined.INSTANCE : v;
    }
    return values;
  }

  static void callSpread(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    Value[] args = elements(vm, f, b + 2);
    call(vm, f, f.get(b), f.get(b + 1), args, args.length, Op.a(w));
  }

  static void constructSpread(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    Value callee = f.get(b);
    Value[] args = elements(vm, f, b + 2);
    construct(vm, f, callee, callee instanceof JsObject o ? o : null, args, args.length, Op.a(w));
  }

  static void superCallSpread(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    Value[] args = elements(vm, f, b + 2);
    superConstruct(vm, f, b, args, args.length, Op.a(w));
  }

  static void superConstructor(Frame f, long w) {
    JsObject p = ((JsObject) f.get(Op.b(w))).getPrototypeOf();
    f.set(Op.a(w), p == null ? Null.INSTANCE : p);
  }

  // ---- leaving a frame ----

  /** RETURN of any frame. The value if the activation of the loop ends with it; null when the caller goes on. */
  static Value leave(Vm vm, Frame f, Value v) {
    if ((f.flags & Frame.GENERATOR) != 0) {
      return Generators.finish(vm, f, v);
    }
    if ((f.flags & Frame.CONSTRUCT) != 0 && !v.isObject()) {
      v = f.thisValue;
    }
    vm.pop();
    if ((f.flags & Frame.ENTRY) != 0) {
      return v;
    }
    if (f.resultRegister >= 0) {
      vm.top.set(f.resultRegister, v);
    }
    return null;
  }

  /** RETURN_DERIVED: R[a] if an object, else this from R[b]. */
  static Value leaveDerived(Vm vm, Frame f, long w) {
    Value v = f.get(Op.a(w));
    if (!v.isObject()) {
      if (!v.isUndefined()) {
        throw Unwinder.pastHandlers(vm, f, vm.realm.typeError("Derived constructors may only return object or undefined"));
      }
      v = f.get(Op.b(w));
      if (v == Special.TDZ) {
        throw Unwinder.pastHandlers(vm, f, Bindings.thisUninitialized(vm));
      }
    }
    return leave(vm, f, v);
  }

  private static final WellKnown[] ERRORS = {WellKnown.TYPE_ERROR_PROTOTYPE, WellKnown.REFERENCE_ERROR_PROTOTYPE,
      WellKnown.SYNTAX_ERROR_PROTOTYPE, WellKnown.RANGE_ERROR_PROTOTYPE};

  /** THROW_NEW: a new error of kind a with message constants[b]. */
  static void throwNew(Vm vm, Frame f, long w) {
    Unwinder.raise(vm, f, vm.realm.error(ERRORS[Op.a(w)], f.code.constants[Op.wide(w)].toString()).value());
  }
}
