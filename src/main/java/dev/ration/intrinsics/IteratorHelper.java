package dev.ration.intrinsics;

import dev.ration.runtime.Census;
import dev.ration.runtime.Conversions;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsArray;
import dev.ration.runtime.JsFunction;
import dev.ration.runtime.JsNumber;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.JsThrow;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/**
 * An Iterator Helper object, section 27.1.2.1: what the specification writes as a generator closure is a state machine
 * here. A chain of helpers recurses in Java, at 1 unit of the Java stack budget each.
 */
final class IteratorHelper extends JsObject {
  /** Which closure this is. */
  enum Kind { MAP, FILTER, TAKE, DROP, FLAT_MAP, CONCAT }

  private enum State { START, YIELDED, RUNNING, DONE }

  private static final int EXTRA = 96;

  private final Kind kind;
  private State state = State.START;
  /** The iterator that the method was called on; null for concat. */
  private Iteration.Record underlying;
  private JsFunction function;
  private double remaining;
  private long counter;
  /** The iterator whose values pass through: flatMap and concat. */
  private Iteration.Record inner;
  /** Iterables and their methods in turn: concat. */
  private JsArray pending;
  /** The value that a callback looks at. */
  private Value current;

  IteratorHelper(Realm realm, Kind kind, Iteration.Record underlying, JsFunction function, double limit) {
    super(realm.heap(), realm.intrinsic(WellKnown.ITERATOR_HELPER_PROTOTYPE), EXTRA);
    this.kind = kind;
    this.underlying = underlying;
    this.function = function;
    this.remaining = limit;
  }

  /** The helper of Iterator.concat. */
  IteratorHelper(Realm realm, JsArray pending) {
    this(realm, Kind.CONCAT, null, null, 0);
    this.pending = pending;
  }

  /** GeneratorResume: the next value, or null when the closure has returned. */
  Value next(Realm realm) {
    requireIdle(realm);
    if (state == State.DONE) {
      return null;
    }
    realm.enterJava(1);
    Value v = null;
    try {
      state = State.RUNNING;
      v = step(realm);
      return v;
    } finally {
      realm.exitJava(1);
      finish(v != null);
    }
  }

  private void requireIdle(Realm realm) {
    if (state == State.RUNNING) {
      throw realm.typeError("Generator is already running");
    }
  }

  private void finish(boolean yielded) {
    current = null;
    state = yielded ? State.YIELDED : State.DONE;
    if (!yielded) {
      underlying = null;
      function = null;
      inner = null;
      pending = null;
    }
  }

  private Value step(Realm realm) {
    return switch (kind) {
      case MAP -> map(realm);
      case FILTER -> filter(realm);
      case TAKE -> take(realm);
      case DROP -> drop(realm);
      case FLAT_MAP -> flatMap(realm);
      case CONCAT -> concat(realm);
    };
  }

  /** Calls the function with {@code v} and the counter; a throw closes the underlying iterator. */
  private Value callback(Realm realm, Value v) {
    try {
      return realm.call(function, Undefined.INSTANCE, v, JsNumber.of((double) counter++));
    } catch (JsThrow e) {
      Iteration.closeOnThrow(realm, underlying);
      throw e;
    }
  }

  private Value map(Realm realm) {
    Value v = Iteration.step(realm, underlying);
    return v == null ? null : callback(realm, v);
  }

  private Value filter(Realm realm) {
    Value v;
    do {
      v = Iteration.step(realm, underlying);
      current = v;
    } while (v != null && !Conversions.toBoolean(callback(realm, v)));
    return v;
  }

  private Value take(Realm realm) {
    if (remaining == 0) {
      Iteration.close(realm, underlying);
      return null;
    }
    remaining--;
    return Iteration.step(realm, underlying);
  }

  private Value drop(Realm realm) {
    while (remaining > 0) {
      remaining--;
      if (!Iteration.skip(realm, underlying)) {
        return null;
      }
    }
    return Iteration.step(realm, underlying);
  }

  private Value flatMap(Realm realm) {
    while (true) {
      if (inner == null) {
        Value v = Iteration.step(realm, underlying);
        if (v == null) {
          return null;
        }
        Value mapped = callback(realm, v);
        try {
          inner = IteratorIntrinsics.getIteratorFlattenable(realm, mapped, false);
        } catch (JsThrow e) {
          Iteration.closeOnThrow(realm, underlying);
          throw e;
        }
      }
      Value v;
      try {
        v = Iteration.step(realm, inner);
      } catch (JsThrow e) {
        Iteration.closeOnThrow(realm, underlying);
        throw e;
      }
      if (v != null) {
        return v;
      }
      inner = null;
    }
  }

  private Value concat(Realm realm) {
    while (true) {
      if (inner == null) {
        if (counter >= pending.length()) {
          return null;
        }
        Value iterable = pending.getIndex(realm, counter++);
        JsFunction method = (JsFunction) pending.getIndex(realm, counter++);
        Value it = realm.call(method, iterable);
        if (!(it instanceof JsObject o)) {
          throw realm.typeError(ErrorText.describe(realm, it) + " is not an object");
        }
        inner = Iteration.getIteratorDirect(realm, o);
      }
      Value v = Iteration.step(realm, inner);
      if (v != null) {
        return v;
      }
      inner = null;
    }
  }

  /** %IteratorHelperPrototype%.return: closes what is open, the inner iterator first. */
  void close(Realm realm) {
    requireIdle(realm);
    if (state == State.DONE) {
      return;
    }
    Iteration.Record outer = underlying;
    Iteration.Record open = inner;
    // A helper that has not begun is done before its iterator is closed; one that has runs meanwhile.
    state = state == State.START ? State.DONE : State.RUNNING;
    realm.enterJava(1);
    try {
      if (open != null) {
        closeInner(realm, open, outer);
      }
      if (outer != null) {
        Iteration.close(realm, outer);
      }
    } finally {
      realm.exitJava(1);
      finish(false);
    }
  }

  private static void closeInner(Realm realm, Iteration.Record open, Iteration.Record outer) {
    try {
      Iteration.close(realm, open);
    } catch (JsThrow e) {
      if (outer != null) {
        Iteration.closeOnThrow(realm, outer);
      }
      throw e;
    }
  }

  @Override
  protected long weight() {
    return super.weight() + EXTRA;
  }

  @Override
  protected void trace(Census census) {
    super.trace(census);
    trace(census, underlying);
    trace(census, inner);
    census.visit(function);
    census.visit(pending);
    census.visitSlot(current);
  }

  private static void trace(Census census, Iteration.Record r) {
    if (r != null) {
      census.visit(r.iterator());
      census.visit(r.nextMethod());
    }
  }
}
