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

  /**
   * Resumption by an instruction of {@code f}: puts the body on the stack and lets the loop go on there. False when the
   * generator has completed.
   */
  static boolean step(Vm vm, GeneratorObject g, int flag, Value sent) {
    if (g.running) {
      throw vm.realm.typeError("Generator is already running");
    }
    Frame body = g.frame;
    if (body == null) {
      return false;
    }
    vm.pushSuspended(body);
    body.caches = body.state.caches;
    body.flags = Frame.GENERATOR | flag;
    body.resultRegister = Frame.NO_RESULT;
    g.running = true;
    deliver(vm, body, Mode.NEXT, sent);
    return true;
  }

  /** YIELD: suspends the body, and every body that delegates to it, and hands the value to whoever resumed them. */
  static Value yield(Vm vm, Frame f, long w) {
    return suspend(vm, f, f.get(Op.b(w)));
  }

  private static Value suspend(Vm vm, Frame f, Value v) {
    while ((f.flags & Frame.DELEGATED) != 0) {
      f.generator.running = false;
      vm.pop();
      f = vm.top;
    }
    if ((f.flags & Frame.STEPPED) == 0) {
      v = Iteration.result(vm.realm, v, false);
      f.generator.running = false;
      return leave(vm, f, v);
    }
    f.generator.running = false;
    vm.pop();
    stepped(vm.top, f.generator, v);
    return null;
  }

  /** An iteration instruction gets its value and its iterator back. */
  private static void stepped(Frame f, GeneratorObject g, Value v) {
    long w = f.code.words[f.pc - 1];
    f.set(Op.b(w), g);
    f.set(Op.a(w), v);
  }

  /** An iteration instruction learns that its iterator is done. */
  private static void ended(Frame f) {
    long w = f.code.words[f.pc - 1];
    if (Op.op(w) == Op.ITERATOR_NEXT) {
      f.pc = Op.c(w);
    } else {
      f.set(Op.a(w), Undefined.INSTANCE);
    }
  }

  /** Suspends the body with an iterator result that another iterator made, which passes through as it is. */
  private static Value pass(Vm vm, Frame f, JsObject result) {
    Realm realm = vm.realm;
    while ((f.flags & (Frame.DELEGATED | Frame.STEPPED)) != 0) {
      boolean delegated = (f.flags & Frame.DELEGATED) != 0;
      GeneratorObject g = f.generator;
      g.running = false;
      vm.pop();
      f = vm.top;
      boolean done = Conversions.toBoolean(result.get(realm, PropertyKey.DONE));
      if (!delegated) {
        if (done) {
          ended(f);
        } else {
          stepped(f, g, result.get(realm, PropertyKey.VALUE));
        }
        return null;
      }
      if (done) {
        f.set(Op.a(f.code.words[f.pc - 1]), result.get(realm, PropertyKey.VALUE));
        return null;
      }
    }
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

  /** The body has returned {@code v}: the generator has completed, and whoever resumed it learns so. */
  static Value finish(Vm vm, Frame f, Value v) {
    if ((f.flags & (Frame.STEPPED | Frame.DELEGATED)) == 0) {
      Value result = Iteration.result(vm.realm, v, true);
      abandon(f);
      return leave(vm, f, result);
    }
    abandon(f);
    vm.pop();
    Frame caller = vm.top;
    if ((f.flags & Frame.STEPPED) != 0) {
      ended(caller);
    } else {
      caller.set(Op.a(caller.code.words[caller.pc - 1]), v);
    }
    return null;
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
      return suspend(vm, f, v);
    }
    JsObject iterator = (JsObject) f.r[b];
    if (mode != Mode.NEXT) {
      return delegateAbrupt(vm, f, w, mode, sent, iterator);
    }
    Value next = f.r[b + 1];
    if (iterator instanceof GeneratorObject g && Iterators.isGeneratorNext(vm, next)) {
      realm.charge(1);
      if (!step(vm, g, Frame.DELEGATED, sent)) {
        f.set(Op.a(w), Undefined.INSTANCE);
      }
      return null;
    }
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
      return pass(vm, f, o);
    }
    f.set(Op.a(w), o.get(realm, PropertyKey.VALUE));
    if (mode == Mode.RETURN) {
      f.pc = Op.c(w);
    }
    return null;
  }
}
