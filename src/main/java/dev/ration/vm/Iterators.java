package dev.ration.vm;

import dev.ration.bytecode.Op;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.NativeFunction;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/**
 * Iterator records in two registers. R[x] is the iterator and R[x+1] its next method; or, for an array whose iteration nobody
 * has touched, R[x] is the array and R[x+1] the number of the next element. R[x] is undefined once the iterator is done.
 */
final class Iterators {
  private static final String VALUES = "sec-array.prototype.values";
  private static final String GENERATOR_NEXT = "sec-generator.prototype.next";
  private static final String NEXT = "sec-%arrayiteratorprototype%.next";

  private Iterators() {}

  /** Whether iterating {@code array} runs nothing but built-ins as they were made. */
  static boolean isPristine(Vm vm, JsArray array) {
    Realm realm = vm.realm;
    JsObject prototype = realm.arrayPrototype();
    if (array.getPrototypeOf() != prototype
        || array.shape().size() > 0 && array.shape().find(JsSymbol.ITERATOR.key()) >= 0) {
      return false;
    }
    JsObject iterators = realm.intrinsic(WellKnown.ARRAY_ITERATOR_PROTOTYPE);
    return prototype.isPristine() && iterators.isPristine()
        || prototype.ownValue(realm, JsSymbol.ITERATOR.key()) == arrayValues(vm)
        && iterators.ownValue(realm, PropertyKey.NEXT) == arrayNext(vm);
  }

  /** %Array.prototype.values%; undefined if guests removed it before it was ever needed. */
  static Value arrayValues(Vm vm) {
    if (vm.arrayValues == null) {
      Value v = builtin(vm.realm, vm.realm.arrayPrototype(), JsSymbol.ITERATOR.key(), VALUES);
      vm.arrayValues = v != null ? v : builtin(vm.realm, vm.realm.arrayPrototype(), PropertyKey.of("values"), VALUES);
    }
    return vm.arrayValues == null ? Undefined.INSTANCE : vm.arrayValues;
  }

  private static Value arrayNext(Vm vm) {
    if (vm.arrayNext == null) {
      vm.arrayNext = builtin(vm.realm, vm.realm.intrinsic(WellKnown.ARRAY_ITERATOR_PROTOTYPE), PropertyKey.NEXT, NEXT);
    }
    return vm.arrayNext == null ? Undefined.INSTANCE : vm.arrayNext;
  }

  private static Value builtin(Realm realm, JsObject o, PropertyKey key, String section) {
    return o.ownValue(realm, key) instanceof NativeFunction n && n.intrinsic().row().section().equals(section) ? n : null;
  }

  /** GET_ITERATOR: R[a], R[a+1] := GetIterator(R[b], sync) */
  static void get(Vm vm, Frame f, long w) {
    int a = Op.a(w);
    Value v = f.get(Op.b(w));
    Realm realm = vm.realm;
    if (v instanceof JsArray array && isPristine(vm, array)) {
      realm.charge(1);
      f.set(a, array);
      f.set(a + 1, 0);
      return;
    }
    if (v.isNullish()) {
      throw notIterable(vm, f, v);
    }
    Value method = ObjectOperations.getV(realm, v, JsSymbol.ITERATOR.key());
    if (!(method instanceof JsFunction fn)) {
      throw notIterable(vm, f, v);
    }
    if (!(vm.callNow(fn, v) instanceof JsObject iterator)) {
      throw realm.typeError("Result of the Symbol.iterator method is not an object");
    }
    Value next = iterator.get(realm, PropertyKey.NEXT);
    f.set(a, iterator);
    f.set(a + 1, next instanceof JsNumber ? Undefined.INSTANCE : next);
  }

  private static JsThrow notIterable(Vm vm, Frame f, Value v) {
    String text = f.code.textAt(f.pc - 1);
    return vm.realm.typeError((text == null ? ErrorText.describe(v) : text) + " is not iterable");
  }

  /** The next value of the record at register {@code b}, or null when done; the record is done when this throws. */
  static Value step(Vm vm, Frame f, int b) {
    Realm realm = vm.realm;
    JsObject iterator = (JsObject) f.r[b];
    double index = f.d[b + 1];
    f.r[b] = Undefined.INSTANCE;
    realm.charge(Iteration.STEP_FUEL);
    Value v;
    if (index == index) {
      JsArray array = (JsArray) iterator;
      if (index >= array.length()) {
        return null;
      }
      v = array.getIndex(realm, (long) index);
      f.d[b + 1] = index + 1;
    } else {
      v = next(vm, iterator, f.r[b + 1]);
      if (v == null) {
        return null;
      }
    }
    f.r[b] = iterator;
    return v;
  }

  private static Value next(Vm vm, JsObject iterator, Value method) {
    Realm realm = vm.realm;
    if (!(method instanceof JsFunction next)) {
      throw realm.typeError(ErrorText.describe(method) + " is not a function");
    }
    if (next instanceof NativeFunction n && n.intrinsic() instanceof Iteration.DirectNext direct) {
      Value v = direct.nextValue(realm, iterator);
      if (v != Iteration.DirectNext.NOT_MINE) {
        return v;
      }
    }
    Value result = vm.callNow(next, iterator);
    if (!(result instanceof JsObject o)) {
      throw realm.typeError("Iterator result " + ErrorText.describe(result) + " is not an object");
    }
    return Conversions.toBoolean(o.get(realm, PropertyKey.DONE)) ? null : o.get(realm, PropertyKey.VALUE);
  }

  /** Whether {@code next} is %GeneratorPrototype%.next: then the loop can run the body of a generator itself. */
  static boolean isGeneratorNext(Vm vm, Value next) {
    if (next == vm.generatorNext) {
      return true;
    }
    if (vm.generatorNext == null && next instanceof NativeFunction n
        && n.intrinsic().row().section().equals(GENERATOR_NEXT)) {
      vm.generatorNext = n;
      return true;
    }
    return false;
  }

  /** Steps a generator in a frame on the stack, at the fuel of its next method; false when it has to be called. */
  private static boolean stepGenerator(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    if (!(f.r[b] instanceof GeneratorObject g) || !isGeneratorNext(vm, f.r[b + 1])) {
      return false;
    }
    f.r[b] = Undefined.INSTANCE;
    vm.realm.charge(Iteration.STEP_FUEL + 1);
    if (!Generators.step(vm, g, Frame.STEPPED, Undefined.INSTANCE)) {
      if (Op.op(w) == Op.ITERATOR_NEXT) {
        f.pc = Op.c(w);
      } else {
        f.set(Op.a(w), Undefined.INSTANCE);
      }
    }
    return true;
  }

  /** ITERATOR_NEXT: jumps when done. */
  static void next(Vm vm, Frame f, long w) {
    if (stepGenerator(vm, f, w)) {
      return;
    }
    Value v = step(vm, f, Op.b(w));
    if (v == null) {
      f.pc = Op.c(w);
    } else {
      f.set(Op.a(w), v);
    }
  }

  /** ITERATOR_STEP: undefined when done, before or now. */
  static void stepOrUndefined(Vm vm, Frame f, long w) {
    int b = Op.b(w);
    if (stepGenerator(vm, f, w)) {
      return;
    }
    Value v = isDone(f, b) ? null : step(vm, f, b);
    f.set(Op.a(w), v == null ? Undefined.INSTANCE : v);
  }

  static boolean isDone(Frame f, int b) {
    return f.r[b] == Undefined.INSTANCE;
  }

  /** ITERATOR_CLOSE and ITERATOR_CLOSE_QUIET */
  static void close(Vm vm, Frame f, int a, boolean quiet) {
    if (isDone(f, a)) {
      return;
    }
    Realm realm = vm.realm;
    JsObject iterator = (JsObject) f.r[a];
    boolean fast = f.d[a + 1] == f.d[a + 1];
    f.r[a] = Undefined.INSTANCE;
    if (fast) {
      JsObject prototype = realm.intrinsic(WellKnown.ARRAY_ITERATOR_PROTOTYPE);
      if (prototype.get(realm, PropertyKey.RETURN).isNullish()) {
        return;
      }
      iterator = (JsObject) realm.call((JsFunction) realm.arrayPrototype().get(realm, JsSymbol.ITERATOR.key()), iterator);
    }
    if (quiet) {
      Iteration.closeOnThrow(realm, iterator);
      return;
    }
    JsFunction method = ObjectOperations.getMethod(realm, iterator, PropertyKey.RETURN);
    if (method != null && !realm.call(method, iterator).isObject()) {
      throw realm.typeError("Iterator return result is not an object");
    }
  }

  static void forInStart(Vm vm, Frame f, long w) {
    Value v = f.get(Op.b(w));
    f.set(Op.a(w), new Enumerator(vm.realm, v.isNullish() ? null : Conversions.toObject(vm.realm, v)));
  }

  static void forInNext(Vm vm, Frame f, long w) {
    PropertyKey key = ((Enumerator) f.r[Op.b(w)]).next(vm.realm);
    if (key == null) {
      f.pc = Op.c(w);
    } else {
      f.set(Op.a(w), key.toValue());
    }
  }
}
