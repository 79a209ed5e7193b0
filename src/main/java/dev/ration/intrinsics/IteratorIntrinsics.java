package dev.ration.intrinsics;

import dev.ration.runtime.Attributes;
import dev.ration.runtime.Call;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsString;
import dev.ration.runtime.JsSymbol;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.ObjectOperations;
import dev.ration.runtime.PropertyKey;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** Iterator and Iterator.prototype, section 27.1. The lazy helpers live in {@link IteratorHelper}. */
enum IteratorIntrinsics implements Intrinsic {
  CONSTRUCTOR(Row.constructor("Iterator", 0, Fuel.flat(), "sec-iterator-constructor").newOnly()),
  PROTOTYPE(Row.prototype("sec-%iterator.prototype%-object")),

  CONCAT(Row.staticMethod("concat", 0, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-iterator.concat")),
  FROM(Row.staticMethod("from", 1, Fuel.flat(), "sec-iterator.from")),

  GET_CONSTRUCTOR(Row.getter("constructor", Fuel.flat(), "sec-iterator.prototype.constructor")),
  SET_CONSTRUCTOR(Row.setter("constructor", Fuel.flat(), "sec-iterator.prototype.constructor")),
  DROP(Row.method("drop", 1, Fuel.flat(), "sec-iterator.prototype.drop")),
  EVERY(Row.method("every", 1, steps(), "sec-iterator.prototype.every")),
  FILTER(Row.method("filter", 1, Fuel.flat(), "sec-iterator.prototype.filter")),
  FIND(Row.method("find", 1, steps(), "sec-iterator.prototype.find")),
  FLAT_MAP(Row.method("flatMap", 1, Fuel.flat(), "sec-iterator.prototype.flatmap")),
  FOR_EACH(Row.method("forEach", 1, steps(), "sec-iterator.prototype.foreach")),
  MAP(Row.method("map", 1, Fuel.flat(), "sec-iterator.prototype.map")),
  REDUCE(Row.method("reduce", 1, steps(), "sec-iterator.prototype.reduce")),
  SOME(Row.method("some", 1, steps(), "sec-iterator.prototype.some")),
  TAKE(Row.method("take", 1, Fuel.flat(), "sec-iterator.prototype.take")),
  TO_ARRAY(Row.method("toArray", 0, steps(), "sec-iterator.prototype.toarray")),
  ITERATOR(Row.method(JsSymbol.ITERATOR, 0, Fuel.flat(), "sec-%iterator.prototype%-%symbol.iterator%")),
  GET_TO_STRING_TAG(Row.getter(JsSymbol.TO_STRING_TAG, Fuel.flat(), "sec-%iterator.prototype%-%symbol.tostringtag%")),
  SET_TO_STRING_TAG(Row.setter(JsSymbol.TO_STRING_TAG, Fuel.flat(), "sec-%iterator.prototype%-%symbol.tostringtag%"));

  private static final JsString TAG = JsString.permanent("Iterator");

  private final Row row;

  IteratorIntrinsics(Row row) {
    this.row = row;
  }

  private static Fuel steps() {
    return Fuel.metered("1 per step, besides what the iterator does");
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case CONSTRUCTOR -> construct(c);
      case CONCAT -> concat(c);
      case FROM -> from(c);
      case GET_CONSTRUCTOR -> c.realm().intrinsic(WellKnown.ITERATOR);
      case SET_CONSTRUCTOR -> setWeirdly(c, PropertyKey.CONSTRUCTOR);
      case DROP -> limited(c, IteratorHelper.Kind.DROP);
      case EVERY -> test(c, this);
      case FILTER -> mapped(c, IteratorHelper.Kind.FILTER);
      case FIND -> test(c, this);
      case FLAT_MAP -> mapped(c, IteratorHelper.Kind.FLAT_MAP);
      case FOR_EACH -> test(c, this);
      case MAP -> mapped(c, IteratorHelper.Kind.MAP);
      case REDUCE -> reduce(c);
      case SOME -> test(c, this);
      case TAKE -> limited(c, IteratorHelper.Kind.TAKE);
      case TO_ARRAY -> toArray(c);
      case ITERATOR -> c.receiver();
      case GET_TO_STRING_TAG -> TAG;
      case SET_TO_STRING_TAG -> setWeirdly(c, JsSymbol.TO_STRING_TAG.key());
      case PROTOTYPE -> throw new AssertionError(this);
    };
  }

  /** Iterator ( ), section 27.1.3.1.1: only for subclasses. */
  private static Value construct(Call c) {
    if (c.newTarget() == c.callee()) {
      throw c.typeError("Abstract class Iterator not directly constructable");
    }
    return JsObject.create(c.realm(), c.prototypeFromNewTarget(WellKnown.ITERATOR_PROTOTYPE));
  }

  /** SetterThatIgnoresPrototypeProperties, section 7.3.35 (the property is "weird" in the words of the specification). */
  private static Value setWeirdly(Call c, PropertyKey key) {
    Realm realm = c.realm();
    if (!(c.receiver() instanceof JsObject o)) {
      throw c.typeError("Iterator.prototype." + key + " set on " + ErrorText.describe(c.realm(), c.receiver()));
    }
    if (o == realm.intrinsic(WellKnown.ITERATOR_PROTOTYPE)) {
      throw c.typeError("Cannot assign to this property of Iterator.prototype");
    }
    if (o.hasOwnProperty(realm, key)) {
      ObjectOperations.setOrThrow(realm, o, key, c.arg(0));
    } else {
      o.createDataPropertyOrThrow(realm, key, c.arg(0));
    }
    return Undefined.INSTANCE;
  }

  /** The this value as an iterator that has not been asked for its next method yet. */
  private static JsObject receiver(Call c) {
    if (c.receiver() instanceof JsObject o) {
      return o;
    }
    throw c.typeError("Iterator.prototype." + c.callee().intrinsic().row().name() + " called on non-object");
  }

  /** The function argument, or a TypeError that closes the receiver first. */
  private static JsFunction function(Call c, JsObject iterator) {
    if (c.arg(0) instanceof JsFunction f) {
      return f;
    }
    JsThrow e = c.typeError(ErrorText.describe(c.realm(), c.arg(0)) + " is not a function");
    Iteration.closeOnThrow(c.realm(), iterator);
    throw e;
  }

  private static Value mapped(Call c, IteratorHelper.Kind kind) {
    JsObject o = receiver(c);
    JsFunction f = function(c, o);
    return new IteratorHelper(c.realm(), kind, Iteration.getIteratorDirect(c.realm(), o), f, 0);
  }

  private static Value limited(Call c, IteratorHelper.Kind kind) {
    Realm realm = c.realm();
    JsObject o = receiver(c);
    double limit;
    try {
      double number = c.toNumber(0);
      limit = Conversions.toIntegerOrInfinity(number);
      if (number != number || limit < 0 || !Double.isInfinite(limit) && limit > ArrayElements.MAX_SAFE_LENGTH) {
        throw c.rangeError(Conversions.numberToString(realm, number) + " must be positive");
      }
    } catch (JsThrow e) {
      Iteration.closeOnThrow(realm, o);
      throw e;
    }
    return new IteratorHelper(realm, kind, Iteration.getIteratorDirect(realm, o), null, limit);
  }

  /** every, some, find and forEach: sections 27.1.4.3 to 27.1.4.10. */
  private static Value test(Call c, IteratorIntrinsics method) {
    Realm realm = c.realm();
    JsObject o = receiver(c);
    JsFunction f = function(c, o);
    Iteration.Record r = c.keep(Iteration.getIteratorDirect(realm, o));
    long k = 0;
    for (Value v = Iteration.step(realm, r); v != null; v = Iteration.step(realm, r)) {
      boolean stop;
      try {
        boolean answer = Conversions.toBoolean(c.invoke(f, Undefined.INSTANCE, v, JsNumber.of((double) k++)));
        stop = method != FOR_EACH && answer != (method == EVERY);
      } catch (JsThrow e) {
        Iteration.closeOnThrow(realm, r);
        throw e;
      }
      if (stop) {
        c.hold(v);
        Iteration.close(realm, r);
        return method == FIND ? v : JsBoolean.of(method == SOME);
      }
    }
    return method == EVERY || method == SOME ? JsBoolean.of(method == EVERY) : Undefined.INSTANCE;
  }

  /** Section 27.1.4.9 (sec-iterator.prototype.reduce). */
  private static Value reduce(Call c) {
    Realm realm = c.realm();
    JsObject o = receiver(c);
    JsFunction f = function(c, o);
    Iteration.Record r = c.keep(Iteration.getIteratorDirect(realm, o));
    long k = 0;
    Value accumulator = c.arg(1);
    if (c.argc() < 2) {
      accumulator = Iteration.step(realm, r);
      if (accumulator == null) {
        throw c.typeError("Reduce of a done iterator with no initial value");
      }
      k = 1;
    }
    c.hold(accumulator);
    for (Value v = Iteration.step(realm, r); v != null; v = Iteration.step(realm, r)) {
      try {
        accumulator = c.hold(c.invoke(f, Undefined.INSTANCE, accumulator, v, JsNumber.of((double) k++)));
      } catch (JsThrow e) {
        Iteration.closeOnThrow(realm, r);
        throw e;
      }
    }
    return accumulator;
  }

  /** Section 27.1.4.12 (sec-iterator.prototype.toarray). */
  private static Value toArray(Call c) {
    Realm realm = c.realm();
    Iteration.Record r = c.keep(Iteration.getIteratorDirect(realm, receiver(c)));
    JsArray result = c.keep(JsArray.create(realm));
    for (Value v = Iteration.step(realm, r); v != null; v = Iteration.step(realm, r)) {
      ArrayElements.create(realm, result, result.length(), v);
    }
    return result;
  }

  // ---- static methods ----

  /** Iterator.concat: every iterable's method is read at once and called when its turn comes. */
  private static Value concat(Call c) {
    Realm realm = c.realm();
    JsArray pending = c.keep(JsArray.create(realm));
    for (int i = 0; i < c.argc(); i++) {
      c.fuel(2);
      if (!(c.arg(i) instanceof JsObject item)) {
        throw c.typeError(ErrorText.describe(c.realm(), c.arg(i)) + " is not an object");
      }
      JsFunction method = ObjectOperations.getMethod(realm, item, JsSymbol.ITERATOR.key());
      if (method == null) {
        throw c.typeError(ErrorText.describe(realm, item) + " is not iterable");
      }
      ArrayElements.create(realm, pending, 2L * i, item);
      ArrayElements.create(realm, pending, 2L * i + 1, method);
    }
    return new IteratorHelper(realm, pending);
  }

  /** Iterator.from, section 27.1.3.2.1. */
  private static Value from(Call c) {
    Realm realm = c.realm();
    Iteration.Record r = c.keep(getIteratorFlattenable(realm, c.arg(0), true));
    if (ObjectOperations.ordinaryHasInstance(realm, realm.intrinsic(WellKnown.ITERATOR), r.iterator())) {
      return r.iterator();
    }
    return new WrappedIterator(realm, r);
  }

  /** GetIteratorFlattenable, section 7.4.5. */
  static Iteration.Record getIteratorFlattenable(Realm realm, Value v, boolean acceptStrings) {
    if (!v.isObject() && !(acceptStrings && v instanceof JsString)) {
      throw realm.typeError(ErrorText.describe(realm, v) + " is not an object");
    }
    JsFunction method = ObjectOperations.getMethod(realm, v, JsSymbol.ITERATOR.key());
    Value iterator = method == null ? v : realm.call(method, v);
    if (!(iterator instanceof JsObject o)) {
      throw realm.typeError(ErrorText.describe(realm, iterator) + " is not an object");
    }
    return Iteration.getIteratorDirect(realm, o);
  }
}
