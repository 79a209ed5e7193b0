package dev.ration.vm;

import dev.ration.bytecode.Op;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsGenerator.Mode;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;
import java.util.Arrays;

/** Generators, section 27.5: START_GENERATOR moves a frame to the heap, YIELD leaves it, a resumption puts it on the stack. */
final class Generators {
  private static final Mode[] MODES = Mode.values();

  private Generators() {}

  /** START_GENERATOR: leaves the frame with a new generator object. */
  static Value start(Vm vm, Frame f) {
    Realm realm = vm.realm;
    JsObject prototype = f.callee.get(realm, PropertyKey.PROTOTYPE) instanceof JsObject p ? p
        : realm.intrinsic(WellKnown.GENERATOR_PROTOTYPE);
    int n = f.code.registerCount;
    realm.heap().allocate(Frame.WEIGHT + (long) n * Frame.REGISTER_WEIGHT);
    Frame body = new Frame();
    GeneratorObject g = new GeneratorObject(vm, prototype, body);
    body.d = Arrays.copyOf(f.d, n);
    body.r = Arrays.copyOf(f.r, n);
    body.code = f.code;
    body.state = f.state;
    body.caches = f.caches;
    body.pc = f.pc;
    body.scope = f.scope;
    body.pushedScopes = f.pushedScopes;
    body.thisValue = f.thisValue;
    body.callee = f.callee;
    body.arguments = f.arguments;
    body.generator = g;
    return Calls.leave(vm, f, g);
  }

  /** Resumption by a built-in. */
  static Value resume(Vm vm, GeneratorObject g, Mode mode, Value v) {
    if (g.running) {
      throw vm.realm.typeError("Generator is already running");
    }
    Frame f = g.frame;
    if (f == null || g.fresh && mode != Mode.NEXT) {
      g.frame = null;
      if (mode == Mode.THROW) {
        throw new JsThrow(v);
      }
      return Iteration.result(vm.realm, mode == Mode.RETURN ? v : Undefined.INSTANCE, true);
    }
    return vm.reenter(g, mode, v);
  }

  /** Prepares the body, which is on the stack, to go on with {@code mode} and {@code v}; may throw at its pc. */
  static void deliver(Vm vm, Frame f, Mode mode, Value v) {
    GeneratorObject g = f.generator;
    if (g.fresh) {
      g.fresh = false;
      return;
    }
    long w = f.code.words[f.pc - 1];
    if (Op.op(w) == Op.DELEGATE) {
      int b = Op.b(w);
      f.set(b + 2, v);
      f.set(b + 3, mode.ordinal());
      f.pc--;
      return;
    }
    switch (mode) {
      case NEXT -> f.set(Op.a(w), v);
      case RETURN -> {
        f.set(Op.a(w), v);
        f.pc = Op.c(w);
      }
      case THROW -> throw new JsThrow(v);
    }
  }

  /** YIELD: leaves the body with an iterator result. */
  static Value yield(Vm vm, Frame f, long w) {
    return suspend(vm, f, Iteration.result(vm.realm, f.get(Op.b(w)), false));
  }

  private static Value suspend(Vm vm, Frame f, Value result) {
    f.generator.running = false;
    return leave(vm, f, result);
  }

  private static Value leave(Vm vm, Frame f, Value v) {
    vm.pop();
    if ((f.flags & Frame.ENTRY) != 0) {
      return v;
    }
    if (f.resultRegister >= 0) {
      vm.top.set(f.resultRegister, v);
    }
    return null;
  }

  /** The body has returned {@code v}: the result that ends the iteration. */
  static Value finish(Vm vm, Frame f, Value v) {
    Value result = Iteration.result(vm.realm, v, true);
    abandon(f);
    return result;
  }

  /** The frame will not run again: a generator whose body it is has completed. */
  static void abandon(Frame f) {
    if (f.generator != null) {
      f.generator.running = false;
      f.generator.frame = null;
    }
  }

  /** DELEGATE: one step of yield*, section 15.5.5. */
  static Value delegate(Vm vm, Frame f, long w) {
    Realm realm = vm.realm;
    int b = Op.b(w);
    Value sent = f.get(b + 2);
    Mode mode = MODES[(int) f.d[b + 3]];
    if (f.d[b + 1] == f.d[b + 1]) {
      // The fast form of an array's iterator: its iterator object has no throw and no return.
      if (mode != Mode.NEXT) {
        return delegateAbrupt(vm, f, w, mode, sent, null);
      }
      Value v = Iterators.step(vm, f, b);
      if (v == null) {
        f.set(Op.a(w), Undefined.INSTANCE);
        return null;
      }
      return suspend(vm, f, Iteration.result(realm, v, false));
    }
    JsObject iterator = (JsObject) f.r[b];
    if (mode != Mode.NEXT) {
      return delegateAbrupt(vm, f, w, mode, sent, iterator);
    }
    Value next = f.r[b + 1];
    if (!(next instanceof JsFunction fn)) {
      throw realm.typeError(ErrorText.describe(next) + " is not a function");
    }
    return delegated(vm, f, w, mode, realm.call(fn, iterator, sent));
  }

  private static Value delegateAbrupt(Vm vm, Frame f, long w, Mode mode, Value sent, JsObject iterator) {
    Realm realm = vm.realm;
    JsFunction method = iterator == null ? null
        : ObjectOperations.getMethod(realm, iterator, mode == Mode.THROW ? PropertyKey.THROW : PropertyKey.RETURN);
    if (method != null) {
      return delegated(vm, f, w, mode, realm.call(method, iterator, sent));
    }
    if (mode == Mode.THROW) {
      Iterators.close(vm, f, Op.b(w), false);
      throw realm.typeError("The iterator does not provide a 'throw' method");
    }
    f.set(Op.a(w), sent);
    f.pc = Op.c(w);
    return null;
  }

  private static Value delegated(Vm vm, Frame f, long w, Mode mode, Value result) {
    Realm realm = vm.realm;
    if (!(result instanceof JsObject o)) {
      throw realm.typeError("Iterator result " + ErrorText.describe(result) + " is not an object");
    }
    if (!Conversions.toBoolean(o.get(realm, PropertyKey.DONE))) {
      return suspend(vm, f, o);
    }
    f.set(Op.a(w), o.get(realm, PropertyKey.VALUE));
    if (mode == Mode.RETURN) {
      f.pc = Op.c(w);
    }
    return null;
  }
}
