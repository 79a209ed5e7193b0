package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.ErrorText;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.Iteration;
import dev.ration.runtime.JsObject;
import dev.ration.runtime.Realm;
import dev.ration.runtime.Row;
import dev.ration.runtime.Undefined;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** %IteratorHelperPrototype%, section 27.1.2.1. */
enum IteratorHelperIntrinsics implements Intrinsic, Iteration.DirectNext {
  PROTOTYPE(Row.prototype("sec-%iteratorhelperprototype%-object").withParent(WellKnown.ITERATOR_PROTOTYPE)),
  NEXT(Row.method("next", 0, Fuel.metered("1 per step of the underlying iterator"), "sec-%iteratorhelperprototype%.next")),
  RETURN(Row.method("return", 0, Fuel.flat(), "sec-%iteratorhelperprototype%.return")),
  TO_STRING_TAG(Row.toStringTag("Iterator Helper", "sec-%iteratorhelperprototype%-%symbol.tostringtag%"));

  private final Row row;

  IteratorHelperIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case NEXT -> ArrayIteratorIntrinsics.result(c, helper(c).next(c.realm()));
      case RETURN -> close(c);
      case PROTOTYPE, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  private static IteratorHelper helper(Call c) {
    if (c.receiver() instanceof IteratorHelper h) {
      return h;
    }
    throw c.typeError("Method Iterator Helper.prototype." + c.callee().intrinsic().row().name()
        + " called on incompatible receiver " + ErrorText.describe(c.realm(), c.receiver()));
  }

  private static Value close(Call c) {
    helper(c).close(c.realm());
    return Iteration.result(c.realm(), Undefined.INSTANCE, true);
  }

  @Override
  public Value nextValue(Realm realm, JsObject iterator) {
    return this == NEXT && iterator instanceof IteratorHelper h ? h.next(realm) : NOT_MINE;
  }
}
