package dev.ration.runtime;

/**
 * Operations on iterators, section 7.4. Stepping a plain array whose iterator was never touched makes no result
 * objects, at the same fuel as the general way.
 */
public final class Iteration {
  /** Fuel of one step beyond the instruction itself: what the built-in next of an array costs. */
  public static final int STEP_FUEL = 1;

  private Iteration() {}

  /** An Iterator Record; {@code iterator} is null for the array fast path. */
  public static final class Record {
    private final JsObject iterator;
    private final Value next;
    private boolean done;

    Record(JsObject iterator, Value next) {
      this.iterator = iterator;
      this.next = next;
    }

    public JsObject iterator() {
      return iterator;
    }

    public Value nextMethod() {
      return next;
    }

    /** [[Done]]. */
    public boolean isDone() {
      return done;
    }

    public void setDone() {
      done = true;
    }
  }

  /** GetIterator(v, sync). */
  public static Record getIterator(Realm realm, Value v) {
    JsFunction method = ObjectOperations.getMethod(realm, v, JsSymbol.ITERATOR.key());
    if (method == null) {
      throw realm.typeError(ErrorText.notIterable(v));
    }
    return getIteratorFromMethod(realm, v, method);
  }

  /** GetIteratorFromMethod. */
  public static Record getIteratorFromMethod(Realm realm, Value v, JsFunction method) {
    Value it = realm.call(method, v);
    if (!(it instanceof JsObject o)) {
      throw realm.typeError("Result of the Symbol.iterator method is not an object");
    }
    return getIteratorDirect(realm, o);
  }

  /** GetIteratorDirect. */
  public static Record getIteratorDirect(Realm realm, JsObject o) {
    return new Record(o, o.get(realm, PropertyKey.NEXT));
  }

  /** IteratorStepValue: the next value, or null when done. Throws mark the record done. */
  public static Value step(Realm realm, Record r) {
    return step(realm, r, true);
  }

  /** IteratorStep without reading the value: false when done. Throws mark the record done. */
  public static boolean skip(Realm realm, Record r) {
    return step(realm, r, false) != null;
  }

  private static Value step(Realm realm, Record r, boolean wantValue) {
    realm.charge(STEP_FUEL);
    boolean ok = false;
    try {
      if (!(r.next instanceof JsFunction next)) {
        throw realm.typeError(ErrorText.describe(realm, r.next) + " is not a function");
      }
      if (next instanceof NativeFunction n && n.intrinsic() instanceof DirectNext direct) {
        Value v = direct.nextValue(realm, r.iterator);
        if (v != DirectNext.NOT_MINE) {
          ok = true;
          if (v == null) {
            r.done = true;
          }
          return v;
        }
      }
      Value result = realm.call(next, r.iterator);
      if (!(result instanceof JsObject o)) {
        throw realm.typeError("Iterator result " + ErrorText.describe(realm, result) + " is not an object");
      }
      if (Conversions.toBoolean(o.get(realm, PropertyKey.DONE))) {
        r.done = true;
        ok = true;
        return null;
      }
      Value v = wantValue ? o.get(realm, PropertyKey.VALUE) : Undefined.INSTANCE;
      ok = true;
      return v;
    } finally {
      if (!ok) {
        r.done = true;
      }
    }
  }

  /** A built-in next method that can give its value without a result object: the rows of iterator prototypes. */
  public interface DirectNext {
    /** The receiver is not one of this method's own: take the general way, which throws. */
    Value NOT_MINE = Special.TDZ;

    /** The next value, null at the end, or {@link #NOT_MINE}. */
    Value nextValue(Realm realm, JsObject iterator);
  }

  /** IteratorClose for a normal or return completion: errors of the return method win. */
  public static void close(Realm realm, Record r) {
    JsFunction f = ObjectOperations.getMethod(realm, r.iterator, PropertyKey.RETURN);
    if (f != null && !realm.call(f, r.iterator).isObject()) {
      throw realm.typeError("Iterator return result is not an object");
    }
  }

  /** IteratorClose for a throw completion: guest errors of the return method are dropped, limits are not. */
  public static void closeOnThrow(Realm realm, Record r) {
    closeOnThrow(realm, r.iterator);
  }

  /** As {@link #closeOnThrow(Realm, Record)}, for an iterator whose next method was never read. */
  public static void closeOnThrow(Realm realm, JsObject iterator) {
    try {
      JsFunction f = ObjectOperations.getMethod(realm, iterator, PropertyKey.RETURN);
      if (f != null) {
        realm.call(f, iterator);
      }
    } catch (JsThrow dropped) {
      // Section 7.4.11, step 5: the original throw completion is returned.
    }
  }

  /** CreateIterResultObject. */
  public static JsObject result(Realm realm, Value v, boolean done) {
    JsObject o = JsObject.create(realm, 2);
    o.createDataProperty(realm, PropertyKey.VALUE, v);
    o.createDataProperty(realm, PropertyKey.DONE, JsBoolean.of(done));
    return o;
  }

  /** IteratorToList into an open list. */
  public static void toList(Realm realm, Value iterable, ValueList into) {
    Record r = getIterator(realm, iterable);
    for (Value v = step(realm, r); v != null; v = step(realm, r)) {
      into.add(v);
    }
  }
}
