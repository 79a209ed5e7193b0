package dev.ration.vm;

import dev.ration.bytecode.Handler;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.Value;

/** Finds the handler of a guest exception. Works on frames: inside one activation of the loop nothing is thrown in Java. */
final class Unwinder {
  private Unwinder() {}

  /** Where the exception in a handler's register came from, so that RETHROW reports it. */
  record Caught(int register, ThrowPosition position, Caught next) {
    static ThrowPosition find(Caught list, int register) {
      for (Caught c = list; c != null; c = c.next) {
        if (c.register == register) {
          return c.position;
        }
      }
      return null;
    }

    static Caught with(Caught list, int register, ThrowPosition position) {
      Caught rest = null;
      for (Caught c = list; c != null; c = c.next) {
        if (c.register != register) {
          rest = new Caught(c.register, c.position, rest);
        }
      }
      return new Caught(register, position, rest);
    }
  }

  /** THROW: continues at a handler of this activation, or leaves it. */
  static void raise(Vm vm, Frame f, Value v) {
    vm.setLastThrow(new ThrowPosition(f.code, f.pc - 1));
    enterHandlerOrLeave(vm, v);
  }

  /** RETHROW: as THROW, but the exception keeps the position it had when it was caught. */
  static void raiseAgain(Vm vm, Frame f, int register) {
    ThrowPosition p = Caught.find(f.caught, register);
    vm.setLastThrow(p != null ? p : new ThrowPosition(f.code, f.pc - 1));
    enterHandlerOrLeave(vm, f.get(register));
  }

  private static void enterHandlerOrLeave(Vm vm, Value v) {
    if (!enterHandler(vm, v)) {
      vm.inFlight = new JsThrow(v);
      throw vm.inFlight;
    }
  }

  /** Makes {@code t} an exception that no handler of the frame sees: one that arises after the body has ended. */
  static JsThrow pastHandlers(Vm vm, Frame f, JsThrow t) {
    vm.setLastThrow(new ThrowPosition(f.code, f.pc - 1));
    vm.inFlight = t;
    f.pc = 0;
    return t;
  }

  /** Takes an exception that came out of Java code called by the loop. False when no handler of the activation wants it. */
  static boolean caught(Vm vm, JsThrow t) {
    if (t != vm.inFlight) {
      vm.setLastThrow(new ThrowPosition(vm.top.code, vm.top.pc - 1));
      vm.inFlight = t;
    }
    return enterHandler(vm, t.value());
  }

  /** Pops to the innermost handler of this activation; at its entry frame, without a handler, stops and says false. */
  private static boolean enterHandler(Vm vm, Value v) {
    while (true) {
      Frame f = vm.top;
      vm.meter.charge(f.code.handlers.length >> 4);
      Handler h = find(f);
      if (h != null) {
        f.scope = f.scope == null ? null : f.scope.up(f.pushedScopes - h.scopes());
        f.pushedScopes = h.scopes();
        f.caught = Caught.with(f.caught, h.register(), vm.lastThrow());
        f.set(h.register(), v);
        f.pc = h.target();
        vm.inFlight = null;
        return true;
      }
      if ((f.flags & Frame.ENTRY) != 0) {
        return false;
      }
      Generators.abandon(f);
      vm.pop();
    }
  }

  private static Handler find(Frame f) {
    int pc = f.pc - 1;
    for (Handler h : f.code.handlers) {
      if (h.covers(pc)) {
        return h;
      }
    }
    return null;
  }
}
