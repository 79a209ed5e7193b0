package dev.ration.intrinsics;

import dev.ration.runtime.Call;
import dev.ration.runtime.Fuel;
import dev.ration.runtime.Intrinsic;
import dev.ration.runtime.JsBoolean;
import dev.ration.runtime.Row;
import dev.ration.runtime.Value;
import dev.ration.runtime.WellKnown;

/** WeakSet and WeakSet.prototype, section 24.4. */
enum WeakSetIntrinsics implements Intrinsic {
  CONSTRUCTOR(Row.constructor("WeakSet", 0, Fuel.perElement(Fuel.Source.ARGUMENT), "sec-weakset-constructor").newOnly()),
  PROTOTYPE(Row.prototype("sec-properties-of-the-weakset-prototype-object")),

  ADD(Row.method("add", 1, Fuel.flat(), "sec-weakset.prototype.add")),
  DELETE(Row.method("delete", 1, Fuel.flat(), "sec-weakset.prototype.delete")),
  HAS(Row.method("has", 1, Fuel.flat(), "sec-weakset.prototype.has")),
  TO_STRING_TAG(Row.toStringTag("WeakSet", "sec-weakset.prototype-%symbol.tostringtag%"));

  private final Row row;

  WeakSetIntrinsics(Row row) {
    this.row = row;
  }

  @Override
  public Row row() {
    return row;
  }

  @Override
  public Value call(Call c) {
    return switch (this) {
      case CONSTRUCTOR -> construct(c);
      case ADD -> add(c);
      case DELETE -> JsBoolean.of(data(c).remove(c.realm(), c.arg(0)));
      case HAS -> JsBoolean.of(data(c).find(c.realm(), c.arg(0)) != null);
      case PROTOTYPE, TO_STRING_TAG -> throw new AssertionError(this);
    };
  }

  private static WeakTable data(Call c) {
    if (c.receiver() instanceof JsWeakSet s) {
      return s;
    }
    throw MapIntrinsics.incompatible(c, "WeakSet");
  }

  /** WeakSet ( [ iterable ] ), section 24.4.1.1. */
  private static Value construct(Call c) {
    JsWeakSet set = c.keep(new JsWeakSet(c.realm(), c.prototypeFromNewTarget(WellKnown.WEAK_SET_PROTOTYPE)));
    if (!c.arg(0).isNullish()) {
      KeyedCollections.addValues(c, set, "add", ADD, null);
    }
    return set;
  }

  private static Value add(Call c) {
    WeakTable data = data(c);
    if (!WeakMapIntrinsics.canBeHeldWeakly(c.realm(), c.arg(0))) {
      throw c.typeError("Invalid value used in weak set");
    }
    data.put(c.realm(), c.arg(0), JsBoolean.TRUE);
    return c.receiver();
  }
}
